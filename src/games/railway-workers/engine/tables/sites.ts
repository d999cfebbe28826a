/** The Construction sites, by the number on their Project tile, their card and their spot on the map. */
export const SITE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
export type SiteNumber = (typeof SITE_NUMBERS)[number];

/** A Construction site. */
export interface Site {
  readonly number: SiteNumber;
  /** True for the Project tile that leaves the game with two players. */
  readonly removedWithTwo: boolean;
}

export const SITES: readonly Site[] = SITE_NUMBERS.map((number) => ({ number, removedWithTwo: number === 7 }));
