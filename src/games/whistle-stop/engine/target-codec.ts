import { targetCodec } from '../../../kernel/targets.ts';
import { STOPS } from './stops.ts';
import { HEX_IDS, TURNS, WAYS } from './tables/board.ts';
import { TRAIN_NUMBERS } from './tables/constants.ts';
import { GOODS, RESOURCES, TOKENS } from './tables/goods.ts';
import { RAILROADS } from './tables/railroads.ts';
import { SPACE_NUMBERS } from './tables/resource-track.ts';
import { TILE_IDS } from './tables/tiles.ts';

/** The seats, clockwise. */
export const SEATS = [0, 1, 2, 3, 4] as const;

/** The places of the game. */
export const TARGETS = {
  train: { seat: SEATS, train: TRAIN_NUMBERS },
  stop: { stop: STOPS },
  hex: { hex: HEX_IDS },
  /** An edge of a hex by which a train leaves. */
  way: { hex: HEX_IDS, way: WAYS },
  /** A tile of a hand. */
  tile: { seat: SEATS, tile: TILE_IDS },
  /** A tile on display. */
  display: { tile: TILE_IDS },
  pile: {},
  /** A space of the resource track. */
  space: { space: SPACE_NUMBERS },
  /** Coal or whistles of a player. */
  tokens: { seat: SEATS, token: TOKENS },
  resource: { seat: SEATS, resource: RESOURCES },
  supply: { goods: GOODS },
  /** Shares of a railroad that a player has. */
  share: { seat: SEATS, railroad: RAILROADS },
  /** A tile as it would lie on a hex, turned by so many sixths clockwise. */
  turned: { hex: HEX_IDS, tile: TILE_IDS, turn: TURNS },
} as const;

export const { format: formatTarget, parse: parseTarget } = targetCodec(TARGETS);
