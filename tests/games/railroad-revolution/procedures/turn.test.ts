import { describe, expect, test } from 'vitest';
import { chartOf, OUTSIDE } from '../../../../src/games/common/procedures/chart.ts';
import { draw } from '../../../../src/games/common/procedures/draw.ts';
import type { Procedure } from '../../../../src/games/common/procedures/procedure.ts';
import { begin, follow } from '../../../../src/games/common/procedures/walk.ts';
import type { State, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import type { Move as EvolutionMove } from '../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { completingMilestones } from '../../../../src/games/railroad-revolution/procedures/completing-milestones.ts';
import { dealResolution } from '../../../../src/games/railroad-revolution/procedures/deal-resolution.ts';
import { endOfGame } from '../../../../src/games/railroad-revolution/procedures/end-of-game.ts';
import { turn } from '../../../../src/games/railroad-revolution/procedures/turn.ts';
import { standingIn, stepOf } from '../../../procedures/walking.ts';
import { game, own, type Player, place, play, rail, table } from '../engine/table.ts';
import { game as evolution, play as evolutionPlay, evolutionTable } from '../modules/evolution/engine/table.ts';
import { disagreed, reached, type Walk, walked } from './walks.ts';

const five: Player = { money: 700, shares: 1, supply: { white: 4, purple: 1 } };
const recalling: Player = { ...five, money: 600, supply: {}, board: { trade: { white: 4, purple: 1 } } };
const empty = Array.from({ length: 8 }, () => ({ rails: 0, buildings: 0 }));

/** A turn of seat 0 of which nothing is left but its end. */
function ending(players: readonly Player[], more: Partial<Parameters<typeof table>[0]> = {}): State {
  const begun = play(table({ config: { seats: players.length }, players, ...more }), place('white', 'trade')).state;
  const [sale] = game.legal(begun).filter(({ kind }) => kind === 'sellPiece');
  return play(begun, sale ?? { kind: 'finishAction' }).state;
}

/** One way through an action, every action once, and every answer to a Deal and to a Milestone. */
const along: Walk['along'] = (_, legal, value) => {
  const finish = legal.filter(({ kind }) => kind === 'finishAction');
  if (value === 'choose')
    return [...new Map(legal.map((move) => [move.kind === 'placeWorker' ? move.action : '', move])).values()];
  if (value === 'action') return finish.length > 0 ? finish : legal.slice(-1);
  return legal.slice(0, 2);
};
const FINISH: Move = { kind: 'finishAction' };
/** The end of a walk where the turn of a seat is over. */
const overFor =
  (seat: number): NonNullable<Walk['ends']> =>
  ({ agenda }) =>
    agenda.length > 0 && !agenda.some((task) => task.kind === 'endTurn' && task.seat === seat);
/** The turn of seat 1, which begins when that of seat 0 ends. */
const walk = (from: State, more: Partial<Walk> = {}) =>
  walked({
    procedure: turn,
    from,
    first: FINISH,
    along,
    ends: overFor(1),
    ...more,
  });

describe('RR a turn: the chart and the engine agree', () => {
  test('from the worker to the next player, without and with a recall', () => {
    for (const [next, state] of [
      [five, 'choose'],
      [recalling, 'choose'],
    ] as const) {
      const paths = walk(ending([five, next]));
      expect(disagreed(paths)).toEqual([]);
      expect(reached(paths)).toEqual(expect.arrayContaining([state, 'action', 'next']));
      const [first] = paths.filter(({ value }) => value === 'choose');
      const { white = 0, purple = 0 } = first?.position.seats[1]?.supply ?? {};
      expect(white + purple).toBe(5);
    }
  });

  test('with a hire in reach just before a recall, made or not', () => {
    const hire: Move = { kind: 'hireWorker', seat: 1, worker: 'grey' };
    const paths = walk(ending([five, { ...recalling, money: 800 }]), {
      along: (position, legal, value) => (value === 'hire' ? [...legal, hire] : along(position, legal, value)),
    });
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['action', 'choose', 'hire', 'next']);
    const begun = paths.filter(({ value }) => value === 'choose').map(({ position }) => position.seats[1]?.supply);
    expect(begun).toEqual([
      { white: 4, purple: 1, orange: 0, grey: 0, turquoise: 0 },
      { white: 0, purple: 0, orange: 0, grey: 1, turquoise: 0 },
    ]);
    // another player may take the last worker there, which leaves nothing but the recall
    const last = { white: 0, purple: 9, orange: 12, grey: 12, turquoise: 12 };
    const other: Move = { kind: 'hireWorker', seat: 0, worker: 'purple' };
    const none = walk(
      ending(
        [
          { ...five, money: 1000 },
          { ...recalling, money: 800, shares: 0 },
        ],
        { gone: last },
      ),
      {
        along: (position, legal, value) => (value === 'hire' ? [other] : along(position, legal, value)),
      },
    );
    expect(disagreed(none)).toEqual([]);
    expect(none.find(({ value }) => value === 'choose')?.position.seats[1]?.supply).toMatchObject({
      white: 4,
      purple: 1,
    });
    const poor = walk(ending([five, recalling]));
    expect(reached(poor)).not.toContain('hire');
  });

  test('with a Deal, whose tile everybody answers', () => {
    const paths = walk(
      ending([five, { ...five, money: 2000, shares: 6, rails: ['charlotte--miami'] }, { ...five, shares: 6 }], {
        deal: 'deal-4',
      }),
      {
        along: (position, legal, value) => {
          if (value === 'choose')
            return legal.filter((move) => move.kind === 'placeWorker' && move.action === 'railroad');
          const deal = legal.filter((move) => move.kind === 'placeRail' && move.space === 'miami--little-rock');
          return deal.length > 0 && value === 'action' ? deal : along(position, legal, value);
        },
      },
    );
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['action', 'choose', 'deal', 'next']);
    // The active player takes neither, one of two, or both in either order; the other takes neither or one.
    expect(paths.filter(({ value }) => value === 'next').length).toBeGreaterThanOrEqual(5);
  });

  test('that is passed where no action is possible', () => {
    const paths = walk(ending([five, { ...five, sections: empty }, five]));
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['next']);
  });

  test('with fewer than four workers at its end', () => {
    const from = ending([
      five,
      { ...five, money: 900, milestones: [own('A1-2'), own('A2-1')], supply: { white: 3, purple: 1 } },
    ]);
    const paths = walk(from, {
      along: (position, legal, value) => {
        if (value === 'choose') return legal.filter((move) => move.kind === 'placeWorker' && move.action === 'trade');
        if (value !== 'action') return along(position, legal, value);
        const promotion = legal.filter(
          (move) => move.kind === 'promoteWorker' || (move.kind === 'useWorker' && move.as === 'white'),
        );
        return promotion.length > 0 ? promotion.slice(0, 1) : along(position, legal, value);
      },
    });
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toContain('short');
  });

  test('that completes a Milestone', () => {
    const promoting: Player = {
      ...five,
      supply: { white: 4, turquoise: 1, purple: 1 },
      stations: ['washington', 'charlotte'],
      milestones: [own('A1-2'), own('A2-1')],
    };
    const paths = walk(ending([five, promoting]), {
      along: (position, legal, value) => {
        const promotion = legal.filter(
          (move) => move.kind === 'promoteWorker' || (move.kind === 'useWorker' && move.as === 'white'),
        );
        if (value === 'choose') return legal.filter((move) => move.kind === 'placeWorker' && move.action === 'trade');
        return value === 'action' && promotion.length > 0 ? promotion.slice(0, 1) : along(position, legal, value);
      },
    });
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['action', 'choose', 'milestones', 'next']);
  });

  test('that is the last of the game', () => {
    const from: State = { ...ending([five, five], { round: 4 }), end: { seat: 1, round: 3 } };
    const paths = walk(from);
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toContain('over');
    expect(reached(paths)).not.toContain('next');
  });
});

describe('RE a piece that a Reward tile places lights the step that it comes in, and no other', () => {
  const begun = evolutionTable({ players: [{ rewards: ['reward-rail-1'], money: 2000 }, {}] });
  const use = { kind: 'useRewardTile', seat: 0, piece: 'rail' } as const;
  const where = (...moves: readonly EvolutionMove[]) => {
    let position = begun;
    let walks = [
      [turn.machine, begin(turn.machine, standingIn(evolution, begun), 'choose')] as const,
      [dealResolution.machine, begin(dealResolution.machine, standingIn(evolution, begun))] as const,
    ];
    for (const move of moves) {
      const made = evolutionPlay(position, move);
      position = made.state;
      walks = walks.map(([machine, now]) => [machine, follow(machine, now, stepOf(evolution, move, made))]);
    }
    return [evolution.prompt(position).kind, ...walks.map(([, { value }]) => value)];
  };

  test.each<[string, readonly EvolutionMove[], readonly unknown[]]>([
    ['before the worker', [use], ['layRail', 'choose', OUTSIDE]],
    ['in the action', [place('white', 'railroad'), use], ['layRail', 'action', OUTSIDE]],
  ])('%s', (_, moves, places) => {
    expect(where(...moves)).toEqual(places);
  });
});

describe('RR completing Milestones: the chart and the engine agree', () => {
  const milestones = (players: readonly Player[], more: Partial<Parameters<typeof table>[0]> = {}) =>
    walked({
      procedure: completingMilestones,
      from: ending(players, more),
      first: FINISH,
      along,
      ends: (_, value) => value === OUTSIDE,
    });
  const stations: Player = { ...five, stations: ['washington', 'charlotte'] };
  const done = own('A2-1', 'turquoise');

  test('where nobody completes one', () => {
    const paths = milestones([five, five]);
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['next']);
  });

  test('where the active player and another complete one each', () => {
    const paths = milestones([
      { ...stations, milestones: [own('A1-1'), done] },
      five,
      {
        ...five,
        rails: ['washington--chicago', 'charlotte--miami', 'miami--little-rock'],
        milestones: [own('A1-2', 'purple'), own('A2-3')],
      },
    ]);
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['next', 'replace']);
    // Two of three tiles are tried for each of the two replacements.
    expect(paths.filter(({ value }) => value === 'next')).toHaveLength(2 * 2);
  });

  test('where one completes both, in either order, and where a D Milestone is not replaced', () => {
    const rails = ['washington--chicago', 'charlotte--miami', 'miami--little-rock'] as const;
    const paths = milestones([{ ...stations, rails, milestones: [own('A1-2', 'purple'), done] }, five]);
    expect(disagreed(paths)).toEqual([]);
    expect(reached(paths)).toEqual(['next', 'order', 'replace']);
    expect(paths.filter(({ value }) => value === 'next')).toHaveLength(2 * 2 * 2);
    const far = [
      'washington--chicago',
      'charlotte--miami',
      'chicago--kansas-city',
      'kansas-city--denver',
      'denver--salt-lake-city',
      'salt-lake-city--portland',
      'portland--san-francisco',
    ] as const;
    const d = milestones([
      { ...five, rails: far, stations: ['portland'], milestones: [own('D-1', 'white', 'white'), own('A2-1')] },
      five,
    ]);
    expect(disagreed(d)).toEqual([]);
    expect(reached(d)).toEqual(['next']);
  });

  test('a stack with one tile leaves no choice', () => {
    const paths = milestones([{ ...stations, milestones: [own('A1-1'), done] }, five]);
    const one = ending([{ ...stations, milestones: [own('A1-1'), done] }, five]);
    const short = { ...one, milestones: { ...one.milestones, B: one.milestones.B.slice(0, 1) } };
    const forced = walked({
      procedure: completingMilestones,
      from: short,
      first: FINISH,
      along,
      ends: (_, value) => value === OUTSIDE,
    });
    expect(disagreed(forced)).toEqual([]);
    expect(forced.length).toBeLessThan(paths.length);
    expect(reached(forced)).toContain('next');
  });
});

/** A rail or a building left of the logo, nothing else. */
const nearly = empty.map((one, i) =>
  i === 0 ? { rails: 1, buildings: 0 } : i === 7 ? { rails: 3, buildings: 2 } : one,
);
const late: Player = { ...five, sections: nearly };
/** Everybody trades, one worker after the other. */
const trading: Walk['along'] = (_, legal) => {
  const [finish] = legal.filter(({ kind }) => kind === 'finishAction');
  const [trade] = legal.filter((move) => move.kind === 'placeWorker' && move.action === 'trade');
  const [some] = legal;
  const move = finish ?? trade ?? some;
  return move === undefined ? [] : [move];
};

describe('RR the end of the game: the chart and the engine agree', () => {
  test.each([
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 2],
    [4, 0],
    [4, 3],
  ] as const)('with %i seats, triggered by seat %i', (seats, by) => {
    const players = Array.from({ length: seats }, (_, seat) => (seat === by ? late : five));
    const from = table({ config: { seats }, players, turn: 0, round: 6 });
    const paths = walked({
      procedure: endOfGame,
      from,
      state: 'open',
      along: trading,
    });
    expect(disagreed(paths)).toEqual([]);
    const values = paths.map(({ value }) => value);
    expect(values.at(-1)).toMatch(/^(won|shared)$/);
    // Whoever has triggered the end sells in round 6; all others then finish the round, and all have one turn more.
    const turns = paths.at(-1)?.moves.filter(({ kind }) => kind === 'placeWorker').length;
    expect(turns).toBe(2 * seats);
    expect(values.indexOf('last')).toBeGreaterThan(values.indexOf('round'));
  });
});

describe('a chart that errs is found out', () => {
  const rails = ['washington--chicago', 'charlotte--miami', 'miami--little-rock'] as const;
  const both: Player = {
    ...five,
    rails,
    stations: ['washington', 'charlotte'],
    milestones: [own('A1-2', 'purple'), own('A2-1', 'turquoise')],
  };
  const atDeal = play(
    table({ players: [{ ...five, money: 2000, shares: 6, rails: ['charlotte--miami'] }, five], deal: 'deal-4' }),
    place('white', 'railroad'),
    rail('miami--little-rock'),
    rail('miami--houston'),
    { kind: 'pay' },
  ).state;
  type Fault = readonly [string, Procedure<Types>, string, () => boolean, State, Partial<Walk>];
  const over: Partial<Walk> = { ends: (_, value) => value === OUTSIDE };
  test.each<Fault>([
    [
      'the game is over too soon',
      turn,
      'isOver',
      () => true,
      ending([five, five]),
      { state: 'action', ends: overFor(1) },
    ],
    [
      'a turn goes on without its Deal',
      turn,
      'isDealOpened',
      () => false,
      atDeal,
      { state: 'action', ends: overFor(0) },
    ],
    [
      'two complete Milestones need no order',
      completingMilestones,
      'isOrdered',
      () => false,
      ending([both, five]),
      over,
    ],
    ['no Milestone is replaced', completingMilestones, 'isLast', () => true, ending([both, five]), over],
  ])('%s', (_, procedure, guard, fault, from, more) => {
    const wrong = { ...procedure, machine: procedure.machine.provide({ guards: { [guard]: fault } }) };
    expect(disagreed(walked({ procedure: wrong, from, first: FINISH, along, ...more }))).not.toEqual([]);
    expect(disagreed(walked({ procedure, from, first: FINISH, along, ...more }))).toEqual([]);
  });

  test('the last round begins too soon', () => {
    const wrong = { ...endOfGame, machine: endOfGame.machine.provide({ guards: { isLast: () => true } }) };
    const from = table({ config: { seats: 3 }, players: [late, five, five], turn: 0, round: 6 });
    expect(disagreed(walked({ procedure: wrong, from, state: 'open', along: trading }))).not.toEqual([]);
  });
});

describe.each([turn, completingMilestones, endOfGame])('the drawing of $title', ({ id, title, machine, rules }) => {
  const chart = chartOf(machine);
  test('says every state, is no wider than the column of a phone, and the same each time', async () => {
    const drawn = Object.keys(machine.states).filter((state) => state !== OUTSIDE);
    expect(chart.states.map((state) => state.id)).toEqual(drawn);
    expect(new Set(chart.ways.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(drawn));
    const svg = await draw(chart, { procedure: id, idPrefix: 'p', title });
    expect(await draw(chart, { procedure: id, idPrefix: 'p', title })).toBe(svg);
    const [, width = 'none'] = /^<svg [^>]*width="(\d+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(328);
    expect(rules.length).toBeGreaterThan(0);
  });
});
