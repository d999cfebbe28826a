/** The resources; the first three are common, the others rare. */
export const RESOURCES = ['lumber', 'cotton', 'gravel', 'cattle', 'whiskey', 'steel'] as const;
export type Resource = (typeof RESOURCES)[number];
export const COMMONS = ['lumber', 'cotton', 'gravel'] as const satisfies readonly Resource[];
export const RARES = ['cattle', 'whiskey', 'steel'] as const satisfies readonly Resource[];

/** What moves trains. */
export const TOKENS = ['coal', 'whistle'] as const;
export type Token = (typeof TOKENS)[number];

/** Whatever a stop or a space of the resource track can give. */
export const GOODS = [...RESOURCES, ...TOKENS, 'gold'] as const;
export type Goods = (typeof GOODS)[number];

/** A kind of resource: how rare it is and what one is worth at the end, in VP. */
export interface ResourceRow {
  readonly rarity: 'common' | 'rare';
  /** Tokens in the box. */
  readonly count: number;
  readonly vp: number;
}

const row = (rarity: 'common' | 'rare', vp: number): ResourceRow => ({
  rarity,
  count: 10,
  vp,
});
const common = row('common', 1);
const rare = row('rare', 3);

export const RESOURCE: Readonly<Record<Resource, ResourceRow>> = {
  lumber: common,
  cotton: common,
  gravel: common,
  cattle: rare,
  whiskey: rare,
  steel: rare,
};

/** The values of gold tokens, in VP. */
export const GOLD_VALUES = [3, 4, 5] as const;
export type GoldValue = (typeof GOLD_VALUES)[number];

/** How many gold tokens there are of each value. */
export const GOLD: Readonly<Record<GoldValue, number>> = { 3: 7, 4: 7, 5: 6 };

/** Tokens in the box. */
export const TOKEN_COUNT: Readonly<Record<Token, number>> = {
  coal: 100,
  whistle: 24,
};
