import type { Seat } from '../../../kernel/agenda.ts';
import type { Patch } from '../../../kernel/patch.ts';
import { type Choice, choicesBut, type Step } from '../../common/scenario.ts';
import { options } from '../engine/base.ts';
import { CITIES, CITY_IDS, type CityId } from '../engine/tables/cities.ts';
import { CITY_TILES, type CityTileId } from '../engine/tables/city-tiles.ts';
import {
  ACTIONS,
  type Action,
  CONSTANTS,
  NEUTRAL_OFFICES,
  NEUTRAL_STATIONS,
  PLAYER_COLOURS,
  type PlayerColour,
  TRAINS_PER_STACK,
  WORKER_COUNTS,
  WORKERS,
} from '../engine/tables/constants.ts';
import { DEAL_TILE_IDS, type DealTileId } from '../engine/tables/deal-tiles.ts';
import { MILESTONE, MILESTONE_IDS, type MilestoneId, STACK_IDS } from '../engine/tables/milestones.ts';
import { BOARD_SECTIONS } from '../engine/tables/player-board.ts';
import { type SpaceId, START_SPACE } from '../engine/tables/spaces.ts';
import {
  SECTION_NUMBERS,
  SECTIONS,
  type SectionNumber,
  TELEGRAPH_TILE_IDS,
  type TelegraphTileId,
} from '../engine/tables/telegraph.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import { TRAIN_STACKS } from '../engine/tables/trains.ts';
import type {
  Company,
  OwnMilestone,
  OwnTrain,
  Pieces,
  RulingName,
  State,
  Types,
  Variant,
  Workers,
} from '../engine/types.ts';

type Crew = Partial<Workers>;

/** What a player has in the middle of a game; what is not named is as after the setup. */
export interface Holding {
  /** That of the seat where it is not named. */
  readonly colour?: PlayerColour;
  /** In dollars; $600 where it is not named. */
  readonly money?: number;
  /** 3 where they are not named. */
  readonly shares?: number;
  /** Workers beside the player board. */
  readonly supply: Crew;
  readonly board?: Partial<Record<Action, Crew>>;
  /** Spaces with a rail, beside the opening one. */
  readonly rails?: readonly SpaceId[];
  readonly stations?: readonly CityId[];
  readonly offices?: readonly SectionNumber[];
  /** Pieces that were sold; none where they are not named. */
  readonly sold?: Pieces;
  /** The starting train, face up, where they are not named. */
  readonly trains?: readonly OwnTrain[];
  readonly milestones: readonly [OwnMilestone, OwnMilestone];
  /** Milestones completed, in that order; none where they are not named. */
  readonly completed?: readonly MilestoneId[];
  readonly markers?: Partial<Record<TrackId, number>>;
}

/** A table in the middle of a game, at the start of somebody's turn. */
export interface Position {
  /** By seat, clockwise. */
  readonly seats: readonly Holding[];
  /** The seat whose turn begins. */
  readonly turn: Seat;
  /** Rounds begun; 5 where it is not named. */
  readonly round?: number;
  /** The city tiles that matter; the others of their level follow in order of the table. */
  readonly cityTiles?: Partial<Record<CityId, CityTileId>>;
  /** The telegraph tiles that matter; the others follow in order of the table. */
  readonly telegraphTiles?: Partial<Record<SectionNumber, TelegraphTileId>>;
  readonly deals: {
    readonly tile: DealTileId;
    readonly stack: readonly DealTileId[];
    /** The other tiles, in order of number, where it is not named. */
    readonly discard?: readonly DealTileId[];
  };
}

const crew = (given: Crew = {}): Workers => ({ white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0, ...given });

/** The player board after `rails` rails and `buildings` buildings were taken from the left. */
function sectionsWithout(rails: number, buildings: number): Pieces[] {
  let railsToTake = rails;
  let buildingsToTake = buildings;
  return BOARD_SECTIONS.map((section) => {
    const railsHere = Math.min(section.rails, railsToTake);
    const buildingsHere = Math.min(section.buildings, buildingsToTake);
    railsToTake -= railsHere;
    buildingsToTake -= buildingsHere;
    return { rails: section.rails - railsHere, buildings: section.buildings - buildingsHere };
  });
}

/** A tile for each place: the one that is named for it, or the next that is named for none. */
export function laid<Place extends string | number, Tile extends string>(
  places: readonly Place[],
  tiles: readonly Tile[],
  named: Partial<Record<Place, Tile>>,
): (readonly [Place, { readonly tile: Tile }])[] {
  const rest = tiles.filter((tile) => !Object.values(named).includes(tile));
  return places.map((place) => [place, { tile: named[place] ?? (rest.shift() as Tile) }]);
}

/** The tiles of the cities whose level has one that matters; the others lie as the seed has them. */
function cityTiles(named: Partial<Record<CityId, CityTileId>>): ReadonlyMap<CityId, { readonly tile: CityTileId }> {
  const levels = new Set(CITIES.filter(({ id }) => named[id]).map(({ level }) => level));
  return new Map(
    [...levels].flatMap((level) =>
      laid(
        CITIES.filter((city) => city.level === level).map(({ id }) => id),
        CITY_TILES.filter((tile) => tile.level === level).map(({ id }) => id),
        named,
      ),
    ),
  );
}

/** The tiles of the telegraph line where one matters; else it lies as the seed has it. */
function telegraphTiles(named: Partial<Record<SectionNumber, TelegraphTileId>> = {}) {
  const sections = SECTIONS.filter(({ hasTile }) => hasTile).map(({ section }) => section);
  return new Map(Object.keys(named).length > 0 ? laid(sections, TELEGRAPH_TILE_IDS, named) : []);
}

function playerOf(given: Holding, seat: Seat): Company {
  const rails = given.rails ?? [];
  const sold = given.sold ?? { rails: 0, buildings: 0 };
  const buildings = (given.stations?.length ?? 0) + (given.offices?.length ?? 0);
  return {
    colour: given.colour ?? (PLAYER_COLOURS[seat] as PlayerColour),
    money: given.money ?? CONSTANTS.startMoney,
    shares: given.shares ?? CONSTANTS.startShares,
    supply: crew(given.supply),
    board: Object.fromEntries(ACTIONS.map((action) => [action, crew(given.board?.[action])])) as Company['board'],
    sections: sectionsWithout(rails.length + sold.rails, buildings + sold.buildings),
    aside: { rails: 0, buildings: 0 },
    // The pieces kept aside went back to the box when the setup ended.
    box: { rails: sold.rails + 1, buildings: sold.buildings + 1 },
    trains: given.trains ?? [{ front: 'train-promote', faceUp: true }],
    milestones: given.milestones,
    completed: given.completed ?? [],
    rails: [START_SPACE, ...rails],
    markers: { telegraph: 0, stations: 0, network: 0, ...given.markers },
  };
}

/** The patch that turns a position after the setup into a table in the middle of a game, with every piece accounted for. */
export function position(table: Position): Patch<State> {
  const { seats: given, turn, round = 5, deals } = table;
  const count = given.length;
  const seats = given.map(playerOf);
  const owned = (kind: (typeof WORKERS)[number]) =>
    seats.reduce(
      (sum, { supply, board, milestones }) =>
        sum +
        supply[kind] +
        ACTIONS.reduce((there, action) => there + board[action][kind], 0) +
        milestones.reduce((there, { managers }) => there + managers.filter((manager) => manager === kind).length, 0),
      0,
    );
  const inPlay = { ...WORKER_COUNTS, white: CONSTANTS.startWhiteWorkers * count };
  const taken = new Set<MilestoneId>(
    seats.flatMap(({ milestones, completed }) => [...milestones.map(({ id }) => id), ...completed]),
  );
  const tileOf = cityTiles(table.cityTiles ?? {});
  const tileIn = telegraphTiles(table.telegraphTiles);
  const neutralStations = NEUTRAL_STATIONS[count] ?? [];
  const neutralOffices = NEUTRAL_OFFICES[count] ?? [];
  const owners = <Place>(of: (holding: Holding) => readonly Place[] | undefined, place: Place, neutral: boolean) => [
    ...(neutral ? (['neutral'] as const) : []),
    ...given.flatMap((holding, seat) => (of(holding)?.includes(place) ? [seat] : [])),
  ];
  return {
    agenda: [{ kind: 'startTurn', seat: turn }],
    seats,
    supply: Object.fromEntries(WORKERS.map((kind) => [kind, inPlay[kind] - owned(kind)])) as Workers,
    trains: Object.fromEntries(
      TRAIN_STACKS.map((stack) => [
        stack,
        (TRAINS_PER_STACK[count] ?? 0) -
          seats.reduce((sum, { trains }) => sum + trains.filter(({ front }) => front === stack).length, 0),
      ]),
    ) as State['trains'],
    cities: Object.fromEntries(
      CITY_IDS.map((city) => [
        city,
        {
          stations: owners(({ stations }) => stations, city, neutralStations.includes(city)),
          ...tileOf.get(city),
        },
      ]),
    ),
    telegraph: Object.fromEntries(
      SECTION_NUMBERS.map((section) => [
        section - 1,
        {
          offices: owners(({ offices }) => offices, section, neutralOffices.includes(section)),
          ...tileIn.get(section),
        },
      ]),
    ),
    setup: [],
    first: 0,
    round,
    deals: {
      tile: deals.tile,
      stack: deals.stack,
      discard: deals.discard ?? DEAL_TILE_IDS.filter((tile) => tile !== deals.tile && !deals.stack.includes(tile)),
    },
    milestones: Object.fromEntries(
      STACK_IDS.filter((stack) => stack === 'B' || stack === 'C' || stack === 'D').map((stack) => [
        stack,
        MILESTONE_IDS.filter((id) => MILESTONE[id].stack === stack && !taken.has(id)).map((id) => ({ id, seen: [] })),
      ]),
    ),
  };
}

/** Deal tiles of a lesson that is not about Deals. */
export const LESSON_DEALS: Position['deals'] = { tile: 'deal-5', stack: ['deal-1', 'deal-2'] };

/** The two milestones of a player on which no manager stands yet. */
export const unmanned = (one: MilestoneId, other: MilestoneId): readonly [OwnMilestone, OwnMilestone] => [
  { id: one, managers: [] },
  { id: other, managers: [] },
];

/** The other player of a lesson, who has done little yet. */
export const LESSON_PARTNER: Holding = {
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  milestones: unmanned('A1-2', 'A2-4'),
};

/** A turn in which the other player of a lesson only trades. */
export const TRADES = (say: string): readonly Step<Types>[] => [
  { say },
  { move: { kind: 'placeWorker', worker: 'white', action: 'trade' } },
  { move: { kind: 'sellPiece', piece: 'rail' } },
  { move: { kind: 'finishAction' } },
];

/** Every choice of a table but some: for an example that is told the same by all the others. */
export const anyChoiceBut = (...but: readonly (Variant | RulingName)[]): Choice[] => choicesBut(options, ...but);
