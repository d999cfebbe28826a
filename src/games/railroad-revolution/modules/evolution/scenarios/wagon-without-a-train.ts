import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, SELLS } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3, grey: 1 },
  board: { station: { white: 1 } },
  trains: [{ front: 'train-money', faceUp: true }],
  cars: [{ id: 'wagon-1', train: 0 }, { id: 'wagon-2' }],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  cars: [{ id: 'wagon-5', train: 0 }],
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has 1 train, with a Wagon of $300. Yellow has a second Wagon of $300, not attached: a train takes only 1.',
    targets: ['train:0:0', 'car:wagon-1', 'car:wagon-2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move(
    { kind: 'placeInTradeArea', section: 3 },
    'There is 1 more Wagon beside section 3, and Yellow gains it for the piece.',
  ),
  at('kept', {
    say: 'You cannot refuse a Wagon, and none of Yellow’s trains has room for it. So Yellow now keeps 2.',
    targets: ['car:wagon-2', 'car:wagon-3'],
    shows: { '/evolution/seats/0/cars': [{ id: 'wagon-1', train: 0 }, { id: 'wagon-2' }, { id: 'wagon-3' }] },
  }),
  move(
    { kind: 'flipTrain', train: 0 },
    'Yellow flips and gains $600 from the train and $300 from its own Wagon. Unattached Wagons give nothing.',
  ),
  {
    say: 'Yellow had $400 after the sale, and has $1,300. The Wagon with 2 Shares has given nothing.',
    targets: ['share:0'],
    shows: { '/seats/0/money': 1300, '/seats/0/shares': 0 },
  },
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move({ kind: 'buildOffice', section: 2 }, 'The telegraph tile of this section gives a train.'),
  move({ kind: 'takeTelegraphTile' }),
  move({ kind: 'discardWorker', from: 'telegraph', worker: 'white' }),
  move(
    { kind: 'takeTrain', train: 'train-shares' },
    'Yellow takes a train with 3 Shares. It has room for 1 of Yellow’s 2 Wagons.',
  ),
  at(
    'no-swap',
    refuse(
      'one-wagon-one-tender',
      { kind: 'attach', car: 'wagon-3', train: 0 },
      'The first train has its Wagon, which stays there until the game ends.',
    ),
  ),
  at(
    'attach',
    move(
      { kind: 'attach', car: 'wagon-3', train: 1 },
      'Yellow chooses the Wagon with 2 Shares and keeps the other one.',
    ),
  ),
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades again.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move(
    { kind: 'flipTrain', train: 1 },
    'The attached Wagon now pays: 3 Shares from the new train and 2 from its Wagon.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'attach', car: 'tender-3', train: 0 }, 'But either train has room for a Tender.'),
  move({ kind: 'finishAction' }),
];

/** Wagons that no train can take: kept, without a bonus, until a train comes. */
export const scenario: Scenario<Types> = {
  id: 'wagon-without-a-train',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'A Wagon without a train',
  summary:
    'Yellow’s only train has a Wagon. Yellow keeps any others, which give nothing, until Yellow takes another train.',
  rules: [
    'unattached-wagon',
    'attach-to-new-train',
    'one-wagon-one-tender',
    'attached-for-good',
    'attach-wagon',
    'wagon-section',
    'wagon-bonus',
    'telegraph-tile',
    'take-train',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(35, {
        seats: [YELLOW, RED],
        turn: 0,
        telegraphTiles: { 2: 'tt-train' },
        sections: { 1: { rail: 0 }, 2: { building: 0 }, 3: { wagons: ['wagon-3'], building: 1 } },
      }),
      script,
      checks: {
        '/evolution/seats/0/cars': [
          { id: 'wagon-1', train: 0 },
          { id: 'wagon-2' },
          { id: 'wagon-3', train: 1 },
          { id: 'tender-3', train: 0 },
        ],
      },
    },
  ],
};
