import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3, orange: 1 },
  board: { station: { white: 1 } },
  rails: ['washington--chicago'],
  stations: ['washington'],
  marker: 5,
  rewards: ['reward-building-1'],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  money: 200,
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  rails: ['washington--chicago'],
  marker: 4,
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has a Reward tile with a building, and $100. No player has built in Chicago yet.',
    targets: ['reward:reward-building-1', 'city:chicago'],
  },
  move({ kind: 'useRewardTile', seat: 0, piece: 'building' }, 'Yellow uses the tile at the beginning of the turn.'),
  refuse(
    'one-station-a-city',
    { kind: 'buildStation', city: 'washington' },
    'Yellow already has a Station in Washington, and the same limit applies to this building.',
  ),
  refuse('available-city', { kind: 'buildStation', city: 'miami' }, 'Yellow has no rail to Miami.'),
  move(
    { kind: 'buildStation', city: 'chicago' },
    'Chicago is connected. Yellow’s extension building becomes a Station there.',
  ),
  at('nothing-more', {
    say: 'It costs nothing, and gives neither Chicago’s primary reward nor the First Station bonus. But it fills the First Station slot.',
    targets: ['city:chicago'],
    shows: { '/seats/0/money': 100, '/cities/chicago/stations': [0] },
  }),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Yellow then takes an action as usual.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  refuse(
    'use-reward-tile',
    { kind: 'useRewardTile', seat: 0, piece: 'building' },
    'You use a Reward tile once, and Yellow has used this one.',
  ),
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }, 'Red builds in Chicago with an action.'),
  move({ kind: 'buildStation', city: 'chicago' }),
  move({ kind: 'pay' }),
  {
    ask: 'Yellow has not taken the First Station bonus of Chicago. May Red take it?',
    answer: 'No. Yellow’s Station fills the slot, so Red’s is the second. Red takes the primary reward.',
    targets: ['city:chicago'],
  },
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'finishAction' }),
];

/** The building of a Reward tile: a Station for nothing, and nothing for the Station. */
export const scenario: Scenario<Types> = {
  id: 'reward-building',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'A Station from a Reward tile',
  summary:
    'Yellow places the extension building in Chicago at no cost. Yellow gains only the Station, and fills the slot.',
  rules: [
    'reward-building',
    'reward-piece-no-reward',
    'reward-piece-connected',
    'use-reward-tile',
    'one-station-a-city',
    'available-city',
    'first-station-slot',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(43, { seats: [YELLOW, RED], turn: 0, cityTiles: { chicago: '2-a' } }),
      script,
      checks: {
        '/cities/chicago/stations': [0, 1],
        '/evolution/seats/0/used': ['reward-building-1'],
        '/seats/0/aside': { rails: 1, buildings: 0 },
        '/seats/1/money': 100,
      },
    },
  ],
};
