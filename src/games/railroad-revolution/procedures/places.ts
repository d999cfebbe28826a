import type { State } from '../engine/types.ts';

/** Where a position stands in each chart of the game; every table has them, with the expansion or without. */
export const places: { readonly [procedure: string]: () => Promise<(state: State) => string | undefined> } = {
  turn: () => import('./turn-place.ts').then((all) => all.placeInTurn),
  'deal-resolution': () => import('./deal-place.ts').then((all) => all.placeInDeal),
  'completing-milestones': () => import('./milestone-place.ts').then((all) => all.placeInMilestones),
  'end-of-game': () => import('./end-place.ts').then((all) => all.placeInEnd),
};
