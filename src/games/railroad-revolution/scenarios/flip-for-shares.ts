import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 3, orange: 1 },
  board: { railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-shares', faceUp: true },
  ],
  milestones: unmanned('A1-1', 'A2-2'),
};

const RED: Holding = {
  money: 0,
  shares: 2,
  supply: { white: 3, grey: 1 },
  board: { station: { white: 1 } },
  rails: ['charlotte--miami'],
  stations: ['miami'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-shares', faceUp: false },
  ],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow owns 2 trains, and both lie face up. The second one shows 3 Shares.',
    targets: ['train:0:1'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'She takes the Trade action. Beside the sale it lets her flip 1 of her trains, before the sale or after it.',
  ),
  move(
    { kind: 'flipTrain', train: 1 },
    'She flips the second train before she sells anything: 3 Shares, and then it lies face down.',
  ),
  refuse(
    'trade-flip',
    { kind: 'flipTrain', train: 0 },
    'She cannot use the other train as well: the action flips only one.',
  ),
  refuse(
    'action-in-full',
    { kind: 'finishAction' },
    'Nor can she stop here. The flip is an extra; the sale is the action and has to be made.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }, 'The leftmost section still holds a building, for $300.'),
  move({ kind: 'finishAction' }),
  {
    ask: 'What has the flip cost Yellow?',
    answer:
      'Nothing now. But only trains that lie face up when the game ends are worth 8 VP, so she will want to flip it back in time.',
    targets: ['train:0:1'],
  },
  {
    say: 'It is Red’s turn. His train with the 3 Shares lies face down.',
    targets: ['train:1:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'He sells first.'),
  at(
    'face-up-again',
    move(
      { kind: 'flipTrain', train: 1 },
      'Then he flips the train face up. That brings no Shares: the bonus comes on the way down. But the train is ready again, and worth 8 VP as long as it lies so.',
    ),
  ),
  move({ kind: 'finishAction' }),
];

/** The rulebook's example of a train that is flipped for 3 Shares, and the way back. */
export const scenario: Scenario<Types> = {
  id: 'flip-for-shares',
  game: 'railroad-revolution',
  modules: [],
  title: 'A flip for 3 Shares',
  summary:
    'Yellow flips a train face down in a Trade and gains its 3 Shares. Red flips his face up and gains nothing yet.',
  rules: ['flip-face-down', 'trade-flip', 'train-shares', 'flip-face-up', 'train-vp', 'action-in-full'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 2,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          deals: { tile: 'deal-1', stack: ['deal-5', 'deal-9'] },
        }),
      },
      script,
      checks: {
        '/seats/0/shares': 4,
        '/seats/0/money': 500,
        '/seats/0/trains/1/faceUp': false,
        '/seats/1/shares': 2,
        '/seats/1/trains/1/faceUp': true,
      },
    },
  ],
};
