import { type Run, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { evolutionPosition, type Holding, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YOU: Holding = {
  money: 400,
  shares: 2,
  supply: { white: 2, purple: 1 },
  board: { trade: { white: 1 }, railroad: { grey: 1 } },
  rails: [
    'washington--chicago',
    'chicago--kansas-city',
    'kansas-city--denver',
    'denver--salt-lake-city',
    'charlotte--miami',
    'miami--houston',
    'houston--el-paso',
    'el-paso--san-diego',
  ],
  stations: ['washington', 'miami', 'kansas-city', 'denver'],
  offices: [1, 2, 6, 7],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-money', faceUp: true },
    { front: 'train-shares', faceUp: false },
  ],
  cars: [
    { id: 'wagon-1', train: 0 },
    { id: 'tender-1', train: 0 },
    { id: 'wagon-5', train: 1 },
    { id: 'tender-2', train: 1 },
  ],
  // neither can be completed in the last turn
  milestones: unmanned('C-4', 'C-10'),
  completed: ['A1-4', 'A2-2', 'B-8'],
  marker: 13,
  tiles: { 'III-1': 'perf-A3', 'I-2': 'perf-C1' },
};

const RED: Holding = {
  money: 700,
  shares: 1,
  supply: { white: 2, turquoise: 1 },
  board: { trade: { white: 1 }, station: { orange: 1 } },
  rails: [
    'charlotte--miami',
    'charlotte--little-rock',
    'miami--little-rock',
    'miami--houston',
    'little-rock--kansas-city',
    'duluth--kansas-city',
    'duluth--bismarck',
    'kansas-city--denver',
    'denver--el-paso',
    'houston--el-paso',
    'el-paso--san-diego',
    'san-francisco--san-diego',
  ],
  stations: ['charlotte', 'miami', 'houston', 'duluth', 'san-francisco'],
  offices: [3, 4, 5, 7],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-advance', faceUp: true },
    { front: 'train-rail', faceUp: true },
  ],
  cars: [
    { id: 'wagon-2', train: 0 },
    { id: 'tender-3', train: 0 },
    { id: 'wagon-3', train: 1 },
    { id: 'tender-4', train: 1 },
    { id: 'tender-5', train: 2 },
  ],
  milestones: unmanned('C-3', 'C-8'),
  completed: ['A1-2', 'A2-4', 'B-9'],
  marker: 14,
  tiles: { 'III-1': 'perf-C4', 'I-2': 'perf-D1' },
};

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow and take the last turn of the game. If it ended now, Red would win by 166 VP to 141.',
    scores: { total: [141, 166] },
  },
  {
    say: 'With the expansion a Station can score in 2 places. Your Performance tile in row III has 4 VP for each Station in a level 3 city.',
    targets: ['slot:0:III-1'],
  },
  {
    say: 'Your offices in sections 1 and 2 connect. The tile between them has 7 VP for each Station in a level 1 city.',
    targets: ['section:1', 'section:2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }, 'You place a white worker on Station.'),
  {
    try: { shows: { '/cities/houston/stations': [1, 0] } },
    say: 'Build the 1 Station with which you can still win.',
    targets: ['slot:0:III-1', 'section:1', 'section:2'],
    hints: [
      {
        say: 'In Charlotte a Station scores 7 VP. In Houston it scores 4 VP, and the row of your Performance tile multiplies that.',
        targets: ['city:charlotte', 'city:houston'],
      },
      {
        say: 'Row III multiplies by 3, so Houston scores 12 VP. It also gives you 3 Advancement points.',
        targets: ['city:houston'],
      },
    ],
    result: 'Your second Station in a level 3 city scores 12 VP.',
  },
  move({ kind: 'buildStation', city: 'houston' }),
  {
    say: 'Red built in Houston first. What is left for you is the primary reward: 3 Advancement points.',
    targets: ['city:houston'],
  },
  {
    ask: 'Your marker is on space 13, which shows no VP. What does it score now?',
    answer: 'It scores 18 VP, from space 12: the highest number it has reached or passed.',
    targets: ['step:12', 'step:13'],
  },
  move({ kind: 'takePrimaryReward' }, 'You take the 3 points.'),
  {
    say: 'You have 153 VP now, and Red has 166. A point moves your marker 1 space. Moving your tile from row I to row II costs 2.',
    targets: ['step:14', 'slot:0:I-2', 'slot:0:II-2'],
    scores: { total: [153, 166] },
  },
  {
    try: {
      shows: { '/evolution/seats/0/marker': 14, '/evolution/seats/0/tiles': { 'III-1': 'perf-A3', 'II-2': 'perf-C1' } },
    },
    say: 'Use all 3 points so that you win.',
    targets: ['step:14', 'slot:0:I-2', 'slot:0:II-2'],
    hints: [
      {
        say: 'Your marker adds 6 VP on space 14, and 6 more on space 15. Your tile in row I scores 9 VP, and row II multiplies that by 2.',
        targets: ['step:14', 'performance:perf-C1', 'slot:0:II-2'],
      },
      {
        say: 'Your tile adds 9 VP in row II, for 2 points. The third point adds 6 VP on space 14.',
        targets: ['performance:perf-C1', 'slot:0:II-2', 'step:14'],
      },
    ],
    result: 'Your tile scores 9 VP more, and your marker 6 VP more.',
  },
  move({ kind: 'moveTile', tile: 'perf-C1', slot: 'II-2' }),
  move({ kind: 'moveMarker' }),
  {
    say: 'You still owe the $200 for Houston. You may pay at any time in the action.',
    targets: ['city:houston'],
  },
  move({ kind: 'pay' }),
  {
    say: 'Houston is paid, and your VP are final. Add up the sources of VP, one by one.',
    targets: ['city:houston'],
  },
  {
    say: 'Each face-up train scores 8 VP, as in the base game.',
    targets: ['train:0:0', 'train:0:1', 'train:1:0', 'train:1:1', 'train:1:2'],
    scores: { 'train-vp': [16, 24] },
  },
  {
    say: 'Completed milestones score as in the base game too: 59 VP for you, 60 VP for Red.',
    scores: { 'milestone-vp': [59, 60] },
  },
  {
    say: 'Both markers are on space 14 and score 24 VP. Nothing multiplies the numbers of the track.',
    targets: ['step:14'],
    scores: { 'track-highest-vp': [24, 24] },
  },
  {
    say: 'Your tile in row III scores 4 VP × 2 Stations in level 3 cities, × 3 for the row: 24 VP.',
    targets: ['slot:0:III-1'],
    scores: { 'row-multiplier': [42, 30] },
  },
  {
    say: 'Your tile in row II scores 3 VP × 3 completed A or B milestones, × 2 for the row: 18 VP.',
    targets: ['slot:0:II-2'],
    scores: { 'row-multiplier': [42, 30] },
  },
  {
    say: 'Red’s tile in row III scores 2 VP × 5 Wagons and Tenders, × 3 for the row: 30 VP.',
    targets: ['slot:1:III-1'],
    scores: { 'row-multiplier': [42, 30] },
  },
  {
    say: 'Red’s other tile is in row I, which does not multiply: 2 VP × 4 offices.',
    targets: ['slot:1:I-2'],
    scores: { 'performance-tile-vp': [0, 8] },
  },
  {
    say: 'The tile between sections 1 and 2 scores 7 VP × 1 Station in a level 1 city.',
    targets: ['section:1', 'section:2'],
    scores: { 'vp-tile-connection': [7, 20] },
  },
  {
    say: 'Red has 2 such tiles: 6 VP × 2 Stations in level 3 cities, and 8 VP × 1 Station in a level 5 city.',
    targets: ['section:3', 'section:4', 'section:5'],
    scores: { 'vp-tile-connection': [7, 20] },
  },
  {
    say: 'Your connection on the far right has no tile. It scores 4 VP × 5 city levels that your rails reach.',
    targets: ['section:6', 'section:7'],
    scores: { 'connection-levels': [20, 0] },
  },
  {
    say: 'Red’s rails reach all 5 levels too, but Red’s office in section 7 has no neighbour and scores nothing.',
    targets: ['section:7'],
    scores: { 'lone-office': [0, 0] },
  },
  move({ kind: 'finishAction' }, 'You end your turn, and with it the game.'),
  {
    say: 'You win by 2 VP, 168 to 166. Row II decided the game: with your points on the marker alone, you would have had 165.',
    scores: { total: [168, 166] },
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2, modules: ['evolution'] },
    seed: 46,
    procedures: { 'end-of-game': 'last' },
    set: {
      ...evolutionPosition({
        seats: [YOU, RED],
        turn: 0,
        round: 17,
        cityTiles: {
          chicago: '2-a',
          miami: '2-b',
          houston: '3-c',
          'kansas-city': '3-a',
          denver: '4-b',
          'el-paso': '4-a',
          'salt-lake-city': '4-c',
          'san-diego': '5-b',
        },
        sections: {
          1: { wagons: [], rail: 1, building: 0 },
          2: { wagons: ['wagon-6'], rail: 0 },
          3: { wagons: ['wagon-9'], rail: 1 },
        },
        onTenders: { 0: { rails: 2 }, 1: { rails: 1, buildings: 2 } },
        vpTiles: { 1: 'tv-1', 3: 'tv-3', 4: 'tv-5' },
      }),
      first: 1,
      end: { seat: 1, round: 16 },
    },
  },
  script,
  checks: {
    '/end': { seat: 1, round: 16 },
    '/round': 17,
    '/cities/houston/stations': [1, 0],
    '/evolution/seats/0/marker': 14,
  },
};

/** The course's last lesson: the final score with the expansion, and who wins. */
export const scenario: Scenario<Types> = {
  id: 'evolution-final-score',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'The final score with the expansion',
  summary: 'Take the last turn of a game with the expansion, add up the VP of each source, and see who wins.',
  rules: [
    'performance-tile-vp',
    'row-multiplier',
    'track-highest-vp',
    'spend-points',
    'connection-scored',
    'vp-tile-connection',
    'connection-levels',
    'lone-office',
    'train-vp',
    'milestone-vp',
    'vp-sources',
    'most-vp-wins',
  ],
  procedure: 'end-of-game',
  runs: [run],
};
