import type { SetupScene } from '../../common/wing.ts';
import type { Types } from '../engine/types.ts';
import Picture from './SetupScene.svelte';

/** The laid-out table. */
export const setupScene: SetupScene<Types> = {
  Picture,
  frame: [410, 266],
  places: {
    round: { x: 62, y: 12 },
    bank: { x: 8, y: 24 },
    dice: { x: 62, y: 146 },
    tokens: { x: 18, y: 144 },
    market: { x: 302, y: 46 },
    projects: { x: 376, y: 12 },
    sites: { x: 214, y: 58 },
    company: { x: 62, y: 196 },
    baton: { x: 386, y: 182 },
    coins: { x: 354, y: 252 },
  },
};
