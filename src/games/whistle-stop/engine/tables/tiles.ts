import { TURNS, type Turn } from './board.ts';
import { END_IDS, type EndId } from './end-tiles.ts';
import type { Resource } from './goods.ts';
import { ORDINARY_IDS, ORDINARY_TILES, type OrdinaryId } from './ordinary-tiles.ts';
import { SPECIAL_IDS, type SpecialId } from './special-tiles.ts';

/** The tiles that players draw and lay: ordinary and special ones. */
export const TILE_IDS = [...ORDINARY_IDS, ...SPECIAL_IDS] as const;
export type TileId = OrdinaryId | SpecialId;

/** Whatever can lie on the board. */
export type BoardTile = TileId | EndId;

const ALL: readonly BoardTile[] = [...TILE_IDS, ...END_IDS];

/** A track of a tile between two of its edges, with its small stop if it has one. */
export interface Track {
  readonly edges: readonly [number, number];
  readonly stop?: Resource;
}

/** The shape of a tile: its tracks, or the edges that its large stop is joined to. Edges are those of the tile unturned. */
export type Shape =
  | { readonly kind: 'tracks'; readonly tracks: readonly Track[] }
  | { readonly kind: 'hub'; readonly edges: readonly number[] };

const HUB: Shape = { kind: 'hub', edges: [0, 1, 2, 3, 4, 5] };
/** End tiles are reached from the east only. */
const END: Shape = { kind: 'hub', edges: [1, 2] };

/** The letters by which the tables of tiles name resources. */
const RESOURCE_OF: Readonly<Record<string, Resource>> = {
  L: 'lumber',
  C: 'cotton',
  G: 'gravel',
  A: 'cattle',
  W: 'whiskey',
  S: 'steel',
};

function tracksOf(text: string): readonly Track[] {
  return text.split(' ').map((track) => {
    const [edges = '', letter = ''] = track.split(':');
    const [a = 0, b = 0] = edges.split('-').map(Number);
    const stop = RESOURCE_OF[letter];
    return { edges: [a, b], ...(stop === undefined ? {} : { stop }) };
  });
}

export function isOrdinary(tile: BoardTile): tile is OrdinaryId {
  return Object.hasOwn(ORDINARY_TILES, tile);
}

export function isSpecial(tile: BoardTile): tile is SpecialId {
  return SPECIAL_IDS.some((one) => one === tile);
}

export function isEnd(tile: BoardTile): tile is EndId {
  return END_IDS.some((one) => one === tile);
}

/** The shapes of all tiles. */
export const SHAPE = Object.fromEntries(
  ALL.map((tile): [BoardTile, Shape] => [
    tile,
    isOrdinary(tile) ? { kind: 'tracks', tracks: tracksOf(ORDINARY_TILES[tile].tracks) } : isEnd(tile) ? END : HUB,
  ]),
) as Readonly<Record<BoardTile, Shape>>;

/** True where a tile has a stop of any size. */
export function hasStop(tile: TileId): boolean {
  const shape = SHAPE[tile];
  return shape.kind === 'hub' || shape.tracks.some(({ stop }) => stop !== undefined);
}

function looks(tile: BoardTile, turn: number): string {
  const shape = SHAPE[tile];
  if (shape.kind === 'hub')
    return shape.edges
      .map((edge) => (edge + turn) % 6)
      .sort()
      .join();
  const turned = shape.tracks.map(({ edges, stop = '' }) => {
    const [a, b] = edges.map((edge) => (edge + turn) % 6).sort();
    return `${a}-${b}${stop}`;
  });
  return turned.sort().join();
}

/** The turns of each tile that look different: of those that look alike the smallest. */
export const TURNS_OF = Object.fromEntries(
  ALL.map((tile) => {
    const seen = new Set<string>();
    const turns = TURNS.filter((turn) => {
      const look = looks(tile, turn);
      return seen.has(look) ? false : seen.add(look);
    });
    return [tile, turns];
  }),
) as unknown as Readonly<Record<BoardTile, readonly Turn[]>>;
