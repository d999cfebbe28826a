import type { Violation } from '../../../kernel/rules.ts';
import type { Event } from '../engine/events.ts';
import { COAST, HEX_IDS, type HexId, NEXT_HEX, WAYS, type Way } from '../engine/tables/board.ts';
import type { TrainNumber } from '../engine/tables/constants.ts';
import type { Token } from '../engine/tables/goods.ts';
import { SHAPE } from '../engine/tables/tiles.ts';
import type { Board, Moving, StopId, TrackEnd, View } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { hexOf, isCoast } from './geometry.ts';

/** A move, and what it brought about; nothing where it is pointed at or refused. */
export interface Played {
  readonly move: Move;
  readonly events: readonly Event[];
  readonly violation?: Violation | undefined;
}

/** Where a train on its way has come to: a stop, the edge of an empty space, or past an End tile. */
export type Halt =
  | { readonly kind: 'stop'; readonly stop: StopId }
  | { readonly kind: 'edge'; readonly hex: HexId; readonly edge: number }
  /** Nothing leads on from this edge of a hex. */
  | { readonly kind: 'blind'; readonly hex: HexId; readonly edge: number }
  | { readonly kind: 'left'; readonly hex: HexId };

/** The way of one move so far. */
export interface Route {
  readonly seat: number;
  readonly train: TrainNumber;
  readonly token: Token;
  readonly from: StopId;
  /** The ends of track run over, in order. */
  readonly ends: readonly TrackEnd[];
  /** Stops that the train goes past without effect. */
  readonly bypassed: readonly StopId[];
  /** The tiles laid, each with its number in its leg. */
  readonly laid: readonly { readonly hex: HexId; readonly nth: number }[];
  readonly at: Halt;
  /** Whether the move has ended there. */
  readonly isOver: boolean;
}

/** A route with what a move that is pointed at or refused would add to it. */
export interface Drawn {
  readonly route: Route;
  /** How many of its ends of track the train has run over in fact. */
  readonly made: number;
  readonly kind: 'made' | 'pointed' | 'refused';
}

/** The edge across: where a train that leaves by an edge comes in. */
const across = (edge: number): number => (edge + 3) % 6;

/** What a train meets that comes to an edge of a hex; `undefined` where no tile lies. */
function metAt(board: Board, hex: HexId, edge: number): Met | undefined {
  const laid = board[hex];
  if (laid === undefined) return undefined;
  const shape = SHAPE[laid.tile];
  const unturned = (edge - laid.turn + 6) % 6;
  if (shape.kind === 'hub') return shape.edges.includes(unturned) ? { kind: 'hub' } : { kind: 'nothing' };
  const number = shape.tracks.findIndex(({ edges }) => edges.includes(unturned));
  const {
    edges: [a, b],
    stop,
  } = shape.tracks[number] as (typeof shape.tracks)[number];
  const out = ((a === unturned ? b : a) + laid.turn) % 6;
  return { kind: 'track', out, ...(stop === undefined ? {} : { stop: `${hex}-${number}` as StopId }) };
}
type Met =
  | { readonly kind: 'hub' }
  | { readonly kind: 'nothing' }
  /** A track that leaves the hex by `out`, with its small stop if it has one. */
  | { readonly kind: 'track'; readonly out: number; readonly stop?: StopId };

const endOf = (hex: HexId, edge: number): TrackEnd => `${hex}-${WAYS[edge] as Way}`;

/** A train that is followed along the track: what it has run over, and where it is. */
interface Followed {
  readonly ends: readonly TrackEnd[];
  readonly at: Halt;
  /** Small stops that it has run past. */
  readonly past: readonly StopId[];
}

/** Follows the track into a hex by an edge, past the small stops that do not hold the train. */
function enter(
  board: Board,
  hex: HexId,
  edge: number,
  used: readonly TrackEnd[],
  holds: (stop: StopId) => boolean,
): Followed {
  const ends = [...used];
  const past: StopId[] = [];
  for (let [here, by] = [hex, edge]; ; ) {
    const met = metAt(board, here, by);
    if (met === undefined) return { ends, past, at: { kind: 'edge', hex: here, edge: by } };
    if (met.kind === 'nothing' || ends.includes(endOf(here, by)))
      return { ends, past, at: { kind: 'blind', hex: here, edge: by } };
    ends.push(endOf(here, by));
    if (met.kind === 'hub') return { ends, past, at: { kind: 'stop', stop: here } };
    const { stop, out } = met;
    if (stop !== undefined) {
      if (holds(stop)) return { ends, past, at: { kind: 'stop', stop } };
      past.push(stop);
    }
    ends.push(endOf(here, out));
    const next = HEX_IDS[NEXT_HEX[6 * HEX_IDS.indexOf(here) + out] ?? -1];
    if (next === undefined) return { ends, past, at: { kind: 'blind', hex: here, edge: out } };
    [here, by] = [next, across(out)];
  }
}

/** Follows the track out of a stop. */
function leave(
  board: Board,
  stop: StopId,
  edge: number,
  used: readonly TrackEnd[],
  holds: (stop: StopId) => boolean,
): Followed {
  if (isCoast(stop)) return enter(board, COAST[stop].hex, WAYS.indexOf(COAST[stop].edge), used, holds);
  const hex = hexOf(stop);
  const next = HEX_IDS[NEXT_HEX[6 * HEX_IDS.indexOf(hex) + edge] ?? -1];
  const blind: Halt = { kind: 'blind', hex, edge };
  // The way back is drawn up to the edge by which the train came.
  if (used.includes(endOf(hex, edge))) return { ends: used, past: [], at: blind };
  const ends = [...used, endOf(hex, edge)];
  return next === undefined ? { ends, past: [], at: blind } : enter(board, next, across(edge), ends, holds);
}

const ofMoving = (moving: Moving): Route => ({
  seat: moving.seat,
  train: moving.train,
  token: moving.token,
  from: moving.from,
  ends: moving.used,
  bypassed: moving.bypassed === undefined ? [] : [moving.bypassed],
  laid: moving.laid.map((hex, i) => ({ hex, nth: i + 1 })),
  at:
    moving.stop === undefined
      ? { kind: 'edge', hex: moving.hex, edge: WAYS.indexOf(moving.edge) }
      : { kind: 'stop', stop: moving.stop },
  isOver: false,
});

/** The other end of the track by which a train came to a small stop. */
function onward(board: Board, { ends }: Pick<Route, 'ends'>): number {
  const [hex, way] = (ends[ends.length - 1] ?? 'A1-N').split('-') as [HexId, Way];
  const met = metAt(board, hex, WAYS.indexOf(way));
  return met?.kind === 'track' ? met.out : 0;
}

/** The route of a move that is whole, from where it was before the step and from the events of the step. */
function finished(before: View | undefined, view: View, events: readonly Event[]): Route | undefined {
  const { board } = view;
  let route: Route | undefined = before?.moving && ofMoving(before.moving);
  const passed = new Set(events.flatMap((event) => (event.kind === 'trainPassed' ? [event.stop] : [])));
  const holds = (stop: StopId) => !passed.has(stop);
  const on = (now: Route, { ends, at }: Followed): Route => ({ ...now, ends, at });
  for (const event of events)
    switch (event.kind) {
      case 'moveBegun': {
        const { seat, train, token, from, way } = event;
        const begun = { seat, train, token, from, ends: [], bypassed: [], laid: [], isOver: false };
        route = { ...begun, ...leave(board, from, WAYS.indexOf(way), [], holds) };
        break;
      }
      case 'tileLaid': {
        if (route === undefined) break;
        const nth = (route.laid.at(-1)?.nth ?? 0) + 1;
        route = { ...route, laid: [...route.laid, { hex: event.hex, nth }] };
        const { at } = route;
        if (at.kind === 'edge' && at.hex === event.hex)
          route = on(route, enter(board, at.hex, at.edge, route.ends, holds));
        break;
      }
      case 'trainPassed':
        if (route?.at.kind === 'stop' && route.at.stop === event.stop)
          route = on(route, leave(board, event.stop, onward(board, route), route.ends, holds));
        break;
      case 'stopBypassed': {
        if (route === undefined) break;
        const { stop, way } = event;
        route = on(
          { ...route, bypassed: [...route.bypassed, stop] },
          leave(board, stop, WAYS.indexOf(way), route.ends, holds),
        );
        break;
      }
      case 'endTileBypassed':
        if (route !== undefined)
          route = {
            ...route,
            bypassed: [...route.bypassed, event.stop],
            at: { kind: 'left', hex: hexOf(event.stop) },
            isOver: true,
          };
        break;
      case 'trainArrived':
        if (route !== undefined) route = { ...route, isOver: true };
        break;
    }
  return route?.isOver ? route : undefined;
}

/** What a move that is pointed at, or refused, would add to the route so far. */
function tried(view: View, seat: number, { move, violation }: Played): Drawn | undefined {
  const made = view.moving && ofMoving(view.moving);
  const own = new Set<string>(view.seats[seat]?.trains);
  const barring = violation?.facts.stop;
  const kind = violation ? 'refused' : 'pointed';
  /**
   * Coal, and a whistle on its second leg, run past their own trains only. What is refused is followed to what bars it: a
   * whistle past one stop more.
   */
  const holding = (token: Token, leg: 1 | 2, from: StopId) => {
    let left = violation && token === 'whistle' && leg === 1 ? 1 : 0;
    return (stop: StopId) => {
      if (stop === barring || stop === from) return true;
      if (own.has(stop) && (token === 'coal' || leg === 2 || violation)) return false;
      left -= 1;
      return left < 0;
    };
  };
  const drawn = (route: Omit<Route, 'ends' | 'at'>, { ends, at, past }: Followed, from = made?.ends.length ?? 0) => {
    const bypassed = violation && route.token === 'whistle' ? past.filter((stop) => !own.has(stop)) : [];
    return { route: { ...route, ends, at, bypassed: [...route.bypassed, ...bypassed] }, made: from, kind } as const;
  };
  switch (move.kind) {
    case 'move': {
      const { train, token, way } = move;
      const from = view.seats[seat]?.trains[train];
      if (from === undefined || from === 'reserve' || from.startsWith('space-')) return undefined;
      const start = from as StopId;
      const begun = { seat, train, token, from: start, bypassed: [], laid: [], isOver: false };
      return drawn(begun, leave(view.board, start, WAYS.indexOf(way), [], holding(token, 1, start)));
    }
    case 'layTile': {
      if (made?.at.kind !== 'edge') return undefined;
      const { hex, edge } = made.at;
      const board = { ...view.board, [hex]: { tile: move.tile, turn: move.turn } };
      const holds = holding(made.token, view.moving?.leg ?? 1, made.from);
      return drawn(made, enter(board, hex, edge, made.ends, holds));
    }
    case 'bypass': {
      if (made?.at.kind !== 'stop') return undefined;
      const { stop } = made.at;
      const holds = holding(made.token, 2, made.from);
      const bypassed = [...made.bypassed, stop];
      return drawn({ ...made, bypassed }, leave(view.board, stop, WAYS.indexOf(move.way), made.ends, holds));
    }
    case 'passTrain': {
      if (made?.at.kind !== 'stop' || !made.at.stop.includes('-')) return undefined;
      const holds = holding(made.token, 1, made.from);
      return drawn(made, leave(view.board, made.at.stop, onward(view.board, made), made.ends, holds));
    }
    case 'endMove':
      return made && { route: { ...made, isOver: violation === undefined }, made: made.ends.length, kind };
    case 'bypassEndTile':
      if (made?.at.kind !== 'stop') return undefined;
      return drawn(
        { ...made, bypassed: [...made.bypassed, made.at.stop] },
        { ends: made.ends, past: [], at: { kind: 'left', hex: hexOf(made.at.stop) } },
      );
    default:
      return undefined;
  }
}

/**
 * The whole route of the move that a step is about, from the engine's views and events: so far, where it is under way, up to
 * its end in the step that ends it, and with what a move would add that is pointed at or refused.
 */
export function drawnOf(
  before: View | undefined,
  view: View,
  seat: number | undefined,
  played: Played | undefined,
): Drawn | undefined {
  if (played !== undefined && played.events.length === 0 && seat !== undefined) {
    const one = tried(view, seat, played);
    if (one !== undefined) return one;
  }
  const route = view.moving ? ofMoving(view.moving) : played && finished(before, view, played.events);
  return route && { route, made: route.ends.length, kind: 'made' };
}
