import { at, type Run, type Scenario, stepsOf } from '../../../../../src/games/common/scenario.ts';
import type { Toy } from '../engine/types.ts';
import { blue, position, red } from './positions.ts';

const { move, refuse } = stepsOf<Toy>();

const run = (seats: 2 | 3): Run<Toy> => ({
  key: String(seats),
  start: {
    config: { seats },
    seed: 2,
    set: position({
      offer: { left: red(3), right: blue(2) },
      seats: [{ money: 0, yard: [red(1), red(2)] }],
      next: [blue(1)],
    }),
  },
  script: [
    { say: 'Green has no coins, and a red 1 and a red 2 in the yard.', targets: ['offer:left', 'offer:right'] },
    move({ kind: 'take', slot: 'left' }, 'Green takes the red 3 and pays later. Its 3 coins are a debt for now.'),
    {
      ask: 'Which crate may Green shunt?',
      answer: 'The red 1 or the red 2. The red 3 that Green took stays in the yard.',
    },
    move({ kind: 'shunt', value: 2 }, 'The red 2 scores 2 points in the shed.'),
    at(
      'rest',
      refuse(
        'pay-by-end',
        { kind: 'rest' },
        'Resting earns nothing, and both crates sell for only 2 coins. Green owes 3.',
      ),
    ),
    move({ kind: 'haul' }, 'Hauling earns 1 coin, and 1 for each of the 2 crates in the yard. The debt is paid.'),
  ],
  checks: { '/seats/0/money': 0, '/seats/0/crew': 1, '/seats/0/shed': [red(2)], '/offer/left': blue(1), '/active': 1 },
});

/** A crate that is paid for by what it helps to earn. */
export const scenario: Scenario<Toy> = {
  id: 'pay-later',
  game: 'sidings',
  modules: [],
  title: 'Take first, pay later',
  summary: 'Green takes a heavy crate without a coin and hauls to pay for it.',
  rules: ['pay-by-end', 'take-price', 'heavy-crate', 'shunting', 'haul-income', 'earning', 'refill'],
  procedure: 'turn',
  alsoWith: [{ rulings: { tie: 'later' } }],
  runs: [run(2), run(3)],
};
