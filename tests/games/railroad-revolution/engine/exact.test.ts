import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  decline,
  eventsOf,
  factsOf,
  office,
  place,
  play,
  rail,
  refused,
  sell,
  station,
  table,
} from './table.ts';

// Parts of an action taken too early, too often, or with only just enough.

const left = (state: State, money: number): State => ({
  ...state,
  seats: state.seats.map((one, seat) => (seat === 0 ? { ...one, money } : one)),
});
const supply = { white: 4, purple: 1, grey: 1, orange: 1, turquoise: 1 };
const start = table({ players: [{ money: 4000, supply }, {}], telegraph: { 2: 'tt-train' } });
const primary: Move = { kind: 'takePrimaryReward' };
const tile: Move = { kind: 'takeTelegraphTile' };

describe('RR the Station action to the dollar', () => {
  const built = play(start, place('turquoise', 'station'), station('washington'), primary, {
    kind: 'gainWorker',
    worker: 'grey',
  }).state;

  test('RR turquoise repeats the primary reward for exactly $300', () => {
    const paid = play(built, { kind: 'pay' }).state;
    expect(refused(left(paid, 300), ability)).toBe('legal');
    expect(refused(left(paid, 250), ability)).toBe('station-turquoise/money');
    expect(factsOf(left(paid, 250), ability)).toEqual({ price: 300, money: 250 });
  });

  test('RR what turquoise repeats is told, and must be carried out', () => {
    const { state, events } = play(built, ability);
    expect(eventsOf(events, 'primaryRewardTaken')).toMatchObject([
      { seat: 0, rule: 'station-turquoise', city: 'washington' },
    ]);
    expect(refused(state, decline)).toMatch(/mustTake$/);
  });

  test.each<['purple' | 'grey' | 'orange' | 'turquoise', Move, string]>([
    ['grey', ability, 'station-grey/mainActionFirst'],
    ['orange', ability, 'station-orange/mainActionFirst'],
    ['turquoise', ability, 'station-turquoise/mainActionFirst'],
    ['purple', { kind: 'takeFirstStationBonus' }, 'first-station-bonus/mainActionFirst'],
    ['purple', primary, 'primary-reward/mainActionFirst'],
  ])('RR before a city is chosen there is nothing to refer to: %s', (worker, move, refusal) => {
    const before = play(start, place(worker, 'station')).state;
    expect(refused(before, move)).toBe(refusal);
    expect(factsOf(before, move)).toEqual({ action: 'station' });
  });
});

describe('RR the Telegraph action in order', () => {
  test('RR the tile is taken once, and only after the office', () => {
    const before = play(start, place('grey', 'telegraph')).state;
    expect(refused(before, tile)).toBe('telegraph-tile/mainActionFirst');
    expect(refused(before, ability)).toBe('telegraph-grey/mainActionFirst');
    expect(factsOf(before, ability)).toEqual({ action: 'telegraph' });
    const taken = play(
      before,
      office(2),
      tile,
      { kind: 'discardWorker', from: 'supply', worker: 'white' },
      { kind: 'takeTrain', train: 'train-money' },
    ).state;
    expect(refused(taken, tile)).toBe('telegraph-tile/rewardTaken');
    expect(factsOf(taken, tile)).toEqual({ reward: 'telegraphTile' });
  });

  test('RR with an office in every section there is no Telegraph action', () => {
    const everywhere = table({ players: [{ supply, offices: [1, 2, 3, 4, 5, 6, 7, 8] }, {}] });
    expect(refused(everywhere, place('white', 'telegraph'))).toBe('one-office-a-section/noSectionAvailable');
    const seven = table({ players: [{ supply, offices: [1, 2, 3, 4, 5, 6, 7] }, {}] });
    expect(refused(seven, place('white', 'telegraph'))).toBe('legal');
  });
});

describe('RR the Trade and Railroad actions at their limits', () => {
  test('RR a piece that does not stand in the leftmost section is refused with that section', () => {
    const sections = [0, 0, 2, 2, 0, 0, 0, 0].map((rails, i) => ({ rails, buildings: i === 3 ? 1 : 0 }));
    const state = play(table({ players: [{ supply, sections }, {}] }), place('white', 'trade')).state;
    expect(refused(state, sell('building'))).toBe('trade-sale/notLeftmost');
    expect(factsOf(state, sell('building'))).toEqual({ piece: 'building', section: 3 });
  });

  test('RR orange brings nothing to whoever has no train', () => {
    const state = play(table({ players: [{ supply, trains: [] }, {}] }), place('orange', 'trade')).state;
    expect(refused(state, ability)).toBe('trade-orange/nothingToGain');
    expect(factsOf(state, ability)).toEqual({ reward: 'gainMoney' });
  });

  test('RR orange counts the triangles of rails already laid, also of the last ones; turquoise wants one more', () => {
    const sections = [0, 0, 0, 0, 0, 0, 0, 2].map((rails) => ({ rails, buildings: 1 }));
    const last = (worker: 'orange' | 'turquoise') =>
      play(
        table({ players: [{ money: 4000, supply, sections }, {}] }),
        place(worker, 'railroad'),
        rail('charlotte--miami'),
        rail('miami--little-rock'),
      ).state;
    expect(refused(last('orange'), ability)).toBe('legal');
    expect(eventsOf(play(last('orange'), ability).events, 'moneyGained')).toMatchObject([{ amount: 150 }]);
    expect(refused(last('turquoise'), ability)).toBe('railroad-turquoise/noThirdRail');
    for (const worker of ['orange', 'turquoise'] as const)
      expect(refused(play(start, place(worker, 'railroad')).state, ability)).toBe(`railroad-${worker}/mainActionFirst`);
  });
});
