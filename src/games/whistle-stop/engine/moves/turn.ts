import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { unfinished } from '../plan.ts';
import { type D, placeOf } from '../player.ts';
import { roundsOf } from '../round.ts';
import { type Arrival, enter, leave, type Run } from '../route.ts';
import {
  coastOf,
  hexNumber,
  hexOfStop,
  isCoast,
  isSmall,
  stopNumber,
  trackOfStop,
  wayAt,
  wayNumber,
} from '../stops.ts';
import { COAST, type Way } from '../tables/board.ts';
import { CONSTANTS, TRAIN_NUMBERS, type TrainNumber } from '../tables/constants.ts';
import { TOKENS, type Token } from '../tables/goods.ts';
import { across, tracksOf } from '../track.ts';
import type { State, StopId, TaskOf, TrainPlace, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';
import { planOf, proceed, type Start } from './walk.ts';

/** A player's turn begins. */
export const startTurn: Automatic<Types, TaskOf<'startTurn'>> = {
  rule: 'turn-order',
  settle(draft, { seat }) {
    const { round } = draft.state;
    draft.state = { ...draft.state, turn: seat };
    tell(draft, { kind: 'turnBegun', seat, rule: 'turn-order', round });
    if (seat === draft.state.first && round === roundsOf(draft.state.config))
      tell(draft, { kind: 'lastRoundBegun', rule: 'last-round', round });
    push(draft, { kind: 'turn', seat, moved: false });
  },
};

const isOnBoard = (place: TrainPlace): place is StopId => stopNumber(place) >= 0;

/** The ways by which track leaves a stop. */
export function waysFrom(state: State, place: StopId): readonly Way[] {
  const stop = stopNumber(place);
  if (isCoast(stop)) return [wayAt(across(wayNumber(COAST[coastOf(stop)].edge)))];
  const tile = tracksOf(state.board)[hexOfStop(stop)];
  return tile?.ways[isSmall(stop) ? trackOfStop(stop) : 0] ?? [];
}

/** Lets a train leave the stop it stands at by one of its ways. */
function setOut(run: Run, place: StopId, way: Way): Arrival {
  const stop = stopNumber(place);
  if (!isCoast(stop)) return leave(run, hexOfStop(stop), wayNumber(way));
  const { hex, edge } = COAST[coastOf(stop)];
  return enter(run, hexNumber(hex), wayNumber(edge));
}

function tokensOf(state: State, seat: Seat, token: Token): number {
  const { coal, whistles } = playerOf(state, seat);
  return token === 'coal' ? coal : whistles;
}

/**
 * Tokens that may still be spent in a turn.
 * @rule four-tokens
 */
function tokensLeft(state: State, seat: Seat): number {
  return CONSTANTS.tokensPerTurn - playerOf(state, seat).spent.length;
}

function moveRefused(state: State, seat: Seat, { train, token, way }: MoveOfKind<'move'>): Refusal {
  if (tokensLeft(state, seat) <= 0) return refuse('four-tokens', 'fourSpent', { tokens: CONSTANTS.tokensPerTurn });
  const place = placeOf(state, seat, train);
  if (place === undefined) return refuse('trains-per-player', 'noSuchTrain', { train });
  if (!isOnBoard(place)) return refuse('end-tile-exit', 'trainGone', { train });
  if (tokensOf(state, seat, token) === 0) return refuse(ruleOf(token), 'noToken', { token });
  if (!waysFrom(state, place).includes(way)) return refuse('along-the-track', 'noTrack', { way, stop: place });
  const plan = planOf(state, seat, { train, token, from: place });
  return unfinished(plan, setOut(plan.run, place, way));
}

const ruleOf = (token: Token) => (token === 'coal' ? 'coal-move' : 'whistle-move');

/** A turn: tokens are spent on trains, one after the other and the same train as often as one likes, up to four of them. */
export const turn: Choice<Types, TaskOf<'turn'>, MoveOfKind<'move' | 'endTurn'>> = {
  rule: 'token-actions',
  accepts: ['move', 'endTurn'],
  prompt: (state, { seat, moved }) => ({
    kind: 'turn',
    seat,
    rule: 'token-actions',
    left: tokensLeft(state, seat),
    moved,
  }),
  *candidates(state, { seat }) {
    if (tokensLeft(state, seat) > 0) yield* moves(state, seat);
    yield { kind: 'endTurn' };
  },
  check(state, move, { seat }) {
    return move.kind === 'move' ? moveRefused(state, seat, move) : undefined;
  },
  perform(draft, move, { seat, moved }) {
    if (move.kind === 'endTurn') return push(draft, { kind: 'closeTurn', seat, moved }, { kind: 'endTurn', seat });
    if (move.kind !== 'move') return;
    const { train, token, way } = move;
    const from = placeOf(draft.state, seat, train);
    if (from === undefined || !isOnBoard(from)) return;
    spend(draft, seat, token);
    tell(draft, { kind: 'moveBegun', seat, rule: ruleOf(token), train, token, from, way });
    push(draft, { kind: 'turn', seat, moved: true });
    const start: Start = { train, token, from };
    const { run } = planOf(draft.state, seat, start);
    proceed(draft, seat, run, start, setOut(run, from, way));
  },
  /** With all tokens spent nothing moves any more. */
  *attempts(state, { seat }) {
    if (tokensLeft(state, seat) <= 0) yield* moves(state, seat);
  },
};

/** Every train with every token that its player has, by every way out of its stop. */
function* moves(state: State, seat: Seat): Generator<MoveOfKind<'move' | 'endTurn'>, void> {
  const { trains } = playerOf(state, seat);
  for (const [i, place] of trains.entries()) {
    if (!isOnBoard(place)) continue;
    const train = TRAIN_NUMBERS[i] as TrainNumber;
    const ways = waysFrom(state, place);
    for (const token of TOKENS)
      if (tokensOf(state, seat, token) > 0) for (const way of ways) yield { kind: 'move', train, token, way };
  }
}

/** Puts a token on a slot; it goes back to the supply when the turn is over. */
function spend(draft: D, seat: Seat, token: Token): void {
  const { coal, whistles, spent } = playerOf(draft.state, seat);
  const held = token === 'coal' ? { coal: coal - 1 } : { whistles: whistles - 1 };
  change(draft, seat, { ...held, spent: [...spent, token] });
}
