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
    say: 'You are Yellow, with 2 coal, 1 whistle and 3 tiles. Your trains come from the coast in the east, on the right, and are bound for the west.',
  },
  {
    try: { least: { '/seats/0/coal': 3 } },
    say: 'Spend 1 token so that you have at least 3 coal afterwards.',
    hints: [
      { say: 'A train on coal goes to the next stop on its track. One of yours is a single stop from a Coal Yard.' },
      {
        say: 'Train 1, on the cotton stop of C5, leaves to the northwest and comes to the Coal Yard on D5.',
        targets: ['train:0:0', 'way:C5:NW'],
      },
    ],
    result: 'You have at least 3 coal.',
  },
  move({ kind: 'move', train: 0, token: 'coal', way: 'NW' }),
  {
    refuse: { kind: 'move', train: 1, token: 'coal', way: 'NW' },
    rule: 'opponent-stop',
    say: 'Train 2 would go northwest too. But a train of Red holds the stop on D7, and coal gets neither there nor past it.',
  },
  {
    try: { shows: { '/seats/0/trains/1': 'E6-1' } },
    say: 'Bring train 2 past Red, to the stop on E6.',
    hints: [
      {
        say: 'A whistle takes a train 1 stop or 2, and the first of 2 may be held by an opponent.',
        targets: ['train:0:1'],
      },
      {
        say: 'Send train 2 northwest with the whistle, bypass the stop that Red holds, and the next one is on E6.',
        targets: ['train:0:1', 'way:C7:NW'],
      },
    ],
    result: 'Train 2 is on E6.',
  },
  move({ kind: 'move', train: 1, token: 'whistle', way: 'NW' }),
  {
    ask: 'The stop of D7 shows a resource too. What did train 2 gain by running past it?',
    answer: 'Nothing. A bypassed stop gives nothing and costs nothing; only the stop where a move ends takes effect.',
  },
  {
    say: 'Train 3 still stands on A4, and no tile lies before it. Whoever comes to an empty space lays a tile of the hand, turned as they like, and goes on until there is a stop: up to 3 tiles.',
  },
  {
    try: { shows: { '/seats/0/trains/2': 'C5-0' } },
    say: 'With 1 coal, bring train 3 to the steel stop of C5.',
    hints: [
      {
        say: 'The way there takes all 3 tiles of your hand, and none of the stops on them may end the move before.',
        targets: ['train:0:2', 'tile:0:O01', 'tile:0:O02', 'tile:0:O25'],
      },
      {
        say: 'A stop on a track that the train does not use does not end its move. So a tile with a stop can serve as mere track, if you turn it that way. Begin with tile 1, bent to the south.',
        targets: ['tile:0:O01'],
      },
    ],
    result: 'Train 3 is on the steel stop of C5.',
  },
  move({ kind: 'move', train: 2, token: 'coal', way: 'SW' }),
  lay('O01', 4),
  lay('O25', 1),
  lay('O02', 0),
  {
    say: 'Three tiles and no stop in between: the move ended on C5 and gave you 1 steel. A hand that cannot bring the train to a stop with the third tile at the latest allows no such move.',
  },
  {
    ask: 'Had you only a whistle left, could train 3 have made the same move?',
    answer: 'Yes. A whistle may be spent in place of a coal, and then everything that holds for a coal holds for it.',
  },
  {
    say: 'With 1 coal a train moves 1 stop. A whistle moves it 1 or 2 stops and may bypass a train at the first. You place tiles only where a train reaches an empty space.',
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
          whistles: 1,
          trains: ['C5-1', 'C7-2', 'A4-0', 'coast-3', 'coast-12'],
          tiles: ['O02', 'O01', 'O25'],
          score: 4,
        },
        {
          coal: 1,
          whistles: 2,
          trains: ['D7-1', 'G4-1', 'coast-9', 'coast-14', 'coast-15'],
          tiles: ['O06', 'O21', 'O33'],
          score: 7,
        },
      ],
      turn: 0,
      first: 0,
      round: 4,
      board: FIFTH_ROUND,
      display: ['O30', 'O36', 'CY2'],
    }),
  },
  script,
  checks: {
    '/seats/0/coal': 2,
    '/seats/0/whistles': 0,
    '/seats/0/trains': ['D5', 'E6-1', 'C5-0', 'coast-3', 'coast-12'],
    '/seats/0/tiles': [],
  },
};

/** The course's lesson on moving with coal and whistles. */
export const scenario: Scenario<Types> = {
  id: 'coal-and-whistles',
  game: 'whistle-stop',
  modules: [],
  title: 'Coal and whistles',
  summary: 'Move a train with coal, jump a train of another player with a whistle, and lay your own way to a stop.',
  rules: [
    'coal-move',
    'opponent-stop',
    'whistle-move',
    'bypassed-stop',
    'bypass-occupied',
    'lay-tile',
    'tile-turn',
    'lay-another-tile',
    'three-tiles',
    'whistle-as-coal',
  ],
  procedure: 'whistle-bypass',
  alsoWith: [{ rulings: { lossFloor: 'zero' } }],
  runs: [run],
};
