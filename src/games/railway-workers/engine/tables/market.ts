/** What is bought and built with. */
export const RESOURCES = ['structure', 'track', 'plan'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The resources that wait in a warehouse of a Construction site. */
export const WAREHOUSED = ['structure', 'track'] as const;
export type Warehoused = (typeof WAREHOUSED)[number];

/** The sides of a price indicator. */
export const SIDES = ['black', 'white'] as const;
export type Side = (typeof SIDES)[number];

/** What the market asks for one piece, in coins, and what it brings at the end of the game. */
export interface Price {
  readonly resource: Resource;
  readonly black: number;
  readonly white: number;
  /** Sold to the Bank at the end. */
  readonly end: number;
}

export const PRICES: readonly Price[] = [
  { resource: 'structure', black: 4, white: 3, end: 3 },
  { resource: 'track', black: 4, white: 3, end: 3 },
  { resource: 'plan', black: 3, white: 2, end: 2 },
];

/** The prices by resource. */
export const PRICE = Object.fromEntries(PRICES.map((price) => [price.resource, price])) as Readonly<
  Record<Resource, Price>
>;

/** How many of a type the Facilities hold; plans without a limit. */
export const STORAGE: Readonly<Record<Warehoused, number>> = { structure: 2, track: 2 };
