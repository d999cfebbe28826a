import type { Seat } from '../../../../../kernel/agenda.ts';
import type { Patch } from '../../../../../kernel/patch.ts';
import type { Start, Step } from '../../../../common/scenario.ts';
import { TELEGRAPH_TILE_IDS } from '../../../engine/tables/telegraph.ts';
import type { Pieces } from '../../../engine/types.ts';
import type { Piece } from '../../../engine/vocabulary.ts';
import {
  type Holding as BaseHolding,
  type Position as BasePosition,
  LESSON_DEALS,
  laid,
  position,
  unmanned,
} from '../../../scenarios/positions.ts';
import { EXTENSION_PIECES } from '../engine/tables/extension.ts';
import { SECTIONS, VP_SLOTS, VP_TILE_IDS, type VpSlot, type VpTileId } from '../engine/tables/telegraph.ts';
import {
  PERFORMANCE_TILE_IDS,
  type PerformanceTileId,
  pieceOf,
  REWARD_TILE_IDS,
  type RewardTileId,
} from '../engine/tables/tiles.ts';
import { ROW_IDS, type RowId, TILE_ROW, TILES_PER_ROW } from '../engine/tables/track.ts';
import { TENDER_IDS, WAGON_IDS, WAGON_LAYOUT, WAGON_SECTIONS, type WagonId } from '../engine/tables/wagons.ts';
import type { Evolution, Extension, State, Types } from '../engine/types.ts';

export { unmanned };

/** What a player has in the middle of a game with the expansion; sold pieces lie in the Trade Area. */
export interface Holding extends Omit<BaseHolding, 'sold' | 'markers'>, Partial<Omit<Extension, 'used'>> {}

/** The two milestones of a first and of a second player who have no manager on them yet. */
export const MILESTONES = [unmanned('A1-1', 'A2-3'), unmanned('A1-2', 'A2-4')] as const;

/** A second player who only looks on. */
export const ONLOOKER: Holding = {
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  milestones: MILESTONES[1],
};

/** A Wagon section in the middle of a game. */
interface Section {
  /** Those beside it; as many as the pieces leave, in order of the table, where they are not named. */
  readonly wagons?: readonly WagonId[];
  readonly rail?: Seat;
  readonly building?: Seat;
}

/** A table in the middle of a game with the expansion, at the start of somebody's turn. */
export interface Position extends Omit<BasePosition, 'seats' | 'deals'> {
  readonly seats: readonly Holding[];
  /** Those of a lesson that is not about Deals where they are not named. */
  readonly deals?: BasePosition['deals'];
  /** Wagon sections that matter, by number. */
  readonly sections?: { readonly [S in (typeof WAGON_SECTIONS)[number]]?: Section };
  /** Pieces on the Tender section, by seat. */
  readonly onTenders?: { readonly [seat: Seat]: Partial<Pieces> };
  /** The Telegraph VP tiles that matter; the others follow in order of the table. */
  readonly vpTiles?: { readonly [S in VpSlot]?: VpTileId };
  /** The tiles beside the track that matter; every row is filled up in order of the table. */
  readonly rows?: { readonly [R in RowId]?: readonly (PerformanceTileId | RewardTileId)[] };
}

/** The Wagon sections, with the Wagons that nobody has and no other section names. */
function wagonSections({ seats, sections = {} }: Position): Evolution['tradeArea']['sections'] {
  const cars = seats.flatMap(({ cars = [] }) => cars.map(({ id }) => id));
  const named = Object.values(sections).flatMap(({ wagons = [] }) => wagons);
  const rest = WAGON_IDS.filter((id) => !cars.includes(id) && !named.includes(id));
  return WAGON_SECTIONS.map((section, i) => {
    const { wagons, ...pieces } = sections[section] ?? {};
    const full = WAGON_LAYOUT[seats.length]?.[i] ?? 0;
    const left = Math.max(0, full - Object.keys(pieces).length);
    return { wagons: wagons ?? rest.splice(0, left), ...pieces };
  });
}

/** The rows beside the track, with tiles that nobody has and no other row names. */
function tileRows({ seats, rows = {} }: Position): Evolution['rows'] {
  const own = seats.flatMap(({ tiles = {}, rewards = [] }) => [...Object.values(tiles), ...rewards]);
  const free = <Id extends PerformanceTileId | RewardTileId>(ids: readonly Id[]): Id[] =>
    ids.filter((id) => !own.includes(id) && !Object.values(rows).some((row) => row.includes(id)));
  const performance = free(PERFORMANCE_TILE_IDS);
  const rails = free(REWARD_TILE_IDS).filter((id) => pieceOf(id) === 'rail');
  const buildings = free(REWARD_TILE_IDS).filter((id) => pieceOf(id) === 'building');
  const rewards = rails.flatMap((rail, i) => [rail, ...buildings.slice(i, i + 1)]);
  const full = TILES_PER_ROW[seats.length] ?? 0;
  const filled = ROW_IDS.map((row) => {
    const more = TILE_ROW[row].extensionRow ? performance : rewards;
    return [row, rows[row] ?? more.splice(0, full)];
  });
  return Object.fromEntries(filled) as Evolution['rows'];
}

/** The patch that turns a position after the setup into a table in the middle of a game with the expansion. */
export function evolutionPosition(table: Position): Patch<State> {
  const { seats: given, deals = LESSON_DEALS, onTenders = {}, telegraphTiles = {} } = table;
  const sections = wagonSections(table);
  const pieces = given.map((_, seat): Pieces => ({ rails: 0, buildings: 0, ...onTenders[seat] }));
  const soldBy = (seat: Seat, piece: Piece) => sections.filter((section) => section[piece] === seat).length;
  const seats = given.map((one, seat) => {
    const { rails, buildings } = pieces[seat] as Pieces;
    return { ...one, sold: { rails: rails + soldBy(seat, 'rail'), buildings: buildings + soldBy(seat, 'building') } };
  });
  const {
    telegraph,
    seats: companies,
    ...base
  } = position({
    seats,
    turn: table.turn,
    deals,
    ...(table.round === undefined ? {} : { round: table.round }),
    ...(table.cityTiles === undefined ? {} : { cityTiles: table.cityTiles }),
  }) as { readonly telegraph: Readonly<Record<number, object>>; readonly seats: State['seats'] } & Patch<State>;
  const middle = SECTIONS.filter(({ hasTile }) => hasTile).map(({ section }) => section);
  const tileIn = new Map(
    Object.keys(telegraphTiles).length > 0 ? laid(middle, TELEGRAPH_TILE_IDS, telegraphTiles) : [],
  );
  const tenders = given.flatMap(({ cars = [] }) => cars.map(({ id }) => id));
  return {
    ...base,
    // what is sold stays on the board, and the pieces kept aside on the extension
    seats: companies.map((one) => ({ ...one, aside: EXTENSION_PIECES, box: { rails: 0, buildings: 0 } })),
    telegraph: Object.fromEntries(
      SECTIONS.map(({ section }) => [section - 1, { ...telegraph[section - 1], ...tileIn.get(section) }]),
    ),
    evolution: {
      seats: given.map(({ marker = 0, tiles = {}, rewards = [], cars = [] }) => ({
        marker,
        tiles: { ...tiles },
        rewards: [...rewards],
        used: [],
        cars: [...cars],
      })),
      tradeArea: { sections, tenders: TENDER_IDS.filter((id) => !tenders.includes(id)), pieces },
      vpTiles: laid(VP_SLOTS, VP_TILE_IDS, table.vpTiles ?? {}).map(([, { tile }]) => tile),
      rows: tileRows(table),
      offers: [],
    },
  };
}

/** Where a run with the expansion begins. */
export const evolutionStart = (seed: number, table: Position): Start<Types> => ({
  config: { seats: table.seats.length, modules: ['evolution'] },
  seed,
  set: evolutionPosition(table),
});

/** A turn in which the other player only trades, a rail for a Tender. */
export const SELLS = (say: string): readonly Step<Types>[] => [
  { say },
  { move: { kind: 'placeWorker', worker: 'white', action: 'trade' } },
  { move: { kind: 'sellPiece', piece: 'rail' } },
  { move: { kind: 'placeInTradeArea', section: 'tender' } },
  { move: { kind: 'finishAction' } },
];
