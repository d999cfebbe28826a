import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 2, purple: 1 },
  board: { telegraph: { white: 2 } },
  rails: ['charlotte--miami', 'miami--houston'],
  stations: ['miami'],
  offices: [1, 2, 4, 5],
  milestones: unmanned('A1-4', 'A2-1'),
  markers: { telegraph: 1 },
};

const RED: Holding = {
  money: 100,
  shares: 2,
  supply: { white: 2, grey: 1 },
  board: { telegraph: { white: 1 }, trade: { orange: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  stations: ['washington', 'chicago'],
  offices: [3, 6],
  milestones: unmanned('A1-2', 'A2-4'),
  markers: { telegraph: 8, stations: 2, network: 2 },
};

const script: readonly Step<Types>[] = [
  {
    say: 'Red’s marker is in the top slot of the Telegraph track, at 5 VP. Multiply this number by Red’s offices. Red has 2, so the track is worth 10 VP.',
    targets: ['track:telegraph'],
    scores: { 'offices-score': [4, 10] },
  },
  {
    ask: 'Red builds an office now. How many more VP is it worth on this track?',
    answer: 'Another 5 VP. Each office counts the VP that Red’s marker has reached.',
    targets: ['track:telegraph'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red builds a third office.'),
  move({ kind: 'buildOffice', section: 8 }, 'It does not matter for the track where the office is.'),
  move({ kind: 'finishAction' }),
  at('track-multiplied', {
    say: 'The score is 3 offices × 5 VP = 15 VP. Do not record it yet: you score tracks once, when the game ends.',
    targets: ['track:telegraph'],
    scores: { 'offices-score': [4, 15] },
  }),
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'Yellow has 4 offices and a marker at 1 VP: 4 VP. A fifth office would add 1. A purple worker on Trade gives 3 advancements instead.',
  ),
  move({ kind: 'useWorker', as: 'specialist' }),
  move({ kind: 'advance', track: 'telegraph' }, 'The next slot shows 1 VP again, so Yellow gains nothing yet.'),
  move(
    { kind: 'advance', track: 'telegraph' },
    'Yellow pays $50 for this advancement, and each office now scores 2 VP: 8 VP.',
  ),
  move(
    { kind: 'advance', track: 'stations' },
    'The next slot here shows 2 VP again, so Yellow uses the third advancement on the Stations track.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }),
  {
    say: 'The other tracks work the same way. On Stations, Yellow has 1 × 1 VP and Red 2 × 2 VP. Network counts connected level 5 cities: Red’s marker shows 4 VP, but Red’s rails reach none, and 0 × 4 is 0.',
    targets: ['track:stations', 'track:network'],
    scores: { 'offices-score': [8, 15], 'stations-score': [1, 4], 'network-score': [0, 0] },
  },
];

/** The rulebook's example of a Performance Track: three offices and a marker at 5 VP are 15 VP. */
export const scenario: Scenario<Types> = {
  id: 'red-scores-15',
  game: 'railroad-revolution',
  modules: [],
  title: 'Red scores 15 VP on the Telegraph track',
  summary:
    'A performance track multiplies. Red has 3 offices and a marker at 5 VP; Yellow has more offices but a lower marker.',
  rules: [
    'offices-score',
    'track-vp',
    'stations-score',
    'network-score',
    'three-tracks',
    'advance-marker',
    'trade-purple',
  ],
  alsoWith: anyChoiceBut('trackCosts'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 21,
        set: position({
          seats: [YELLOW, RED],
          turn: 1,
          round: 11,
          deals: { tile: 'deal-8', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/markers': { telegraph: 3, stations: 1, network: 0 },
        '/seats/0/money': 550,
        '/seats/1/markers': { telegraph: 8, stations: 2, network: 2 },
        '/telegraph/7/offices': [1],
      },
    },
  ],
};
