import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER, SELLS } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 700,
  shares: 0,
  supply: { white: 3 },
  board: { station: { white: 1 } },
  rails: ['charlotte--miami', 'miami--little-rock', 'washington--chicago', 'chicago--kansas-city', 'miami--houston'],
  offices: [3, 6],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  ...ONLOOKER,
  stations: ['washington', 'charlotte'],
  offices: [7],
};

const script: readonly Step<Types>[] = [
  {
    say: 'The connection between sections 6 and 7 has no tile: it scores 4 VP for each level among the cities that your rails connect. Yellow has an office in section 6.',
    targets: ['section:6', 'section:7'],
    scores: { 'connection-levels': [0, 0] },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  refuse(
    'one-office-a-section',
    { kind: 'buildOffice', section: 6 },
    'Yellow already has an office there, and 2 in 1 section would connect nothing anyway.',
  ),
  move({ kind: 'buildOffice', section: 7 }, 'Yellow’s second office is next to the first.'),
  move({ kind: 'finishAction' }),
  {
    ask: 'Yellow’s rails connect 7 cities: 2 of level 1, 3 of level 2 and 2 of level 3. How many VP is the connection worth?',
    answer:
      'It is worth 12 VP. There are 3 levels among them, at 4 VP each. It does not matter how many cities there are of each level.',
    targets: ['city:washington', 'city:chicago', 'city:kansas-city'],
  },
  at('levels', {
    say: 'The score is 3 levels × 4 VP = 12 VP. Yellow needs no Station in these cities. Yellow’s office in section 3 has no neighbour and scores nothing, nor does Red’s single office.',
    targets: ['section:6', 'section:7'],
    scores: { 'connection-levels': [12, 0] },
  }),
  ...SELLS('Red trades.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'Yellow builds more rails.'),
  move({ kind: 'placeRail', space: 'chicago--duluth' }),
  {
    say: 'Duluth is the eighth city, but Yellow already has one of level 3.',
    targets: ['city:duluth'],
    scores: { 'connection-levels': [12, 0] },
  },
  move({ kind: 'placeRail', space: 'kansas-city--denver' }),
  {
    say: 'Denver is the first city of level 4, and that counts.',
    targets: ['city:denver'],
    scores: { 'connection-levels': [16, 0] },
  },
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
];

/** The rulebook's example of the rightmost connection: seven cities of three levels are 12 VP. */
export const scenario: Scenario<Types> = {
  id: 'levels-connected',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Seven cities, three levels, 12 VP',
  summary:
    'The connection on the far right scores 4 VP for each level among your connected cities, however many cities you connect.',
  rules: ['connection-levels', 'connection-scored', 'seven-sections', 'no-deal-sections', 'available-rail-space'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(32, { seats: [YELLOW, RED], turn: 0, round: 8 }),
      script,
      checks: { '/telegraph/6/offices': ['neutral', 1, 0], '/seats/0/money': 200 },
    },
  ],
};
