import { targetCodec } from '../../../kernel/targets.ts';
import { CITY_IDS } from './tables/cities.ts';
import { ACTIONS, WORKERS } from './tables/constants.ts';
import { MILESTONE_IDS } from './tables/milestones.ts';
import { SETUP_TILE_IDS } from './tables/setup-tiles.ts';
import { SPACE_IDS } from './tables/spaces.ts';
import { SECTION_NUMBERS } from './tables/telegraph.ts';
import { TRACK_IDS } from './tables/tracks.ts';
import { TRAIN_STACKS } from './tables/trains.ts';
import { OFFERS, PIECES, PLACES, SEATS, TRAIN_NUMBERS } from './vocabulary.ts';

/** The parts of an action that have no place of their own. */
export const ACTION_PARTS = ['primaryReward', 'firstStationBonus', 'telegraphTile', 'workerEffect'] as const;

/** The places of the base game. */
export const TARGETS = {
  space: { space: SPACE_IDS },
  city: { city: CITY_IDS },
  /** A section of the telegraph line. */
  section: { section: SECTION_NUMBERS },
  /** An action space of a player board. */
  action: { action: ACTIONS },
  worker: { seat: SEATS, place: PLACES, worker: WORKERS },
  /** Workers of a type in the common supply. */
  supply: { worker: WORKERS },
  train: { seat: SEATS, train: TRAIN_NUMBERS },
  /** A stack of Train tiles, by their front. */
  stack: { train: TRAIN_STACKS },
  track: { track: TRACK_IDS },
  milestone: { milestone: MILESTONE_IDS },
  /** One of the two deals of the Deal tile. */
  offer: { offer: OFFERS },
  setup: { tile: SETUP_TILE_IDS },
  /** The pieces of a kind on a player board. */
  piece: { seat: SEATS, piece: PIECES },
  /** The Shares of a player. */
  share: { seat: SEATS },
  part: { part: ACTION_PARTS },
} as const;

export const { format: formatTarget, parse: parseTarget } = targetCodec(TARGETS);
