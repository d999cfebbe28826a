import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/games/railway-workers/engine/tables/constants.ts';
import { highestFirst, orderWith } from '../../../../src/games/railway-workers/engine/turn-order.ts';
import type { TokenCount } from '../../../../src/games/railway-workers/engine/vocabulary.ts';
import {
  allReady,
  assigned,
  BUYING,
  factsOf,
  game,
  keepAll,
  opened,
  placed,
  play,
  ready,
  refused,
  table,
} from './table.ts';

type Dice = readonly [Face, Face, Face, Face];
const low: Dice = [1, 1, 1, 1];
const players = (n: number) => Array.from({ length: n }, () => ({ tokens: {} }));

describe('RW turn order', () => {
  const rows: readonly [string, number, readonly Face[], readonly TokenCount[], readonly number[]][] = [
    ['RW-73: the Sums 6 with the Baton, 7 and 7 give second, third, first', 0, [5, 6, 6], [0, 0, 0], [1, 2, 0]],
    ['RW-73: falling Sums', 0, [2, 6, 4], [0, 0, 0], [1, 2, 0]],
    ['RW-74: all equal, so from the Baton clockwise', 1, [4, 4, 4], [0, 0, 0], [1, 2, 0]],
    ['RW-74: a tie without the Baton holder goes to the nearest, clockwise', 1, [5, 3, 5], [0, 0, 0], [2, 0, 1]],
    ['RW-177: a “+1” token counts in the Sum, for the order too', 0, [4, 4, 4], [0, 0, 1], [2, 0, 1]],
    ['RW-73: four players', 2, [6, 1, 6, 3], [0, 0, 0, 0], [2, 0, 3, 1]],
  ];
  test.each(rows)('%s', (_, baton, dice, plus, expected) => {
    const state = opened({
      players: dice.map((__, seat) => ({ tokens: { plusOne: plus[seat] ?? 0 } })),
      baton,
      dice: dice.map((face): Dice => [face, 1, 1, 1]),
      plus: plus.map((n): readonly TokenCount[] => [n, 0, 0, 0]),
    });
    expect(state.order).toEqual(expected);
    expect(state.turn).toBe(expected[0]);
    expect(state.open).toBe(1);
  });

  test('RW-71 RW-72 RW-223 chosen-card sum announce-sums: all turn up the card at +1 and say die plus number', () => {
    const before = keepAll(allReady(placed(table({ players: players(2), rolls: [1, 3, 5, 2, 3, 4] }), BUYING)).state);
    const { events } = play(
      assigned(before, [
        [6, 1, 3, 5],
        [5, 2, 3, 4],
      ]),
      ready,
      ready,
    );
    expect(factsOf(events, 'cardTurned')).toEqual([
      { kind: 'cardTurned', seat: 0, rule: 'chosen-card', slot: 1, card: 'buy-plans', sum: 7 },
      { kind: 'cardTurned', seat: 1, rule: 'chosen-card', slot: 1, card: 'buy-plans', sum: 6 },
    ]);
    expect(factsOf(events, 'orderSet')).toMatchObject([{ rule: 'highest-sum-first', order: [0, 1] }]);
  });

  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [6, 7],
  ] as const)('RW-72 sum: a 1 at +%i makes %i', (slot, sum) => {
    const state = opened({ players: players(2), dice: [low, low] });
    expect(game.view(state, 'public').seats[0]?.slots[[1, 2, 3, 6].indexOf(slot)]?.sum).toBe(sum);
  });

  test('RW-75 RW-76 next-slot order-anew: the next slot follows when all have played, with an order of its own', () => {
    const state = opened({
      players: players(2),
      dice: [
        [6, 1, 1, 1],
        [5, 6, 1, 1],
      ],
    });
    expect([orderWith(state, 1), orderWith(state, 2), orderWith(state, 3)]).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
    const first = play(state, { kind: 'pass' });
    expect(first.state.open).toBe(1);
    const second = play(first.state, { kind: 'pass' });
    expect(second.state.open).toBe(2);
    expect(second.state.order).toEqual([1, 0]);
    expect(factsOf(second.events, 'cardTurned').map(({ slot, card }) => [slot, card])).toEqual([
      [2, 'buy-structures'],
      [2, 'buy-structures'],
    ]);
    expect(second.revealed).toBe(true);
  });

  test('highest-sum-first equal-sums: no two seats share a place', () => {
    expect(highestFirst({ seat: 0, sum: 7, fromBaton: 0 }, { seat: 1, sum: 7, fromBaton: 1 })).toBeLessThan(0);
    expect(highestFirst({ seat: 0, sum: 6, fromBaton: 0 }, { seat: 1, sum: 7, fromBaton: 1 })).toBeGreaterThan(0);
  });
});

describe('RW what a Sum allows', () => {
  const at = (face: Face, more: Partial<Parameters<typeof opened>[0]> = {}) =>
    opened({
      players: [{}, {}],
      dice: [
        [face, 1, 1, 1],
        [1, 1, 1, 1],
      ],
      sites: [2, 4],
      ...more,
    });

  test.each([
    [2, 'four-plus sumTooLow', 'seven-plus sumTooLow'],
    [3, undefined, 'seven-plus sumTooLow'],
    [5, undefined, 'seven-plus sumTooLow'],
    [6, undefined, undefined],
  ] as const)('RW-81 RW-82: a %i at +1 opens the 4+ action: %s, and the 7+ action: %s', (face, top, bottom) => {
    const state = at(face);
    expect(refused(state, { kind: 'buy', amount: 1 })).toBe(top);
    expect(refused(state, { kind: 'buyExtraPlan' })).toBe(bottom);
  });

  test('RW-77 RW-78 turn-choice pass-coin: whoever passes gains 1 coin, and nothing of the card happens', () => {
    const { state, events } = play(at(6), { kind: 'pass' });
    expect(state.seats[0]?.coins).toBe(21);
    expect(factsOf(events, 'passed')).toMatchObject([{ seat: 0, coins: 1, rule: 'pass-coin' }]);
    expect(state.seats[0]?.facilities.plan).toBe(0);
  });

  test('RW-77 turn-choice: whoever has used the card cannot pass, and whoever has not cannot just end', () => {
    expect(refused(at(6), { kind: 'endTurn' })).toBe('turn-choice nothingResolved');
    const used = play(at(6), { kind: 'buy', amount: 1 }).state;
    expect(refused(used, { kind: 'pass' })).toBe('turn-choice cardResolved');
    expect(refused(used, { kind: 'endTurn' })).toBeUndefined();
  });

  test.each([
    ['top first', [{ kind: 'buy', amount: 1 }, { kind: 'buyExtraPlan' }]],
    ['bottom first', [{ kind: 'buyExtraPlan' }, { kind: 'buy', amount: 1 }]],
  ] as const)('RW-80 RW-85 two-actions each-action-once: both actions, %s, each once', (_, moves) => {
    const one = play(at(6, { players: [{}, {}] }), moves[0]).state;
    expect(refused(one, moves[0])).toBe('each-action-once actionDone');
    const { state } = play(one, moves[1]);
    expect(state.seats[0]?.facilities.plan).toBe(2);
    expect(state.turn).toBe(1);
  });

  test('RW-80: a card has no actions but its own', () => {
    expect(refused(at(6), { kind: 'buyToWarehouse', site: 1 })).toBe('two-actions otherCard');
  });

  test.each([
    [2, 'each-point', 1],
    [1, 'each-point', 2],
    [1, 'one-coin', 1],
    [2, 'one-coin', 1],
  ] as const)(
    'RW-83 raise-low-sum: a %i at +1 is raised to 4; with the reading %s for %i',
    (face, raisePrice, price) => {
      const { state, events } = play(at(face, { rulings: { raisePrice } }), { kind: 'raiseSum' });
      expect(factsOf(events, 'sumRaised')).toMatchObject([{ from: face + 1, to: 4, price, rule: 'raise-low-sum' }]);
      expect(state.seats[0]?.coins).toBe(20 - price);
      // Nobody is overtaken by it.
      expect(state.order).toEqual([0, 1]);
    },
  );

  test('RW-84 raised-sum-top-only: a raised Sum opens the 4+ action, which must then be done', () => {
    const state = play(at(2), { kind: 'raiseSum' }).state;
    expect(refused(state, { kind: 'buyExtraPlan' })).toBe('raised-sum-top-only raisedTopOnly');
    expect(refused(state, { kind: 'pass' })).toBe('turn-choice cardResolved');
    expect(refused(state, { kind: 'endTurn' })).toBe('turn-choice nothingResolved');
    expect(refused(state, { kind: 'raiseSum' })).toBe('raise-low-sum raisedAlready');
    expect(refused(state, { kind: 'buy', amount: 1 })).toBeUndefined();
  });

  test.each([
    [3, 'raise-low-sum sumNotLow', 'a Sum of 4 needs no coins'],
    [5, 'raise-low-sum sumNotLow', 'a Sum of 6 cannot be raised to 7'],
  ] as const)('RW-83: with a %i at +1 it is refused: %s, for %s', (face, expected, _) => {
    expect(refused(at(face), { kind: 'raiseSum' })).toBe(expected);
  });

  test.each([
    [0, 'raise-low-sum coins'],
    [1, 'raise-low-sum raiseForNothing'],
    [3, 'raise-low-sum raiseForNothing'],
    [4, undefined],
  ] as const)('RW-83: with %i coins raising 3 to 4 for a plan at 3 coins: %s', (coins, expected) => {
    const state = at(2);
    const seats = state.seats.map((player, seat) => (seat === 0 ? { ...player, coins } : player));
    expect(refused({ ...state, seats }, { kind: 'raiseSum' })).toBe(expected);
  });

  test('a card whose actions are not played yet is passed, and says so', () => {
    const cards = ['share', 'buy-structures', 'buy-tracks', 'buy-plans'] as const;
    const { state, events } = play(
      keepAll(
        assigned(keepAll(allReady(placed(table({ players: players(2), rolls: [1, 3, 5, 2, 3, 4] }), cards)).state), [
          [6, 1, 3, 5],
          [5, 2, 3, 4],
        ]),
      ),
      ready,
      ready,
    );
    expect(factsOf(events, 'passed')).toHaveLength(2);
    expect(state.open).toBe(2);
  });
});
