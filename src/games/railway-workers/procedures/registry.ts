import type { Procedures } from '../../common/wing.ts';
import type { Types } from '../engine/types.ts';

/** The procedures of the game as charts. */
export const procedures: Procedures<Types> = {
  'dice-ordering': () => import('./dice-ordering.ts').then((all) => all.diceOrdering),
};
