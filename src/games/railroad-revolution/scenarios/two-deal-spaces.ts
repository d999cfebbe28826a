import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 600,
  shares: 4,
  supply: { white: 2, turquoise: 1 },
  board: { trade: { white: 1 }, station: { white: 1 } },
  rails: ['charlotte--miami', 'washington--chicago', 'chicago--kansas-city'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-advance', faceUp: false },
  ],
  stations: ['washington'],
  milestones: unmanned('A1-4', 'A2-2'),
};

const RED: Holding = {
  money: 450,
  shares: 1,
  supply: { white: 3, grey: 1 },
  board: { railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s network reaches 3 spaces with a Deal icon, and she has $600. Her turquoise worker could fill all 3 in one action.',
    targets: ['space:miami--little-rock', 'space:chicago--little-rock', 'space:duluth--kansas-city'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }),
  move({ kind: 'placeRail', space: 'miami--little-rock' }, 'The first Deal icon.'),
  move({ kind: 'placeRail', space: 'chicago--little-rock' }, 'The second.'),
  move({ kind: 'useWorker', as: 'specialist' }, 'Her Engineer adds a third rail to the 2 of the action.'),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'And the third Deal icon.'),
  refuse(
    'railroad-base-price',
    { kind: 'finishAction' },
    'A Deal waits until the action is over, and the action is not over while it is unpaid.',
  ),
  move({ kind: 'pay' }, '$400 for the action and $200 for 2 triangles.'),
  {
    ask: '3 rails on Deal icons: how many Deal tiles will be resolved?',
    answer:
      '1. An action is completed once, and once it is, it resolves the tile that lies face up. The icons are not added up.',
  },
  at(
    'one-tile',
    move(
      { kind: 'finishAction' },
      'The tile opens. As the active player Yellow may accept both of its Deals, as she might with a single icon.',
    ),
  ),
  move({ kind: 'acceptDeal', offer: 1 }, 'She pays 1 Share for a flip.'),
  move({ kind: 'flipTrain', train: 1 }, 'Her train with the 3 advancements turns face up again.'),
  refuse('deal-price', { kind: 'acceptDeal', offer: 2 }, 'The other Deal asks for 4 Shares, and she has 3.'),
  move({ kind: 'declineDeal' }, 'So she is done, and the others may choose.'),
  move({ kind: 'declineDeal' }, 'Red could flip for his Share and does not.'),
  {
    say: 'The resolved tile is discarded and the next lies face up. Yellow’s second and third icon do not open it; it waits for somebody’s next rail or office on an icon.',
    targets: ['offer:1', 'offer:2'],
    shows: { '/deals/tile': 'deal-5', '/deals/stack': 1 },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'That is Red, in the very next turn.'),
  move(
    { kind: 'placeRail', space: 'duluth--kansas-city' },
    'He builds next to Yellow’s rail. The icon counts for him as it did for her.',
  ),
  move({ kind: 'placeRail', space: 'kansas-city--denver' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'And the second tile opens.'),
];

/** Several Deal icons in one action, with the turquoise worker's third rail: one tile, and the next one waits. */
export const scenario: Scenario<Types> = {
  id: 'two-deal-spaces',
  game: 'railroad-revolution',
  modules: [],
  title: 'Two Deal spaces, one tile',
  summary:
    'Yellow lays 3 rails, and all of them on Deal icons. Her action resolves one Deal tile; the next waits for another action.',
  rules: [
    'one-deal-tile-an-action',
    'deal-trigger',
    'deal-after-action',
    'railroad-turquoise',
    'deal-any-rail',
    'deal-active-player',
    'deal-price',
    'deal-next-tile',
  ],
  procedure: 'deal-resolution',
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 14,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 7,
          deals: { tile: 'deal-9', stack: ['deal-5', 'deal-8'] },
        }),
      },
      script,
      checks: {
        '/deals/tile': 'deal-5',
        '/deals/stack': 1,
        '/seats/0/money': 0,
        '/seats/0/shares': 3,
        '/seats/0/trains/1/faceUp': true,
        '/seats/1/money': 50,
      },
    },
  ],
};
