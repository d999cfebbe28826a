import { type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER, SELLS } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YOU: Holding = {
  money: 0,
  shares: 0,
  supply: { white: 2, purple: 1, grey: 1, orange: 1 },
  board: { railroad: { white: 2 } },
  rails: ['washington--chicago'],
  stations: ['washington'],
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-advance', faceUp: true },
  ],
  marker: 1,
  tiles: { 'I-2': 'perf-C4' },
  milestones: MILESTONES[0],
};

const RED = ONLOOKER;

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow. Where the base game lets you advance on its 3 tracks, you gain Advancement points now: for your marker, or for the Performance tiles on your extension.',
    targets: ['step:1', 'slot:0:I-2'],
  },
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }),
  move({ kind: 'useWorker', as: 'specialist' }, '3 points.'),
  refuse(
    'diagonal-move',
    { kind: 'moveTile', tile: 'perf-C4', slot: 'II-1' },
    'From row I to row II a tile goes straight up, for 2 points.',
  ),
  {
    try: { shows: { '/evolution/seats/0/tiles': { 'I-1': 'perf-A3', 'II-2': 'perf-C4' } } },
    say: 'Use all 3 points: your tile goes up to row II, and the tile for Stations in level 3 cities goes into the left slot of row I.',
    hints: [
      {
        say: 'Points may be split. Performance tiles lie beside the next space of the track.',
        targets: ['step:2', 'slot:0:II-2'],
      },
      {
        say: '1 point moves your marker to that space, where you take the tile; 2 points move your other tile up. The order is yours.',
        targets: ['step:2', 'performance:perf-A3', 'slot:0:I-1', 'slot:0:II-2'],
      },
    ],
    result: 'You used all 3 points: one tile is in row II, and the new tile is in row I.',
  },
  move({ kind: 'moveMarker' }),
  move({ kind: 'takePerformanceTile', tile: 'perf-A3', slot: 'I-1' }),
  move({ kind: 'moveTile', tile: 'perf-C4', slot: 'II-2' }),
  {
    ask: 'Had you left a point over, could you keep it for your next turn?',
    answer: 'No. Points are used as they are gained, and the rest lapses.',
  },
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'attach', car: 'tender-1', train: 0 }),
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades.'),
  move(
    { kind: 'placeWorker', worker: 'grey', action: 'trade' },
    'You trade again and flip your second train: 3 more points.',
  ),
  move({ kind: 'flipTrain', train: 1 }),
  {
    try: { shows: { '/evolution/seats/0/marker': 5, '/evolution/seats/0/rewards': ['reward-rail-1'] } },
    say: 'Take the Reward tile with a rail on your way, and bring your marker to space 5, past the $300.',
    hints: [
      {
        say: 'Reward tiles lie beside space 4. You decide as your marker gets there; later is too late.',
        targets: ['step:3', 'reward:reward-rail-1'],
      },
      {
        say: '2 steps, then the tile for 1 of your workers, then the third step. Your $300 pay the way to space 5.',
        targets: ['step:4', 'reward:reward-rail-1', 'step:5'],
      },
    ],
    result: 'You have the Reward tile, and your marker is on space 5.',
  },
  move({ kind: 'moveMarker' }),
  move({ kind: 'moveMarker' }),
  move({ kind: 'takeRewardTile', tile: 'reward-rail-1' }),
  move({ kind: 'discardWorker', from: 'trade', worker: 'purple' }),
  move({ kind: 'moveMarker' }),
  {
    say: 'Space 4 shows 2 VP, and your marker has passed it: the highest figure that it has reached counts.',
    targets: ['step:4', 'step:5'],
    scores: { 'track-highest-vp': [2, 0] },
  },
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades once more.'),
  {
    try: { shows: { '/cities/kansas-city/stations': [0] }, asks: { kind: 'placeWorker', seat: 1 } },
    say: 'Your tile of row I scores for Stations in level 3 cities. Build one in Kansas City, in a single turn, and end it.',
    targets: ['city:kansas-city'],
    hints: [
      {
        say: 'Your rails end in Chicago. A Reward tile may be used before your action, and its rail is free.',
        targets: ['reward:reward-rail-1'],
      },
      {
        say: 'Use the Reward tile for the space from Chicago to Kansas City. Then take the Station action and pay for it.',
        targets: ['reward:reward-rail-1', 'space:chicago--kansas-city', 'city:kansas-city'],
      },
    ],
    result: 'You have a Station in Kansas City.',
  },
  move({ kind: 'useRewardTile', seat: 0, piece: 'rail' }),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'kansas-city' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'If the game ended now, your tile in row I would score 1 × 4 = 4 VP. The one in row II counts 2 Tenders at 2 VP, and doubles that: 8 VP.',
    targets: ['slot:0:I-1', 'slot:0:II-2'],
    scores: { 'performance-tile-vp': [4, 0], 'row-multiplier': [8, 0] },
  },
];

/** The course's lesson on Advancement points: the track, the extension and Reward tiles. */
export const scenario: Scenario<Types> = {
  id: 'first-points',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Points for track and extension',
  summary: 'Split points between your marker and your tiles, take a Reward tile on the way, and use it.',
  rules: [
    'advancement-points',
    'spend-points',
    'move-marker',
    'take-performance-tile',
    'move-performance-tile',
    'diagonal-move',
    'take-reward-tile',
    'several-tiles',
    'crossing-cost',
    'use-reward-tile',
    'reward-rail',
    'reward-piece-connected',
    'track-highest-vp',
    'performance-tile-vp',
    'row-multiplier',
  ],
  procedure: 'turn',
  runs: [
    {
      key: '2',
      start: {
        ...evolutionStart(45, {
          seats: [YOU, RED],
          turn: 0,
          cityTiles: { 'kansas-city': '3-a' },
          rows: { 'perf-row-1': ['perf-A3', 'perf-B1'], 'reward-row-1': ['reward-rail-1', 'reward-building-1'] },
        }),
        procedures: { turn: 'choose' },
      },
      script,
      checks: {
        '/evolution/seats/0/tiles': { 'I-1': 'perf-A3', 'II-2': 'perf-C4' },
        '/evolution/seats/0/used': ['reward-rail-1'],
        '/cities/kansas-city/stations': [0],
      },
    },
  ],
};
