import type { Provenance } from '../../../../kernel/provenance.ts';
import type { Resource } from './market.ts';

/** The eight action cards, the same for every player. */
export const CARD_IDS = [
  'buy-structures',
  'buy-tracks',
  'buy-plans',
  'new-worker',
  'share',
  'store-up',
  'move-workers',
  'subsidy-investment',
] as const;
export type CardId = (typeof CARD_IDS)[number];

/** An action card. */
export interface ActionCard extends Provenance {
  readonly id: CardId;
  readonly name: string;
  /** What both of its actions buy; absent on cards that buy nothing. */
  readonly buys?: Resource;
}

export const CARDS: readonly ActionCard[] = [
  {
    id: 'buy-structures',
    name: 'Buy Structures',
    buys: 'structure',
    source: 'printed',
    ref: 'L288',
    fieldSources: { buys: { source: 'printed', ref: 'L290, L292' } },
  },
  {
    id: 'buy-tracks',
    name: 'Buy Tracks',
    buys: 'track',
    source: 'printed',
    ref: 'L288',
    fieldSources: { buys: { source: 'printed', ref: 'L290, L292' } },
  },
  {
    id: 'buy-plans',
    name: 'Buy Plans',
    buys: 'plan',
    source: 'printed',
    ref: 'L314',
    fieldSources: { buys: { source: 'printed', ref: 'L316, L318' } },
  },
  { id: 'new-worker', name: 'New Worker', source: 'printed', ref: 'L296' },
  { id: 'share', name: 'Share', source: 'printed', ref: 'L324' },
  { id: 'store-up', name: 'Store Up', source: 'printed', ref: 'L344' },
  { id: 'move-workers', name: 'Move Workers', source: 'printed', ref: 'L354' },
  { id: 'subsidy-investment', name: 'Subsidy / Investment', source: 'printed', ref: 'L250' },
];

/** The action cards by id. */
export const CARD = Object.fromEntries(CARDS.map((card) => [card.id, card])) as Readonly<Record<CardId, ActionCard>>;
