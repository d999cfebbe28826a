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
export interface ActionCard {
  readonly id: CardId;
  readonly name: string;
  /** What both of its actions buy; absent on cards that buy nothing. */
  readonly buys?: Resource;
}

export const CARDS: readonly ActionCard[] = [
  { id: 'buy-structures', name: 'Buy Structures', buys: 'structure' },
  { id: 'buy-tracks', name: 'Buy Tracks', buys: 'track' },
  { id: 'buy-plans', name: 'Buy Plans', buys: 'plan' },
  { id: 'new-worker', name: 'New Worker' },
  { id: 'share', name: 'Share' },
  { id: 'store-up', name: 'Store Up' },
  { id: 'move-workers', name: 'Move Workers' },
  { id: 'subsidy-investment', name: 'Subsidy / Investment' },
];

/** The action cards by id. */
export const CARD = Object.fromEntries(CARDS.map((card) => [card.id, card])) as Readonly<Record<CardId, ActionCard>>;
