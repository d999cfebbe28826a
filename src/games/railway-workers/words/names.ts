import { counted, listed, type Tag } from '../../common/words/words.ts';
import { CARDS, type CardId } from '../engine/tables/cards.ts';
import type { PlayerColour } from '../engine/tables/constants.ts';
import type { Resource, Side } from '../engine/tables/market.ts';

/** What is bought with a card; absent on cards that buy nothing. */
export const boughtWith: ReadonlyMap<CardId, Resource> = new Map(
  CARDS.flatMap(({ id, buys }) => (buys === undefined ? [] : [[id, buys] as const])),
);

/** The names of the things of the game, for sentences. */
export function namesOf(w: Tag) {
  const colours: Readonly<Record<PlayerColour, string>> = {
    red: w`Red`,
    green: w`Green`,
    yellow: w`Yellow`,
    brown: w`Brown`,
  };
  const cards: Readonly<Record<CardId, string>> = {
    'buy-structures': w`Buy Structures`,
    'buy-tracks': w`Buy Tracks`,
    'buy-plans': w`Buy Plans`,
    'new-worker': w`New Worker`,
    share: w`Share`,
    'store-up': w`Store Up`,
    'move-workers': w`Move Workers`,
    'subsidy-investment': w`Subsidy / Investment`,
  };
  const one: Readonly<Record<Resource, string>> = { structure: w`structure`, track: w`track`, plan: w`plan` };
  const many: Readonly<Record<Resource, string>> = { structure: w`structures`, track: w`tracks`, plan: w`plans` };
  const sides: Readonly<Record<Side, string>> = { black: w`black`, white: w`white` };
  const ranks = [w`lowest`, w`second lowest`, w`third lowest`, w`fourth lowest`];

  return {
    colour: (id: PlayerColour) => colours[id],
    card: (id: CardId | string) => cards[id as CardId] ?? id,
    resource: (id: Resource) => one[id],
    resources: (id: Resource) => many[id],
    some: (id: Resource, n: number) => counted(w, n, one[id], many[id]),
    side: (id: Side) => sides[id],
    coins: (n: number) => counted(w, n, w`coin`, w`coins`),
    slot: (n: number) => `+${n}`,
    site: (n: number) => w`Construction site ${n}`,
    plusOnes: (n: number) => counted(w, n, w`“+1” token`, w`“+1” tokens`),
    rerolls: (n: number) => counted(w, n, w`Reroll token`, w`Reroll tokens`),
    rank: (n: number) => ranks[n - 1] ?? w`lowest`,
    dice: (faces: readonly number[]) => listed(w, faces.map(String)),
  };
}

export type Names = ReturnType<typeof namesOf>;
