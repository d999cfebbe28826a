import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 50,
  shares: 1,
  supply: { white: 2, purple: 1 },
  board: { telegraph: { white: 1 }, railroad: { grey: 1 } },
  rails: [
    'washington--chicago',
    'charlotte--miami',
    'miami--little-rock',
    'little-rock--houston',
    'chicago--kansas-city',
    'chicago--duluth',
    'kansas-city--denver',
  ],
  stations: ['washington', 'charlotte', 'miami', 'chicago'],
  offices: [2, 5],
  milestones: unmanned('A1-4', 'A2-1'),
};

const RED: Holding = {
  money: 150,
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 1 }, telegraph: { white: 1 } },
  rails: ['charlotte--miami'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has built a lot. The left end of the player board is empty, and the leftmost section with a piece has a single rail, below $600.',
    targets: ['piece:0:rail'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Yellow takes the Trade action to sell 1 piece from the leftmost occupied section.',
  ),
  refuse(
    'trade-sale',
    { kind: 'sellPiece', piece: 'building' },
    'Yellow would rather sell a building. But that section has none, and Yellow may not sell from the next one while the rail is there.',
  ),
  at(
    'leftmost-section',
    move(
      { kind: 'sellPiece', piece: 'rail' },
      'Yellow must sell the rail. It leaves the game, and Yellow gains the $600 shown above its section.',
    ),
  ),
  refuse(
    'trade-one-piece',
    { kind: 'sellPiece', piece: 'rail' },
    'You sell 1 piece in a Trade, however much more money you want.',
  ),
  move({ kind: 'finishAction' }, 'Yellow uses neither the flip nor the white worker’s promotion.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red trades too. Red’s board is nearly full.'),
  move(
    { kind: 'sellPiece', piece: 'building' },
    'Red’s leftmost section is still the first, so the same action gives only $300. Each piece that you build makes later sales worth more.',
  ),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Yellow trades again. The $600 section is empty now, and the next is worth $700.',
  ),
  {
    ask: 'The next section has 1 building and 2 rails. What may Yellow sell?',
    answer: 'A building or a rail. You may choose any piece in your leftmost occupied section.',
    targets: ['piece:0:building', 'piece:0:rail'],
  },
  move({ kind: 'sellPiece', piece: 'building' }, 'Yellow keeps the rails and sells the building, for $700.'),
  move({ kind: 'finishAction' }),
];

/** The rulebook's example of two Trades: $600 for the last rail of a section, then $700 from the next. */
export const scenario: Scenario<Types> = {
  id: 'trade-sales',
  game: 'railroad-revolution',
  modules: [],
  title: 'Two sales: $600, then $700',
  summary:
    'Yellow sells from the left end of the player board, twice. The section decides what Yellow gains and may choose.',
  rules: ['trade-sale', 'trade-money', 'trade-choice', 'trade-one-piece', 'player-board-sections'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 6,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 12,
          deals: { tile: 'deal-8', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/money': 1350,
        '/seats/0/sections/3': { buildings: 0, rails: 0 },
        '/seats/0/sections/4': { buildings: 0, rails: 2 },
        '/seats/0/box': { rails: 2, buildings: 2 },
        '/seats/1/money': 450,
      },
    },
  ],
};
