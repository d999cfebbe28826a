import type { MoveOf, Vocabulary } from '../../../../../kernel/moves.ts';
import { type Move as BaseMove, PIECES, SEATS, TRAIN_NUMBERS } from '../../../engine/vocabulary.ts';
import { SLOTS } from './tables/extension.ts';
import { PERFORMANCE_TILE_IDS, REWARD_TILE_IDS } from './tables/tiles.ts';
import { CAR_IDS, TRADE_SECTIONS, WAGON_IDS } from './tables/wagons.ts';

/** The parts of a train that have a bonus. */
export const PARTS = ['train', 'wagon', 'tender'] as const;
export type TrainPart = (typeof PARTS)[number];

/** Every move that the expansion adds. */
export const VOCABULARY = {
  /** Setup: takes a performance tile with the worker beside it. */
  choosePerformanceTile: { tile: PERFORMANCE_TILE_IDS },
  /** Puts the piece just sold on a section of the Trade Area. */
  placeInTradeArea: { section: TRADE_SECTIONS },
  /** Takes one of the Wagons beside that section. */
  takeWagon: { wagon: WAGON_IDS },
  /** Attaches a Wagon or Tender to a train. */
  attach: { car: CAR_IDS, train: TRAIN_NUMBERS },
  /** Takes one of the bonuses of a train that was flipped face down. */
  takeBonus: { of: PARTS },
  /** Uses a point: the marker goes up one space. */
  moveMarker: {},
  /** Uses points: a performance tile goes up to a slot of the next row. */
  moveTile: { tile: PERFORMANCE_TILE_IDS, slot: SLOTS },
  /** Takes a performance tile of the row that the marker has come to, into a slot of the extension. */
  takePerformanceTile: { tile: PERFORMANCE_TILE_IDS, slot: SLOTS },
  /** Takes a reward tile of the row that the marker has come to, for a worker. */
  takeRewardTile: { tile: REWARD_TILE_IDS },
  /** At any time of an own turn: discards a reward tile to place its piece. */
  useRewardTile: { seat: SEATS, piece: PIECES },
} as const satisfies Vocabulary;

export type EvolutionMove = MoveOf<typeof VOCABULARY>;
export type Move = BaseMove | EvolutionMove;
