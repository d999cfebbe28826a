import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../kernel/game.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { changeSupply, type D, moveTokens, seatsInOrder } from './player.ts';
import { scoreSheet, winnersOf } from './scoring.ts';
import { CONSTANTS, TURN_SPACES, type TurnSpace } from './tables/constants.ts';
import type { Token } from './tables/goods.ts';
import { playerCount } from './tables/player-counts.ts';
import type { Config, State, TaskOf, Types } from './types.ts';
import { refuse } from './violations.ts';
import type { MoveOfKind } from './vocabulary.ts';

/**
 * The rounds of a game at most.
 * @rule rounds-at-most
 */
export function roundsOf({ seats }: Pick<Config, 'seats'>): number {
  return playerCount(seats).rounds;
}

/**
 * The space of the turn track that a round uses; those above the first one stay empty.
 * @rule turn-track-unused
 */
export function spaceOf({ seats }: Pick<Config, 'seats'>, round: number): TurnSpace {
  return TURN_SPACES[playerCount(seats).firstSpace + round - 2] as TurnSpace;
}

/**
 * What a space of the turn track holds for each player.
 * @rule turn-track-tokens
 */
export function incomeOf(space: TurnSpace): { readonly token: Token; readonly amount: number } {
  return space === CONSTANTS.whistleSpace
    ? { token: 'whistle', amount: CONSTANTS.whistleIncome }
    : { token: 'coal', amount: CONSTANTS.coalIncome };
}

/** True from the moment at which a round is known to be the last. */
export function isLastRound({ round, ending, config }: Pick<State, 'round' | 'ending' | 'config'>): boolean {
  return ending !== undefined || round === roundsOf(config);
}

/** A round begins: what the next space of the turn track holds is shared evenly. */
export const startRound: Automatic<Types, TaskOf<'startRound'>> = {
  rule: 'round-income',
  settle(draft) {
    const round = draft.state.round + 1;
    const space = spaceOf(draft.state.config, round);
    draft.state = { ...draft.state, round };
    tell(draft, { kind: 'roundBegun', rule: 'round-income', round, space });
    const { token, amount } = incomeOf(space);
    for (const seat of seatsInOrder(draft.state)) {
      const { coal, whistles } = playerOf(draft.state, seat);
      change(draft, seat, token === 'coal' ? { coal: coal + amount } : { whistles: whistles + amount });
      tell(draft, { kind: 'incomeTaken', seat, rule: 'even-income', token, amount });
    }
    push(draft, { kind: 'startTurn', seat: draft.state.first });
  },
};

/**
 * A turn closes: whoever moved no train gains a whistle, spent tokens go back, the hand is refilled.
 * @rule finish-the-round
 */
export const closeTurn: Automatic<Types, TaskOf<'closeTurn'>> = {
  rule: 'spent-tokens-return',
  settle(draft, { seat, moved }) {
    if (!moved) pass(draft, seat);
    returnTokens(draft, seat);
    if (isLastRound(draft.state)) return tell(draft, { kind: 'refillSkipped', seat, rule: 'no-refill-last-round' });
    push(draft, { kind: 'refill', seat });
  },
};

function pass(draft: D, seat: Seat): void {
  const whistles = Math.min(CONSTANTS.passWhistles, draft.state.supply.whistles);
  moveTokens(draft, seat, 'whistle', whistles);
  tell(draft, { kind: 'passed', seat, rule: 'pass-whistle', whistles });
}

function returnTokens(draft: D, seat: Seat): void {
  const { spent } = playerOf(draft.state, seat);
  if (spent.length === 0) return;
  const { coal, whistles } = draft.state.supply;
  const ofCoal = spent.filter((token) => token === 'coal').length;
  change(draft, seat, { spent: [] });
  changeSupply(draft, { coal: coal + ofCoal, whistles: whistles + spent.length - ofCoal });
  tell(draft, { kind: 'tokensReturned', seat, rule: 'spent-tokens-return', tokens: spent });
}

/**
 * Tiles that a hand lacks.
 * @rule hand-limit
 */
function missing(state: State, seat: Seat): number {
  return Math.max(0, CONSTANTS.hand - playerOf(state, seat).tiles.length);
}

/** Whether a hand lacks tiles and there are any to take. */
function canRefill(state: State, seat: Seat): boolean {
  return missing(state, seat) > 0 && state.display.length + state.pile.length > 0;
}

/** The hand is refilled one tile at a time, from the display or the pile; only then is the display filled up. */
export const refill: Choice<Types, TaskOf<'refill'>, MoveOfKind<'takeTile'>> = {
  rule: 'refill-hand',
  accepts: ['takeTile'],
  prompt: (state, { seat }) => ({ kind: 'refill', seat, rule: 'refill-hand', missing: missing(state, seat) }),
  *candidates(state, { seat }) {
    if (!canRefill(state, seat)) return;
    for (const tile of state.display) yield { kind: 'takeTile', from: tile };
    yield { kind: 'takeTile', from: 'pile' };
  },
  check(state, move) {
    const { from } = move;
    if (from === 'pile') return state.pile.length > 0 ? undefined : refuse('empty-pile', 'pileEmpty', {});
    return state.display.includes(from) ? undefined : refuse('refill-source', 'notOnDisplay', { tile: from });
  },
  perform(draft, move, { seat }) {
    const tile = move.from === 'pile' ? draft.state.pile[0] : move.from;
    if (tile === undefined) return;
    const from = move.from === 'pile' ? 'pile' : 'display';
    if (from === 'pile') {
      draft.revealed = true;
      draft.state = { ...draft.state, pile: draft.state.pile.slice(1) };
    } else draft.state = { ...draft.state, display: draft.state.display.filter((one) => one !== tile) };
    change(draft, seat, { tiles: [...playerOf(draft.state, seat).tiles, tile] });
    tell(draft, { kind: 'tileTaken', seat, rule: 'refill-source', tile, from });
    push(draft, { kind: 'refill', seat });
  },
  none: (draft) => fillDisplay(draft),
};

/** Brings the display back to three tiles, as far as the pile goes. */
export function fillDisplay(draft: D, rule: 'refill-display' | 'tile-display' = 'refill-display'): void {
  const { display, pile } = draft.state;
  const n = Math.min(pile.length, CONSTANTS.display - display.length);
  if (n <= 0) return;
  draft.revealed = true;
  const tiles = pile.slice(0, n);
  draft.state = { ...draft.state, display: [...display, ...tiles], pile: pile.slice(n) };
  tell(draft, { kind: 'displayFilled', rule, tiles });
}

/** The turn passes on clockwise; after the last one of a round the next begins, or the game ends. */
export const endTurn: Automatic<Types, TaskOf<'endTurn'>> = {
  rule: 'turn-order',
  settle(draft, { seat }) {
    tell(draft, { kind: 'turnEnded', seat, rule: 'turn-order' });
    const next = (seat + 1) % draft.state.config.seats;
    if (next !== draft.state.first) return push(draft, { kind: 'startTurn', seat: next });
    if (!isLastRound(draft.state)) return push(draft, { kind: 'startRound' });
    endGame(draft);
  },
};

function endGame(draft: D): void {
  for (const [seat, { gold: values }] of draft.state.seats.entries()) {
    if (values.length === 0) continue;
    draft.revealed = true;
    tell(draft, { kind: 'goldShown', seat, rule: 'gold-score', values });
  }
  const { winners, by } = winnersOf(draft.state, scoreSheet(draft.state));
  tell(draft, { kind: 'gameEnded', rule: by === 'vp' ? 'highest-total-wins' : 'win-tie', winners, by });
}
