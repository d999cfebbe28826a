import { describe, expect, test } from 'vitest';
import type { Action, Worker } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { OwnTrain, State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  asWhite,
  factsOf,
  flip,
  game,
  hire,
  office,
  own,
  type Player,
  place,
  play,
  rail,
  refused,
  type Table,
  table,
} from './table.ts';

// The least money with which something is legal, without a Share: what it costs, less what can be earned before it has to be
// paid (at any time until the end of the turn).

/** This much money is enough for a move, $50 less is not, and any more is enough too. */
function expectLeast(start: (money: number) => State, move: Move, money: number): void {
  for (const enough of [money, money + 50, 3000]) expect(game.check(start(enough), move), `$${enough}`).toBeUndefined();
  if (money > 0) expect(game.check(start(money - 50), move), `$${money - 50}`).toBeDefined();
}

const up = (front: OwnTrain['front']): OwnTrain => ({ front, faceUp: true });
const down = (front: OwnTrain['front']): OwnTrain => ({ front, faceUp: false });
const others = ['washington', 'charlotte'] as const;
const crewed = (worker: Worker) => ({ white: 4, [worker]: worker === 'white' ? 5 : 1 });

/** The first seat is left with so much money. */
const left = (state: State, money: number): State => ({
  ...state,
  seats: state.seats.map((one, seat) => (seat === 0 ? { ...one, money } : one)),
});

/** Places a worker with so much money, and no Shares. */
const choosing =
  (worker: Worker, player: Player, more: Partial<Table> = {}) =>
  (money: number) =>
    table({
      config: { seats: 2 },
      players: [{ shares: 0, supply: crewed(worker), ...player, money }, { stations: others }],
      ...more,
    });

describe('RR the least money for the Railroad action', () => {
  const atOnce = { config: { seats: 2, rulings: { rails: 'at-once' } } };

  test.each<[Worker, number, number]>([
    // $400, and one triangle beyond Miami; by the other ruling two, in Chicago's space
    ['white', 500, 600],
    ['purple', 500, 600],
    ['turquoise', 500, 600],
    // two Shares at $150
    ['grey', 200, 300],
    // $100, and $50 a triangle
    ['orange', 350, 400],
  ])('RR %s: $%i, with both rails at once $%i', (worker, one, both) => {
    expectLeast(choosing(worker, {}), place(worker, 'railroad'), one);
    expectLeast(choosing(worker, {}, atOnce), place(worker, 'railroad'), both);
  });

  test('RR the last rail alone costs its own triangles', () => {
    const sections = [0, 0, 0, 0, 0, 0, 0, 1].map((rails) => ({ rails, buildings: 1 }));
    expectLeast(choosing('white', { sections }), place('white', 'railroad'), 400);
    expectLeast(choosing('orange', { sections }), place('orange', 'railroad'), 300);
  });

  test('RR the refusal says what it costs and what could be raised', () => {
    const poor = table({ players: [{ money: 50, shares: 2, supply: { white: 4, grey: 1 } }] });
    expect(refused(poor, place('white', 'railroad'))).toBe('railroad-not-possible/actionPrice');
    expect(factsOf(poor, place('white', 'railroad'))).toEqual({
      action: 'railroad',
      price: 500,
      raised: 350,
      effect: 0,
    });
    expect(refused(poor, place('grey', 'railroad'))).toBe('legal');
    // what the effect brings is no money at hand
    const poorer = table({ players: [{ money: 0, shares: 1, supply: { white: 4, grey: 1 } }] });
    expect(factsOf(poorer, place('grey', 'railroad'))).toEqual({
      action: 'railroad',
      price: 500,
      raised: 450,
      effect: 300,
    });
  });

  test('RR in the midst of it, money for its price cannot be spent on a worker', () => {
    const rails = [rail('charlotte--miami'), rail('miami--little-rock')];
    const laid = (worker: Worker) => (money: number) =>
      left(play(choosing(worker, {})(3000), place(worker, 'railroad'), ...rails).state, money);
    // $500 are to be paid, and a worker costs $800
    expectLeast(laid('white'), hire(0, 'purple'), 1300);
    expectLeast(laid('grey'), hire(0, 'purple'), 1000);
    expectLeast(laid('orange'), hire(0, 'purple'), 1150);
    const state = laid('white')(1250);
    expect(refused(state, hire(0, 'purple'))).toBe('railroad-base-price/actionPrice');
    expect(factsOf(state, hire(0, 'purple'))).toEqual({ action: 'railroad', price: 500, raised: 450, effect: 0 });
  });
});

describe('RR the least money for the Station action', () => {
  const rails = ['charlotte--miami'] as const;
  const there = (miami: NonNullable<Table['tiles']>['miami']) => ({ tiles: { miami } }) as Partial<Table>;
  // Washington and Charlotte have a station of this player already, so that only Miami is left.
  test.each<[Worker, string, readonly OwnTrain[], number, string]>([
    ['white', '2-a', [], 100, 'its cost'],
    ['orange', '2-a', [], 0, 'orange waives it'],
    ['white', '2-b', [], 50, '$200, less a Share'],
    ['grey', '2-b', [], 0, '$200, less two Shares'],
    ['white', '4-b', [], 0, '$300, less two Shares'],
    ['white', '2-c', [up('train-money')], 0, '$200, less the money of a flip'],
    ['white', '2-c', [up('train-shares')], 0, '$200, less the Shares of a flip'],
    ['white', '2-c', [up('train-promote')], 200, '$200, for this train brings no money'],
    ['white', '2-c', [], 200, '$200, without a train'],
    ['white', '2-c', [down('train-money')], 200, '$200, for a train face down must be turned up first'],
    ['grey', '2-c', [down('train-money')], 0, 'grey flips twice, up and down'],
    ['purple', '2-c', [down('train-money')], 100, 'purple flips once more, for $100'],
    ['purple', '2-a', [up('train-money')], 100, 'purple flips for $100'],
    ['purple', '2-a', [up('train-promote')], 100, 'its cost, for this train brings no money'],
    ['purple', '3-a', [up('train-promote')], 300, 'its cost, for this train brings no money'],
    ['purple', '3-a', [up('train-money')], 100, 'purple flips for $100, and that pays for all'],
    ['turquoise', '3-a', [up('train-money')], 300, 'workers bring no money'],
    ['white', 'printed-charlotte', [up('train-money')], 100, '$100 for the station or for the flip, which brings $600'],
    ['white', '5-a', [up('train-money')], 400, 'a train must be paid before it can be flipped'],
    ['purple', '5-a', [], 300, '$200 for the train, $100 for its flip, $600 for the station'],
    ['grey', '3-b', [], 300, 'a worker of choice costs'],
  ])('RR %s in a city with %s', (worker, tile, trains, money) => {
    expectLeast(
      choosing(worker, { rails, trains, stations: others }, there(tile as '2-a')),
      place(worker, 'station'),
      money,
    );
  });

  test('RR of several cities the cheapest counts; who comes second there has no bonus', () => {
    const second = choosing('white', { rails, stations: [] }, there('3-a'));
    expectLeast(second, place('white', 'station'), 100);
    const alone = (money: number) => table({ players: [{ money, shares: 0, supply: { white: 5 } }, {}] });
    // the first station in Washington brings two Shares for its $100
    expectLeast(alone, place('white', 'station'), 0);
  });
});

describe('RR the least money to give up the fourth worker', () => {
  const milestones = [own('A1-1'), own('A2-1'), own('B-1'), own('B-2')];
  /** The third section, worth $500, is the leftmost that holds any piece. */
  const sections = Array.from({ length: 8 }, (_, i) => ({ rails: i < 2 ? 0 : 1, buildings: i < 2 ? 0 : 1 }));
  const acting =
    (worker: Worker, action: Action, moves: readonly Move[], player: Player, more: Partial<Table> = {}) =>
    (money: number) => {
      const supply = worker === 'white' ? { white: 4 } : { white: 3, [worker]: 1 };
      const start = table({ players: [{ shares: 0, supply, milestones, ...player, money: 3000 }, {}], ...more });
      return left(play(start, place(worker, action), ...moves).state, money);
    };

  // A new worker costs $800 until the end of the turn. The office in section 2 has just brought three Shares, worth $450.
  test.each<[Worker, string, readonly OwnTrain[], number, string]>([
    ['white', 'tt-train', [], 350, '$800 less $450'],
    ['grey', 'tt-train', [], 200, 'grey brings one Share more'],
    ['orange', 'tt-train', [], 50, 'orange brings $100 for each of three Shares'],
    ['turquoise', 'tt-train', [], 350, 'another train brings no money'],
    ['white', 'tt-rail', [], 350, 'a rail brings no money'],
    ['white', 'tt-money', [], 0, 'the tile brings $600'],
    ['white', 'tt-double-flip', [up('train-money')], 0, 'a flip brings $600'],
    ['white', 'tt-double-flip', [down('train-money')], 0, 'two flips, up and down, bring $600'],
    ['white', 'tt-double-flip', [up('train-shares')], 0, 'a flip brings three Shares'],
    ['white', 'tt-double-flip', [up('train-promote')], 350, 'this train brings no money'],
  ])('RR %s takes %s', (worker, two, trains, money) => {
    const more = { telegraph: { 2: two } } as Partial<Table>;
    expectLeast(acting(worker, 'telegraph', [office(2)], { trains }, more), { kind: 'takeTelegraphTile' }, money);
  });

  const sale: Move = { kind: 'sellPiece', piece: 'rail' };

  test.each<[readonly OwnTrain[], number, number, string]>([
    [[], 300, 800, 'the sale brings $500'],
    [[up('train-money')], 0, 200, 'a flip brings $600'],
    [[down('train-money')], 300, 800, 'the only flip turns the train up'],
  ])('RR any worker promotes in a trade, with %j', (trains, before, after) => {
    for (const worker of ['orange', 'turquoise'] as const) {
      const player = { trains, sections };
      expectLeast(acting(worker, 'trade', [], player), asWhite, before);
      expectLeast(acting(worker, 'trade', [sale], player), asWhite, after);
    }
  });

  test.each<[Worker, 'A1-1' | 'A2-1' | 'B-1', readonly OwnTrain[], object, number, number, string]>([
    ['orange', 'A1-1', [up('train-money')], {}, 100, 600, 'orange brings $100 for each of two trains'],
    ['turquoise', 'A2-1', [up('train-money')], {}, 0, 200, 'turquoise flips once more'],
    ['turquoise', 'A2-1', [down('train-money')], {}, 300, 800, 'one flip more turns the train up'],
    [
      'grey',
      'B-1',
      [up('train-money')],
      { deal: 'deal-1' },
      300,
      800,
      'the deal brings no money, its Share is its price',
    ],
    ['grey', 'B-1', [], { deal: 'deal-4', shares: 1 }, 0, 100, 'the deal brings a worker for $100'],
    ['grey', 'B-1', [up('train-money')], { deal: 'deal-9' }, 0, 200, 'the deal brings a flip'],
  ])(
    'RR %s is promoted by the train flipped in a trade (%s, %j)',
    (worker, milestone, trains, { deal, shares = 0 }: { deal?: 'deal-1'; shares?: number }, before, after) => {
      const player = { trains: [up('train-promote'), ...trains], sections, shares };
      const move: Move = { kind: 'promoteWorker', from: 'trade', worker, milestone };
      const more = deal ? { deal } : {};
      expectLeast(acting(worker, 'trade', [flip(0)], player, more), move, before);
      expectLeast(acting(worker, 'trade', [sale, flip(0)], player, more), move, after);
    },
  );
});
