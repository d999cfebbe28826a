import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../src/games/common/scenario.ts';
import { railroadRevolution as game } from '../../../src/games/railroad-revolution/engine/index.ts';
import type { Types } from '../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { scenario as milestone } from '../../../src/games/railroad-revolution/scenarios/first-milestone.ts';
import { scenario as office } from '../../../src/games/railroad-revolution/scenarios/first-office.ts';
import { scenario as rails } from '../../../src/games/railroad-revolution/scenarios/first-rails.ts';
import { scenario as turn } from '../../../src/games/railroad-revolution/scenarios/first-turn.ts';
import { offScript } from '../../../src/stepper/branch.ts';
import { holds } from '../../../src/stepper/goal.ts';
import { solve } from '../../../src/stepper/solve.ts';
import { openTrack } from '../../../src/stepper/track.ts';

// A task takes every answer that does what its words ask, and none that does something else.

/** The goal of a task (from 1), and the position that it begins with. */
function taskOf(scenario: Scenario<Types>, task: number) {
  const [run] = scenario.runs;
  if (!run) throw new RangeError('no run');
  const tasks = run.script.flatMap((step, i) => ('try' in step ? [{ goal: step.try, at: i + 1 }] : []));
  const { goal, at } = tasks[task - 1] as (typeof tasks)[number];
  return { goal, state: offScript((openTrack(game, scenario, run.key).at(at) as { state: Types['State'] }).state) };
}

/** The position after some moves, each of which is legal. */
function play(from: Types['State'], ...moves: readonly Move[]): Types['State'] {
  return moves.reduce((state, move) => {
    const outcome = game.apply(state, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(outcome.violation)}`);
    return outcome.state;
  }, from);
}

/** Whether the goal of a task (from 1) holds after these moves. */
function takes(scenario: Scenario<Types>, task: number, ...moves: readonly Move[]): boolean {
  const { goal, state } = taskOf(scenario, task);
  return holds(game, play(state, ...moves), goal);
}

const PAY: Move = { kind: 'pay' };
const FINISH: Move = { kind: 'finishAction' };
const SELL: Move = { kind: 'sellShare', seat: 0 };

describe('RR rails to the west: Houston with $100 left', () => {
  const over = (
    first: 'charlotte--miami' | 'charlotte--little-rock',
    second: 'miami--houston' | 'little-rock--houston',
  ) =>
    [
      { kind: 'placeRail', space: first },
      { kind: 'placeRail', space: second },
    ] as const;

  test('over Miami', () => {
    expect(takes(rails, 1, ...over('charlotte--miami', 'miami--houston'), PAY, FINISH)).toBe(true);
  });

  test('not over Little Rock, which can be paid for and costs all', () => {
    expect(takes(rails, 1, ...over('charlotte--little-rock', 'little-rock--houston'), PAY, FINISH)).toBe(false);
  });

  test('not with a Share sold', () => {
    expect(takes(rails, 1, SELL, ...over('charlotte--miami', 'miami--houston'), PAY, FINISH)).toBe(false);
  });
});

describe('RR along the wire: a purple worker hired and an office in section 7', () => {
  const hire: Move = { kind: 'hireWorker', seat: 0, worker: 'purple' };
  const build = (worker: 'white' | 'purple' | 'orange'): readonly Move[] => [
    { kind: 'placeWorker', worker, action: 'telegraph' },
    { kind: 'buildOffice', section: 7 },
  ];

  for (const worker of ['white', 'purple', 'orange'] as const)
    test(`with a ${worker} worker`, () => {
      expect(takes(office, 2, hire, ...build(worker), FINISH)).toBe(true);
    });

  test('hired when the office stands', () => {
    expect(takes(office, 2, ...build('white'), hire, FINISH)).toBe(true);
  });

  test('not without a hire, nor with another worker hired', () => {
    expect(takes(office, 2, ...build('white'), FINISH)).toBe(false);
    expect(takes(office, 2, { kind: 'hireWorker', seat: 0, worker: 'grey' }, ...build('white'), FINISH)).toBe(false);
  });
});

describe('RR promotion and farewell: the orange worker trades and is promoted', () => {
  const trade = (worker: 'white' | 'orange' | 'grey', from: 'supply' | 'trade'): readonly Move[] => [
    { kind: 'placeWorker', worker, action: 'trade' },
    { kind: 'useWorker', as: 'white' },
    { kind: 'promoteWorker', from, worker: 'orange', milestone: 'B-2' },
    { kind: 'sellPiece', piece: 'rail' },
    FINISH,
  ];

  test('the very worker that was placed', () => {
    expect(takes(milestone, 3, ...trade('orange', 'trade'))).toBe(true);
  });

  for (const worker of ['white', 'grey'] as const)
    test(`not while a ${worker} worker trades`, () => {
      expect(takes(milestone, 3, ...trade(worker, 'supply'))).toBe(false);
    });
});

describe('RR your first turn: the Station in Miami', () => {
  /** Positions that the search of a phone looks at before it gives up. */
  const NEAR = 1500;
  const { goal, state } = taskOf(turn, 1);

  test.each(['washington', 'charlotte'] as const)('is proved to be lost by one in %s', (city) => {
    const start = play(state, { kind: 'placeWorker', worker: 'white', action: 'station' });
    expect(solve(game, start, goal, NEAR).kind).toBe('way');
    expect(solve(game, play(start, { kind: 'buildStation', city }), goal, NEAR).kind).toBe('none');
  });
});
