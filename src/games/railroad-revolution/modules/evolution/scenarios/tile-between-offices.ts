import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER, SELLS } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 400,
  shares: 0,
  supply: { white: 3 },
  board: { station: { white: 1 } },
  rails: ['charlotte--miami'],
  stations: ['washington', 'charlotte'],
  offices: [2],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  ...ONLOOKER,
  stations: ['washington'],
  offices: [2, 3, 5],
};

const script: readonly Step<Types>[] = [
  {
    say: 'The tile between sections 2 and 3 shows 7 VP for each Station in a city of level 1. Yellow has 2 such Stations, but only 1 of the 2 offices.',
    targets: ['section:2', 'section:3', 'city:washington', 'city:charlotte'],
    scores: { 'vp-tile-connection': [0, 7] },
  },
  {
    say: 'Red has both offices and 1 Station of level 1: 7 VP. The tile is not used up; it scores for each player with both offices.',
    targets: ['section:2', 'section:3', 'city:washington'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move({ kind: 'buildOffice', section: 3 }, 'Now Yellow’s offices are neighbours.'),
  move({ kind: 'finishAction' }),
  at('stations', {
    say: 'Yellow has 2 Stations in level 1 cities: 2 × 7 = 14 VP.',
    targets: ['section:2', 'section:3', 'city:washington', 'city:charlotte'],
    scores: { 'vp-tile-connection': [14, 7] },
  }),
  ...SELLS('Red trades.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Yellow builds further along the line.'),
  {
    ask: 'The tile between sections 3 and 4 shows 5 VP for each Station of level 2. What would an office in section 4 score for Yellow?',
    answer:
      'At present 0 VP: Yellow has no Station in a level 2 city. But it counts Stations at the end of the game, so Yellow may still build one.',
    targets: ['section:3', 'section:4'],
  },
  move({ kind: 'buildOffice', section: 4 }),
  move({ kind: 'finishAction' }),
  {
    say: 'Yellow has a second connection, which is worth nothing yet.',
    targets: ['section:3', 'section:4'],
    scores: { 'vp-tile-connection': [14, 7] },
  },
  ...SELLS('Red trades again.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'miami' }, 'Yellow builds in Miami, a city of level 2.'),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'Yellow scores 14 + 1 × 5 = 19 VP. Each connection counts by its own tile.',
    targets: ['city:miami', 'section:3', 'section:4'],
    scores: { 'vp-tile-connection': [19, 7] },
  },
];

/** The rulebook's example of a Telegraph VP tile: two Stations in level 1 cities are 14 VP. */
export const scenario: Scenario<Types> = {
  id: 'tile-between-offices',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'A tile between two offices: 14 VP',
  summary:
    'The tile between two sections multiplies Stations of one level: with both offices, 2 of them at 7 VP are worth 14 VP.',
  rules: ['vp-tile-connection', 'connection-scored', 'telegraph-vp-tiles', 'no-deal-sections', 'telegraph-build'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(33, {
        seats: [YELLOW, RED],
        turn: 0,
        round: 8,
        cityTiles: { miami: '2-a' },
        vpTiles: { 2: 'tv-1', 3: 'tv-2' },
      }),
      script,
      checks: { '/cities/miami/stations': [0], '/telegraph/3/offices': ['neutral', 0] },
    },
  ],
};
