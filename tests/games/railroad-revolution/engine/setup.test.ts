import { describe, expect, test } from 'vitest';
import { workersInGame } from '../../../../src/games/railroad-revolution/engine/setup.ts';
import { CITY, CITY_IDS } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILE } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { SETUP_SIDE, type SetupSideId } from '../../../../src/games/railroad-revolution/engine/tables/setup-tiles.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import {
  advance,
  asked,
  at,
  crew,
  decline,
  eventsOf,
  gain,
  game,
  office,
  play,
  proofs,
  rail,
  refused,
  station,
} from './table.ts';

const start = (seats: number, seed = 1) => game.setup(game.configure({ seats }), seed);

/** The whole setup, everybody taking the first tile on offer and the first answer to its reward. */
function begun(seats: number, seed: number): State {
  let { state } = start(seats, seed);
  while (state.round === 0) {
    const [move] = game.legal(state);
    if (!move) throw new Error('the setup has stopped');
    state = play(state, move).state;
  }
  return state;
}

const neutral = (state: State) => ({
  cities: CITY_IDS.filter((city) => state.cities[city].stations.includes('neutral')),
  sections: state.telegraph.flatMap(({ offices }, i) => (offices.includes('neutral') ? [i + 1] : [])),
});

describe('RR preparation', () => {
  for (const { seats, cities, sections, trains, white, statement } of [
    {
      seats: 2,
      cities: ['little-rock', 'duluth', 'salt-lake-city', 'san-diego'],
      sections: [1, 4, 7],
      trains: 3,
      white: 8,
      statement: 'RR-13 RR-23 RR-34 RR-38',
    },
    {
      seats: 3,
      cities: ['houston', 'bismarck', 'san-francisco'],
      sections: [2, 5],
      trains: 4,
      white: 12,
      statement: 'RR-12 RR-22 RR-33 RR-37',
    },
    { seats: 4, cities: [], sections: [], trains: 5, white: 16, statement: 'RR-21' },
  ])
    test(`RR preparation for ${seats} (${statement})`, () => {
      const { state, revealed } = start(seats);
      expect(neutral(state)).toEqual({ cities, sections });
      expect(state.trains).toEqual({
        'train-advance': trains,
        'train-rail': trains,
        'train-money': trains,
        'train-shares': trains,
      });
      expect(workersInGame(seats).white).toBe(white);
      expect(state.supply.white).toBe(0);
      expect(state.setup).toHaveLength(seats);
      expect(new Set(state.setup.map(({ worker }) => worker)).size).toBe(seats);
      expect(revealed).toBe(true);
      expect(proofs.faults(state)).toEqual([]);
    });

  test('RR what everybody starts with (RR-5 to RR-9, RR-11, RR-16, RR-18, RR-25, RR-28)', () => {
    for (const seats of [2, 3, 4])
      for (const company of start(seats).state.seats) {
        expect(company).toMatchObject({
          money: 600,
          shares: 3,
          rails: ['washington--charlotte'],
          completed: [],
          aside: { rails: 1, buildings: 1 },
        });
        expect(company.milestones.map(({ id }) => id.slice(0, 2))).toEqual(['A1', 'A2']);
        expect(company.trains).toEqual([{ front: 'train-promote', faceUp: true }]);
        expect(crew(company.supply)).toBe('white4');
        expect(company.markers).toEqual({ telegraph: 0, stations: 0, network: 0 });
        expect(company.sections.reduce((sum, { rails }) => sum + rails, 0)).toBe(15);
        expect(company.sections.reduce((sum, { buildings }) => sum + buildings, 0)).toBe(12);
      }
  });

  test('RR city tiles: one of its number on every city, each tile once (RR-31 RR-32)', () => {
    const { cities } = start(4, 9).state;
    for (const city of CITY_IDS) expect(CITY_TILE[cities[city].tile].level).toBe(CITY[city].level);
    expect(new Set(CITY_IDS.map((city) => cities[city].tile)).size).toBe(15);
  });

  test('RR telegraph tiles: six, none in a Deal section (RR-35 RR-36)', () => {
    const { telegraph } = start(4).state;
    expect(telegraph.flatMap(({ tile }, i) => (tile === undefined ? [i + 1] : []))).toEqual([3, 6]);
    expect(new Set(telegraph.flatMap(({ tile }) => tile ?? [])).size).toBe(6);
  });

  test('RR chance: seeds differ in tiles, stacks, first player; equal seeds are equal', () => {
    expect(start(4, 3)).toEqual(start(4, 3));
    const seen = (of: (state: State) => unknown) =>
      new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(of(start(4, seed).state)))).size;
    expect(seen(({ first }) => first)).toBe(4);
    expect(seen(({ deals }) => deals.tile)).toBeGreaterThan(4);
    expect(seen(({ setup }) => setup.map(({ side }) => side))).toBeGreaterThan(6);
    expect(seen(({ milestones }) => milestones.B)).toBe(12);
    expect(seen(({ seats }) => seats[0]?.milestones)).toBeGreaterThan(4);
    expect(seen(({ cities }) => cities.denver)).toBeGreaterThan(2);
    expect(seen(({ telegraph }) => telegraph[0])).toBeGreaterThan(3);
  });
});

describe('RR setup choice', () => {
  for (const seats of [2, 3, 4])
    test(`RR setup choice order with ${seats}: counter-clockwise, the first player last (RR-45)`, () => {
      const { state } = start(seats, 4);
      const order = state.agenda.flatMap((task) => (task.kind === 'chooseSetupTile' ? [task.seat] : [])).reverse();
      const { first } = state;
      expect(order).toEqual(Array.from({ length: seats }, (_, i) => (first - 1 - i + 2 * seats) % seats));
      expect(order.at(-1)).toBe(first);
    });

  test('RR setup choice: the tile is gone for the others; no Share is sold before the game (RR-46)', () => {
    const { state } = start(3);
    const tile = state.setup[0]?.tile ?? 'setup-1';
    const [seat] = asked(state).split(' ').slice(1).map(Number);
    const other = play(state, { kind: 'chooseSetupTile', tile }).state;
    expect(other.setup.map((offer) => offer.tile)).not.toContain(tile);
    expect(refused(state, { kind: 'sellShare', seat: (seat ?? 0) as 0 })).toBe('any-time-steps/notBegun');
    const gone = (['setup-1', 'setup-2', 'setup-3', 'setup-4'] as const).find(
      (one) => !state.setup.some((offer) => offer.tile === one),
    );
    expect(refused(state, { kind: 'chooseSetupTile', tile: gone ?? 'setup-4' })).toBe('setup-choice/setupTileGone');
  });

  /** The first choice of a setup in which the given side lies open with an orange worker. */
  function offered(side: SetupSideId): {
    state: State;
    tile: 'setup-1' | 'setup-2' | 'setup-3' | 'setup-4';
    seat: number;
  } {
    const { state } = start(4);
    const tile =
      (['setup-1', 'setup-2', 'setup-3', 'setup-4'] as const)[Object.keys(SETUP_SIDE).indexOf(side) >> 1] ?? 'setup-1';
    const setup = state.setup.map((offer) => (offer.tile === tile ? { ...offer, side } : offer));
    return { state: deepFreeze({ ...state, setup }), tile, seat: Number(asked(state).split(' ')[1]) };
  }

  for (const { side, moves, result, statement } of [
    {
      side: 'setup-advance',
      moves: [advance('network'), advance('network'), advance('network')],
      result: { markers: { telegraph: 0, stations: 0, network: 3 }, shares: 2 },
      statement: 'RR-193, ruling 80',
    },
    { side: 'setup-shares', moves: [], result: { shares: 6 }, statement: 'RR-197' },
    {
      side: 'setup-office',
      moves: [office(3)],
      result: { shares: 3, aside: { rails: 1, buildings: 0 } },
      statement: 'RR-194',
    },
    {
      side: 'setup-rail',
      moves: [rail('charlotte--little-rock')],
      result: {
        money: 600,
        rails: ['washington--charlotte', 'charlotte--little-rock'],
        aside: { rails: 0, buildings: 1 },
      },
      statement: 'RR-196',
    },
    {
      side: 'setup-station',
      moves: [station('charlotte')],
      result: { money: 600, aside: { rails: 1, buildings: 0 } },
      statement: 'RR-195',
    },
    { side: 'setup-money', moves: [], result: { money: 1100 }, statement: 'ruling 78' },
    {
      side: 'setup-train',
      moves: [{ kind: 'takeTrain', train: 'train-money' }],
      result: {
        trains: [
          { front: 'train-promote', faceUp: true },
          { front: 'train-money', faceUp: true },
        ],
      },
      statement: 'RR-199',
    },
  ] as const)
    test(`RR ${side}: the worker and the reward (RR-46 RR-47 RR-48, ${statement})`, () => {
      const { state, tile, seat } = offered(side);
      const done = play(state, { kind: 'chooseSetupTile', tile }, ...(moves as readonly Move[]));
      expect(at(done.state, seat)).toMatchObject(result);
      expect(Object.values(at(done.state, seat).supply).reduce((sum, n) => sum + n, 0)).toBe(5);
      expect(eventsOf(done.events, 'dealOpened')).toEqual([]);
      expect(asked(done.state)).toMatch(/^chooseSetupTile/);
    });

  test('RR setup-exchange: an own worker, also the new one, for one of the supply (RR-198)', () => {
    const { state, tile, seat } = offered('setup-exchange');
    const done = play(
      state,
      { kind: 'chooseSetupTile', tile },
      { kind: 'exchangeWorker', from: 'supply', worker: 'white' },
      gain('grey'),
    ).state;
    expect(at(done, seat).supply.white).toBe(3);
    expect(at(done, seat).supply.grey).toBeGreaterThan(0);
    expect(done.supply.white).toBe(1);
  });

  test('RR setup office and station: only their places, in the slot while one is free (RR-194 RR-195, rulings 19 and 31)', () => {
    const office1 = play(offered('setup-office').state, { kind: 'chooseSetupTile', tile: 'setup-2' }).state;
    expect(refused(office1, office(1))).toBe('setup-office/setupPlace');
    const filled = deepFreeze({
      ...office1,
      telegraph: office1.telegraph.map((one, i) => (i === 2 ? { ...one, offices: ['neutral' as const] } : one)),
    });
    expect(refused(filled, office(3))).toBe('setup-office/setupPlace');
    expect(refused(filled, office(6))).toBe('legal');
    const both = deepFreeze({
      ...filled,
      telegraph: filled.telegraph.map((one, i) => (i === 5 ? { ...one, offices: ['neutral' as const] } : one)),
    });
    expect(refused(both, office(3))).toBe('legal');
    const city = play(offered('setup-station').state, { kind: 'chooseSetupTile', tile: 'setup-3' }).state;
    expect(refused(city, station('miami'))).toBe('setup-station/setupPlace');
    const one = deepFreeze({
      ...city,
      cities: { ...city.cities, washington: { ...city.cities.washington, stations: [3] } },
    });
    expect(refused(one, station('washington'))).toBe('setup-station/setupPlace');
    expect(refused(one, station('charlotte'))).toBe('legal');
  });

  test('RR setup-advance: may be left before the third step (ruling 68)', () => {
    const { state, tile, seat } = offered('setup-advance');
    expect(
      at(play(state, { kind: 'chooseSetupTile', tile }, advance('telegraph'), decline).state, seat).markers.telegraph,
    ).toBe(1);
  });

  for (const seats of [2, 3, 4])
    test(`RR setup leftovers with ${seats}: pieces aside leave the game, the first player begins (RR-49 RR-56)`, () => {
      const state = begun(seats, 11);
      expect(state.setup).toEqual([]);
      expect(asked(state)).toBe(`placeWorker ${state.first}`);
      for (const [seat, company] of state.seats.entries()) {
        expect(company.aside).toEqual({ rails: 0, buildings: 0 });
        const used =
          company.rails.length -
          1 +
          state.telegraph.filter(({ offices }) => offices.includes(seat)).length +
          CITY_IDS.filter((city) => state.cities[city].stations.includes(seat)).length;
        expect(company.box.rails + company.box.buildings).toBe(2 - used);
      }
      expect(proofs.faults(state)).toEqual([]);
    });
});

test('RR configuration: 2 to 4 seats, known variants and rulings only', () => {
  expect(game.configure({ seats: 3 })).toEqual({
    seats: 3,
    modules: [],
    variants: { openStack: false, trackCosts: false },
    rulings: {
      exchange: 'supply',
      anyTime: 'always',
      fourWorkers: 'turn-end',
      rails: 'one-by-one',
      sameDeal: 'once',
      unclaimedDeal: 'discarded',
      newDealStack: 'all',
      privateShare: 'discount',
      milestoneOrder: 'active-player',
      milestonesBack: 'as-drawn',
    },
  });
  expect(() => game.configure({ seats: 5 })).toThrow('2 to 4 players, not 5');
  expect(() => game.configure({ seats: 2, variants: { short: true } })).toThrow('no variant named short');
  expect(() => game.configure({ seats: 2, rulings: { exchange: 'maybe' } })).toThrow('supply or in-place, not maybe');
  expect(() => game.configure({ seats: 2, rulings: { luck: 'yes' } })).toThrow('no ruling named luck');
  expect(() => game.configure({ seats: 2, modules: ['moon'] })).toThrow('moon');
});
