import { describe, expect, test } from 'vitest';
import { workersKept } from '../../../../src/games/railroad-revolution/engine/affordability.ts';
import { isWorthTrying } from '../../../../src/games/railroad-revolution/engine/pruning.ts';
import { SPACE_IDS } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { touches } from '../../../../src/games/railroad-revolution/engine/touches.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  asked,
  decline,
  eventsOf,
  finish,
  flip,
  hire,
  office,
  own,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  refused,
  type Table,
  table,
} from './table.ts';

const active: Player = { money: 2000, shares: 8, supply: { white: 6 } };
const other: Player = { money: 1000, shares: 8, supply: { white: 4, purple: 1 } };
const milestones = [own('A1-1'), own('A2-1')];
const takeTile: Move = { kind: 'takeTelegraphTile' };
const promoteOrange: Move = { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' };

/** The first seat asked about a Deal tile. */
function opened(deal: Table['deal'] & string, players: readonly Player[], more: Partial<Table> = {}): State {
  const start = table({ players, deal, ...more });
  return play(start, place('white', 'railroad'), rail('charlotte--miami'), rail('miami--little-rock'), payNow, finish)
    .state;
}

/** A position in which a seat has a rail in every space of the map. */
const everywhere = (state: State, seat: number): State => ({
  ...state,
  seats: state.seats.map((one, i) => (i === seat ? { ...one, rails: SPACE_IDS } : one)),
});

describe('RR rewards at their limits', () => {
  test('RR deal promote: the second promotion costs $100 like the first (RR-224)', () => {
    const player: Player = { ...active, supply: { white: 5, orange: 1, turquoise: 1 }, milestones };
    const done = play(opened('deal-3', [player, other]), accept(1), promoteOrange, {
      kind: 'promoteWorker',
      from: 'supply',
      worker: 'turquoise',
      milestone: 'A2-1',
    });
    expect(eventsOf(done.events, 'paid').map(({ amount }) => amount)).toEqual([100, 100]);
  });

  test('RR deal station: not without an available city (RR-139)', () => {
    const stations = ['washington', 'charlotte'] as const;
    const state = play(opened('deal-5', [active, { ...other, stations }]), pass).state;
    expect(refused(state, accept(1))).toBe('deal-reward-takeable/dealReward');
  });

  test('RR deal rail: not without an available space (RR-139)', () => {
    const state = play(opened('deal-1', [active, other]), pass).state;
    expect(refused(state, accept(2))).toBe('legal');
    expect(refused(everywhere(state, 1), accept(2))).toBe('deal-reward-takeable/dealReward');
  });

  test('RR railroad turquoise: no third rail without an available space (RR-238)', () => {
    const player: Player = { ...active, supply: { white: 4, turquoise: 1 } };
    const start = table({ players: [player, other] });
    const state = play(
      start,
      place('turquoise', 'railroad'),
      rail('charlotte--miami'),
      rail('miami--little-rock'),
    ).state;
    expect(refused(state, ability)).toBe('legal');
    expect(refused(everywhere(state, 0), ability)).toBe('railroad-turquoise/noThirdRail');
  });
});

describe('RR four available workers at their limits', () => {
  test('RR telegraph tile: the worker that its promotion takes is counted before it is promoted (RR-79)', () => {
    const player: Player = { money: 3000, supply: { white: 6, orange: 1 }, milestones };
    const start = table({ players: [player, other], telegraph: { 2: 'tt-promote' } });
    const state = play(start, place('white', 'telegraph'), office(2), takeTile).state;
    expect(asked(state)).toBe('discardWorker 0');
    expect(workersKept(state, 0)).toBe(5);
  });

  test('RR telegraph tile: it may be paid for with another worker than the first (RR-79)', () => {
    const player: Player = {
      money: 0,
      shares: 0,
      supply: { orange: 1, turquoise: 6 },
      milestones: [own('A1-1'), own('A2-1', 'turquoise')],
    };
    const start = table({
      players: [player, { ...other, shares: 0 }],
      telegraph: { 2: 'tt-promote' },
      gone: { orange: 11 },
    });
    const state = play(start, place('turquoise', 'telegraph'), office(2)).state;
    const poor = { ...state, seats: state.seats.map((one) => ({ ...one, shares: 0 })) };
    expect(refused(poor, takeTile)).toBe('legal');
    expect(refused(play(poor, takeTile).state, { kind: 'discardWorker', from: 'supply', worker: 'orange' })).toBe(
      'telegraph-tile-promote/mustTake',
    );
  });

  test('RR worker shortage: no money brings a worker back where none is left to hire (RR-79 RR-82)', () => {
    const player: Player = { money: 5000, supply: { white: 3, orange: 1 }, milestones };
    const players = [player, other];
    const { supply } = table({ players });
    expect(refused(opened('deal-3', players), accept(1))).toBe('legal');
    expect(refused(opened('deal-3', players, { gone: supply }), accept(1))).toBe('four-worker-minimum/fourWorkers');
  });

  test('RR the last worker that a turn hangs on is taken neither by a hire nor by a Deal of another player (RR-78 RR-82)', () => {
    const trains = [{ front: 'train-promote', faceUp: true }] as const;
    const player: Player = { money: 1400, shares: 3, supply: { white: 3, orange: 1 }, milestones, trains };
    const players = [player, { ...other, money: 1000 }];
    const { supply } = table({ players });
    const gone = { ...supply, turquoise: supply.turquoise - 1 };
    const state = play(opened('deal-7', players, { gone }), accept(1), flip(0), promoteOrange).state;
    let now = state;
    while (asked(now) !== 'deal 1') now = play(now, asked(now) === 'deal 0' ? pass : decline).state;
    expect(workersKept(now, 0)).toBe(3);
    expect(refused(now, hire(1, 'turquoise'))).toBe('four-worker-minimum/fourWorkers');
    expect(refused(now, accept(2))).toBe('four-worker-minimum/fourWorkers');
    expect(refused(now, pass)).toBe('legal');
    // once the player has hired, nothing more is kept back
    const two = { ...now, supply: { ...now.supply, purple: 1 } };
    expect(refused(two, hire(1, 'turquoise'))).toBe('legal');
    expect(asked(play(now, hire(0, 'turquoise'), pass).state)).toBe('placeWorker 1');
  });

  test('RR look-ahead: a third rail is tried where workers are missing, for the Deal that it may open', () => {
    const start = (white: number) =>
      play(
        table({ players: [{ ...active, supply: { white, turquoise: 1 } }, other] }),
        place('turquoise', 'railroad'),
        rail('charlotte--miami'),
        rail('miami--little-rock'),
      ).state;
    expect(isWorthTrying(start(2), ability)).toBe(true);
    expect(isWorthTrying(start(3), ability)).toBe(false);
  });
});

describe('RR what an event changes', () => {
  test('RR a sale of a Share changes the Shares and the money of the seat', () => {
    expect(touches({ kind: 'shareSold', seat: 1, rule: 'sell-shares', amount: 150 })).toEqual([
      '/seats/1/shares',
      '/seats/1/money',
    ]);
  });
});
