import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

type Seats = 2 | 4;
type Script = readonly Step<Types>[];

const { move, refuse } = stepsOf<Types>();

const BLUE: Holding = {
  colour: 'blue',
  money: 200,
  shares: 0,
  supply: { white: 3, purple: 1 },
  board: { railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  milestones: unmanned('A1-1', 'A2-3'),
};

const RED: Holding = {
  colour: 'red',
  money: 100,
  shares: 1,
  supply: { white: 2, orange: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--miami', 'miami--houston'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const BLACK: Holding = {
  colour: 'black',
  money: 50,
  shares: 0,
  supply: { white: 3, grey: 1 },
  rails: ['washington--chicago'],
  offices: [2],
  milestones: unmanned('A1-4', 'A2-2'),
};

const YELLOW: Holding = {
  colour: 'yellow',
  supply: { white: 3, turquoise: 1 },
  board: { station: { white: 1 } },
  stations: ['washington'],
  milestones: unmanned('A1-3', 'A2-1'),
};

const bluePlaces = move(
  { kind: 'placeWorker', worker: 'white', action: 'telegraph' },
  'Blue takes the Telegraph action with a white worker. An office costs no money.',
);

const blueUsesTile: Script = [
  {
    ask: 'Blue has 5 available workers. What may Blue do with the telegraph tile?',
    answer: 'Use it now, once, for 1 worker. Blue has 4 left, the minimum when a turn ends.',
    targets: ['section:1'],
  },
  move({ kind: 'takeTelegraphTile' }, 'The tile gives $600 for a worker.'),
  move(
    { kind: 'discardWorker', from: 'telegraph', worker: 'white' },
    'Blue may discard any worker, and chooses the one that has just built the office. Blue gains $600. The tile stays in place.',
  ),
  move({ kind: 'finishAction' }),
];

const redUsesTile: Script = [
  at(
    'tile-again',
    move({ kind: 'takeTelegraphTile' }, 'You need not be first to use the tile. Red uses it as Blue did.'),
  ),
  move(
    { kind: 'discardWorker', from: 'railroad', worker: 'white' },
    'Red discards a worker from the player board, gains $600, and has 4 left.',
  ),
  move({ kind: 'finishAction' }),
];

const blackIsLimited: Script = [
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Black is next, with only 4 workers.'),
  refuse(
    'one-office-a-section',
    { kind: 'buildOffice', section: 2 },
    'Black already has an office in section 2, and you cannot have 2 in one section.',
  ),
  move({ kind: 'buildOffice', section: 1 }, 'Black builds in section 1 as the third player, and also gains 3 Shares.'),
  {
    ask: 'May Black use the tile too, with 4 workers?',
    answer:
      'Only if Black hires another for $800 before the turn ends. With the $600, $50 and the Shares Black could pay for one, but that is a poor bargain.',
    targets: ['section:1'],
  },
  move({ kind: 'finishAction' }, 'Black does not use the tile.'),
];

const scripts: { readonly [S in Seats]: Script } = {
  4: [
    {
      say: 'Section 1 gives 3 Shares for an office and 1 more for the first one. Its telegraph tile gives $600. No player has built there yet.',
      targets: ['section:1'],
    },
    bluePlaces,
    move(
      { kind: 'buildOffice', section: 1 },
      'Blue builds the First Office: 3 Shares from the section and 1 from the bonus, 4 in all.',
    ),
    ...blueUsesTile,
    move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red also builds in this section.'),
    at(
      'not-blocked',
      move(
        { kind: 'buildOffice', section: 1 },
        'Blue’s office does not block Red. But Blue has filled the slot, so Red gains only the section’s 3 Shares.',
      ),
    ),
    ...redUsesTile,
    ...blackIsLimited,
  ],
  2: [
    {
      say: 'Section 1 gives 3 Shares for an office and 1 more for the first one. With 2 players a neutral office fills its slot from the start.',
      targets: ['section:1'],
    },
    bluePlaces,
    move(
      { kind: 'buildOffice', section: 1 },
      'Blue is the first player to build here, but the neutral office counts as the first. Blue gains 3 Shares and no bonus.',
    ),
    ...blueUsesTile,
    move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red also builds in this section.'),
    at('not-blocked', move({ kind: 'buildOffice', section: 1 }, 'Red gains 3 Shares, as Blue did.')),
    ...redUsesTile,
  ],
};

const run = (seats: Seats): Run<Types> => ({
  key: String(seats),
  start: {
    config: { seats },
    seed: 8,
    set: position({
      seats: [BLUE, RED, BLACK, YELLOW].slice(0, seats),
      turn: 0,
      round: 3,
      telegraphTiles: { 1: 'tt-money', 2: 'tt-train' },
      deals: { tile: 'deal-5', stack: ['deal-2', 'deal-7'] },
    }),
  },
  script: scripts[seats],
  checks: {
    '/seats/0/shares': seats === 2 ? 3 : 4,
    '/seats/0/money': 800,
    '/seats/1/shares': 4,
    '/seats/1/money': 700,
    '/telegraph/0': { tile: 'tt-money', offices: seats === 2 ? ['neutral', 0, 1] : [0, 1, 2] },
    ...(seats === 4 ? { '/seats/2/shares': 3, '/seats/2/money': 50 } : {}),
  },
});

/** The rulebook's two examples of an office: 4 Shares and $600 for the first, then 3 Shares and $600. */
export const scenario: Scenario<Types> = {
  id: 'telegraph-sections',
  game: 'railroad-revolution',
  modules: [],
  title: 'One section, several offices',
  summary:
    'Blue and then Red build in the same section of the telegraph line. Count their Shares, and see which players may use its tile.',
  rules: [
    'telegraph-shares',
    'first-office-bonus',
    'telegraph-tile',
    'telegraph-tile-for-all',
    'telegraph-tile-stays',
    'telegraph-build',
    'first-office-slot',
    'one-office-a-section',
    'telegraph-tile-money',
    'discarding',
    'four-worker-minimum',
  ],
  alsoWith: anyChoiceBut('fourWorkers'),
  runs: [run(4), run(2)],
};
