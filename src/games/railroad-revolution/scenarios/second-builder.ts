import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

type Seats = 3 | 4;

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 500,
  shares: 1,
  supply: { white: 2, grey: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--miami', 'miami--houston'],
  milestones: unmanned('A1-4', 'A2-1'),
};

const RED: Holding = {
  money: 150,
  shares: 0,
  supply: { white: 2, grey: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--little-rock', 'little-rock--houston'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const BLACK: Holding = {
  supply: { white: 3, orange: 1 },
  board: { telegraph: { white: 1 } },
  rails: ['washington--chicago'],
  milestones: unmanned('A1-1', 'A2-2'),
};

const BLUE: Holding = {
  supply: { white: 2, turquoise: 1 },
  board: { station: { white: 1 }, railroad: { white: 1 } },
  rails: ['charlotte--miami', 'miami--houston'],
  stations: ['houston'],
  milestones: unmanned('A1-3', 'A2-3'),
};

const houston = (why: string): Step<Types> => ({
  say: `Houston’s First Station bonus is a worker of any colour for $200. ${why}, so no player can be the first there any more.`,
  targets: ['city:houston'],
});

/** Who stands in the First Station slot of Houston: with 3 players nobody's building. */
const script = (seats: Seats): readonly Step<Types>[] => [
  seats === 4
    ? houston('Blue was there first')
    : at('neutral-first', houston('With 3 players a neutral Station fills its slot from the start')),
  move({ kind: 'placeWorker', worker: 'grey', action: 'station' }, 'Yellow places a grey worker, the Negotiator.'),
  refuse(
    'station-grey',
    { kind: 'useWorker', as: 'specialist' },
    'The worker’s effect uses the bonus of one city. First Yellow must build.',
  ),
  move(
    { kind: 'buildStation', city: 'houston' },
    seats === 4
      ? 'Yellow’s Station goes next to Blue’s, on the right.'
      : 'Yellow’s Station goes next to the neutral one, on the right.',
  ),
  move({ kind: 'pay' }, 'Houston costs $300, and Yellow has $200 left.'),
  refuse(
    'first-station-bonus',
    { kind: 'takeFirstStationBonus' },
    'Yellow did not build the First Station and so does not get the bonus for the building.',
  ),
  at(
    'by-the-worker',
    move(
      { kind: 'useWorker', as: 'specialist' },
      'Yellow takes it with the worker. For this effect you need not be the first, but Yellow pays the cost of the bonus: $200.',
    ),
  ),
  move({ kind: 'gainWorker', worker: 'turquoise' }, 'Yellow takes a turquoise worker.'),
  move({ kind: 'takePrimaryReward' }, 'Yellow takes the primary reward in any case: a purple and an orange worker.'),
  move({ kind: 'finishAction' }),
  {
    say: 'Red also uses a grey worker, and no player has built in Washington. The First Station bonus there is 2 Shares.',
    targets: ['city:washington'],
  },
  move({ kind: 'placeWorker', worker: 'grey', action: 'station' }),
  move({ kind: 'buildStation', city: 'washington' }, 'Red builds the First Station.'),
  {
    ask: 'How many Shares can Red gain with this Station?',
    answer: 'Red can gain 4. Red takes the bonus once for being first and once more with the grey worker.',
    targets: ['city:washington'],
  },
  move({ kind: 'takeFirstStationBonus' }, 'Red gains 2 Shares for being first.'),
  at('bonus-twice', move({ kind: 'useWorker', as: 'specialist' }, 'Red gains 2 more with the worker.')),
  refuse(
    'first-station-bonus',
    { kind: 'takeFirstStationBonus' },
    'That is all. Each of the two ways gives the bonus once.',
  ),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'gainWorker', worker: 'orange' }),
  move({ kind: 'finishAction' }),
];

const run = (seats: Seats): Run<Types> => ({
  key: String(seats),
  start: {
    config: { seats },
    seed: 9,
    set: position({
      seats: [YELLOW, RED, BLACK, BLUE].slice(0, seats),
      turn: 0,
      cityTiles: { houston: '3-b' },
      deals: { tile: 'deal-7', stack: ['deal-4', 'deal-1'] },
    }),
  },
  script: script(seats),
  checks: {
    '/cities/houston/stations': [seats === 4 ? 3 : 'neutral', 0],
    '/seats/0/money': 0,
    '/seats/0/supply': { white: 2, purple: 1, orange: 1, grey: 0, turquoise: 1 },
    '/seats/1/shares': 4,
    '/seats/1/money': 50,
  },
});

/** The grey worker on Station: the First Station bonus for the second builder, and twice for the first. */
export const scenario: Scenario<Types> = {
  id: 'second-builder',
  game: 'railroad-revolution',
  modules: [],
  title: 'The second builder’s bonus',
  summary:
    'With a grey worker Yellow takes the First Station bonus although Yellow is not the first. Red is, and takes it twice.',
  rules: [
    'station-grey',
    'first-station-bonus',
    'first-station-slot',
    'bonus-worker',
    'bonus-shares',
    'primary-reward',
    'primary-reward-kinds',
    'slash-reward',
    'station-cost',
  ],
  alsoWith: anyChoiceBut(),
  runs: [run(4), run(3)],
};
