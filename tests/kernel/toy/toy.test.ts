import { describe, expect, test } from 'vitest';
import { type Patch, patched } from '../../../src/kernel/patch.ts';
import { scriptRng } from '../../../src/kernel/rng.ts';
import { sidingsAlone as toy } from '../../house/toy/src/engine/base.ts';
import type { Crate, Move, State } from '../../house/toy/src/engine/types.ts';

const red3: Crate = { colour: 'red', value: 3 };
const blue2: Crate = { colour: 'blue', value: 2 };
const red1: Crate = { colour: 'red', value: 1 };

/** Two seats, seat 0 about to load, with the offer given; `set` changes the rest. */
function position(offer: State['offer'], set: Patch<State> = {}, draws: readonly number[] = []): State {
  const { state } = toy.setup(
    toy.configure({ seats: 2 }),
    scriptRng([...Array.from({ length: 17 + 5 }, () => 0), 0], 1),
  );
  return { ...patched<State>(state, set), offer, rng: scriptRng(draws, 1) };
}
function played(state: State, ...moves: readonly Move[]) {
  let now = state;
  const events: string[] = [];
  for (const move of moves) {
    const outcome = toy.apply(now, move);
    if (!outcome.ok) throw new Error(`${move.kind} is refused under ${outcome.violation.rule}`);
    now = outcome.state;
    events.push(...outcome.events.map(({ kind }) => kind));
  }
  return { state: now, events };
}
const seat = (n: number, change: Partial<State['seats'][number]>): Patch<State> =>
  ({ seats: { [n]: change } }) as Patch<State>;

describe('Sidings', () => {
  test('take first, pay later: what hauling will earn pays for the crate', () => {
    const state = position({ left: blue2 }, seat(0, { money: 0 }));
    const { state: took } = played(state, { kind: 'take', slot: 'left' });
    expect(took.seats[0]?.money).toBe(-2);
    // Resting or rolling would leave a debt that selling the one crate does not pay.
    expect(toy.check(took, { kind: 'rest' })).toMatchObject({ rule: 'pay-by-end', code: 'unpaid' });
    expect(toy.check(took, { kind: 'roll' })).toMatchObject({ rule: 'pay-by-end' });
    expect(played(took, { kind: 'haul' }).state.seats[0]?.money).toBe(0);
  });

  test('what cannot be paid any more is refused at once', () => {
    const state = position({ left: red3, right: blue2 }, seat(0, { money: 0, crew: 1 }));
    // -3, and the last of the crew is spent: no haul, no money to hire.
    expect(toy.check(state, { kind: 'take', slot: 'left' })).toMatchObject({ rule: 'pay-by-end' });
    expect(toy.legal(state)).toEqual([{ kind: 'take', slot: 'right' }, { kind: 'pass' }]);
    expect(toy.attempts(state)).toContainEqual({ kind: 'take', slot: 'left' });
  });

  test('the turn waits for a sale where only that pays', () => {
    const state = position({ left: blue2 }, seat(0, { money: 1 }));
    const { state: owing } = played(state, { kind: 'take', slot: 'left' }, { kind: 'rest' });
    expect(toy.prompt(owing)).toEqual({ kind: 'settleUp', seat: 0, rule: 'pay-by-end' });
    // The sale is no answer to what is asked, but it alone leads on.
    expect(toy.legal(owing)).toEqual([{ kind: 'sell', seat: 0, ...blue2 }]);
    expect(toy.anytime(owing)).toEqual([{ kind: 'hire', seat: 1 }]);
    const { events } = played(owing, { kind: 'sell', seat: 0, ...blue2 });
    expect(events.slice(0, 1)).toEqual(['sold']);
    expect(events).toContain('turnStarted');
  });

  test('the last of the crew may be spent while another can be hired, by nobody else meanwhile', () => {
    const state = position({ left: red3 }, { ...seat(0, { money: 5, crew: 1 }), crew: 0 });
    const { state: short } = played(state, { kind: 'take', slot: 'left' });
    expect(short.seats[0]?.crew).toBe(0);
    expect(short.crew).toBe(1);
    expect(toy.check(short, { kind: 'hire', seat: 1 })).toMatchObject({ rule: 'crew-minimum' });
    expect(toy.check(short, { kind: 'haul' })).toMatchObject({ rule: 'haul-crew' });
    const { state: after } = played(short, { kind: 'rest' }, { kind: 'hire', seat: 0 });
    expect(after.seats[0]?.crew).toBe(1);
  });

  test('a die is scripted, told and not undone', () => {
    const state = position({}, {}, [3]);
    const outcome = toy.apply(played(state, { kind: 'pass' }).state, { kind: 'roll' });
    expect(outcome.ok && outcome.revealed).toBe(true);
    expect(outcome.ok && outcome.events.slice(0, 2)).toEqual([
      { kind: 'drawn', rule: 'roll-income', what: 'coins', below: 4, value: 3 },
      { kind: 'earned', rule: 'roll-income', seat: 0, coins: 3 },
    ]);
  });

  test('shunting: nothing of the colour, one crate, or a choice', () => {
    const taken = (yard: readonly Crate[]) =>
      played(position({ left: red1 }, seat(0, { money: 9, yard })), { kind: 'take', slot: 'left' });
    expect(taken([blue2]).events).toContain('nothingToShunt');
    const { state } = taken([red3, blue2, red1]);
    expect(toy.legal(state)).toEqual([
      { kind: 'shunt', value: 1 },
      { kind: 'shunt', value: 3 },
    ]);
    expect(toy.check(state, { kind: 'shunt', value: 2 })).toMatchObject({ rule: 'shunt-same-colour' });
  });

  test('bids stay sealed until all are in; the highest alone wins, and pays', () => {
    const bidding = (bids: readonly (0 | 1 | 2)[]) => {
      const state = position({}, { stack: [], turnsLeft: 9, seats: { 1: { money: 2 } } } as Patch<State>);
      const round: Move[] = [{ kind: 'pass' }, { kind: 'rest' }, { kind: 'pass' }, { kind: 'rest' }];
      const asked = played(state, ...round).state;
      return played(asked, ...bids.map((coins) => ({ kind: 'bid', coins }) as const));
    };
    const one = bidding([2]);
    expect(toy.view(one.state, 1).bidding).toMatchObject({ waiting: [1], sealed: [{ seat: 0 }] });
    expect(JSON.stringify(toy.view(one.state, 1))).not.toContain('coins');
    expect(toy.view(one.state, 0).bidding?.sealed).toEqual([{ seat: 0, move: { kind: 'bid', coins: 2 } }]);
    // A sealed bid is kept back: it cannot be spent on a hire meanwhile.
    expect(toy.check(one.state, { kind: 'hire', seat: 0 })).toMatchObject({ rule: 'hire-price', facts: { have: 0 } });
    const { state } = bidding([1, 2]);
    expect(state.seats.map(({ signals, money }) => [signals, money])).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(bidding([1, 1]).state.signals).toBe(2);
  });

  test('a tie is shared, or falls to the later seat by the other reading', () => {
    for (const [tie, places] of [
      ['shared', [1, 1]],
      ['later', [2, 1]],
    ] as const) {
      const { state } = toy.setup(toy.configure({ seats: 2, rulings: { tie } }), 1);
      const even = { ...state, first: 0, seats: state.seats.map((one) => ({ ...one, goal: 'red' as const })) };
      expect(toy.score(even).places).toEqual(places);
    }
  });

  test.each([
    [{ seats: 1 }, /for 2 to 4 players/],
    [{ seats: 2.5 }, /for 2 to 4 players/],
    [{ seats: 2, variants: { long: true } }, /no variant named long/],
    [{ seats: 2, rulings: { start: 'x' } }, /no ruling named start/],
    [{ seats: 2, modules: ['night'] }, /no module night/],
  ])('the table %j cannot be set', (given, message) => {
    expect(() => toy.configure(given)).toThrow(message);
  });
});
