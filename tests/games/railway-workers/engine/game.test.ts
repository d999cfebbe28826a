import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/railway-workers/engine/events.ts';
import { CARD_IDS, CARDS } from '../../../../src/games/railway-workers/engine/tables/cards.ts';
import type { Face } from '../../../../src/games/railway-workers/engine/tables/constants.ts';
import { PLAYER_COUNTS, playerCount } from '../../../../src/games/railway-workers/engine/tables/player-counts.ts';
import { SITES } from '../../../../src/games/railway-workers/engine/tables/sites.ts';
import type { State } from '../../../../src/games/railway-workers/engine/types.ts';
import { playout } from '../../../../src/kernel/playout.ts';
import {
  allReady,
  asked,
  assigned,
  BUYING,
  factsOf,
  game,
  keepAll,
  opened,
  placed,
  play,
  proofs,
  refused,
  table,
} from './table.ts';

type Dice = readonly [Face, Face, Face, Face];
const six: Dice = [6, 6, 6, 6];
const two = [{}, {}];

describe('RW setup', () => {
  test.each([
    [2, 1, 6, 3, 2],
    [3, 2, 7, 4, 3],
    [4, 2, 7, 5, 4],
  ] as const)(
    'RW-6 RW-7 RW-8 RW-9 RW-12 RW-16 RW-17 RW-21: %i players have %i sites, %i Project tiles, %i tokens of each kind and %i dice in the middle',
    (seats, sites, tiles, tokens, dice) => {
      const { state } = game.setup(game.configure({ seats }), 7);
      expect(state.sites).toHaveLength(sites);
      expect(state.sites.length + state.projects.length).toBe(tiles);
      expect([...state.projects, ...state.sites.map(({ number }) => number)].includes(7)).toBe(seats > 2);
      expect(state.tokens).toEqual({ reroll: tokens, plusOne: tokens });
      expect(state.middle).toBe(dice);
    },
  );

  const setup: readonly [string, (state: State, events: readonly Event[]) => void][] = [
    ['RW-5 round-marker-start: the game begins in round 1', ({ round }) => expect(round).toBe(1)],
    [
      'RW-22 indicators-start-black: all price indicators show black',
      ({ market }) => expect(market).toEqual({ structure: 'black', track: 'black', plan: 'black' }),
    ],
    [
      'RW-3 RW-44 same-eight-cards player-pieces: everybody holds the same eight cards',
      ({ seats }) => expect(seats.map(({ hand }) => hand)).toEqual(seats.map(() => CARD_IDS)),
    ],
    [
      'RW-36 RW-37 RW-38 first-player first-player-coins other-players-coins: the Baton, 20 coins for its holder, 22 for the others',
      ({ seats, baton }, events) => {
        expect(factsOf(events, 'firstPlayerChosen')).toMatchObject([{ seat: baton }]);
        expect(seats.map(({ coins }) => coins)).toEqual(seats.map((_, seat) => (seat === baton ? 20 : 22)));
      },
    ],
    [
      'RW-39 coins-open: everybody sees everybody’s coins',
      (state) =>
        expect(game.view(state, 1).seats.map(({ coins }) => coins)).toEqual(state.seats.map(({ coins }) => coins)),
    ],
  ];
  test.each(setup)('%s', (_, holds) => {
    for (const seed of [1, 2, 3]) {
      const { state, events } = game.setup(game.configure({ seats: 3 }), seed);
      holds(state, events);
    }
  });

  test.each([1, 5, 0, 2.5])('RW-1 player-count: %d players cannot play', (seats) => {
    expect(() => game.configure({ seats })).toThrow(RangeError);
  });
  test('a table names only readings that exist', () => {
    expect(() => game.configure({ seats: 2, rulings: { lowReroll: 'never' } })).toThrow(/repeat or once/);
    expect(() => game.configure({ seats: 2, rulings: { highReroll: 'once' } })).toThrow(/no ruling/);
    expect(() => game.configure({ seats: 2, variants: { short: true } })).toThrow(/no variant/);
    expect(game.configure({ seats: 2 }).rulings).toEqual({ lowReroll: 'repeat', raisePrice: 'each-point' });
  });
});

describe('RW rulings', () => {
  test.each([
    ['repeat', undefined],
    ['once', 'low-sum-reroll rerolledAlready'],
  ] as const)('RW-60 low-sum-reroll: a second low total, with the reading %s: %s', (lowReroll, expected) => {
    const rolls = [1, 1, 1, 6, 6, 6, 1, 1, 2];
    const state = allReady(placed(table({ players: two, rulings: { lowReroll }, rolls }), BUYING)).state;
    const outcome = play(state, { kind: 'rerollAll' });
    if (expected === undefined) {
      expect(asked(outcome.state)).toBe('lowTotal 0');
      expect(refused(outcome.state, { kind: 'rerollAll' })).toBeUndefined();
    } else {
      // With one answer left it is given at once: the dice are kept.
      expect(factsOf(outcome.events, 'diceKept')).toMatchObject([{ seat: 0 }]);
      expect(asked(outcome.state)).toBe('assignDie 0');
    }
  });
});

describe('RW buying', () => {
  const at = (more: Partial<Parameters<typeof opened>[0]> = {}) =>
    opened({ players: two, dice: [six, [1, 1, 1, 1]], ...more });
  const plans = (more: Parameters<typeof at>[0] = {}) => at({ sites: [2, 3, 4], ...more });
  const structures = (more: Parameters<typeof at>[0] = {}) =>
    at({ cards: ['buy-structures', 'buy-tracks', 'buy-plans', 'share'], sites: [4], ...more });

  test('RW-188 RW-189 buy-plans-top buy-plans-bottom: with three sites and a Sum of 8 four plans can be bought', () => {
    const state = plans({ dice: [six, [1, 1, 1, 1]] });
    expect(refused(state, { kind: 'buy', amount: 4 })).toBe('buy-plans-top planLimit');
    const { state: after } = play(state, { kind: 'buy', amount: 3 }, { kind: 'buyExtraPlan' });
    expect(after.seats[0]).toMatchObject({ facilities: { plan: 4 }, coins: 20 - 4 * 3 });
  });

  test.each([
    ['RW-23', 'black-prices', 'track', 'black', 4],
    ['RW-24', 'black-prices', 'structure', 'black', 4],
    ['RW-25', 'black-prices', 'plan', 'black', 3],
    ['RW-154', 'white-prices', 'structure', 'white', 3],
    ['RW-155', 'white-prices', 'track', 'white', 3],
    ['RW-155', 'white-prices', 'plan', 'white', 2],
  ] as const)('%s %s: a %s costs on the %s side %i', (_, rule, resource, side, price) => {
    expect(proofs.rules).toHaveProperty([rule]);
    const card = CARDS.find(({ buys }) => buys === resource)?.id ?? 'share';
    const others = CARD_IDS.filter((one) => one !== card);
    const state = at({ cards: [card, ...others.slice(0, 3)], market: { [resource]: side } });
    expect(play(state, { kind: 'buy', amount: 1 }).state.seats[0]?.coins).toBe(20 - price);
  });

  test('RW-190 plans-unlimited: plans can be stored without limit', () => {
    const state = plans({ players: [{ facilities: { plan: 19 } }, {}] });
    expect(play(state, { kind: 'buy', amount: 3 }).state.seats[0]?.facilities.plan).toBe(22);
  });

  test.each([
    [0, 2, undefined],
    [0, 3, 'storage-limit noRoom'],
    [1, 1, undefined],
    [1, 2, 'storage-limit noRoom'],
    [2, 1, 'storage-limit noRoom'],
  ] as const)(
    'RW-178 RW-179 buy-into-facilities storage-limit: with %i structures stored, buying %i: %s',
    (structure, amount, expected) => {
      const state = structures({ players: [{ facilities: { structure, track: 2, plan: 9 } }, {}] });
      expect(refused(state, { kind: 'buy', amount })).toBe(expected);
    },
  );

  test('RW-180 RW-222 buy-to-warehouse: with full Facilities 1 more goes straight to a warehouse', () => {
    const state = structures({ players: [{ facilities: { structure: 1 } }, {}] });
    const { state: after } = play(state, { kind: 'buy', amount: 1 }, { kind: 'buyToWarehouse', site: 4 });
    expect(after.seats[0]).toMatchObject({ coins: 20 - 8, facilities: { structure: 2 } });
    expect(after.sites[0]?.warehouses.structure).toEqual([1, 0]);
    expect(after.market.structure).toBe('white');
    expect(refused(state, { kind: 'buyToWarehouse', site: 5 })).toBe('buy-to-warehouse noSuchSite');
  });

  test('RW-23 RW-24 RW-25 RW-153 RW-154 black-prices white-prices one-turn-one-price: three structures for 12, then two for 6', () => {
    const cards = ['buy-structures', 'buy-tracks', 'buy-plans', 'share'] as const;
    const state = opened({ players: two, dice: [six, [5, 1, 1, 1]], cards, sites: [4] });
    const { state: after, events } = play(
      state,
      { kind: 'buyToWarehouse', site: 4 },
      { kind: 'buy', amount: 2 },
      { kind: 'buy', amount: 2 },
    );
    expect(after.seats.map(({ coins }) => coins)).toEqual([20 - 12, 20 - 6]);
    expect(factsOf(events, 'indicatorTurned')).toMatchObject([
      { resource: 'structure', side: 'white', rule: 'indicator-turns' },
    ]);
  });

  test('RW-151 pay-shown-price: nobody buys more than the coins pay for', () => {
    const state = plans({ players: [{ coins: 8 }, {}] });
    expect(refused(state, { kind: 'buy', amount: 2 })).toBeUndefined();
    expect(refused(state, { kind: 'buy', amount: 3 })).toBe('pay-shown-price coins');
  });

  test('RW-152 indicator-turns: only the indicator of what was bought turns, and a pass turns none', () => {
    expect(play(plans(), { kind: 'buy', amount: 1 }, { kind: 'endTurn' }).state.market).toEqual({
      structure: 'black',
      track: 'black',
      plan: 'white',
    });
    expect(play(plans(), { kind: 'pass' }).state.market.plan).toBe('black');
  });
});

describe('RW rounds', () => {
  /** The rest of an Action Phase in which everybody passes. */
  const passAll = (from: State) => {
    let state = from;
    const events: Event[] = [];
    while (game.prompt(state).kind === 'turn') {
      const outcome = play(state, { kind: 'pass' });
      state = outcome.state;
      events.push(...outcome.events);
    }
    return { state, events };
  };

  test('RW-93 RW-94 RW-96 clear-dice discard-cards pass-baton: after Action Phase 1 dice, cards and Baton move on', () => {
    const { state, events } = passAll(opened({ players: [{}, {}, {}], baton: 2, dice: [six, six, six] }));
    expect(state).toMatchObject({ phase: 2, baton: 0, middle: 3, shown: false, open: 0, round: 1 });
    expect(state.order).toBeUndefined();
    for (const { dice, slots, discard, hand } of state.seats) {
      expect(dice).toEqual([]);
      expect(slots).toEqual([{ tokens: 0 }, { tokens: 0 }, { tokens: 0 }, { tokens: 0 }]);
      expect(discard).toEqual(CARD_IDS.filter((card) => BUYING.includes(card)));
      expect(hand).toEqual(CARD_IDS.filter((card) => !BUYING.includes(card)));
    }
    expect(factsOf(events, 'batonPassed')).toMatchObject([{ seat: 0, rule: 'pass-baton' }]);
    expect(asked(state)).toBe('placeCard 0');
  });

  test('RW-4 RW-45 RW-47 RW-49 RW-50 RW-51 RW-97 RW-113: the second phase ends the round, with the Baton where it is', () => {
    const start = table({
      players: two,
      baton: 1,
      phase: 2,
      round: 2,
      market: { plan: 'white' },
      rolls: [6, 6, 6, 5, 5, 5],
    });
    const hand = CARD_IDS.slice(4);
    const rolled = keepAll(allReady(placed(start, hand)).state);
    const ready = assigned(
      rolled,
      rolled.seats.map(({ dice }) => dice),
    );
    const { state, events } = play(ready, { kind: 'declareReady' }, { kind: 'declareReady' });
    expect(state).toMatchObject({ round: 3, phase: 1, baton: 1, market: { plan: 'black' } });
    expect(state.seats.map(({ hand: cards, discard }) => [cards, discard])).toEqual([
      [CARD_IDS, []],
      [CARD_IDS, []],
    ]);
    expect(factsOf(events, 'batonPassed')).toEqual([]);
    expect(factsOf(events, 'roundBegun')).toMatchObject([{ round: 3, rule: 'round-marker-moves' }]);
    expect(factsOf(events, 'cardsTakenBack')).toMatchObject([{ rule: 'cards-back' }]);
    expect(factsOf(events, 'indicatorTurned')).toMatchObject([{ rule: 'indicators-to-black', side: 'black' }]);
  });

  test.each([2, 3, 4] as const)(
    'RW-46 RW-109 four-rounds-at-most end-after-round-four: %i players play four rounds of two phases, with four turns each a phase',
    (seats) => {
      const { end, plies, over, start } = playout(game, game.setup(game.configure({ seats }), 5), []);
      expect(over).toBe(true);
      expect(end.round).toBe(4);
      const events = [...start.events, ...plies.flatMap((ply) => ply.events)];
      expect(factsOf(events, 'roundBegun').map(({ round }) => round)).toEqual([1, 2, 3, 4]);
      expect(factsOf(events, 'phaseBegun').map(({ phase }) => phase)).toEqual([1, 2, 1, 2, 1, 2, 1, 2]);
      expect(factsOf(events, 'turnBegun')).toHaveLength(8 * 4 * seats);
      expect(factsOf(events, 'batonPassed')).toHaveLength(4);
      expect(game.prompt(end)).toEqual({ kind: 'over', rule: 'end-after-round-four' });
    },
  );
});

describe('RW score', () => {
  const state = table({
    players: [{ coins: 17, facilities: { structure: 2, plan: 3 } }, { coins: 29, facilities: {} }, { coins: 5 }],
    sites: [4, 2],
  });
  const stocked: State = {
    ...state,
    sites: state.sites.map((site, i) =>
      i === 0 ? { ...site, warehouses: { structure: [0, 0, 1], track: [0, 0, 2] } } : site,
    ),
  };

  test('RW-116 RW-117 RW-122 sell-structures-and-tracks sell-plans most-coins-win: coins, and what the Bank pays for the rest', () => {
    const { totals, places, lines } = game.score(stocked);
    expect(totals).toEqual([17 + 2 * 3 + 3 * 2, 29, 5 + 3 * 3]);
    expect(lines.filter(({ seat }) => seat === 2).map(({ rule, points }) => [rule, points])).toEqual([
      ['most-coins-win', 5],
      ['sell-structures-and-tracks', 3],
      ['sell-structures-and-tracks', 6],
    ]);
    expect(places).toEqual([1, 1, 3]);
  });

  test('RW-123 shared-victory: players with equally many coins win together', () => {
    const last: State = { ...stocked, round: 4, agenda: [{ kind: 'payments' }] };
    const { events } = game.resume(last);
    expect(factsOf(events, 'gameEnded')).toEqual([{ kind: 'gameEnded', rule: 'shared-victory', winners: [0, 1] }]);
    const one: State = {
      ...last,
      seats: last.seats.map((player, seat) => (seat === 0 ? { ...player, coins: 18 } : player)),
    };
    expect(factsOf(game.resume(one).events, 'gameEnded')).toMatchObject([{ rule: 'most-coins-win', winners: [0] }]);
  });
});

describe('RW tables', () => {
  test('RW-3 RW-6 RW-7 RW-21: the tables agree with each other', () => {
    expect(CARDS.map(({ id }) => id)).toEqual(CARD_IDS);
    for (const { players, rerollTokens, plusOneTokens, middleDice, fourthDie, projectTiles } of PLAYER_COUNTS) {
      expect([rerollTokens, plusOneTokens, middleDice, fourthDie.length]).toEqual([
        players + 1,
        players + 1,
        players,
        players,
      ]);
      expect(fourthDie).toEqual([6, 5, 4, 3].slice(0, players));
      expect(projectTiles).toBe(SITES.filter(({ removedWithTwo }) => players > 2 || !removedWithTwo).length);
    }
    expect(() => playerCount(5)).toThrow(RangeError);
  });
});
