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

/** The single numbers of the rules; money in dollars. */
export const CONSTANTS = {
  startMoney: 600,
  startShares: 3,
  startWhiteWorkers: 4,
  shareSale: 150,
  hireCost: 800,
  minAvailableWorkers: 4,
  railBase: 400,
  railPerTriangle: 100,
  railsPerAction: 2,
  trainVp: 8,
  tieShareValue: 150,
  replacementDraw: 3,
  milestonesPerPlayer: 2,
  asideBuildings: 1,
  asideRails: 1,
  buildingsPerColour: 13,
  railsPerColour: 17,
} as const;

/** What else is in the box. */
export const BOX = {
  gameBoards: 1,
  playerBoards: 4,
  markers: 12,
  shareTokens: 48,
  firstPlayerTiles: 1,
  /** Banknotes by their value in dollars. */
  banknotes: { 50: 10, 100: 26, 500: 12, 1000: 4 },
} as const;

/** Workers of each type in the box. */
export const WORKER_COUNTS: Readonly<Record<Worker, number>> = {
  white: 16,
  purple: 12,
  orange: 12,
  grey: 12,
  turquoise: 12,
};

/** Trains in each stack, by number of players. */
export const TRAINS_PER_STACK: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 5 };

/** Cities whose First Station slot a neutral building fills, by number of players. */
export const NEUTRAL_STATIONS: Readonly<Record<number, readonly CityId[]>> = {
  2: ['san-diego', 'salt-lake-city', 'duluth', 'little-rock'],
  3: ['san-francisco', 'bismarck', 'houston'],
  4: [],
};

/** Sections whose First Office slot a neutral building fills, by number of players. */
export const NEUTRAL_OFFICES: Readonly<Record<number, readonly SectionNumber[]>> = { 2: [1, 4, 7], 3: [2, 5], 4: [] };
