import type { Provenance } from '../../../../kernel/provenance.ts';

/** The Construction sites, by the number on their Project tile, their card and their spot on the map. */
export const SITE_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;
export type SiteNumber = (typeof SITE_NUMBERS)[number];

/** A Construction site. */
export interface Site extends Provenance {
  readonly number: SiteNumber;
  /** True for the Project tile that leaves the game with two players. */
  readonly removedWithTwo: boolean;
}

const numbered = { 2: 'L350', 3: 'L310', 4: 'L350', 6: 'L342', 7: 'L46' } as const satisfies {
  readonly [number: number]: string;
};

export const SITES: readonly Site[] = SITE_NUMBERS.map((number): Site => {
  const ref: string | undefined = (numbered as { readonly [number: number]: string })[number];
  const removedWithTwo = number === 7;
  const fieldSources = { removedWithTwo: { source: 'printed', ref: 'L46' } } as const;
  return ref
    ? { number, removedWithTwo, source: 'printed', ref, fieldSources }
    : { number, removedWithTwo, source: 'derived', ref: 'L26, L28', fieldSources };
});
