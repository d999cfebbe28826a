import { printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CardId } from '../cards.ts';

export const CARDS_SOURCES: SourcesOf<CardId> = {
  'buy-structures': printed('L288', { fieldSources: { buys: printed('L290, L292') } }),
  'buy-tracks': printed('L288', { fieldSources: { buys: printed('L290, L292') } }),
  'buy-plans': printed('L314', { fieldSources: { buys: printed('L316, L318') } }),
  'new-worker': printed('L296'),
  share: printed('L324'),
  'store-up': printed('L344'),
  'move-workers': printed('L354'),
  'subsidy-investment': printed('L250'),
};
