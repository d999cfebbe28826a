import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import type { D } from '../bag.ts';
import type { BidTask, State, Types } from '../types.ts';
import { refuse } from '../violations.ts';
import { BIDS, type MoveOfKind } from '../vocabulary.ts';

/**
 * The first question of a bidding: the player who is last in order speaks first, and it goes on to the left.
 * @rule last-bids-first, bid-leftward
 */
export function firstBid({ order }: State): BidTask {
  const bidders = [...order].reverse();
  return { kind: 'bid', seat: bidders[0] as Seat, bidders, passed: [] };
}

const scoreOf = (state: State, seat: Seat): number => playerOf(state, seat).score;
const highOf = ({ high }: BidTask): number => high?.points ?? 0;

/** A player bids more than the bid before, up to the own score, or leaves the bidding. */
export const bid: Choice<Types, BidTask, MoveOfKind<'bid' | 'passBid'>> = {
  rule: 'bid-or-pass',
  accepts: ['bid', 'passBid'],
  prompt: (state, task) => ({
    kind: 'bid',
    seat: task.seat,
    rule: 'bid-or-pass',
    high: highOf(task),
    score: scoreOf(state, task.seat),
  }),
  *candidates(state, task) {
    for (const points of BIDS.slice(highOf(task), scoreOf(state, task.seat))) yield { kind: 'bid', points };
    yield { kind: 'passBid' };
  },
  check(state, move, task) {
    if (move.kind !== 'bid') return undefined;
    const { points } = move;
    if (points <= highOf(task)) return refuse('higher-bid', 'bidTooLow', { points, high: highOf(task) });
    const score = scoreOf(state, task.seat);
    return points > score ? refuse('winner-pays', 'bidOverScore', { points, score }) : undefined;
  },
  perform(draft, move, task) {
    const { seat, bidders } = task;
    const others = bidders.slice(1);
    if (move.kind === 'bid') {
      tell(draft, { kind: 'bidMade', seat, rule: 'bid-leftward', points: move.points });
      return ask(draft, { ...task, high: { seat, points: move.points }, bidders: [...others, seat] });
    }
    tell(draft, { kind: 'bidPassed', seat, rule: 'passed-is-out' });
    ask(draft, { ...task, passed: [...task.passed, seat], bidders: others });
  },
  *attempts(state, task) {
    // The bid that only equals the one before, and the first that is more than the player has.
    for (const points of [highOf(task), scoreOf(state, task.seat) + 1])
      if (BIDS.includes(points)) yield { kind: 'bid', points };
  },
};

/**
 * Asks the next bidder, or ends the bidding when only one is left.
 * @rule bidding-ends
 */
function ask(draft: D, task: BidTask): void {
  const [next, ...others] = task.bidders;
  if (next === undefined) return;
  if (others.length > 0) push(draft, { ...task, seat: next });
  else win(draft, next, task);
}

/**
 * The winner pays and takes the first place; the others follow in their order, or by the optional rule in the order in which
 * they passed, the first to pass last.
 * @rule order-for-the-turn, optional-bidding
 */
function win(draft: D, seat: Seat, { high, passed }: BidTask): void {
  const { config, order } = draft.state;
  const optional = config.variants.optionalBidding;
  tell(draft, { kind: 'auctionWon', seat, rule: optional ? 'optional-winner' : 'winner-first' });
  if (high !== undefined) {
    change(draft, seat, { score: scoreOf(draft.state, seat) - high.points });
    tell(draft, { kind: 'bidPaid', seat, rule: 'winner-pays', points: high.points });
  }
  const others = optional ? [...passed].reverse() : order.filter((one) => one !== seat);
  const after = [seat, ...others];
  if (after.every((one, place) => one === order[place])) return;
  draft.state = { ...draft.state, order: after };
  tell(draft, { kind: 'orderSet', rule: optional ? 'passers-last' : 'others-keep-order', order: after });
}
