import type { SetupScene } from '../../../../common/wing.ts';
import type { Types } from '../engine/types.ts';
import Picture from './SetupScene.svelte';

/** The laid-out table with the expansion. */
export const setupScene: SetupScene<Types> = {
  Picture,
  frame: [410, 326],
  places: {
    board: { x: 318, y: 12 },
    cities: { x: 246, y: 20 },
    telegraph: { x: 106, y: 178 },
    deals: { x: 275, y: 202 },
    tracks: { x: 66, y: 182 },
    trains: { x: 8, y: 206 },
    milestones: { x: 398, y: 10 },
    supply: { x: 398, y: 102 },
    aside: { x: 318, y: 258 },
    company: { x: 50, y: 220 },
    own: { x: 50, y: 284 },
    trade: { x: 17, y: 8 },
    tiles: { x: 100, y: 12 },
    choice: { x: 328, y: 204 },
  },
};
