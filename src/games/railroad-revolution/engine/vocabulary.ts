import type { MoveOf, Vocabulary } from '../../../kernel/moves.ts';
import { CITY_IDS } from './tables/cities.ts';
import { ACTIONS, WORKERS } from './tables/constants.ts';
import { MILESTONE_IDS } from './tables/milestones.ts';
import { SETUP_TILE_IDS } from './tables/setup-tiles.ts';
import { SPACE_IDS } from './tables/spaces.ts';
import { SECTION_NUMBERS } from './tables/telegraph.ts';
import { TRACK_IDS } from './tables/tracks.ts';
import { TRAIN_STACKS } from './tables/trains.ts';

/** The seats, clockwise. */
export const SEATS = [0, 1, 2, 3] as const;

/** Where a player's workers are: the personal supply, or an action space of the player board. */
export const PLACES = ['supply', ...ACTIONS] as const;
export type Place = (typeof PLACES)[number];

/** What stands on a player board. */
export const PIECES = ['rail', 'building'] as const;
export type Piece = (typeof PIECES)[number];

/** The two deals of a Deal tile, left and right. */
export const OFFERS = [1, 2] as const;
export type OfferNumber = (typeof OFFERS)[number];

/** How a placed worker's additional effect is used: its own ability, or the promotion that every type may make. */
export const USES = ['specialist', 'white'] as const;
export type Use = (typeof USES)[number];

/** A player's trains in the order in which they came; one player cannot get more than the first and all of the stacks. */
export const TRAIN_NUMBERS = Array.from({ length: 21 }, (_, i) => i);

/** Every move of the base game. */
export const VOCABULARY = {
  /** Takes a Setup tile with the worker beside it. */
  chooseSetupTile: { tile: SETUP_TILE_IDS },
  /** Begins the turn by taking all workers back, where a hire could still avert that. */
  recall: {},
  /** Places a worker of the personal supply on an action space. */
  placeWorker: { worker: WORKERS, action: ACTIONS },
  /** Places a rail: of the Railroad action, of a reward, or the one kept aside. */
  placeRail: { space: SPACE_IDS },
  /** Builds a station: of the Station action, of a deal, or with the building kept aside. */
  buildStation: { city: CITY_IDS },
  /** Builds an office: of the Telegraph action, of a deal, or with the building kept aside. */
  buildOffice: { section: SECTION_NUMBERS },
  /** Sells a rail or building of the leftmost section. */
  sellPiece: { piece: PIECES },
  /** Pays what the main action costs. */
  pay: {},
  /** Takes the primary reward of the station's city. */
  takePrimaryReward: {},
  /** Takes the First Station bonus for having built first. */
  takeFirstStationBonus: {},
  /** Takes the bonus of the office's Telegraph tile for a worker. */
  takeTelegraphTile: {},
  /** Uses the additional effect of the worker just placed. */
  useWorker: { as: USES },
  /** Ends the action; what is left of it lapses. */
  finishAction: {},
  /** Flips one of the own trains. */
  flipTrain: { train: TRAIN_NUMBERS },
  /** Takes a train of a stack. */
  takeTrain: { train: TRAIN_STACKS },
  /** Moves a worker on to a Milestone. */
  promoteWorker: { from: PLACES, worker: WORKERS, milestone: MILESTONE_IDS },
  /** Discards a worker as a cost. */
  discardWorker: { from: PLACES, worker: WORKERS },
  /** Names the own worker to exchange. */
  exchangeWorker: { from: PLACES, worker: WORKERS },
  /** Names the type of a worker to gain, where there is a choice. */
  gainWorker: { worker: WORKERS },
  /** Moves an own marker up one slot. */
  advance: { track: TRACK_IDS },
  /** Accepts one of the two deals. */
  acceptDeal: { offer: OFFERS },
  /** Accepts no (further) deal. */
  declineDeal: {},
  /** Takes no more of a reward. */
  decline: {},
  /** Names the Milestone to complete first, of two. */
  completeMilestone: { milestone: MILESTONE_IDS },
  /** Keeps a Milestone as the replacement. */
  chooseMilestone: { milestone: MILESTONE_IDS },
  /** At any time: sells one Share. */
  sellShare: { seat: SEATS },
  /** At any time: hires a worker. */
  hireWorker: { seat: SEATS, worker: WORKERS },
} as const satisfies Vocabulary;

export type Move = MoveOf<typeof VOCABULARY>;
export type MoveKind = Move['kind'];

/** The moves of some kinds. */
export type MoveOfKind<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
