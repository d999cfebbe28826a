import {
  COAST,
  columnOf,
  depthOf,
  HEX_IDS,
  type HexId,
} from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { isEnd, SHAPE, type TileId, TURNS_OF } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Board, State, TrainPlace } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';

// Every complete move of a train by plain enumeration, without any look-ahead: all ways of going on are tried, and those that
// come to a stop in time are kept. Written from the rules a second time, over points and sets instead of numbered edges.

const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const STEP = { N: [0, -2], NE: [-1, -1], SE: [-1, 1], S: [0, 2], SW: [1, 1], NW: [1, -1] } as const;
const OPPOSITE = { N: 'S', NE: 'SW', SE: 'NW', S: 'N', SW: 'NE', NW: 'SE' } as const;
type Way = (typeof WAYS)[number];

const at = new Map(HEX_IDS.map((hex) => [`${columnOf(hex)}/${depthOf(hex)}`, hex]));
const next = (hex: HexId, way: Way): HexId | undefined =>
  at.get(`${columnOf(hex) + STEP[way][0]}/${depthOf(hex) + STEP[way][1]}`);

/** The pieces of track of a hex: what they join, a stop or another edge. */
type Piece = { readonly ends: readonly Way[]; readonly stop?: string; readonly large: boolean };

function pieces(board: Board, hex: HexId): readonly Piece[] {
  const laid = board[hex];
  if (!laid) return [];
  const shape = SHAPE[laid.tile];
  const turned = (edge: number) => WAYS[(edge + laid.turn) % 6] as Way;
  if (shape.kind === 'hub') return [{ ends: shape.edges.map(turned), stop: hex, large: true }];
  return shape.tracks.map((track, i) => ({
    ends: track.edges.map(turned),
    large: false,
    ...(track.stop ? { stop: `${hex}-${i}` } : {}),
  }));
}

const pieceAt = (board: Board, hex: HexId, way: Way) => pieces(board, hex).find(({ ends }) => ends.includes(way));

/** All the ends of track that hang together with one, without the piece that it belongs to. */
function leadsOn(board: Board, hex: HexId, exit: Way, own: Piece): boolean {
  const waiting: [HexId, Way][] = [[hex, exit]];
  for (let end = waiting.pop(); end; end = waiting.pop()) {
    const [from, way] = end;
    const to = next(from, way);
    if (!to) continue;
    if (!board[to]) return true;
    const piece = pieceAt(board, to, OPPOSITE[way]);
    if (!piece) continue;
    const isOwn = to === hex && piece.ends.join() === own.ends.join();
    if (isOwn) continue;
    if (piece.large) return true;
    for (const other of piece.ends) if (other !== OPPOSITE[way]) waiting.push([to, other]);
  }
  return false;
}

const ONWARD: readonly Way[] = ['N', 'S', 'SW', 'NW'];
const JUDGED: readonly Way[] = ['N', 'NE', 'SE', 'S'];

function mayLie(board: Board, hex: HexId, entry: Way, test: string): boolean {
  const judge = (way: Way, exits: readonly Way[]) => {
    const piece = pieceAt(board, hex, way);
    return (
      piece?.ends.some((exit) => exit !== way && exits.includes(exit) && leadsOn(board, hex, exit, piece)) === true
    );
  };
  if (JUDGED.includes(entry) && !judge(entry, ONWARD)) return false;
  if (test !== 'tile') return true;
  return JUDGED.every((way) => {
    const neighbour = next(hex, way);
    if (!pieceAt(board, hex, way) || !neighbour || !pieceAt(board, neighbour, OPPOSITE[way])) return true;
    return judge(way, WAYS);
  });
}

interface Going {
  readonly board: Board;
  readonly hand: readonly TileId[];
  readonly used: ReadonlySet<string>;
  readonly leg: 1 | 2;
  readonly laid: number;
  readonly steps: readonly string[];
}

/** A complete move: its steps as texts, and where it ends. */
export interface Whole {
  readonly steps: readonly string[];
  readonly end: string;
}

const columnOfPlace = (place: string): number => (place.startsWith('coast') ? 0 : columnOf(place.slice(0, 2) as HexId));

/** Every complete move of a train with a token by one way out of its stop. */
export function wholeMoves(state: State, seat: Seat, train: number, token: 'coal' | 'whistle', way: Way): Whole[] {
  const from = state.seats[seat]?.trains[train] as TrainPlace;
  const found: Whole[] = [];
  const holder = (stop: string): Seat | undefined => {
    if (stop === from) return undefined;
    const index = state.seats.findIndex(({ trains }) => trains.some((place) => place === stop));
    return index < 0 ? undefined : index;
  };
  const test = state.config.rulings.forwardTest;

  const finish = (going: Going, stop: string, ...steps: string[]) => {
    if (token === 'coal' && columnOfPlace(stop) < columnOfPlace(from)) return;
    found.push({ steps: [...going.steps, ...steps], end: stop });
  };

  const cross = (going: Going, hex: HexId, out: Way) => {
    const to = next(hex, out);
    if (to) enter(going, to, OPPOSITE[out]);
  };

  const enter = (going: Going, hex: HexId, by: Way) => {
    if (!going.board[hex]) {
      if (going.laid === 3) return;
      for (const tile of going.hand)
        for (const turn of TURNS_OF[tile]) {
          const board = { ...going.board, [hex]: { tile, turn } };
          if (!mayLie(board, hex, by, test)) continue;
          const hand = going.hand.filter((one) => one !== tile);
          const steps = [...going.steps, `layTile:${tile}:${turn}`];
          enter({ ...going, board, hand, steps, laid: going.laid + 1 }, hex, by);
        }
      return;
    }
    const piece = pieceAt(going.board, hex, by);
    if (!piece) return;
    // A track between two edges is one stretch; a stop cuts it in two, and each arm of a large stop is one of its own.
    const stretch = piece.stop ? `${hex}${by}` : `${hex}${[...piece.ends].sort().join()}`;
    if (going.used.has(stretch)) return;
    const on = { ...going, used: new Set([...going.used, stretch]) };
    const others = piece.ends.filter((one) => one !== by);
    if (!piece.stop) {
      for (const out of others) cross(on, hex, out);
      return;
    }
    const { stop } = piece;
    const tile = going.board[hex]?.tile;
    const held = piece.large ? undefined : holder(stop);
    const leave = (state: Going, out: Way) => {
      const arm = `${hex}${out}`;
      if (!state.used.has(arm)) cross({ ...state, used: new Set([...state.used, arm]) }, hex, out);
    };
    const chooses = token === 'whistle' && going.leg === 1;
    if (held === undefined) finish(on, stop, ...(chooses ? ['endMove'] : []));
    if (held === seat)
      for (const out of others) leave(chooses ? { ...on, steps: [...on.steps, 'passTrain'] } : on, out);
    if (!chooses) return;
    if (tile && isEnd(tile)) {
      found.push({ steps: [...on.steps, 'bypassEndTile'], end: 'off' });
      return;
    }
    for (const out of piece.ends) leave({ ...on, leg: 2, laid: 0, steps: [...on.steps, `bypass:${out}`] }, out);
  };

  const start: Going = {
    board: state.board,
    hand: state.seats[seat]?.tiles ?? [],
    used: new Set(),
    leg: 1,
    laid: 0,
    steps: [`move:${train}:${token}:${way}`],
  };
  if (from.startsWith('coast')) {
    const coast = COAST[from as keyof typeof COAST];
    if (OPPOSITE[coast.edge] === way) enter(start, coast.hex, coast.edge);
  } else if (!from.startsWith('space') && from !== 'reserve') {
    const hex = from.slice(0, 2) as HexId;
    const piece = pieces(state.board, hex).find(({ stop }) => stop === from);
    if (piece?.ends.includes(way)) cross({ ...start, used: new Set([`${hex}${way}`]) }, hex, way);
  }
  return found;
}
