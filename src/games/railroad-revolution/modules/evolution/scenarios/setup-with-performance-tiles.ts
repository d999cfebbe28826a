import { at, type Run, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';

type Seats = 2 | 3 | 4;

const { move, refuse } = stepsOf<Types>();

const PIECES: Step<Types> = {
  say: 'Each player’s last rail and last building are on the extension. With the expansion they are not for the setup, but for Reward tiles.',
  shows: { '/seats/0/aside': { rails: 1, buildings: 1 }, '/seats/1/aside': { rails: 1, buildings: 1 } },
};

const MARKERS: Step<Types> = {
  say: 'Each player has a single marker. It starts beside the track, and the first point moves it onto space 1.',
  targets: ['step:1'],
};

const scripts: { readonly [S in Seats]: readonly Step<Types>[] } = {
  2: [
    {
      say: 'There are 2 Wagons beside each of the Wagon sections 1 to 3, and none beside the others. Every row of tiles along the track has 2.',
      targets: ['trade:1', 'trade:2', 'trade:3'],
    },
    PIECES,
    {
      ask: 'Red is the First Player. Who chooses a Performance tile first?',
      answer: 'Yellow does. Players choose in reverse turn order, as with the setup tiles of the base game.',
      targets: ['setup:perf-B5', 'setup:perf-D3'],
    },
    at(
      'chosen',
      move(
        { kind: 'choosePerformanceTile', tile: 'perf-D3' },
        'Yellow places the tile in the bottom right slot of the extension and takes the worker beside it. Red takes the other pair.',
      ),
    ),
    MARKERS,
  ],
  3: [
    {
      say: 'There are 2 Wagons beside each of the Wagon sections 1 to 4, and 1 beside section 5. Every row of tiles along the track has 3.',
      targets: ['trade:1', 'trade:4', 'trade:5'],
    },
    PIECES,
    at(
      'chosen',
      move(
        { kind: 'choosePerformanceTile', tile: 'perf-C3' },
        'Black is last in turn order and chooses first. Black places the tile in the bottom right slot of the extension.',
      ),
    ),
    refuse(
      'starting-performance-tile',
      { kind: 'choosePerformanceTile', tile: 'perf-C3' },
      'Red may not take it too: each pair goes to 1 player.',
    ),
    move({ kind: 'choosePerformanceTile', tile: 'perf-A1' }, 'Yellow, the First Player, takes the third pair.'),
    MARKERS,
  ],
  4: [
    {
      say: 'There are 2 Wagons beside every Wagon section. Every row of tiles along the track has 4.',
      targets: ['trade:1', 'trade:6'],
    },
    PIECES,
    at(
      'chosen',
      move(
        { kind: 'choosePerformanceTile', tile: 'perf-D3' },
        'Red is last in turn order and chooses first. Red places the tile in the bottom right slot of the extension.',
      ),
    ),
    refuse(
      'starting-performance-tile',
      { kind: 'choosePerformanceTile', tile: 'perf-D3' },
      'Yellow may not take it too: each pair goes to 1 player.',
    ),
    move({ kind: 'choosePerformanceTile', tile: 'perf-A1' }),
    move(
      { kind: 'choosePerformanceTile', tile: 'perf-C3' },
      'Blue chooses third, and Black, the First Player, takes the last pair.',
    ),
    MARKERS,
  ],
};

/** `wagons` are those beside each section, from the top. */
const run = (seats: Seats, wagons: readonly number[]): Run<Types> => ({
  key: String(seats),
  start: { config: { seats, modules: ['evolution'] }, seed: 46 },
  script: scripts[seats],
  checks: {
    '/round': 1,
    '/evolution/offers': [],
    ...Object.fromEntries(wagons.map((n, i) => [`/evolution/tradeArea/sections/${i}/wagons/length`, n])),
  },
});

/** The preparation with the expansion: what lies where, and performance tiles instead of setup tiles. */
export const scenario: Scenario<Types> = {
  id: 'setup-with-performance-tiles',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'The first Performance tiles',
  summary:
    'Set out Wagons and tiles by the number of players. Each player then takes a Performance tile with a worker.',
  rules: [
    'performance-tile-choice',
    'starting-performance-tile',
    'wagon-rows',
    'performance-tile-rows',
    'reward-tile-rows',
    'extension-pieces',
    'single-marker',
    'setup-choice-order',
  ],
  alsoWith: anyChoiceBut(),
  runs: [run(4, [2, 2, 2, 2, 2, 2]), run(3, [2, 2, 2, 2, 1, 0]), run(2, [2, 2, 2, 0, 0, 0])],
};
