import type { Seat } from '../../../../../kernel/agenda.ts';
import { push, tell as tellBase } from '../../../../../kernel/draft.ts';
import type { Anytime } from '../../../../../kernel/game.ts';
import type { D } from '../../../engine/company.ts';
import { asked, insideStep } from '../../../engine/moves/anytime.ts';
import { availableCities, networkAt } from '../../../engine/network.ts';
import type { State } from '../../../engine/types.ts';
import { type Refusal, refuse as refuseBase } from '../../../engine/violations.ts';
import { PIECES, type Piece } from '../../../engine/vocabulary.ts';
import { choice, type MoveOfKind } from './asking.ts';
import { cite } from './cite.ts';
import { extensionOf, setExtension, tell } from './part.ts';
import { pieceOf, type RewardTileId } from './tables/tiles.ts';
import type { Types } from './types.ts';
import { refuse } from './violations.ts';

type UseMove = MoveOfKind<'useRewardTile'>;

/** The reward tile in front of a player that places this piece. */
function tileFor(state: State, seat: Seat, piece: Piece): RewardTileId | undefined {
  return extensionOf(state, seat).rewards.find((tile) => pieceOf(tile) === piece);
}

/** True from the beginning of a seat's turn until its Milestones are looked at. */
function inTurn(state: State, seat: Seat): boolean {
  return state.agenda.some(
    ({ kind, ...task }) =>
      (kind === 'placeWorker' || kind === 'action' || kind === 'closeTurn') && 'seat' in task && task.seat === seat,
  );
}

/** True while the worker for the reward tile that a seat has just taken is still to be discarded. */
function isOwed(state: State, seat: Seat, piece: Piece): boolean {
  const last = extensionOf(state, seat).rewards.at(-1);
  return (
    last === tileFor(state, seat, piece) &&
    state.agenda.some(
      (task) => task.kind === 'discardWorker' && task.seat === seat && task.rule === cite('take-reward-tile'),
    )
  );
}

/** True where a seat can use a reward tile in this turn, as far as it has one and a place for its piece. */
export function isReady(state: State, seat: Seat, piece: Piece): boolean {
  return tileFor(state, seat, piece) !== undefined && inTurn(state, seat);
}

function useRefused(state: State, { seat, piece }: UseMove): Refusal {
  if (seat >= state.config.seats) return refuseBase('any-time-steps', 'noSuchSeat', { seat });
  if (tileFor(state, seat, piece) === undefined) return refuse('use-reward-tile', 'noRewardTile', { seat, piece });
  if (!inTurn(state, seat)) return refuse('use-reward-tile', 'notYourTurn', { seat });
  if (isOwed(state, seat, piece)) return refuse('take-reward-tile', 'tileOwed', { piece });
  const now = asked(state);
  if (now !== undefined && now !== seat && insideStep(state))
    return refuseBase('any-time-steps', 'insideStep', { seat, asked: now });
  const places = piece === 'rail' ? networkAt(state, seat).spaces : availableCities(state, seat);
  return places.length === 0 ? refuse('reward-piece-connected', 'noPlace', { piece }) : undefined;
}

/**
 * Discards a reward tile; its piece is placed for nothing, as connections allow, and brings nothing else.
 * @rule reward-piece-no-reward
 */
function useTile(draft: D, { seat, piece }: UseMove): void {
  const { rewards, used } = extensionOf(draft.state, seat);
  const tile = tileFor(draft.state, seat, piece);
  if (tile === undefined) return;
  setExtension(draft, seat, { rewards: rewards.filter((one) => one !== tile), used: [...used, tile] });
  tell(draft, { kind: 'rewardTileUsed', seat, rule: 'use-reward-tile', tile });
  const common = { seat, must: true, aside: true };
  if (piece === 'rail') push(draft, { kind: 'layRail', ...common, rule: cite('reward-rail'), cost: 0 });
  else push(draft, { kind: 'layStation', ...common, rule: cite('reward-building') });
}

/** Each reward tile that lies in front of a player. */
function* uses(state: State): Generator<UseMove> {
  for (const seat of state.seats.keys())
    for (const piece of PIECES)
      if (tileFor(state, seat, piece) !== undefined)
        yield { kind: 'useRewardTile', seat: seat as UseMove['seat'], piece };
}

/**
 * Asks for Reward tiles where the turn would otherwise go on without its player: after both deals of a tile, and where no
 * action is possible. Nothing is asked of who can use none.
 */
export const useTiles = choice<'useTiles', 'decline'>({
  rule: 'use-reward-tile',
  accepts: ['decline'],
  prompt: ({ seat }) => ({ kind: 'useTiles', seat, rule: 'use-reward-tile' }),
  candidates: (state, { seat }) =>
    [...uses(state)].some((move) => move.seat === seat && !useRefused(state, move)) ? [{ kind: 'decline' }] : [],
  check: () => undefined,
  perform(draft, _, { seat }) {
    tellBase(draft, { kind: 'rewardDeclined', seat, rule: cite('use-reward-tile'), reward: 'rewardTiles' });
  },
  none() {},
});

/** Reward tiles may be used at any time of an own turn. */
export const anytime = {
  kinds: ['useRewardTile'],
  seatOf: (move) => (move as UseMove).seat,
  candidates: uses,
  attempts: uses,
  check: (state, move) => useRefused(state, move as UseMove),
  perform: (draft, move) => useTile(draft as unknown as D, move as UseMove),
} satisfies Anytime<Types>;
