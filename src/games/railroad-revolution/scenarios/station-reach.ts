import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

type Seats = 2 | 4;
type Script = readonly Step<Types>[];

const { move, refuse } = stepsOf<Types>();

const BLUE: Holding = {
  colour: 'blue',
  money: 300,
  shares: 2,
  supply: { white: 2, orange: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--miami', 'miami--little-rock'],
  milestones: unmanned('A1-1', 'A2-3'),
};

const BLACK: Holding = {
  colour: 'black',
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 1 }, station: { white: 1 } },
  rails: ['charlotte--miami', 'washington--chicago'],
  stations: ['miami'],
  milestones: unmanned('A1-4', 'A2-2'),
};

const YELLOW: Holding = {
  colour: 'yellow',
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  rails: ['washington--chicago'],
  offices: [5],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  colour: 'red',
  supply: { white: 3, purple: 1 },
  board: { trade: { white: 1 } },
  rails: ['charlotte--little-rock'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const fourCities = ['city:washington', 'city:charlotte', 'city:miami', 'city:little-rock'];

const reach: Script = [
  at('cities-reached', {
    say: 'Blue’s rails run from Washington over Charlotte and Miami to Little Rock. His network reaches these 4 cities, and he may build in any of them.',
    targets: fourCities,
  }),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'station' },
    'He places a white worker on Station. A Station costs what the city shows, and nothing else.',
  ),
  refuse(
    'available-city',
    { kind: 'buildStation', city: 'houston' },
    'Houston is next to Little Rock. But printed track alone joins nothing: it takes a rail of his own in a space at Houston.',
  ),
  refuse(
    'available-city',
    { kind: 'buildStation', city: 'chicago' },
    'Chicago has a rail already, and it is Black’s. Other players’ rails are no part of your network.',
  ),
  {
    ask: 'A Station of Black stands in Miami. May Blue build there as well?',
    answer:
      'Yes. Everybody may have 1 Station in every city. Blue would only come too late for the First Station bonus.',
    targets: ['city:miami'],
  },
];

const end: Script = [
  move(
    { kind: 'pay' },
    'The city’s cost is $200. He could have paid it later in the action; it only has to be paid before the action ends.',
  ),
  move(
    { kind: 'takePrimaryReward' },
    'The primary reward is for every builder, first or not. Here it is 2 advancements.',
  ),
  move({ kind: 'advance', track: 'stations' }),
  move({ kind: 'advance', track: 'network' }, 'They may go to different tracks.'),
];

const nextTurn: Step<Types> = {
  say: 'On his next turn Blue may build in Washington, Charlotte or Miami. Little Rock has his Station now, and nobody has 2 in one city.',
  targets: fourCities.slice(0, 3),
};

const scripts: { readonly [S in Seats]: Script } = {
  4: [
    ...reach,
    move(
      { kind: 'buildStation', city: 'little-rock' },
      'He builds in Little Rock. Nobody has a Station there, so his building takes the First Station slot.',
    ),
    ...end,
    move(
      { kind: 'takeFirstStationBonus' },
      'As the first builder he takes the bonus too: 1 Share, and a promotion if he likes.',
    ),
    move({ kind: 'decline' }, 'He promotes nobody.'),
    move({ kind: 'finishAction' }),
    nextTurn,
  ],
  2: [
    ...reach,
    move(
      { kind: 'buildStation', city: 'little-rock' },
      'He builds in Little Rock. With 2 players a neutral building stands in the First Station slot there, so his goes to the right of it.',
    ),
    ...end,
    refuse(
      'first-station-bonus',
      { kind: 'takeFirstStationBonus' },
      'No player was here before him. The neutral Station was, and it counts as the first.',
    ),
    move({ kind: 'finishAction' }),
    nextTurn,
  ],
};

const run = (seats: Seats): Run<Types> => ({
  key: String(seats),
  start: {
    config: { seats },
    seed: 3,
    set: position({
      seats: [BLUE, BLACK, YELLOW, RED].slice(0, seats),
      turn: 0,
      cityTiles: { 'little-rock': '2-b', miami: '2-a' },
      deals: { tile: 'deal-3', stack: ['deal-4', 'deal-8'] },
    }),
  },
  script: scripts[seats],
  checks: {
    '/cities/little-rock/stations': seats === 2 ? ['neutral', 0] : [0],
    '/cities/miami/stations': [1],
    '/seats/0/money': 100,
    '/seats/0/shares': seats === 2 ? 2 : 3,
    '/seats/0/markers': { telegraph: 0, stations: 1, network: 1 },
    '/seats/0/rails': ['washington--charlotte', 'charlotte--miami', 'miami--little-rock'],
  },
});

/** The rulebook's example of the cities in which Blue can build, and what the first builder gets. */
export const scenario: Scenario<Types> = {
  id: 'station-reach',
  game: 'railroad-revolution',
  modules: [],
  title: 'Where a Station can stand',
  summary: 'Blue’s network reaches 4 cities. He may build in each of them, and not one track farther.',
  rules: [
    'available-city',
    'station-build',
    'rail-network',
    'starting-network',
    'one-station-a-city',
    'station-cost',
    'first-station-slot',
    'first-station-bonus',
    'primary-reward',
    'bonus-share-and-promotion',
  ],
  alsoWith: anyChoiceBut(),
  runs: [run(4), run(2)],
};
