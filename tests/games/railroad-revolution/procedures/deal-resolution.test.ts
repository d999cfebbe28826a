import { describe, expect, test } from 'vitest';
import { chartOf, OUTSIDE } from '../../../../src/games/common/procedures/chart.ts';
import { draw } from '../../../../src/games/common/procedures/draw.ts';
import { dealResolution } from '../../../../src/games/railroad-revolution/procedures/deal-resolution.ts';
import { agreement } from './agreement.ts';
import { atDeal, type Table } from './positions.ts';

const { machine } = dealResolution;
const poor = { shares: 0 } as const;
const short = { crew: 4, shares: 3, money: 1500 } as const;

describe('RR Deal resolution: the chart and the engine agree', () => {
  // Whole walks: the active player ends in 5 ways (neither, either, both in either order), every other in 3.
  const everywhere: readonly (Table & { readonly walks: number; readonly title: string })[] = [
    { title: '2 seats, all can pay', seats: 2, tile: 'deal-4', walks: 5 * 3 },
    { title: '3 seats, all can pay', seats: 3, tile: 'deal-4', walks: 5 * 3 ** 2 },
    { title: '4 seats, all can pay', seats: 4, tile: 'deal-4', walks: 5 * 3 ** 3 },
    { title: '4 seats, the last seat is active', seats: 4, active: 3, tile: 'deal-4', walks: 5 * 3 ** 3 },
    { title: '3 seats, rewards with choices of their own', seats: 3, tile: 'deal-9', walks: 5 * 3 ** 2 },
    {
      title: '4 seats, the second and the third have no Shares',
      seats: 4,
      tile: 'deal-4',
      holdings: [{}, poor, poor],
      walks: 5 * 3,
    },
    {
      title: '3 seats, the active player can pay one Deal only',
      seats: 3,
      tile: 'deal-4',
      holdings: [{ shares: 2 }],
      walks: 3 * 3 ** 2,
    },
    { title: '3 seats, nobody can pay', seats: 3, tile: 'deal-4', holdings: [poor, poor, poor], walks: 1 },
    { title: '3 seats, the stack is empty', seats: 3, tile: 'deal-4', stack: [], walks: 5 * 3 ** 2 },
  ];

  test.each(everywhere)('$title', ({ walks, ...table }) => {
    const found = agreement(machine, atDeal(table), 'simple');
    expect(found.disagreements).toEqual([]);
    expect(found.closed).toBe(walks);
  });

  test('with 4 seats 204 simple paths end outside the rewards', () => {
    const { byState } = agreement(machine, atDeal({ seats: 4, tile: 'deal-4' }), 'simple');
    expect(byState).toMatchObject({ action: 1, active: 1 + 2, others: 5 * (1 + 3 + 9), outside: 5 * 27 });
  });

  test('players with four workers must hire after a promotion: the others at once, the active player last', () => {
    const found = agreement(machine, atDeal({ seats: 2, tile: 'deal-3', holdings: [short, short] }), 'simple');
    expect(found.disagreements).toEqual([]);
    expect(Object.keys(found.byState)).toEqual(expect.arrayContaining(['short', 'activeShort']));
  });

  test('a promotion that nobody could make good is neither enabled nor legal', () => {
    const held = { crew: 4, shares: 1, money: 600 } as const;
    const found = agreement(machine, atDeal({ seats: 2, tile: 'deal-3', holdings: [{}, held] }), 'simple');
    expect(found.disagreements).toEqual([]);
    expect(found.byState.short).toBeUndefined();
  });

  // With sales and hires between any two steps there are too many simple paths; the shortest reach every state.
  test.each<Table & { readonly title: string }>([
    {
      title: 'few Shares',
      seats: 3,
      tile: 'deal-4',
      holdings: [
        { shares: 2, money: 1000 },
        { shares: 1, money: 600 },
        { shares: 2, money: 700 },
      ],
    },
    {
      title: 'workers to make good',
      seats: 2,
      tile: 'deal-3',
      holdings: [
        { ...short, shares: 2 },
        { ...short, shares: 1, money: 800 },
      ],
    },
    {
      title: 'an empty stack',
      seats: 3,
      tile: 'deal-4',
      stack: [],
      holdings: [{ shares: 2, money: 1300 }, { shares: 1, money: 700 }, poor],
    },
  ])(
    'with sales and hires between any two steps: $title',
    ({ title: _, ...table }) => {
      const found = agreement(machine, atDeal(table), 'shortest');
      expect(found.disagreements).toEqual([]);
      expect(found.states).toBeGreaterThan(50);
    },
    60_000,
  );
});

describe('a chart that errs is found out', () => {
  const start = { seats: 3, tile: 'deal-4' } as const;
  test.each([
    ['the last player is left out', 'isSomebodyLeft', ({ context }: Told) => context.asked === context.active],
    ['the active player takes one Deal only', 'isDealLeft', () => false],
    ['a Deal can be accepted without its Shares', 'isLegal', () => true],
    ['the discards are shuffled although a tile is left', 'isStackEmpty', () => true],
    ['the reward is passed over', 'isTaken', () => true],
  ])('%s', (_, guard, fault) => {
    const wrong = machine.provide({ guards: { [guard]: fault } });
    expect(
      agreement(wrong, atDeal({ ...start, tile: guard === 'isTaken' ? 'deal-9' : start.tile }), 'simple').disagreements,
    ).not.toEqual([]);
  });

  interface Told {
    readonly context: { readonly asked: number; readonly active: number };
  }
});

describe('the drawing', () => {
  const chart = chartOf(machine);

  test('says every state with its clause, and every way by its words', () => {
    const drawn = Object.keys(machine.states).filter((state) => state !== OUTSIDE);
    expect(chart.states.map(({ id }) => id)).toEqual(drawn);
    expect(new Set(chart.ways.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(drawn));
    expect(chart.always).toHaveLength(2);
  });

  test('is the same each time, no wider than the column of a phone, with a stable id a state and no style of its own', async () => {
    const svg = await draw(chart, { procedure: dealResolution.id, idPrefix: 'p', title: dealResolution.title });
    expect(await draw(chart, { procedure: dealResolution.id, idPrefix: 'p', title: dealResolution.title })).toBe(svg);
    const [, width = 'none'] = /^<svg [^>]*width="(\d+)"/.exec(svg) ?? [];
    expect(Number(width)).toBeLessThanOrEqual(328);
    for (const { id } of chart.states) expect(svg).toContain(`id="p-${id}" data-state="${id}"`);
    for (const { from, to } of chart.ways) expect(svg).toContain(`data-from="${from}" data-to="${to}"`);
    expect(svg).not.toMatch(/style=|<script|on\w+=/);
  });

  test('refuses words that are too long for their row', async () => {
    const long = {
      ...chart,
      ways: chart.ways.map((way) => ({ ...way, says: 'a very long way to say what follows on what here' })),
    };
    await expect(draw(long, { procedure: 'x', idPrefix: 'x', title: 'x' })).rejects.toThrow('too long');
  });
});
