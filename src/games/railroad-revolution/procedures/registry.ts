import type { Procedures } from '../../common/wing.ts';
import type { Types } from '../engine/types.ts';

/** The procedures of the game as charts; every table has them, with the expansion or without. */
export const procedures: Procedures<Types> = {
  'completing-milestones': () => import('./completing-milestones.ts').then((all) => all.completingMilestones),
  'deal-resolution': () => import('./deal-resolution.ts').then((all) => all.dealResolution),
  'end-of-game': () => import('./end-of-game.ts').then((all) => all.endOfGame),
  turn: () => import('./turn.ts').then((all) => all.turn),
};
