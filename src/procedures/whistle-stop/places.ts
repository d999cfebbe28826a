import { placeInMove } from './move-place.ts';

/** By procedure: where a position stands in its chart. */
export const places = { 'whistle-bypass': placeInMove };
