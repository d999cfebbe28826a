import type { Seat } from '../../engine/kernel/agenda.ts';
import type { Patch } from '../../engine/kernel/patch.ts';
import { EXTENSION_PIECES, START_SLOT } from '../../engine/railroad-revolution/modules/evolution/tables/extension.ts';
import {
  SECTIONS,
  VP_TILE_IDS,
  type VpTileId,
} from '../../engine/railroad-revolution/modules/evolution/tables/telegraph.ts';
import {
  PERFORMANCE_TILE_IDS,
  type PerformanceTileId,
  pieceOf,
  REWARD_TILE_IDS,
  type RewardTileId,
} from '../../engine/railroad-revolution/modules/evolution/tables/tiles.ts';
import {
  ROW_IDS,
  type RowId,
  TILE_ROW,
  TILES_PER_ROW,
} from '../../engine/railroad-revolution/modules/evolution/tables/track.ts';
import {
  TENDER_IDS,
  WAGON_IDS,
  WAGON_LAYOUT,
  WAGON_SECTIONS,
  type WagonId,
} from '../../engine/railroad-revolution/modules/evolution/tables/wagons.ts';
import type {
  Evolution,
  Extension,
  State,
  WagonSection,
} from '../../engine/railroad-revolution/modules/evolution/types.ts';
import { type SectionNumber, TELEGRAPH_TILE_IDS } from '../../engine/railroad-revolution/tables/telegraph.ts';
import type { Pieces } from '../../engine/railroad-revolution/types.ts';
import { type Holding, type Position, position } from './railroad-revolution.ts';

/** What a player has in the middle of a game with the expansion; what is not named is as after the setup. */
export interface EvolutionHolding extends Omit<Holding, 'sold' | 'markers'>, Partial<Extension> {
  /** Pieces sold to the Tender section. */
  readonly onTender?: Pieces;
}

/** A table in the middle of a game with the expansion, at the start of somebody's turn. */
export interface EvolutionPosition extends Omit<Position, 'seats'> {
  /** By seat, clockwise. */
  readonly seats: readonly EvolutionHolding[];
  /** Wagon sections that matter, by number; the Wagons of the others follow in order of the table. */
  readonly sections?: { readonly [section: number]: Partial<WagonSection> };
  /** The Telegraph VP tiles of the first slots; the others follow in order of the table. */
  readonly vpTiles?: readonly VpTileId[];
  /** Rows of tiles that matter; the others follow in order of the table. */
  readonly rows?: { readonly [R in RowId]?: readonly (PerformanceTileId | RewardTileId)[] };
}

const NO_PIECES: Pieces = { rails: 0, buildings: 0 };

/** The next `count` of what is on a pile, which loses them. */
const taken = <Tile>(pile: Tile[], count: number): Tile[] => pile.splice(0, count);

/** A pile in order of the table, without what is somewhere already. */
const pileOf = <Tile>(all: readonly Tile[], gone: readonly unknown[]): Tile[] =>
  all.filter((one) => !gone.includes(one));

/** The Wagon sections: those named as they are, the Wagons of the others from a pile. */
function sectionsOf({ seats, sections = {} }: EvolutionPosition): WagonSection[] {
  const carried = seats.flatMap(({ cars = [] }) => cars.map(({ id }) => id));
  const named = Object.values(sections).flatMap(({ wagons = [] }) => wagons);
  const pile = pileOf<WagonId>(WAGON_IDS, [...carried, ...named]);
  const layout = WAGON_LAYOUT.value[seats.length] ?? [];
  return WAGON_SECTIONS.map((section, i) => {
    const given = sections[section] ?? {};
    return { ...given, wagons: given.wagons ?? taken(pile, layout[i] ?? 0) };
  });
}

function rowsOf({ seats, rows = {} }: EvolutionPosition, gone: readonly unknown[]): Evolution['rows'] {
  const named = Object.values(rows).flat();
  const performance = pileOf<PerformanceTileId>(PERFORMANCE_TILE_IDS, [...gone, ...named]);
  const rewards = pileOf<RewardTileId>(REWARD_TILE_IDS, [...gone, ...named]);
  const count = TILES_PER_ROW.value[seats.length] ?? 0;
  const laid = ROW_IDS.map((row) => [
    row,
    rows[row] ?? (TILE_ROW[row].extensionRow ? taken(performance, count) : taken(rewards, count)),
  ]);
  return Object.fromEntries(laid) as Evolution['rows'];
}

/** A tile of the line for each of its middle sections, where one matters; else they lie as the seed has them. */
function tilesOf(named: Position['telegraphTiles'] = {}): ReadonlyMap<SectionNumber, object> {
  if (Object.keys(named).length === 0) return new Map();
  const pile = pileOf(TELEGRAPH_TILE_IDS, Object.values(named));
  return new Map(
    SECTIONS.filter(({ hasTile }) => hasTile).map(({ section }) => [
      section,
      { tile: named[section] ?? taken(pile, 1)[0] },
    ]),
  );
}

/** The patch that turns a position after the setup into a table in the middle of a game, with every piece accounted for. */
export function evolutionPosition(table: EvolutionPosition): Patch<State> {
  const sections = sectionsOf(table);
  const usedOf = ({ used = [] }: EvolutionHolding, piece: 'rail' | 'building') =>
    used.filter((tile) => pieceOf(tile) === piece).length;
  /** Pieces that left the player board for the Trade Area, less those on the map that came from the extension. */
  const sold = (own: EvolutionHolding, seat: Seat): Pieces => {
    const { rails, buildings } = own.onTender ?? NO_PIECES;
    return {
      rails: rails + sections.filter((one) => one.rail === seat).length - usedOf(own, 'rail'),
      buildings: buildings + sections.filter((one) => one.building === seat).length - usedOf(own, 'building'),
    };
  };
  const base = position({
    ...table,
    telegraphTiles: {},
    seats: table.seats.map((own, seat) => ({ ...own, sold: sold(own, seat) })),
  });
  const companies = base.seats as State['seats'];
  const lines = Object.entries(base.telegraph ?? {}).filter(([at]) => Number(at) < SECTIONS.length);
  const tileIn = tilesOf(table.telegraphTiles);
  const seats = table.seats.map(
    ({ marker = 0, tiles = {}, rewards = [], used = [], cars = [] }): Extension => ({
      marker,
      tiles,
      rewards,
      used,
      cars,
    }),
  );
  const gone = seats.flatMap(({ tiles, rewards, used }) => [...Object.values(tiles), ...rewards, ...used]);
  const carried = seats.flatMap(({ cars }) => cars.map(({ id }) => id));
  const { vpTiles = [] } = table;

  return {
    ...base,
    seats: companies.map((company, seat) => {
      const own = table.seats[seat] as EvolutionHolding;
      const { rails, buildings } = EXTENSION_PIECES.value;
      return {
        ...company,
        box: NO_PIECES,
        aside: { rails: rails - usedOf(own, 'rail'), buildings: buildings - usedOf(own, 'building') },
      };
    }),
    telegraph: Object.fromEntries(
      lines.map(([at, section]) => [at, { ...(section as object), ...tileIn.get((Number(at) + 1) as SectionNumber) }]),
    ),
    evolution: {
      seats,
      tradeArea: {
        sections,
        tenders: pileOf(TENDER_IDS, carried),
        pieces: table.seats.map(({ onTender = NO_PIECES }) => onTender),
      },
      vpTiles: [...vpTiles, ...pileOf(VP_TILE_IDS, vpTiles)],
      rows: rowsOf(table, gone),
      offers: [],
    },
  } as Patch<State>;
}

/** The slot that the tile of the setup is in. */
export const FIRST_SLOT = START_SLOT.value;
