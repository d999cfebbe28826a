import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 300,
  shares: 2,
  supply: { white: 3, orange: 1 },
  board: { trade: { white: 1, grey: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  marker: 7,
  rewards: ['reward-rail-1'],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  ...ONLOOKER,
  marker: 4,
  rewards: ['reward-building-1'],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has a Reward tile with a rail. The space from Kansas City to Duluth has a Deal icon and joins Yellow’s network.',
    targets: ['reward:reward-rail-1', 'space:duluth--kansas-city'],
  },
  refuse(
    'use-reward-tile',
    { kind: 'useRewardTile', seat: 1, piece: 'building' },
    'Red has a Reward tile too, but this is Yellow’s turn.',
  ),
  at(
    'before-action',
    move({ kind: 'useRewardTile', seat: 0, piece: 'rail' }, 'Yellow discards the tile before the action.'),
  ),
  refuse(
    'available-rail-space',
    { kind: 'placeRail', space: 'duluth--bismarck' },
    'The rail is free, but it must join Yellow’s network like any other.',
  ),
  at(
    'deal-space',
    move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'Yellow places the rail from the extension.'),
  ),
  at('no-deal', {
    say: 'You never resolve a Deal tile for a piece from a Reward tile. Yellow pays nothing, and can still take an action.',
    targets: ['offer:1', 'offer:2'],
    shows: { '/deals/tile': 'deal-5', '/seats/0/money': 300 },
  }),
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move(
    { kind: 'buildStation', city: 'duluth' },
    'The new rail reaches Duluth, so Yellow’s action may build there on the same turn.',
  ),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }, 'Duluth’s primary reward is 3 Advancement points.'),
  move({ kind: 'moveMarker' }),
  move({ kind: 'moveMarker' }, 'Here the track costs 2 Shares, and Yellow pays them.'),
  move({ kind: 'moveMarker' }, 'Yellow’s marker reaches the second row of Reward tiles.'),
  at(
    'limit',
    refuse(
      'reward-tile-limit',
      { kind: 'takeRewardTile', tile: 'reward-rail-3' },
      'Yellow has had the one rail tile for this game. It still counts although it is used.',
    ),
  ),
  move({ kind: 'takeRewardTile', tile: 'reward-building-2' }, 'Yellow may take a building tile, for a worker.'),
  move({ kind: 'discardWorker', from: 'trade', worker: 'white' }),
  move({ kind: 'finishAction' }),
];

/** The rail of a Reward tile: free, connected, without a Deal, and one in a game. */
export const scenario: Scenario<Types> = {
  id: 'reward-rail-deal-space',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'A Reward rail on a Deal space',
  summary:
    'Yellow uses a Reward tile before an action. Its rail costs nothing and resolves no Deal tile, but it reaches a new city.',
  rules: [
    'reward-piece-no-reward',
    'reward-rail',
    'use-reward-tile',
    'reward-piece-connected',
    'reward-tile-limit',
    'take-reward-tile',
    'available-rail-space',
    'crossing-cost',
    'primary-reward',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(39, {
        seats: [YELLOW, RED],
        turn: 0,
        round: 7,
        cityTiles: { duluth: '3-c' },
        rows: { 'reward-row-1': ['reward-rail-2'], 'reward-row-2': ['reward-rail-3', 'reward-building-2'] },
      }),
      script,
      checks: {
        '/evolution/seats/0/used': ['reward-rail-1'],
        '/evolution/seats/0/rewards': ['reward-building-2'],
        '/evolution/seats/0/marker': 10,
        '/seats/0/aside': { rails: 0, buildings: 1 },
        '/seats/0/shares': 0,
        '/deals/tile': 'deal-5',
      },
    },
  ],
};
