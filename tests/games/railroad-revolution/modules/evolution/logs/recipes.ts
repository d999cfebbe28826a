import type { Recipe } from '../../../../../laws/golden.ts';
import { both, openStack, trackCosts, whole } from '../../../logs/recipes.ts';

const evolution = (name: string, seats: number, seed: number, variants: Record<string, boolean> = {}): Recipe => ({
  ...whole(name, seats, seed, variants),
  config: { seats, variants, modules: ['evolution'] },
});

// The same with the expansion.
export const recipes: readonly Recipe[] = [
  evolution('2-seats-evolution-first-triggers', 2, 2004),
  evolution('2-seats-evolution-open-stack-decided-by-money', 2, 2509, openStack),
  evolution('2-seats-evolution-harder-tracks-last-triggers', 2, 2034, trackCosts),
  evolution('2-seats-evolution-both-variants-triggered-out-of-turn', 2, 2863, both),
  evolution('3-seats-evolution-middle-triggers', 3, 2012),
  evolution('3-seats-evolution-triggered-out-of-turn', 3, 2688),
  evolution('3-seats-evolution-open-stack-first-triggers-decided-by-money', 3, 2397, openStack),
  evolution('3-seats-evolution-harder-tracks-last-triggers-decided-by-money', 3, 2466, trackCosts),
  evolution('3-seats-evolution-both-variants-middle-triggers', 3, 2027, both),
  evolution('4-seats-evolution-first-triggers', 4, 2000),
  evolution('4-seats-evolution-second-triggers', 4, 2016),
  evolution('4-seats-evolution-open-stack-last-triggers', 4, 2013, openStack),
  evolution('4-seats-evolution-open-stack-triggered-out-of-turn', 4, 2045, openStack),
  evolution('4-seats-evolution-harder-tracks-third-triggers', 4, 2062, trackCosts),
  evolution('4-seats-evolution-both-variants-decided-by-money', 4, 2131, both),
];
