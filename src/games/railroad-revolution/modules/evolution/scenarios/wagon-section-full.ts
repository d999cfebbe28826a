import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 4, grey: 1 },
  milestones: MILESTONES[0],
};

const RED: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  cars: [{ id: 'wagon-5', train: 0 }],
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Red has sold a rail, and it lies on Wagon section 3. Beside it 1 Wagon is left, with $300.',
    targets: ['trade:3', 'car:wagon-1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'Yellow sells a rail as well.'),
  at(
    'second-rail',
    refuse(
      'wagon-section',
      { kind: 'placeInTradeArea', section: 3 },
      'A section holds 1 rail, whosever it is. She would have needed a building for this Wagon.',
    ),
  ),
  move(
    { kind: 'placeInTradeArea', section: 2 },
    'Any other section will do, and the order is hers. She picks one with 2 Wagons.',
  ),
  move({ kind: 'takeWagon', wagon: 'wagon-3' }, 'She takes one of them. It goes to her only train.'),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red sells a building.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'placeInTradeArea', section: 3 },
    'Next to his rail a building still fits. He gains the last Wagon of the section; his train has one, so it waits.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Yellow sells a building in her turn.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  refuse('wagon-section', { kind: 'placeInTradeArea', section: 3 }, 'With a rail and a building the section is full.'),
  {
    ask: 'With 2 players no Wagons lie beside sections 4 to 6. May Yellow put her building there?',
    answer: 'Yes: a building has room there. But she would gain nothing for it, beyond the money of the sale.',
    targets: ['trade:4', 'trade:5', 'trade:6'],
  },
  at(
    'tenders',
    move(
      { kind: 'placeInTradeArea', section: 'tender' },
      'The Tender section is never full. Her building brings a Tender, which has room beside her Wagon.',
    ),
  ),
  move({ kind: 'finishAction' }),
];

/** Where a sold piece finds no room: one rail and one building on a Wagon section. */
export const scenario: Scenario<Types> = {
  id: 'wagon-section-full',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'The third section is full',
  summary: 'A Wagon section holds 1 rail and 1 building, no matter whose. Yellow and Red want the same Wagon.',
  rules: [
    'wagon-section',
    'tender-section',
    'trade-area',
    'attach-wagon',
    'unattached-wagon',
    'one-wagon-one-tender',
    'trade-sale',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(37, {
        seats: [YELLOW, RED],
        turn: 0,
        sections: { 2: { wagons: ['wagon-3', 'wagon-7'] }, 3: { wagons: ['wagon-1'], rail: 1 } },
      }),
      script,
      checks: {
        '/evolution/tradeArea/sections/2': { wagons: [], rail: 1, building: 1 },
        '/evolution/seats/0/cars': [
          { id: 'wagon-3', train: 0 },
          { id: 'tender-1', train: 0 },
        ],
        '/evolution/seats/1/cars': [{ id: 'wagon-5', train: 0 }, { id: 'wagon-1' }],
      },
    },
  ],
};
