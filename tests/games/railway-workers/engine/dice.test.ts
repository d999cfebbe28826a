import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/games/railway-workers/engine/tables/constants.ts';
import type { State } from '../../../../src/games/railway-workers/engine/types.ts';
import { allReady, asked, BUYING, factsOf, game, keepAll, placed, play, refused, swapCards, table } from './table.ts';

type Rolls = readonly number[];

/** A table that has rolled: three dice a seat, clockwise from the Baton. */
function rolled(rolls: Rolls, more: Partial<Parameters<typeof table>[0]> = {}): ReturnType<typeof allReady> {
  const seats = more.players?.length ?? Math.floor(rolls.length / 3);
  const players = more.players ?? Array.from({ length: seats }, () => ({}));
  return allReady(placed(table({ ...more, players, rolls }), BUYING));
}

const diceOf = (state: State) => state.seats.map(({ dice }) => dice);
const taken = (events: ReturnType<typeof allReady>['events']) =>
  factsOf(events, 'fourthDieTaken').map(({ seat, face, rank, rule }) => [seat, face, rank, rule]);

describe('RW fourth die', () => {
  const orders: readonly [string, Rolls, number, readonly (readonly [number, Face, number, string])[]][] = [
    [
      'RW-61 RW-62 RW-63 RW-65: 14 with the Baton, 13 and 13 give 4, 6 and 5',
      [3, 5, 6, 2, 5, 6, 1, 6, 6],
      0,
      [
        [1, 6, 1, 'equal-totals'],
        [2, 5, 2, 'equal-totals'],
        [0, 4, 3, 'fourth-die'],
      ],
    ],
    [
      'RW-64: with four players the highest total is left with the 3',
      [6, 6, 6, 5, 5, 5, 4, 4, 4, 3, 3, 3],
      0,
      [
        [3, 6, 1, 'fourth-die'],
        [2, 5, 2, 'fourth-die'],
        [1, 4, 3, 'fourth-die'],
        [0, 3, 4, 'fourth-die'],
      ],
    ],
    [
      'RW-61 RW-62: with two players there are a 6 and a 5, and of equal totals the Baton counts as lower',
      [1, 3, 5, 2, 3, 4],
      0,
      [
        [0, 6, 1, 'equal-totals'],
        [1, 5, 2, 'equal-totals'],
      ],
    ],
    [
      'RW-65: the Baton may lie anywhere; from it the count goes on clockwise, round the table',
      [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
      2,
      [
        [2, 6, 1, 'equal-totals'],
        [3, 5, 2, 'equal-totals'],
        [0, 4, 3, 'equal-totals'],
        [1, 3, 4, 'equal-totals'],
      ],
    ],
    [
      'RW-65: two separate ties are broken one by one',
      [5, 5, 5, 3, 3, 3, 5, 5, 5, 3, 3, 3],
      3,
      [
        [0, 6, 1, 'equal-totals'],
        [2, 5, 2, 'equal-totals'],
        [3, 4, 3, 'equal-totals'],
        [1, 3, 4, 'equal-totals'],
      ],
    ],
  ];
  test.each(orders)('%s', (_, rolls, baton, expected) => {
    // The dice are rolled clockwise from the Baton.
    const { state, events } = rolled(rolls, { baton });
    expect(taken(events)).toEqual(expected);
    expect(state.middle).toBe(0);
    for (const [seat, face] of expected) expect(state.seats[seat]?.dice.at(-1)).toBe(face);
  });

  test('RW-59: everybody rolls three dice in view and says what they make', () => {
    const { events } = rolled([3, 5, 6, 2, 5, 6]);
    expect(factsOf(events, 'diceRolled')).toMatchObject([
      { seat: 0, rule: 'roll-three-dice', dice: [3, 5, 6], total: 14 },
      { seat: 1, dice: [2, 5, 6], total: 13 },
    ]);
  });
});

describe('RW low total', () => {
  test.each([
    [[1, 1, 1], true],
    [[1, 1, 2], true],
    [[1, 1, 3], false],
    [[1, 2, 2], false],
  ] as const)('RW-60: after %j a reroll of all three is offered: %s', (dice, offered) => {
    const { state } = rolled([...dice, 6, 6, 6]);
    expect(asked(state)).toBe(offered ? 'lowTotal 0' : 'assignDie 0');
  });

  test('RW-60: the reroll is a choice, and a total that is kept ranks as it is', () => {
    const { state } = rolled([6, 6, 6, 1, 1, 1]);
    expect(asked(state)).toBe('lowTotal 1');
    const { state: kept, events } = play(state, { kind: 'keepDice' });
    expect(taken(events)[0]).toEqual([1, 6, 1, 'fourth-die']);
    expect(kept.seats[1]?.dice).toEqual([1, 1, 1, 6]);
  });

  test('RW-60: all three dice are rolled again, never some of them', () => {
    const { state } = rolled([6, 6, 6, 1, 1, 2, 4, 5, 6], { players: [{}, {}] });
    const { state: again, events } = play(state, { kind: 'rerollAll' });
    expect(factsOf(events, 'diceRerolled')).toMatchObject([{ seat: 1, from: [1, 1, 2], dice: [4, 5, 6], total: 15 }]);
    expect(diceOf(again)).toEqual([
      [6, 6, 6, 5],
      [4, 5, 6, 6],
    ]);
  });

  test('RW-60: several low totals are decided in order from the Baton, before any ranking', () => {
    const { state } = rolled([1, 1, 1, 6, 6, 6, 1, 1, 2], { baton: 1 });
    expect(asked(state)).toBe('lowTotal 1');
    const next = play(state, { kind: 'keepDice' });
    expect(asked(next.state)).toBe('lowTotal 0');
    expect(factsOf(next.events, 'fourthDieTaken')).toEqual([]);
  });

  test('RW-66: a Reroll token has no use before the fourth die is taken', () => {
    const { state } = rolled([1, 1, 1, 6, 6, 6], { players: [{ tokens: { reroll: 1 } }, {}] });
    expect(refused(state, { kind: 'rerollDie', face: 1 })).toBe('tokens-after-fourth-die tokensLater');
    expect(game.attempts(state)).toContainEqual({ kind: 'rerollDie', face: 1 });
  });
});

describe('RW Reroll tokens', () => {
  const owner = { tokens: { reroll: 1 } };

  test.each([
    [2, [4, 5, 6, 6], 'one of the three that were rolled'],
    [6, [2, 5, 4, 6], 'the first of two that show the same'],
  ] as const)('RW-176: a token rerolls the %i into a 4: %j, %s', (face, expected, _) => {
    const { state } = rolled([6, 6, 6, 2, 5, 6, 4], { players: [{}, owner] });
    expect(asked(state)).toBe('rerollTokens 1');
    const { state: after, events } = play(state, { kind: 'rerollDie', face });
    expect(after.seats[1]?.dice).toEqual(expected);
    expect(factsOf(events, 'dieRerolled')).toMatchObject([{ seat: 1, from: face, to: 4, rule: 'reroll-token' }]);
  });

  test('RW-176: the fourth die may be rerolled too, and nobody changes dice for it', () => {
    const { state } = rolled([6, 6, 6, 2, 2, 2, 3], { players: [owner, {}] });
    expect(state.seats[0]?.dice).toEqual([6, 6, 6, 5]);
    const { state: after, events } = play(state, { kind: 'rerollDie', face: 5 });
    expect(after.seats.map(({ dice }) => dice)).toEqual([
      [6, 6, 6, 3],
      [2, 2, 2, 6],
    ]);
    expect(factsOf(events, 'fourthDieTaken')).toEqual([]);
  });

  test('RW-175: each token once: two tokens reroll two dice, or the same die twice, and then it is over', () => {
    const { state } = rolled([6, 6, 6, 2, 3, 4, 1, 5], { players: [{}, { tokens: { reroll: 2 } }] });
    expect(game.prompt(state)).toMatchObject({ kind: 'rerollTokens', seat: 1, left: 2 });
    const once = play(state, { kind: 'rerollDie', face: 2 }).state;
    expect(game.prompt(once)).toMatchObject({ kind: 'rerollTokens', seat: 1, left: 1 });
    const twice = play(once, { kind: 'rerollDie', face: 1 }).state;
    expect(asked(twice)).toBe('assignDie 0');
    expect(twice.seats[1]?.dice).toEqual([5, 3, 4, 6]);
  });

  test('RW-174 token-once-a-phase tokens-kept: a used token stays and can be used again in the next Action Phase', () => {
    const { state } = rolled([6, 6, 6, 2, 3, 4, 1], { players: [{}, owner] });
    const used = play(state, { kind: 'rerollDie', face: 2 }).state;
    expect(used.seats[1]?.tokens).toEqual({ reroll: 1, plusOne: 0 });
    expect(used.tokens).toEqual({ reroll: 2, plusOne: 3 });
  });

  test('RW-176: several owners act one after the other from the Baton; a token may be left unused', () => {
    const { state } = rolled([6, 6, 6, 5, 5, 5, 4, 4, 4], { baton: 2, players: [owner, {}, owner] });
    expect(asked(state)).toBe('rerollTokens 2');
    expect(asked(play(state, { kind: 'keepDice' }).state)).toBe('rerollTokens 0');
    expect(asked(keepAll(state))).toBe('assignDie 2');
  });

  test('RW-60 RW-176: a token rerolls a die that lies there, and never all three', () => {
    const { state } = rolled([6, 6, 6, 2, 3, 4], { players: [{}, owner] });
    expect(refused(state, { kind: 'rerollDie', face: 1 })).toBe('reroll-token noSuchDie');
    expect(refused(state, { kind: 'rerollAll' })).toBe('low-sum-reroll totalTooHigh');
    const low = rolled([6, 6, 6, 1, 1, 1], { players: [{}, owner] }).state;
    expect(refused(play(low, { kind: 'keepDice' }).state, { kind: 'rerollAll' })).toBe('low-sum-reroll rerollOver');
  });
});

test('RW-57 placed-cards-fixed: once the dice are rolled no card changes its place', () => {
  const { state } = rolled([1, 1, 1, 6, 6, 6]);
  expect(refused(state, swapCards(0, '1-2'))).toBe('placed-cards-fixed cardsFixed');
  expect(refused(state, { kind: 'exchangeCard', seat: 1, slot: 6, card: 'store-up' })).toBe(
    'placed-cards-fixed cardsFixed',
  );
});
