import { at, type Scenario, stepsOf } from '../../../../../../../src/games/common/scenario.ts';
import { blue, position, red } from '../../../scenarios/positions.ts';
import type { Night } from '../engine/index.ts';

const { move, refuse } = stepsOf<Night>();

/** A lamp that is lit, and burnt down by a run. */
export const scenario: Scenario<Night> = {
  id: 'night-run',
  game: 'sidings',
  modules: ['night'],
  title: 'A run by night',
  summary: 'Green lights a lamp and runs by night.',
  rules: ['night-run', 'lamp', 'lamp-price', 'night-income', 'snuffing'],
  alsoWith: [{ rulings: { tie: 'later' } }],
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2, modules: ['night'] },
        seed: 2,
        set: position({
          offer: { left: red(3), right: blue(1) },
          seats: [{ money: 2 }],
          next: [red(2)],
        }),
      },
      script: [
        { say: 'Green has 2 coins and a dark lamp.', targets: ['lamp:0'] },
        move({ kind: 'light' }, 'The lamp costs Green 1 coin.'),
        refuse('snuffing', { kind: 'snuff', seat: 1 }, 'Yellow’s lamp is dark, so Yellow cannot snuff it.'),
        move({ kind: 'take', slot: 'right' }, 'Green takes the blue 1 for the other coin.'),
        {
          ask: 'How much would hauling earn now?',
          answer: 'It would earn 3 coins: 1, 1 more for the crate in the yard, and 1 more for the burning lamp.',
        },
        at('run', move({ kind: 'nightRun' }, 'A run by night earns 3 coins too, and then the lamp is dark.')),
      ],
      checks: { '/seats/0/money': 3, '/lamps': [false, false], '/active': 1 },
    },
  ],
};
