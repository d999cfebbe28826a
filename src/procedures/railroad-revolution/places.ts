import { placeInDeal } from './deal-place.ts';
import { placeInEnd } from './end-place.ts';
import { placeInMilestones } from './milestone-place.ts';
import { placeInTurn } from './turn-place.ts';

/** By procedure: where a position stands in its chart. */
export const places = {
  turn: placeInTurn,
  'deal-resolution': placeInDeal,
  'completing-milestones': placeInMilestones,
  'end-of-game': placeInEnd,
};
