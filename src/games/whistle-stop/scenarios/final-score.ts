import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { FIFTH_ROUND, position } from './positions.ts';

type Tile = Extract<Move, { readonly kind: 'layTile' }>['tile'];
type Turn = Extract<Move, { readonly kind: 'layTile' }>['turn'];

const { move } = stepsOf<Types>();
const lay = (tile: Tile, turn: Turn) => move({ kind: 'layTile', tile, turn });

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow. This is round 12, the last one for 2 players, and you have the first of its 2 turns. You have 48 fame points so far. At the end of the game each rare resource scores 3 VP, each common resource 1 VP, and every 2 coal or whistles 1 VP.',
  },
  {
    try: { least: { '/seats/0/coal': 3 } },
    say: 'Make 3 coal of your 2 coal.',
    hints: [
      { say: 'A train that ends its move on a Coal Yard gains 2 coal.', targets: ['train:0:0'] },
      { say: 'Spend 1 coal to move train 1 northwest to the Coal Yard on D5.', targets: ['train:0:0', 'way:C5:NW'] },
    ],
    result: 'You have at least 3 coal.',
  },
  move({ kind: 'move', train: 0, token: 'coal', way: 'NW' }),
  {
    ask: 'You have 3 coal, which score 1 VP. What do you lose at the end if you spend 1 coal?',
    answer: 'Nothing. You also score 1 VP for 2 coal.',
  },
  {
    try: { shows: { '/seats/0/trains/2': 'C5-0' }, asks: { kind: 'turn', seat: 1 } },
    say: 'Steel is rare. Spend 1 coal to move train 3 to the steel stop of C5, and end your turn.',
    targets: ['train:0:2'],
    hints: [
      {
        say: 'You need all 3 tiles of your hand. The train must not use a track with a stop before C5.',
        targets: ['train:0:2', 'tile:0:O01', 'tile:0:O02', 'tile:0:O25'],
      },
      { say: 'Begin with tile 1, bent to the south.', targets: ['tile:0:O01'] },
    ],
    result: 'You gained 1 steel, which scores 3 VP.',
  },
  move({ kind: 'move', train: 2, token: 'coal', way: 'SW' }),
  lay('O01', 4),
  lay('O25', 1),
  lay('O02', 0),
  move({ kind: 'endTurn' }),
  { say: 'Red has the last turn of the game, with 1 coal and 1 whistle.' },
  move(
    { kind: 'endTurn' },
    'Red moves no train and gains a whistle. The game is over, and both players reveal their gold.',
  ),
  {
    say: 'You and Red each have 1 share of the Cobalt Line. Red’s share has the lower number, so Red has the majority.',
    scores: { 'share-majority': [15, 30] },
  },
  {
    say: 'You and Red tie at 78 VP. The tied player with the most shares wins: you have 3 shares, and Red has 2. You win.',
    scores: { total: [78, 78] },
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2 },
    seed: 3,
    set: position({
      seats: [
        {
          coal: 2,
          whistles: 0,
          trains: ['C5-1', 'C7-2', 'A4-0', 'coast-3', 'coast-12'],
          tiles: ['O02', 'O01', 'O25'],
          score: 48,
          shares: { R1: [1, 4], R2: [2] },
          gold: [4, 3],
          resources: { cotton: 1, whiskey: 1 },
        },
        {
          coal: 1,
          whistles: 1,
          trains: ['D7-1', 'G4-1', 'coast-9', 'coast-14', 'coast-15'],
          tiles: ['O06', 'O21', 'O33'],
          score: 40,
          shares: { R2: [1], R3: [1] },
          gold: [5],
          resources: { lumber: 2 },
        },
      ],
      turn: 0,
      first: 0,
      round: 12,
      board: FIFTH_ROUND,
      display: ['O30', 'O36', 'CY2'],
    }),
  },
  script,
  checks: { '/seats/0/coal': 2, '/seats/0/trains/2': 'C5-0', '/seats/1/whistles': 2 },
};

/** The course's lesson on the end of the game and the final score. */
export const scenario: Scenario<Types> = {
  id: 'final-score',
  game: 'whistle-stop',
  modules: [],
  title: 'The final score',
  summary: 'Take the last turn of a game, score what is left, and see who wins.',
  rules: [
    'last-round',
    'fame-points',
    'share-majority',
    'majority-tie',
    'gold-score',
    'common-score',
    'rare-score',
    'token-score',
    'highest-total-wins',
    'win-tie',
  ],
  runs: [run],
};
