import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  supply: { white: 2, grey: 1 },
  board: { railroad: { white: 2 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  supply: { white: 1, purple: 1 },
  board: { telegraph: { white: 2 }, trade: { white: 1 } },
  rails: ['charlotte--little-rock'],
  offices: [4, 6],
  milestones: unmanned('A1-2', 'A2-4'),
};

const BLACK: Holding = {
  money: 200,
  supply: { white: 1, turquoise: 1 },
  board: { telegraph: { white: 3 } },
  offices: [1, 2, 3, 7],
  milestones: unmanned('A1-4', 'A2-2'),
};

const BLUE: Holding = {
  money: 400,
  supply: { white: 2, orange: 1 },
  board: { telegraph: { white: 2 } },
  rails: ['charlotte--miami'],
  offices: [2, 4],
  milestones: unmanned('A1-1', 'A2-3'),
};

const script: readonly Step<Types>[] = [
  at('far-apart', {
    say: 'The circles on the telegraph line show 5 or 8 VP. Each player with an office on both sides scores them. Black has sections 1, 2 and 3 and scores 5 VP twice. Black’s office in section 7 has no neighbour.',
    targets: ['section:1', 'section:2', 'section:3'],
    scores: { 'telegraph-connections': [0, 0, 10, 0] },
  }),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'It is Black’s turn.'),
  move(
    { kind: 'buildOffice', section: 8 },
    'Section 8 is next to Black’s lone office. The connection between them is worth 8 VP.',
  ),
  move({ kind: 'finishAction' }),
  {
    ask: 'Black has an office in section 3, and Red has one in section 4. Does either player score the 8 VP between them?',
    answer: 'No. Both offices must be yours; other players’ offices in a section change nothing.',
    targets: ['section:3', 'section:4'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Blue has offices in sections 2 and 4.'),
  move({ kind: 'buildOffice', section: 5 }, 'With section 5 Blue connects two sections for 5 VP.'),
  move({ kind: 'finishAction' }),
  {
    ask: 'What does Blue’s office in section 2 add?',
    answer:
      'No connection, because Blue has no office in section 3. It still counts on the Telegraph track, as every office does.',
    targets: ['section:2', 'section:3', 'section:4'],
  },
  at('connections-counted', {
    say: 'Black now scores 5 + 5 + 8 = 18 VP for connections and Blue scores 5. Red’s 2 offices are not neighbours, and Yellow has none, so both score 0.',
    targets: ['section:1', 'section:2', 'section:3', 'section:4', 'section:5', 'section:6', 'section:7', 'section:8'],
    scores: { 'telegraph-connections': [0, 0, 18, 5], 'lone-office': [0, 0, 0, 0] },
  }),
];

/** The rulebook's example of telegraph connections: Blue 5, Black 18, Red 0, Yellow 0. */
export const scenario: Scenario<Types> = {
  id: 'connections',
  game: 'railroad-revolution',
  modules: [],
  title: 'Telegraph connections: 18, 5, 0 and 0 VP',
  summary: 'Four players have built offices. Only pairs of neighbours score, not single offices.',
  rules: ['telegraph-connections', 'lone-office', 'vp-sources', 'telegraph-build'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '4',
      start: {
        config: { seats: 4 },
        seed: 23,
        set: position({
          seats: [YELLOW, RED, BLACK, BLUE],
          turn: 2,
          round: 8,
          deals: { tile: 'deal-5', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/telegraph/0/offices': [2],
        '/telegraph/4/offices': [3],
        '/telegraph/7/offices': [2],
        '/seats/2/shares': 7,
        '/seats/3/shares': 6,
      },
    },
  ],
};
