import { targetCodec } from '../../../kernel/targets.ts';
import { CARD_IDS } from './tables/cards.ts';
import { RESOURCES } from './tables/market.ts';
import { SLOTS } from './tables/player-board.ts';
import { SITE_NUMBERS } from './tables/sites.ts';
import { SEATS } from './vocabulary.ts';

/** The places of the game. */
export const TARGETS = {
  slot: { seat: SEATS, slot: SLOTS },
  card: { seat: SEATS, card: CARD_IDS },
  /** A die of a player, from 1, as they lie. */
  die: { seat: SEATS, die: [1, 2, 3, 4] },
  market: { resource: RESOURCES },
  /** A Construction site. */
  site: { site: SITE_NUMBERS },
} as const;

export const { format: formatTarget, parse: parseTarget } = targetCodec(TARGETS);
