import { describe, expect, test } from 'vitest';
import type { State, Types } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import position from '../../../engine/far-look-ahead.json' with { type: 'json' };
import {
  asked,
  type EvolutionPlayer,
  eventsOf,
  evolutionTable,
  ext,
  game,
  legalOf,
  play,
  refused,
  resumed,
  use,
} from './table.ts';

// Positions in which pieces that may be placed at any time meet what a player has to do.

type Task = Types['Task'];

const place = (worker: 'white' | 'grey' | 'orange', action: 'station' | 'railroad' | 'telegraph' | 'trade'): Move => ({
  kind: 'placeWorker',
  worker,
  action,
});
const effect: Move = { kind: 'useWorker', as: 'specialist' };
const accept = (offer: 1 | 2): Move => ({ kind: 'acceptDeal', offer });
const station = (city: 'charlotte' | 'chicago' | 'miami'): Move => ({ kind: 'buildStation', city });
const rail = (space: 'washington--chicago' | 'charlotte--miami'): Move => ({ kind: 'placeRail', space });
const decline: Move = { kind: 'decline' };
const up = { front: 'train-money', faceUp: true } as const;

describe('a station that must be built, and the building of the extension', () => {
  // Deal 5 offers a station; Charlotte is the only city left for it
  const begin = (player: EvolutionPlayer) =>
    play(
      evolutionTable({
        players: [{ stations: ['washington'], shares: 9, supply: { white: 4, grey: 2 }, ...player }, {}],
        deal: 'deal-5',
      }),
      place('grey', 'trade'),
      effect,
      accept(1),
    ).state;

  test('RE-59 RE-63 the building may not take the last city of a station that a Deal has to place', () => {
    const state = begin({ rewards: ['reward-building-1'], money: 3000 });
    expect(legalOf(state, 'buildStation')).toEqual([station('charlotte')]);
    expect(refused(state, use(0, 'building'))).toBe('available-city/noCityAvailable');
    // and by itself the station goes on
    expect(asked(play(state, station('charlotte')).state)).toBe('action 0');
  });

  test('it may where a rail tile can connect another city, and then that rail has to', () => {
    const state = begin({ rewards: ['reward-building-1', 'reward-rail-1'], money: 3000 });
    expect(refused(state, use(0, 'building'))).toBe('legal');
    const { state: built } = play(state, use(0, 'building'), station('charlotte'));
    expect(legalOf(built, 'buildStation')).toEqual([]);
    expect(game.legal(built)).toContainEqual(use(0, 'rail'));
    expect(refused(play(built, use(0, 'rail')).state, rail('washington--chicago'))).toBe('legal');
    const { state: laid } = play(built, use(0, 'rail'), rail('washington--chicago'), station('chicago'));
    expect(asked(laid)).toBe('action 0');
    expect(laid.cities.chicago.stations).toContain(0);
  });

  test('it may where two cities are left', () => {
    const state = begin({ rewards: ['reward-building-1'], money: 3000, rails: ['charlotte--miami'] });
    expect(refused(state, use(0, 'building'))).toBe('legal');
    const { state: both } = play(state, use(0, 'building'), station('miami'), station('charlotte'));
    expect(both.cities.charlotte.stations).toContain(0);
  });
});

describe('the turn that would go on without its player', () => {
  const bare = Array.from({ length: 8 }, () => ({ rails: 0, buildings: 0 }));
  const passing = (player: EvolutionPlayer) =>
    resumed(evolutionTable({ players: [{ sections: bare, stations: ['washington'], shares: 0, ...player }, {}] }), [
      { kind: 'startTurn', seat: 0 },
    ] as readonly Task[]);

  test('RE-59 in any own turn: also in one without a possible action', () => {
    const state = passing({ rewards: ['reward-building-1', 'reward-rail-1'] });
    expect(game.prompt(state)).toEqual({ kind: 'useTiles', seat: 0, rule: 'use-reward-tile' });
    // it comes between two steps, so the other player may sell as well
    expect(game.anytime(state)).toEqual([{ kind: 'sellShare', seat: 1 }, use(0, 'rail'), use(0, 'building')]);
    const one = play(state, use(0, 'rail'), rail('washington--chicago'));
    expect(asked(one.state)).toBe('useTiles 0');
    const both = play(one.state, use(0, 'building'), station('chicago'));
    expect(ext(both.state, 0).used).toEqual(['reward-rail-1', 'reward-building-1']);
    expect(asked(both.state)).toBe('placeWorker 1');
  });

  test('who wants to use none goes on; who has none is not asked', () => {
    const { state, events } = play(passing({ rewards: ['reward-rail-1'] }), decline);
    expect(asked(state)).toBe('placeWorker 1');
    expect(ext(state, 0).rewards).toEqual(['reward-rail-1']);
    expect(eventsOf(events, 'rewardDeclined')).toMatchObject([{ seat: 0, rule: 'use-reward-tile' }]);
    expect(asked(passing({}))).toBe('placeWorker 1');
    // both cities have a station: the building could go nowhere
    expect(asked(passing({ rewards: ['reward-building-1'], stations: ['washington', 'charlotte'] }))).toBe(
      'placeWorker 1',
    );
  });

  test('RE-59 after both deals of a tile, of which the second may make room for the piece', () => {
    const state = resumed(
      evolutionTable({
        players: [
          { stations: ['washington', 'charlotte'], shares: 4, money: 0, rewards: ['reward-building-1'] },
          { shares: 0, money: 0 },
        ],
        deal: 'deal-1',
      }),
      [
        { kind: 'endTurn', seat: 0 },
        { kind: 'closeTurn', seat: 0 },
        { kind: 'deal', seat: 1, limit: 1, taken: [] },
        { kind: 'deal', seat: 0, limit: 2, taken: [1] },
      ],
    );
    const { state: laid } = play(state, accept(2), rail('washington--chicago'));
    expect(asked(laid)).toBe('useTiles 0');
    const { state: built } = play(laid, use(0, 'building'), station('chicago'));
    expect(built.cities.chicago.stations).toContain(0);
  });
});

describe('the price that an orange worker could waive', () => {
  test('RR-79 is not paid with the money for the worker that is missing then', () => {
    // three workers are left: the fourth costs $800, so the $200 of Chicago cannot come out of $850
    const players = [
      { money: 850, shares: 0, rails: ['washington--chicago'] as const, supply: { white: 3 }, trains: [] },
      {},
    ];
    const start = resumed(evolutionTable({ players, tiles: {} }), [
      { kind: 'endTurn', seat: 0 },
      {
        kind: 'action',
        seat: 0,
        action: 'station',
        worker: 'orange',
        effect: 'open',
        unpaid: 200,
        first: false,
        primary: 1,
        bonus: 'used',
        city: 'chicago',
      },
    ]);
    expect(refused(start, { kind: 'pay' })).not.toBe('legal');
    expect(refused(start, effect)).toBe('legal');
  });
});

describe('the clause that asks where something is attached', () => {
  const attaching = (cars: readonly ('wagon-5' | 'wagon-7')[], trains: readonly number[]) =>
    game.prompt(
      resumed(
        evolutionTable({
          players: [{ trains: [up, up], cars: cars.map((id) => ({ id })) }, {}],
        }),
        [
          { kind: 'endTurn', seat: 0 },
          { kind: 'closeTurn', seat: 0 },
          { kind: 'attach', seat: 0, cars, trains },
        ],
      ),
    );

  test('RE-39 one tile, and several trains; RE-45 several tiles, and the train just taken', () => {
    expect(attaching(['wagon-5'], [0, 1])).toMatchObject({ kind: 'attach', rule: 'attach-wagon' });
    expect(attaching(['wagon-5', 'wagon-7'], [1])).toMatchObject({ kind: 'attach', rule: 'attach-to-new-train' });
  });
});

describe('moves that a link may bring and nobody can play', () => {
  test('are about no place: of a seat at which nobody plays, and of the expansion where it is not played', () => {
    const start = evolutionTable({ players: [{}, {}] });
    expect(refused(start, use(3, 'rail'))).toBe('any-time-steps/noSuchSeat');
    expect(game.targets(start, use(3, 'rail'))).toEqual([]);
    const without = game.setup(game.configure({ seats: 2 }), 1).state;
    for (const move of [use(0, 'rail'), { kind: 'moveMarker' } as const]) {
      expect(game.check(without, move)).toBeDefined();
      expect(game.targets(without, move)).toEqual([]);
    }
  });
});

describe('a turn that can hardly be paid', () => {
  // three Shares that a deal would cost, too, a rail to place at any time, and a fourth worker who would cost all there is
  const start = position as unknown as State;

  test('RE every move that is listed can be made, and what follows is listed', () => {
    const moves = game.legal(start);
    expect(moves).toContainEqual(place('grey', 'railroad'));
    for (const move of moves) {
      const outcome = game.apply(start, move);
      if (!outcome.ok) throw new Error(outcome.violation.rule);
      expect(game.legal(outcome.state).length).toBeGreaterThan(0);
    }
  });

  test.each([
    [0, 800],
    [1, 350],
    [2, 350],
    [3, 200],
    [3, 700],
  ])('RE also with %i Shares and $%i', (shares, money) => {
    const [own, ...others] = start.seats;
    const seats = [{ ...own, shares, money }, ...others] as State['seats'];
    const outcome = game.apply({ ...start, seats }, place('grey', 'railroad'));
    expect(outcome.ok && game.legal(outcome.state).length).toBeGreaterThan(0);
  });
});
