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
    say: 'Yellow owns 2 face-up trains. The second one gives 3 Shares.',
    targets: ['train:0:1'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Yellow takes the Trade action. You may flip 1 of your trains with it, before or after the sale.',
  ),
  move(
    { kind: 'flipTrain', train: 1 },
    'Yellow flips the second train before the sale and gains 3 Shares. The train is now face down.',
  ),
  refuse(
    'trade-flip',
    { kind: 'flipTrain', train: 0 },
    'Yellow cannot use the other train as well: the action flips only one.',
  ),
  refuse(
    'action-in-full',
    { kind: 'finishAction' },
    'Yellow cannot stop here either. The flip is optional, but you must make the sale.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }, 'The leftmost section still has a building, for $300.'),
  move({ kind: 'finishAction' }),
  {
    ask: 'What has the flip cost Yellow?',
    answer:
      'Nothing now. But only trains that are face up when the game ends are worth 8 VP, so Yellow should flip it back in time.',
    targets: ['train:0:1'],
  },
  {
    say: 'It is Red’s turn. Red’s train with the 3 Shares is face down.',
    targets: ['train:1:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'Red sells first.'),
  at(
    'face-up-again',
    move(
      { kind: 'flipTrain', train: 1 },
      'Then Red flips the train face up. That gives no Shares: you gain the bonus when you flip a train face down. But Red can use the train again, and it is worth 8 VP while it is face up.',
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
    'Yellow flips a train face down in a Trade and gains its 3 Shares. Red flips a train face up and gains nothing yet.',
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
