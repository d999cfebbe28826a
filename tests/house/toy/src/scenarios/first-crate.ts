import { type Scenario, stepsOf } from '../../../../../src/games/common/scenario.ts';
import type { Toy } from '../engine/types.ts';
import { blue, position, red } from './positions.ts';

const { move } = stepsOf<Toy>();

/** The course's lesson on a turn. */
export const scenario: Scenario<Toy> = {
  id: 'first-crate',
  game: 'sidings',
  modules: [],
  title: 'Your first crate',
  summary: 'Take a crate, shunt another and haul.',
  rules: ['load', 'take-offered', 'shunting', 'haul-income'],
  procedure: 'turn',
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 2,
        set: position({
          offer: { left: blue(3), right: red(1) },
          seats: [{ money: 2, yard: [red(2)] }],
          next: [blue(2)],
        }),
      },
      script: [
        { say: 'You are Green. You have 2 coins, and a red 2 in your yard.' },
        {
          try: { shows: { '/seats/0/shed': [red(2)] }, least: { '/seats/0/money': 3 } },
          say: 'Get the red 2 into your shed and end your turn with 3 coins.',
          hints: [
            { say: 'You shunt a crate when you take another of its colour.', targets: ['offer:right'] },
            { say: 'Take the red 1 on the right, then haul.', targets: ['offer:right'] },
          ],
          result: 'The red 2 is in your shed, and you have at least 3 coins.',
        },
        move({ kind: 'take', slot: 'right' }),
        move({ kind: 'shunt', value: 2 }),
        move({ kind: 'haul' }),
        { say: 'The red 2 is in your shed, and the red 1 in your yard helped you haul.' },
      ],
      checks: { '/seats/0/money': 3, '/active': 1 },
    },
  ],
};
