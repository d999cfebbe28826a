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
    say: 'Yellow’s network reaches 3 spaces with a Deal icon, and Yellow has $600. With a turquoise worker Yellow can fill all 3 in one action.',
    targets: ['space:miami--little-rock', 'space:chicago--little-rock', 'space:duluth--kansas-city'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }),
  move({ kind: 'placeRail', space: 'miami--little-rock' }, 'The first rail is on a Deal icon.'),
  move({ kind: 'placeRail', space: 'chicago--little-rock' }, 'So is the second.'),
  move({ kind: 'useWorker', as: 'specialist' }, 'With the Engineer Yellow may place a third rail.'),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'It is on a third Deal icon.'),
  refuse(
    'railroad-base-price',
    { kind: 'finishAction' },
    'You resolve a Deal after the action, and the action is not complete until you have paid.',
  ),
  move({ kind: 'pay' }, 'Yellow pays $400 for the action and $200 for 2 triangles.'),
  {
    ask: 'Yellow has placed 3 rails on Deal icons. How many Deal tiles do the players resolve?',
    answer: 'One. You complete an action once, and then resolve the face-up tile. The icons do not add up.',
  },
  at(
    'one-tile',
    move(
      { kind: 'finishAction' },
      'The players resolve the tile. As the active player Yellow may take both of its Deals, just as with a single icon.',
    ),
  ),
  move({ kind: 'acceptDeal', offer: 1 }, 'Yellow pays 1 Share for a flip.'),
  move({ kind: 'flipTrain', train: 1 }, 'Yellow turns the train with the 3 advancements face up again.'),
  refuse('deal-price', { kind: 'acceptDeal', offer: 2 }, 'The other Deal costs 4 Shares, and Yellow has 3.'),
  move({ kind: 'declineDeal' }, 'Yellow is done, and the other players may choose.'),
  move({ kind: 'declineDeal' }, 'Red could flip for a Share but does not.'),
  {
    say: 'The resolved tile is discarded and the next one revealed. It is not for Yellow’s second and third icons; it waits for the next rail or office on an icon.',
    targets: ['offer:1', 'offer:2'],
    shows: { '/deals/tile': 'deal-5', '/deals/stack': 1 },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'Red places one on the very next turn.'),
  move(
    { kind: 'placeRail', space: 'duluth--kansas-city' },
    'Red builds next to Yellow’s rail. The icon counts for Red too.',
  ),
  move({ kind: 'placeRail', space: 'kansas-city--denver' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'The players now resolve the second tile.'),
];

/** Several Deal icons in one action, with the turquoise worker's third rail: one tile, and the next one waits. */
export const scenario: Scenario<Types> = {
  id: 'two-deal-spaces',
  game: 'railroad-revolution',
  modules: [],
  title: 'Two Deal spaces, one tile',
  summary:
    'Yellow lays 3 rails, all on Deal icons. The action resolves one Deal tile; the next waits for another action.',
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
