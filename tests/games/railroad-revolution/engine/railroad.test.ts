import { describe, expect, test } from 'vitest';
import {
  ability,
  asked,
  asWhite,
  at,
  eventsOf,
  finish,
  flip,
  game,
  legalOf,
  office,
  own,
  payNow,
  place,
  play,
  rail,
  refused,
  sell,
  share,
  station,
  table,
} from './table.ts';

const rich = { money: 3000, shares: 0, supply: { white: 1, purple: 1, orange: 1, grey: 1, turquoise: 1 } };

describe('RR railroad price', () => {
  for (const { title, spaces, price, statement } of [
    {
      title: 'example 1: two triangles and plains',
      spaces: ['washington--chicago', 'chicago--kansas-city'],
      price: 600,
      statement: 'RR-101 RR-103',
    },
    {
      title: 'example 2: two triangles and three',
      spaces: ['washington--chicago', 'charlotte--little-rock'],
      price: 900,
      statement: 'RR-100 RR-101',
    },
    {
      title: 'plains and plains',
      spaces: ['charlotte--miami', 'washington--chicago'],
      price: 600,
      statement: 'RR-101',
    },
  ] as const)
    test(`RR ${title}: $${price} (${statement})`, () => {
      const state = table({ players: [rich, {}] });
      const [a, b] = spaces;
      const placed = play(state, place('white', 'railroad'), rail(a), rail(b)).state;
      expect(game.prompt(placed)).toMatchObject({ kind: 'action', toPlace: 0, unpaid: price });
      const paid = play(placed, payNow);
      expect(eventsOf(paid.events, 'paid')).toEqual([
        { kind: 'paid', seat: 0, rule: 'railroad-base-price', amount: price },
      ]);
      expect(at(paid.state, 0).money).toBe(3000 - price);
    });
});

describe('RR railroad placement', () => {
  const state = play(table({ players: [rich, {}] }), place('white', 'railroad')).state;

  test('RR available rail space: one end touches the network, which holds Washington and Charlotte from the start (RR-104 RR-106)', () => {
    expect(legalOf(state, 'placeRail').map(({ space }) => space)).toEqual([
      'washington--chicago',
      'charlotte--little-rock',
      'charlotte--miami',
    ]);
    expect(refused(state, rail('little-rock--houston'))).toBe('available-rail-space/spaceNotConnected');
  });

  test('RR rails need not touch: the second may build on the first or elsewhere (RR-108)', () => {
    const second = play(state, rail('washington--chicago')).state;
    expect(legalOf(second, 'placeRail').map(({ space }) => space)).toEqual([
      'charlotte--little-rock',
      'charlotte--miami',
      'chicago--little-rock',
      'chicago--duluth',
      'chicago--kansas-city',
    ]);
  });

  test('RR one rail a space: own rails block, those of others do not (RR-107)', () => {
    const two = table({ players: [{ ...rich, rails: ['charlotte--miami'] }, { rails: ['washington--chicago'] }] });
    const placing = play(two, place('white', 'railroad')).state;
    expect(refused(placing, rail('charlotte--miami'))).toBe('one-rail-a-space/spaceTaken');
    expect(refused(placing, rail('washington--chicago'))).toBe('legal');
  });

  test('RR exactly two rails: the action cannot end after one (RR-109)', () => {
    const one = play(state, rail('charlotte--miami')).state;
    expect(refused(one, finish)).toBe('action-in-full/mainActionOpen');
    expect(refused(one, payNow)).toBe('railroad-base-price/mainActionFirst');
    const two = play(one, rail('washington--chicago')).state;
    expect(refused(two, rail('charlotte--little-rock'))).toBe('exactly-two-rails/mainActionDone');
    expect(refused(two, finish)).toBe('railroad-base-price/unpaid');
  });
});

test('RR four actions: what belongs to another action is refused (RR-60)', () => {
  const state = play(table({ players: [rich, {}] }), place('white', 'railroad')).state;
  for (const move of [station('washington'), office(1), sell('rail'), flip(0)])
    expect(refused(state, move)).toBe('four-actions/notInAction');
});

describe('RR railroad not possible', () => {
  const few = (rails: number) => [
    ...Array.from({ length: 7 }, () => ({ rails: 0, buildings: 0 })),
    { rails, buildings: 1 },
  ];
  for (const { title, player, result } of [
    { title: 'no rail left', player: { ...rich, sections: few(0) }, result: 'railroad-not-possible/noRailsLeft' },
    { title: 'the last rail alone', player: { ...rich, sections: few(1) }, result: 'legal' },
    {
      title: '$450, with plains and one triangle at best',
      player: { money: 450, shares: 0 },
      result: 'railroad-not-possible/actionPrice',
    },
    { title: '$500', player: { money: 500, shares: 0 }, result: 'legal' },
    { title: '$50 and 3 Shares', player: { money: 50, shares: 3 }, result: 'legal' },
    { title: '$0 and 3 Shares', player: { money: 0, shares: 3 }, result: 'railroad-not-possible/actionPrice' },
  ])
    test(`RR railroad not possible: ${title} (RR-110 RR-111)`, () => {
      // the cheapest pair from the start is Charlotte to Miami and on to Little Rock: one triangle
      const state = table({ players: [player, {}] });
      expect(refused(state, place('white', 'railroad'))).toBe(result);
    });

  test('RR last rail: placed alone for the whole price (RR-111)', () => {
    const state = table({ players: [{ ...rich, sections: few(1) }, {}] });
    const placed = play(state, place('white', 'railroad'), rail('washington--chicago')).state;
    expect(game.prompt(placed)).toMatchObject({ toPlace: 0, unpaid: 600 });
  });

  test('RR turquoise with two rails left: the normal action, without a third (RR-238, ruling 23)', () => {
    const state = table({ players: [{ ...rich, sections: few(2) }, {}] });
    const placed = play(
      state,
      place('turquoise', 'railroad'),
      rail('washington--chicago'),
      rail('charlotte--miami'),
    ).state;
    expect(refused(placed, ability)).toBe('railroad-turquoise/noThirdRail');
    expect(refused(placed, payNow)).toBe('legal');
  });

  test('RR a space too dear for what is left is refused before it is built in (RR-110)', () => {
    const state = play(
      table({ players: [{ money: 450, shares: 1, supply: { white: 5 } }, {}] }),
      place('white', 'railroad'),
    ).state;
    expect(refused(state, rail('charlotte--miami'))).toBe('legal');
    expect(refused(state, rail('charlotte--little-rock'))).toBe('railroad-base-price/actionPrice');
  });
});

describe('RR railroad workers', () => {
  const built = (worker: 'white' | 'purple' | 'orange' | 'grey' | 'turquoise', money = 3000) =>
    play(
      table({ players: [{ ...rich, money, shares: 1, milestones: [own('A1-1'), own('A2-1')] }, {}] }),
      place(worker, 'railroad'),
      rail('washington--chicago'),
      rail('charlotte--little-rock'),
    ).state;

  test('RR grey: two Shares, before or after paying (RR-236)', () => {
    const state = table({ players: [{ ...rich, money: 200, shares: 1 }, {}] });
    expect(refused(state, place('white', 'railroad'))).toBe('railroad-not-possible/actionPrice');
    const placed = play(state, place('grey', 'railroad'), rail('charlotte--miami'), rail('miami--little-rock')).state;
    expect(refused(placed, payNow)).toBe('paying/money');
    const paid = play(placed, ability, share(0), share(0), payNow).state;
    expect(at(paid, 0)).toMatchObject({ money: 200 + 150 + 150 - 500, shares: 1 });
  });

  test('RR orange: $100 and $50 for each triangle of the action, in time to pay (RR-237 RR-76)', () => {
    const state = built('orange', 800);
    expect(refused(state, payNow)).toBe('paying/money');
    const paid = play(state, ability, payNow);
    expect(eventsOf(paid.events, 'moneyGained')).toEqual([
      { kind: 'moneyGained', seat: 0, rule: 'railroad-orange', amount: 350 },
    ]);
    expect(at(paid.state, 0).money).toBe(800 + 350 - 900);
  });

  test('RR orange needs to know the spaces (ruling 11)', () => {
    const state = play(table({ players: [rich, {}] }), place('orange', 'railroad'), rail('charlotte--miami')).state;
    expect(refused(state, ability)).toBe('railroad-orange/mainActionFirst');
  });

  test('RR purple: $300 for a train (RR-235)', () => {
    const taken = play(built('purple'), ability, { kind: 'takeTrain', train: 'train-money' }).state;
    expect(at(taken, 0)).toMatchObject({
      money: 2700,
      trains: [
        { front: 'train-promote', faceUp: true },
        { front: 'train-money', faceUp: true },
      ],
    });
    expect(taken.trains['train-money']).toBe(2);
    expect(refused(taken, ability)).toBe('worker-effect/effectUsed');
  });

  test('RR turquoise: a third rail for its terrain alone (RR-238)', () => {
    const third = play(built('turquoise'), payNow, ability).state;
    expect(game.prompt(third)).toMatchObject({ toPlace: 1, unpaid: 0 });
    const placed = play(third, rail('miami--little-rock'), payNow, finish);
    expect(eventsOf(placed.events, 'paid').map(({ amount }) => amount)).toEqual([100]);
  });

  test('RR white effect: a specialist promotes instead of its own effect, never both (RR-73 RR-74)', () => {
    const used = play(built('orange'), asWhite).state;
    expect(asked(used)).toBe('promote 0');
    const promoted = play(used, { kind: 'promoteWorker', from: 'railroad', worker: 'orange', milestone: 'A1-1' }).state;
    expect(at(promoted, 0).milestones[0]).toEqual({ id: 'A1-1', managers: ['orange'] });
    expect(refused(promoted, ability)).toBe('worker-effect/effectUsed');
  });

  test('RR white effect: a white worker has no ability of its own (RR-71)', () => {
    expect(refused(built('white'), ability)).toBe('white-effect/noAbility');
  });
});

test('RR deal trigger: a rail beside a Deal icon opens the tile after the action, however many there are (RR-112 RR-114)', () => {
  const state = table({
    players: [{ ...rich, rails: ['washington--chicago', 'charlotte--miami'] }, {}],
  });
  const built = play(
    state,
    place('white', 'railroad'),
    rail('miami--little-rock'),
    rail('chicago--little-rock'),
    payNow,
  );
  expect(eventsOf(built.events, 'dealOpened')).toEqual([]);
  const done = play(built.state, finish);
  expect(eventsOf(done.events, 'dealOpened')).toHaveLength(1);
  expect(asked(done.state)).toBe('deal 0');
});
