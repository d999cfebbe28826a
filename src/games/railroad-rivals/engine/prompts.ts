import type { Seat } from '../../../kernel/agenda.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import type { Cube } from './tables/constants.ts';

interface Common {
  readonly seat: Seat;
  /** The clause that asks. */
  readonly rule: RuleId;
}

/** How a city tile can be placed: by a railroad, blank edge to blank edge, anywhere beside a city, or not at all. */
export type Way = 'match' | 'blank' | 'beside' | 'none';

/** What a player is asked. */
export type Prompt =
  /** `left`: the cubes that are still to be put in order. */
  | (Common & { readonly kind: 'setCube'; readonly left: readonly Cube[] })
  | (Common & { readonly kind: 'startCity'; readonly cities: readonly CityId[]; readonly way: Way })
  /** `high`: the highest bid, 0 for none; `score`: what the player can pay. */
  | (Common & { readonly kind: 'bid'; readonly high: number; readonly score: number })
  /** `types`: what may be taken. */
  | (Common & { readonly kind: 'draft'; readonly pick: 1 | 2; readonly types: 'either' | 'city' | 'stock' })
  | (Common & { readonly kind: 'keepStock' })
  | (Common & { readonly kind: 'place'; readonly way: Way })
  | (Common & { readonly kind: 'deliver' });

export type PromptKind = Prompt['kind'];
