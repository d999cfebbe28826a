import type { placeInTurn } from './turn-place.ts';

/** What tells where a position stands in a chart of Sidings, by the procedure. */
export const places: { readonly turn: () => Promise<typeof placeInTurn> } = {
  turn: () => import('./turn-place.ts').then((all) => all.placeInTurn),
};
