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
    say: 'Blue’s rails run from Washington through Charlotte and Miami to Little Rock. Blue’s network reaches these 4 cities, and Blue may build in any of them.',
    targets: fourCities,
  }),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'station' },
    'Blue places a white worker on Station. A Station costs what the city shows, and nothing else.',
  ),
  refuse(
    'available-city',
    { kind: 'buildStation', city: 'houston' },
    'Houston is next to Little Rock, but printed track alone connects nothing. Blue needs a rail in a space at Houston.',
  ),
  refuse(
    'available-city',
    { kind: 'buildStation', city: 'chicago' },
    'Chicago has a rail already, but it is Black’s. Other players’ rails are not part of your network.',
  ),
  {
    ask: 'Black has a Station in Miami. May Blue build there as well?',
    answer:
      'Yes. Each player may have 1 Station in every city. Blue would only be too late for the First Station bonus.',
    targets: ['city:miami'],
  },
];

const end: Script = [
  move(
    { kind: 'pay' },
    'The city’s cost is $200. Blue could also pay it later, but must pay it before the action ends.',
  ),
  move(
    { kind: 'takePrimaryReward' },
    'Every player who builds here may take the primary reward, first or not. It is 2 advancements.',
  ),
  move({ kind: 'advance', track: 'stations' }),
  move({ kind: 'advance', track: 'network' }, 'Blue may use them on different tracks.'),
];

const nextTurn: Step<Types> = {
  say: 'On the next turn Blue may build in Washington, Charlotte or Miami. Blue’s Station is now in Little Rock, and you cannot have 2 in one city.',
  targets: fourCities.slice(0, 3),
};

const scripts: { readonly [S in Seats]: Script } = {
  4: [
    ...reach,
    move(
      { kind: 'buildStation', city: 'little-rock' },
      'Blue builds in Little Rock. No Station is there yet, so Blue’s building fills the First Station slot.',
    ),
    ...end,
    move(
      { kind: 'takeFirstStationBonus' },
      'Blue built first and so takes the bonus too: 1 Share, and a promotion if Blue wants it.',
    ),
    move({ kind: 'decline' }, 'Blue does not promote a worker.'),
    move({ kind: 'finishAction' }),
    nextTurn,
  ],
  2: [
    ...reach,
    move(
      { kind: 'buildStation', city: 'little-rock' },
      'Blue builds in Little Rock. With 2 players a neutral building fills the First Station slot there, so Blue’s goes to the right of it.',
    ),
    ...end,
    refuse(
      'first-station-bonus',
      { kind: 'takeFirstStationBonus' },
      'No player built here before Blue, but the neutral Station counts as the first.',
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
  title: 'Where you can build a Station',
  summary: 'Blue’s network reaches 4 cities. Blue may build in each of them, but no further.',
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
