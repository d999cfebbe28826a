import { targetCodec } from '../../../../../kernel/targets.ts';
import { SETUP_TILE_IDS } from '../../../engine/tables/setup-tiles.ts';
import { TARGETS as BASE } from '../../../engine/target-codec.ts';
import { SEATS } from '../../../engine/vocabulary.ts';
import { SLOTS } from './tables/extension.ts';
import { PERFORMANCE_TILE_IDS, REWARD_TILE_IDS } from './tables/tiles.ts';
import { ROW_IDS, TRACK_SPACES } from './tables/track.ts';
import { CAR_IDS, TRADE_SECTIONS } from './tables/wagons.ts';

/** The places of the base game, and those that the expansion adds. */
export const TARGETS = {
  ...BASE,
  setup: { tile: [...SETUP_TILE_IDS, ...PERFORMANCE_TILE_IDS] },
  /** A section of the Trade Area. */
  trade: { section: TRADE_SECTIONS },
  /** A Wagon or Tender. */
  car: { car: CAR_IDS },
  /** A space of the Performance track. */
  step: { space: [0, ...TRACK_SPACES.map(({ index }) => index)] },
  /** A row of tiles beside the Performance track. */
  row: { row: ROW_IDS },
  performance: { tile: PERFORMANCE_TILE_IDS },
  /** A slot of a board extension. */
  slot: { seat: SEATS, slot: SLOTS },
  /** The board extension of a player. */
  extension: { seat: SEATS },
  reward: { tile: REWARD_TILE_IDS },
} as const;

export const { format: formatTarget, parse: parseTarget } = targetCodec(TARGETS);
