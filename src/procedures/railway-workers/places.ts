import { placeInDice } from './dice-place.ts';

/** By procedure: where a position stands in its chart. */
export const places = { 'dice-ordering': placeInDice };
