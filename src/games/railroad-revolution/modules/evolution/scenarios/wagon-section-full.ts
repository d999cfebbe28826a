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
    say: 'Red has sold a rail, which is now in Wagon section 3. One Wagon is left beside it, with $300.',
    targets: ['trade:3', 'car:wagon-1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'Yellow sells a rail too.'),
  at(
    'second-rail',
    refuse(
      'wagon-section',
      { kind: 'placeInTradeArea', section: 3 },
      'A section has room for 1 rail, no matter which player’s. Yellow needs a building for this Wagon.',
    ),
  ),
  move(
    { kind: 'placeInTradeArea', section: 2 },
    'Yellow may use any other section, in any order. Yellow chooses one with 2 Wagons.',
  ),
  move({ kind: 'takeWagon', wagon: 'wagon-3' }, 'Yellow takes one of them and attaches it to the only train.'),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red sells a building.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'placeInTradeArea', section: 3 },
    'There is still room for a building next to Red’s rail. Red gains the last Wagon of the section; Red’s train has one, so Red keeps it for later.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Yellow sells a building next.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  refuse('wagon-section', { kind: 'placeInTradeArea', section: 3 }, 'With a rail and a building the section is full.'),
  {
    ask: 'With 2 players there are no Wagons beside sections 4 to 6. May Yellow place the building there?',
    answer: 'Yes: a section has room for a building. But Yellow would gain nothing except the money for the sale.',
    targets: ['trade:4', 'trade:5', 'trade:6'],
  },
  at(
    'tenders',
    move(
      { kind: 'placeInTradeArea', section: 'tender' },
      'The Tender section is never full. Yellow gains a Tender for the building, and the train has room for it beside the Wagon.',
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
  summary: 'A Wagon section has room for 1 rail and 1 building, from any players. Yellow and Red want the same Wagon.',
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
