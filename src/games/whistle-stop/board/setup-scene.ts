import type { SetupScene } from '../../common/wing.ts';
import type { Types } from '../engine/types.ts';
import Picture from './SetupScene.svelte';

/** The laid-out table. */
export const setupScene: SetupScene<Types> = {
  Picture,
  frame: [414, 292],
  places: {
    ends: { x: 119, y: 11 },
    middle: { x: 209, y: 11 },
    east: { x: 262, y: 11 },
    track: { x: 78, y: 12 },
    supply: { x: 402, y: 16 },
    gold: { x: 400, y: 92 },
    shares: { x: 400, y: 150 },
    pile: { x: 400, y: 190 },
    trains: { x: 20, y: 234 },
    hand: { x: 180, y: 234 },
    company: { x: 292, y: 234 },
  },
};
