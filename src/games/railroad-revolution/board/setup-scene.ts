import type { SetupScene } from '../../common/wing.ts';
import type { Types } from '../engine/index.ts';
import Picture from './SetupScene.svelte';

/** The laid-out table of the base game. */
export const setupScene: SetupScene<Types> = {
  Picture,
  frame: [410, 312],
  places: {
    board: { x: 318, y: 12 },
    cities: { x: 246, y: 20 },
    telegraph: { x: 50, y: 177 },
    deals: { x: 288, y: 203 },
    tracks: { x: 74, y: 12 },
    trains: { x: 42, y: 14 },
    milestones: { x: 398, y: 10 },
    supply: { x: 398, y: 102 },
    aside: { x: 22, y: 148 },
    company: { x: 50, y: 220 },
    own: { x: 50, y: 284 },
    offers: { x: 324, y: 204 },
  },
};
