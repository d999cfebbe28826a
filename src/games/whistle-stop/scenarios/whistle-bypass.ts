import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { FIFTH_ROUND, type Holding, position } from './positions.ts';

type Script = readonly Step<Types>[];
type Way = Extract<Move, { readonly kind: 'move' }>['way'];
type Train = Extract<Move, { readonly kind: 'move' }>['train'];
type Tile = Extract<Move, { readonly kind: 'layTile' }>['tile'];
type Turn = Extract<Move, { readonly kind: 'layTile' }>['turn'];

const { move, refuse } = stepsOf<Types>();
const coal = (train: Train, way: Way): Move => ({ kind: 'move', train, token: 'coal', way });
const whistle = (train: Train, way: Way): Move => ({ kind: 'move', train, token: 'whistle', way });
const bypass = (way: Way): Move => ({ kind: 'bypass', way });
const lay = (tile: Tile, turn: Turn): Move => ({ kind: 'layTile', tile, turn });
const take = (tile: Tile, say?: string) => move({ kind: 'takeTile', from: tile }, say);

const YELLOW: Holding = {
  coal: 2,
  whistles: 2,
  trains: ['B4-1', 'C5-1', 'C2-1', 'D3-1', 'coast-12'],
  tiles: ['O02', 'O01', 'O25'],
  resources: { lumber: 1 },
  score: 6,
};
const RED: Holding = {
  coal: 2,
  whistles: 2,
  trains: ['C4-0', 'G4-1', 'space-8', 'D6', 'coast-15'],
  tiles: ['O06', 'O21', 'O33'],
  resources: { lumber: 2, cotton: 1 },
  score: 14,
};
const BLUE: Holding = {
  coal: 1,
  whistles: 1,
  trains: ['C7-2', 'D7-1', 'D5', 'coast-5', 'coast-9'],
  tiles: ['O20', 'O12', 'O28'],
  resources: { gravel: 1 },
  score: 3,
};
const GREEN: Holding = {
  coal: 3,
  whistles: 0,
  trains: ['E4-2', 'coast-7', 'coast-8', 'coast-10'],
  tiles: ['O05'],
  score: 0,
};

/** The third token of Yellow: with an own train in the way, or without. */
const PASSED = at(
  'past-own-train',
  move(
    coal(2, 'SW'),
    'The third token is a coal. On D3 stands a train of Yellow’s own: it is passed and does not count, and the move ends at the next stop.',
  ),
);
const UNPASSED = move(
  coal(2, 'SW'),
  'The third token is a coal. It takes train 3 to the next stop, on D3, and brings 1 whiskey.',
);

const yellow = (third: Step<Types>): Script => [
  {
    say: 'Yellow has 2 coal, 2 whistles and 3 tiles, and may spend 4 tokens. Trains move from the coast in the east, on the right, to the End tiles in the west.',
  },
  refuse(
    'opponent-stop',
    coal(0, 'SW'),
    'Yellow would like to send train 1 from B4 to the Coal Yard on D5. Coal moves a train to the next stop, and a train of Red holds it.',
  ),
  at(
    'past-a-train',
    move(
      whistle(0, 'SW'),
      'A whistle can move a train two stops. The first is bypassed, so it may be held by Red; the second takes effect: 2 coal.',
    ),
  ),
  {
    ask: 'Train 2, on the cotton stop of C5, is one stop short of the same Coal Yard. How far west does 1 coal take it?',
    answer:
      'To the Coal Yard and no further: a train on coal stops at every large stop. The other train of Yellow is no obstacle there, since a large stop holds any number.',
  },
  move(
    whistle(1, 'NW'),
    'A whistle may bypass a large stop as well. The train comes to the Coal Yard, and Yellow decides.',
  ),
  refuse('no-way-back', bypass('SE'), 'Back the way it came is not open: no track is used twice in one move.'),
  refuse(
    'second-stop-free',
    bypass('NE'),
    'To the northeast the second stop would be the one that Red holds. Only the bypassed stop may be held; the one that takes effect must be free.',
  ),
  move(
    bypass('SW'),
    'To the southwest the track leaves the tiles. Yellow has to lay one on E5, in the way of the train.',
  ),
  refuse(
    'tile-forward',
    lay('O02', 1),
    'Turned like this, the tile would send the train back east. It has to lead onward.',
  ),
  at(
    'first-tile',
    move(
      lay('O02', 2),
      'Turned once more it carries on to the southwest. It has no stop on this track, so a second tile is laid.',
    ),
  ),
  move(lay('O01', 2), 'Still no stop. A third tile has to follow, on G5, and it is the last one for this leg.'),
  refuse(
    'three-tiles',
    lay('O25', 2),
    'By now there has to be a stop. Turned like this the stop is not on the train’s own track, and a fourth tile is not allowed.',
  ),
  move(
    lay('O25', 0),
    'With the stop in its way the move is whole: 1 whistle, one bypassed stop, three tiles, 1 cotton.',
  ),
  third,
  move(
    coal(0, 'N'),
    'Coal moves a train west, north or south: the Whistle Factory on D4 is in the same column. With four tokens spent the turn is over.',
  ),
  take('O30', 'Yellow refills the hand to three tiles, from the display or from the pile.'),
  take('O36'),
  take('CY2', 'A special tile costs 10 VP if it is still in the hand at the end. Now the display is filled up again.'),
];

const red: Script = [
  refuse(
    'coal-westward',
    coal(0, 'NE'),
    'Red’s turn. The stop that Yellow has left, on B4, lies further east: coal never ends a move there.',
  ),
  at(
    'one-stop',
    move(
      whistle(0, 'NE'),
      'A whistle goes in any direction, and one stop is enough: Red gains 1 gravel. The stop could not be bypassed, since the track beyond it only leads back to the coast.',
    ),
  ),
  {
    ask: 'Train 2 of Red stands before the End tile on H4, which asks for cattle, whiskey and steel. Red has none of them. What does it cost to go there with coal?',
    answer: '14 VP: whoever cannot pay at an End tile loses its points. The train leaves the board all the same.',
  },
  move(whistle(1, 'NW'), 'With a whistle the End tile is only the first stop.'),
  refuse('bypass-end-tile', bypass('NE'), 'No track leads on from an End tile, and no train comes back from it.'),
  at(
    'past-an-end',
    move(
      { kind: 'bypassEndTile' },
      'It can be bypassed all the same: the resource track counts as the second stop. Nothing is paid, nothing lost.',
    ),
  ),
  refuse(
    'one-train-a-space',
    { kind: 'takeSpace', space: 8 },
    'The train goes on an empty space of the resource track. Space 8 holds a train already.',
  ),
  move({ kind: 'takeSpace', space: 5 }, 'Red chooses space 5 and gains what it shows.'),
];

const redEnds = move({ kind: 'endTurn' }, 'Red has 2 coal left and keeps them.');

const blue: Script = [
  move(whistle(0, 'NW'), 'Blue’s turn. A whistle takes train 1 to D7, where train 2 of Blue stands.'),
  refuse('one-train-a-small-stop', { kind: 'endMove' }, 'It cannot stay there: a small stop holds one train.'),
  {
    ask: 'A stop with an own train may be bypassed, and an own train may also be passed. Which is better for Blue?',
    answer:
      'Passing it: that does not count as a stop, so the train still has two stops before it. Counted as the bypassed stop it would leave only one.',
  },
  move({ kind: 'passTrain' }, 'Blue passes it. The first stop is now the one on E6.'),
  move(bypass('SW'), 'That one is bypassed, and the second stop, on F7, gives 1 cotton.'),
];

const blueEnds = move({ kind: 'endTurn' }, 'Blue ends the turn.');

const green: Script = [
  refuse(
    'finish-the-move',
    coal(0, 'NW'),
    'Green’s turn. Train 1 faces an empty space, and Green has a single tile without a stop. A move that could not be finished is not begun.',
  ),
  move(
    { kind: 'endTurn' },
    'Green spends nothing on trains and gains a whistle for that. A tile with a stop may come with the refill.',
  ),
];

interface Telling {
  readonly holdings: readonly Holding[];
  readonly script: Script;
  readonly checks: Run['checks'];
}

const run = ({ holdings, script, checks }: Telling): Run<Types> => ({
  key: String(holdings.length),
  start: {
    config: { seats: holdings.length },
    seed: 3,
    set: position({ seats: holdings, turn: 0, first: 0, round: 5, board: FIFTH_ROUND, display: ['O30', 'O36', 'CY2'] }),
  },
  script,
  checks,
});

const BLACK: Holding = {
  coal: 4,
  whistles: 1,
  trains: ['coast-2', 'coast-11', 'coast-14'],
  tiles: ['O03', 'O04', 'O07'],
};

/** With more players each has fewer trains. */
const having = (count: number, holdings: readonly Holding[]): readonly Holding[] =>
  holdings.map(({ trains, ...rest }) => ({ ...rest, trains: trains.slice(0, count) }));

const yellowAfter = {
  '/seats/0/coal': 2,
  '/seats/0/whistles': 1,
  '/seats/0/resources': { lumber: 1, cotton: 1, gravel: 0, cattle: 0, whiskey: 0, steel: 1 },
};
const redAfter = {
  '/seats/1/score': 14,
  '/seats/1/resources': { lumber: 2, cotton: 1, gravel: 1, cattle: 1, whiskey: 0, steel: 0 },
  '/seats/1/trains/1': 'space-5',
};

/** One coal against one whistle, with everything that can stand in the way of a train. */
export const scenario: Scenario<Types> = {
  id: 'whistle-bypass',
  game: 'whistle-stop',
  modules: [],
  title: 'Whistle bypass',
  summary:
    'One coal against one whistle: a held stop, a large stop and an End tile bypassed, no way back, and three tiles laid in the way of a train.',
  rules: [
    'whistle-move',
    'second-stop',
    'bypassed-stop',
    'coal-move',
    'opponent-stop',
    'bypass-occupied',
    'bypass-large-stop',
    'no-way-back',
    'second-stop-free',
    'lay-tile',
    'lay-another-tile',
    'three-tiles',
    'tile-forward',
    'pass-own-trains',
    'coal-westward',
    'whistle-any-direction',
    'bypass-end-tile',
    'bypass-to-resource-track',
    'one-train-a-space',
  ],
  procedure: 'whistle-bypass',
  alsoWith: [{ rulings: { forwardTest: 'tile' } }, { rulings: { lossFloor: 'zero' } }],
  runs: [
    run({ holdings: [YELLOW, RED], script: [...yellow(PASSED), ...red], checks: { ...yellowAfter, ...redAfter } }),
    run({
      holdings: [YELLOW, RED, BLUE],
      script: [...yellow(PASSED), ...red, redEnds, ...blue],
      checks: { ...yellowAfter, ...redAfter, '/seats/2/whistles': 0, '/seats/2/resources/cotton': 1 },
    }),
    run({
      holdings: having(4, [YELLOW, RED, BLUE, GREEN]),
      script: [...yellow(PASSED), ...red, redEnds, ...blue, blueEnds, ...green],
      checks: { ...yellowAfter, ...redAfter, '/seats/2/resources/cotton': 1, '/seats/3/whistles': 1 },
    }),
    run({
      holdings: having(3, [YELLOW, RED, BLUE, GREEN, BLACK]),
      script: [...yellow(UNPASSED), ...red, redEnds, ...blue, blueEnds, ...green],
      checks: {
        ...yellowAfter,
        ...redAfter,
        '/seats/0/resources': { lumber: 1, cotton: 1, gravel: 0, cattle: 0, whiskey: 1, steel: 0 },
        '/seats/3/whistles': 1,
      },
    }),
  ],
};
