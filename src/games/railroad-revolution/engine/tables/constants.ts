import type { Sourced } from '../../../../kernel/provenance.ts';
import type { CityId } from './cities.ts';
import type { SectionNumber } from './telegraph.ts';

/** The types of worker. */
export const WORKERS = ['white', 'purple', 'orange', 'grey', 'turquoise'] as const;
export type Worker = (typeof WORKERS)[number];

/** The specialised types. */
export const SPECIALISTS = ['purple', 'orange', 'grey', 'turquoise'] as const;
export type Specialist = (typeof SPECIALISTS)[number];

/** The four main actions, each with its space on the player board. */
export const ACTIONS = ['station', 'railroad', 'telegraph', 'trade'] as const;
export type Action = (typeof ACTIONS)[number];

/** The colours of the players, by seat. */
export const PLAYER_COLOURS = ['yellow', 'red', 'black', 'blue'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

const printed = <const V>(value: V, ref: string): Sourced<V> => ({ value, source: 'printed', ref });

/** The single numbers of the rules; money in dollars. */
export const CONSTANTS = {
  startMoney: printed(600, 'B79'),
  startShares: printed(3, 'B103'),
  startWhiteWorkers: printed(4, 'B87'),
  shareSale: printed(150, 'B284'),
  hireCost: printed(800, 'B286'),
  minAvailableWorkers: printed(4, 'B283'),
  railBase: printed(400, 'B333'),
  railPerTriangle: printed(100, 'B333'),
  railsPerAction: printed(2, 'B331'),
  trainVp: printed(8, 'B609'),
  tieShareValue: printed(150, 'B605'),
  replacementDraw: printed(3, 'B520'),
  milestonesPerPlayer: printed(2, 'B131'),
  asideBuildings: printed(1, 'B73'),
  asideRails: printed(1, 'B73'),
  buildingsPerColour: printed(13, 'B35'),
  railsPerColour: printed(17, 'B36'),
} as const;

/** What else is in the box. */
export const BOX = {
  gameBoards: printed(1, 'B30'),
  playerBoards: printed(4, 'B31'),
  markers: printed(12, 'B37'),
  shareTokens: printed(48, 'B39'),
  firstPlayerTiles: printed(1, 'B46'),
  /** Banknotes by their value in dollars. */
  banknotes: printed({ 50: 10, 100: 26, 500: 12, 1000: 4 }, 'B47'),
} as const;

/** Workers of each type in the box. */
export const WORKER_COUNTS: Sourced<Readonly<Record<Worker, number>>> = {
  value: { white: 16, purple: 12, orange: 12, grey: 12, turquoise: 12 },
  source: 'printed',
  ref: 'B33',
};

/** Trains in each stack, by number of players. */
export const TRAINS_PER_STACK: Sourced<Readonly<Record<number, number>>> = {
  value: { 2: 3, 3: 4, 4: 5 },
  source: 'printed',
  ref: 'B121',
  fieldSources: { 4: { source: 'derived', ref: 'B117' }, 2: { source: 'printed', ref: 'B122' } },
};

/** Cities whose First Station slot a neutral building fills, by number of players. */
export const NEUTRAL_STATIONS: Sourced<Readonly<Record<number, readonly CityId[]>>> = {
  value: {
    2: ['san-diego', 'salt-lake-city', 'duluth', 'little-rock'],
    3: ['san-francisco', 'bismarck', 'houston'],
    4: [],
  },
  source: 'printed',
  ref: 'B159',
  fieldSources: { 2: { source: 'printed', ref: 'B161' } },
};

/** Sections whose First Office slot a neutral building fills, by number of players. */
export const NEUTRAL_OFFICES: Sourced<Readonly<Record<number, readonly SectionNumber[]>>> = {
  value: { 2: [1, 4, 7], 3: [2, 5], 4: [] },
  source: 'printed',
  ref: 'B171',
  fieldSources: { 2: { source: 'printed', ref: 'B173' } },
};
