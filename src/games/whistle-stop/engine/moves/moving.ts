import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { bypassedUnfinished, laidUnfinished, unfinished } from '../plan.ts';

import { enter, leave, onward } from '../route.ts';
import { hexNumber, hexOfStop, isSmall, stopNumber, wayNumber } from '../stops.ts';
import { WAYS } from '../tables/board.ts';
import { TURNS_OF } from '../tables/tiles.ts';
import { tracksOf } from '../track.ts';
import type { State, StopId, TaskOf, Types, Walk } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';
import { arrive, passTrain, planOf, proceed, type Start } from './walk.ts';

function layingRefused(state: State, seat: Seat, walk: Walk, { tile, turn }: MoveOfKind<'layTile'>): Refusal {
  if (!playerOf(state, seat).tiles.includes(tile)) return refuse('lay-tile', 'notInHand', { tile });
  if (!TURNS_OF[tile].includes(turn)) return refuse('tile-turn', 'sameTurn', { tile });
  return laidUnfinished(planOf(state, seat, walk), hexNumber(walk.hex), wayNumber(walk.edge), tile, turn);
}

/**
 * The moving train has come to an empty space: a tile of the hand is laid there, and the train goes on over it.
 * @rule tile-only-in-the-way, tile-connects
 */
export const layTile: Choice<Types, TaskOf<'layTile'>, MoveOfKind<'layTile'>> = {
  rule: 'lay-tile',
  accepts: ['layTile'],
  prompt: (_, { seat, walk }) => ({
    kind: 'layTile',
    seat,
    rule: walk.laid.length === 0 ? 'lay-tile' : 'lay-another-tile',
    hex: walk.hex,
    laid: walk.laid.length,
    train: walk.train,
    token: walk.token,
  }),
  *candidates(state, { seat }) {
    for (const tile of playerOf(state, seat).tiles)
      for (const turn of TURNS_OF[tile]) yield { kind: 'layTile', tile, turn };
  },
  check: (state, move, { seat, walk }) => layingRefused(state, seat, walk, move),
  perform(draft, move, { seat, walk }) {
    const { tile, turn } = move;
    const { hex, edge, laid } = walk;
    const { tiles } = playerOf(draft.state, seat);
    change(draft, seat, { tiles: tiles.filter((one) => one !== tile) });
    draft.state = { ...draft.state, board: { ...draft.state.board, [hex]: { tile, turn } } };
    const rule = laid.length === 0 ? 'lay-tile' : 'lay-another-tile';
    tell(draft, { kind: 'tileLaid', seat, rule, hex, tile, turn });
    const start: Start = { ...walk, laid: [...laid, hex] };
    const { run } = planOf(draft.state, seat, start);
    // Every edge of a tile has track, so whichever way it is turned it joins the track that the train comes by.
    proceed(draft, seat, run, start, enter(run, hexNumber(hex), wayNumber(edge)));
  },
};

/** Who holds a small stop, other than the moving train itself. */
function holderOf(state: State, seat: Seat, walk: Walk, stop: StopId): Seat | undefined {
  const { run } = planOf(state, seat, walk);
  const number = stopNumber(stop);
  return number === run.from || !isSmall(number) ? undefined : run.occupied.get(number);
}

/** True for the stop of an End tile. */
function isEndStop(state: State, stop: StopId): boolean {
  const number = stopNumber(stop);
  return !isSmall(number) && tracksOf(state.board)[hexOfStop(number)]?.end === true;
}

function endRefused(state: State, { seat, walk, stop }: TaskOf<'firstStop'>): Refusal {
  const holder = holderOf(state, seat, walk, stop);
  return holder === undefined ? undefined : refuse('one-train-a-small-stop', 'stopHeld', { stop, seat: holder });
}

function bypassRefused(state: State, task: TaskOf<'firstStop'>, { way }: MoveOfKind<'bypass'>): Refusal {
  const { seat, walk, stop } = task;
  const hex = hexOfStop(stopNumber(stop));
  const edge = wayNumber(way);
  const tile = tracksOf(state.board)[hex];
  if (isEndStop(state, stop)) return refuse('bypass-end-tile', 'lastStop', { stop });
  const ofStop = tile?.open[edge] && (tile.hub || tile.track[edge] === tile.track[wayNumber(walk.edge)]);
  if (!ofStop) return refuse('along-the-track', 'noTrack', { way, stop });
  return bypassedUnfinished(planOf(state, seat, walk), hex, edge, stopNumber(stop));
}

function passingRefused(state: State, { seat, walk, stop }: TaskOf<'firstStop'>): Refusal {
  if (holderOf(state, seat, walk, stop) !== seat) return refuse('pass-own-trains', 'nothingToPass', { stop });
  const plan = planOf(state, seat, walk);
  const { run } = plan;
  run.hex = hexNumber(walk.hex);
  run.edge = wayNumber(walk.edge);
  return unfinished(plan, leave(run, run.hex, onward(run)));
}

/**
 * A whistle move has come to its first stop: it ends there, or bypasses it, whoever is there and however large it is. Past an
 * End tile the resource track is the second stop.
 */
export const firstStop: Choice<
  Types,
  TaskOf<'firstStop'>,
  MoveOfKind<'endMove' | 'bypass' | 'passTrain' | 'bypassEndTile'>
> = {
  rule: 'whistle-move',
  accepts: ['endMove', 'bypass', 'passTrain', 'bypassEndTile'],
  prompt: (state, task) => ({
    kind: 'firstStop',
    seat: task.seat,
    rule: 'whistle-move',
    stop: task.stop,
    train: task.walk.train,
    mayEnd: endRefused(state, task) === undefined,
    endTile: isEndStop(state, task.stop),
  }),
  *candidates(state, { seat, walk, stop }) {
    yield { kind: 'endMove' };
    if (isEndStop(state, stop)) yield { kind: 'bypassEndTile' };
    const hex = hexOfStop(stopNumber(stop));
    const tile = tracksOf(state.board)[hex];
    for (const [edge, way] of WAYS.entries())
      if (tile?.open[edge] && (tile.hub || tile.track[edge] === tile.track[wayNumber(walk.edge)]))
        yield { kind: 'bypass', way };
    if (holderOf(state, seat, walk, stop) === seat) yield { kind: 'passTrain' };
  },
  check(state, move, task) {
    switch (move.kind) {
      case 'endMove':
        return endRefused(state, task);
      case 'bypass':
        return bypassRefused(state, task, move);
      case 'passTrain':
        return passingRefused(state, task);
      case 'bypassEndTile':
        return isEndStop(state, task.stop) ? undefined : refuse('bypass-end-tile', 'noEndTile', { stop: task.stop });
      default:
        return undefined;
    }
  },
  perform(draft, move, { seat, walk, stop }) {
    const { train } = walk;
    switch (move.kind) {
      case 'endMove':
        return arrive(draft, seat, walk, stop);
      case 'bypassEndTile':
        tell(draft, { kind: 'endTileBypassed', seat, rule: 'bypass-end-tile', train, stop });
        return push(draft, { kind: 'leaveBoard', seat, train, bypassing: true });
      case 'passTrain': {
        const { run } = planOf(draft.state, seat, walk);
        run.hex = hexNumber(walk.hex);
        run.edge = wayNumber(walk.edge);
        return passTrain(draft, seat, run, walk, stop);
      }
      case 'bypass': {
        const { way } = move;
        const rule = ruleOfBypass(holderOf(draft.state, seat, walk, stop), seat, stop);
        tell(draft, { kind: 'stopBypassed', seat, rule, train, stop, way });
        const start: Start = { ...walk, leg: 2, bypassed: stop, laid: [] };
        const { run } = planOf(draft.state, seat, start);
        return proceed(draft, seat, run, start, leave(run, hexOfStop(stopNumber(stop)), wayNumber(way)));
      }
    }
  },
};

/** The clause that lets a stop be bypassed: for who holds it, or for its size. */
function ruleOfBypass(holder: Seat | undefined, seat: Seat, stop: StopId) {
  if (holder !== undefined) return holder === seat ? 'bypass-own-train' : 'bypass-occupied';
  return isSmall(stopNumber(stop)) ? 'bypassed-stop' : 'bypass-large-stop';
}
