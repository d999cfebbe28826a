import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import type { Plan } from '../plan.ts';
import { type D, putTrain } from '../player.ts';
import { type Arrival, columnOfStop, leave, occupiedOf, onward, type Run } from '../route.ts';
import type { RuleId } from '../rules.ts';
import { endAt, endNumber, hexAt, isSmall, stopNumber, stopOf, wayAt } from '../stops.ts';
import { tracksOf } from '../track.ts';
import type { State, StopId, Walk } from '../types.ts';
import { activate } from './activate.ts';

/** What a walk is before its train has run anywhere. */
export type Start = Pick<Walk, 'train' | 'token' | 'from'> & Partial<Pick<Walk, 'leg' | 'bypassed' | 'laid' | 'used'>>;

/**
 * A run with the track, the trains and the hand of a position.
 * @rule one-train-a-small-stop
 */
export function planOf(state: State, seat: Seat, start: Start): Plan {
  const run: Run = {
    seat,
    token: start.token,
    from: stopNumber(start.from),
    tracks: tracksOf(state.board),
    occupied: occupiedOf(state.seats),
    used: (start.used ?? []).map(endNumber),
    hex: 0,
    edge: 0,
    stop: -1,
  };
  return {
    run,
    leg: start.leg ?? 1,
    laid: start.laid?.length ?? 0,
    hand: playerOf(state, seat).tiles,
    test: state.config.rulings.forwardTest,
  };
}

/** A run as it is kept in a task, with everything that the rest of the move depends on. */
function walkOf(run: Run, start: Start): Walk {
  const { train, token, from, leg = 1, bypassed, laid = [] } = start;
  return {
    ...{ train, token, from, leg, laid },
    ...(bypassed === undefined ? {} : { bypassed }),
    hex: hexAt(run.hex),
    edge: wayAt(run.edge),
    used: run.used.map(endAt),
  };
}

/**
 * Whether a train on this leg may halt at a stop or go on from it, as its player likes.
 * @rule whistle-move
 */
function choosesAtStop({ token, leg = 1 }: Start): boolean {
  return token === 'whistle' && leg === 1;
}

/**
 * Carries a train on from what it has come to, up to the next choice or to the end of the move: trains of its own colour are
 * passed, an empty space asks for a tile, the first stop of a whistle move for a decision.
 * @throws RangeError where nothing leads on; the look-ahead lets no move come to that.
 */
export function proceed(draft: D, seat: Seat, run: Run, start: Start, arrival: Arrival): void {
  const choosing = choosesAtStop(start);
  if (arrival === 'empty') push(draft, { kind: 'layTile', seat, walk: walkOf(run, start) });
  else if (run.stop < 0 || (arrival === 'opponent' && !choosing))
    throw new RangeError(`a move of train ${start.train} of seat ${seat} comes to ${arrival} at ${hexAt(run.hex)}`);
  else if (choosing) push(draft, { kind: 'firstStop', seat, walk: walkOf(run, start), stop: stopOf(run.stop) });
  else if (arrival === 'own') passTrain(draft, seat, run, start, stopOf(run.stop));
  else arrive(draft, seat, start, stopOf(run.stop));
}

/** Runs past a small stop that holds another train of the same player. */
export function passTrain(draft: D, seat: Seat, run: Run, start: Start, stop: StopId): void {
  tell(draft, { kind: 'trainPassed', seat, rule: 'pass-own-trains', train: start.train, stop });
  proceed(draft, seat, run, start, leave(run, run.hex, onward(run)));
}

/** A move ends: the train stands at its stop, and the stop takes effect. */
export function arrive(draft: D, seat: Seat, start: Start, stop: StopId): void {
  const { train, from } = start;
  putTrain(draft, seat, train, stop);
  tell(draft, { kind: 'trainArrived', seat, rule: ruleOfEnd(start, stop), train, from, stop });
  activate(draft, seat, train, stop);
}

/** The clause by which a move ends where it does. */
function ruleOfEnd({ token, leg = 1, from }: Start, stop: StopId): RuleId {
  if (from === stop) return 'loop-back';
  if (leg === 2) return 'second-stop';
  const [begun, ended] = [stopNumber(from), stopNumber(stop)];
  if (token === 'whistle')
    return columnOfStop(ended) < columnOfStop(begun) ? 'whistle-any-direction' : 'whistle-as-coal';
  return isSmall(ended) ? 'next-stop-ends' : 'large-stop-ends';
}
