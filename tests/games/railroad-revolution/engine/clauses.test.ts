import { describe, expect, test } from 'vitest';
import { ruleOf } from '../../../../src/games/railroad-revolution/engine/rewards.ts';
import type { CityTileId } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { CITY_TILE } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { DEAL_TILE, type DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import {
  TELEGRAPH_TILE,
  type TelegraphTileId,
} from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRAIN, type TrainId } from '../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import {
  accept,
  advance,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  game,
  own,
  payNow,
  place,
  play,
  rail,
  refused,
  station,
  table,
} from './table.ts';

// The clause under which a reward is taken: where it stands in the rulebook depends on where it comes from.

describe('RR the clause of a reward', () => {
  test.each<[CityTileId, string]>([
    ['printed-washington', 'slash-reward'],
    ['2-a', 'primary-reward-kinds'],
    ['2-b', 'primary-reward-kinds'],
  ])('RR the primary reward of %s: %s', (tile, rule) => {
    expect(ruleOf({ effect: CITY_TILE[tile].primary, from: 'primary' })).toBe(rule);
  });

  test.each<[CityTileId, string]>([
    ['printed-charlotte', 'bonus-flip'],
    ['3-c', 'bonus-train'],
    ['4-b', 'bonus-shares'],
    ['2-b', 'bonus-share-and-promotion'],
    ['3-b', 'bonus-worker'],
    ['2-a', 'bonus-exchange'],
    ['4-a', 'bonus-promote'],
    ['3-a', 'bonus-advance'],
    ['4-c', 'bonus-advance-and-promotion'],
  ])('RR the First Station bonus of %s: %s', (tile, rule) => {
    expect(ruleOf({ effect: CITY_TILE[tile].firstStation, from: 'bonus' })).toBe(rule);
  });

  test.each<[TelegraphTileId, string]>([
    ['tt-rail', 'telegraph-tile-rail'],
    ['tt-double-flip', 'telegraph-tile-double-flip'],
    ['tt-train', 'telegraph-tile-train'],
    ['tt-promote', 'telegraph-tile-promote'],
    ['tt-money', 'telegraph-tile-money'],
    ['tt-advance', 'telegraph-tile-advance'],
  ])('RR the Telegraph tile %s: %s', (tile, rule) => {
    expect(ruleOf({ effect: TELEGRAPH_TILE[tile].effect, from: 'telegraphTile' })).toBe(rule);
  });

  test.each<[DealTileId, string, string]>([
    ['deal-1', 'deal-exchange', 'deal-rail'],
    ['deal-2', 'deal-office', 'deal-train'],
    ['deal-3', 'deal-promote', 'deal-advance'],
    ['deal-4', 'deal-workers', 'deal-flip'],
    ['deal-5', 'deal-station', 'deal-advance'],
    ['deal-6', 'deal-workers', 'deal-exchange'],
    ['deal-7', 'deal-double-flip', 'deal-workers'],
  ])('RR the deals of %s: %s and %s', (tile, ...rules) => {
    expect(DEAL_TILE[tile].offers.map(({ effect }) => ruleOf({ effect, from: 'deal' }))).toEqual(rules);
  });

  test.each<[TrainId, string]>([
    ['train-promote', 'train-promote'],
    ['train-advance', 'train-advance'],
    ['train-rail', 'train-rail'],
    ['train-money', 'train-money'],
    ['train-shares', 'train-shares'],
  ])('RR the front of %s: %s', (train, rule) => {
    expect(ruleOf({ effect: TRAIN[train].effect, from: 'train' })).toBe(rule);
  });

  test('RR a reward that no clause explains is a fault of the tables', () => {
    expect(() => ruleOf({ effect: { kind: 'gainMoney', amount: 100 }, from: 'deal' })).toThrow(RangeError);
  });
});

describe('RR rewards that would give nothing', () => {
  const tiles = { miami: '2-c', 'little-rock': '2-b' } as const;
  const rails = ['charlotte--miami'] as const;
  const bonus = { kind: 'takeFirstStationBonus' } as const;

  test('RR a flip needs a train, and then only that', () => {
    const players = [{ money: 2000, rails, trains: [] }];
    const built = play(table({ players, tiles }), place('white', 'station'), station('miami')).state;
    expect(refused(built, bonus)).toBe('bonus-flip/nothingToGain');
    expect(factsOf(built, bonus)).toEqual({ reward: 'flip' });
    const deal = (trains: { front: 'train-promote'; faceUp: boolean }[]) =>
      play(
        table({ players: [{ money: 2000, shares: 9, trains }], deal: 'deal-9' }),
        place('white', 'railroad'),
        rail('charlotte--miami'),
        rail('miami--little-rock'),
        payNow,
        finish,
      ).state;
    expect(refused(deal([]), accept(1))).toBe('deal-reward-takeable/dealReward');
    expect(factsOf(deal([]), accept(1))).toEqual({ offer: 1, reward: 'flip' });
    expect(refused(deal([{ front: 'train-promote', faceUp: false }]), accept(1))).toBe('legal');
  });

  test('RR deal station and deal office: without a building of their own they cannot be accepted', () => {
    const sections = [0, 0, 0, 0, 0, 0, 4, 4].map((rails) => ({ rails, buildings: 0 }));
    const opened = (deal: DealTileId, more = {}) =>
      play(
        table({ players: [{ money: 2000, shares: 9, ...more }], deal }),
        place('white', 'railroad'),
        rail('charlotte--miami'),
        rail('miami--little-rock'),
        payNow,
        finish,
      ).state;
    expect(refused(opened('deal-5', { sections }), accept(1))).toBe('deal-reward-takeable/dealReward');
    expect(refused(opened('deal-2', { sections }), accept(1))).toBe('deal-reward-takeable/dealReward');
    expect(refused(opened('deal-5'), accept(1))).toBe('legal');
    expect(refused(opened('deal-2'), accept(1))).toBe('legal');
    // an office in every section leaves none for the deal
    const offices = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(refused(opened('deal-2', { offices }), accept(1))).toBe('deal-reward-takeable/dealReward');
  });

  test('RR steps of a deal were paid for, the first must be made; those of a city need not be (ruling 68)', () => {
    const city = play(
      table({ players: [{ money: 2000, rails: ['charlotte--miami', 'miami--little-rock'] }], tiles }),
      place('white', 'station'),
      station('little-rock'),
      { kind: 'takePrimaryReward' },
    ).state;
    expect(refused(city, decline)).toBe('legal');
    const deal = play(
      table({ players: [{ money: 2000, shares: 9 }], deal: 'deal-5' }),
      place('white', 'railroad'),
      rail('charlotte--miami'),
      rail('miami--little-rock'),
      payNow,
      finish,
      accept(2),
    ).state;
    expect(refused(deal, decline)).toBe('deal-advance/mustTake');
    expect(refused(play(deal, advance('network')).state, decline)).toBe('legal');
  });

  test('RR a step that costs no Shares discards none', () => {
    const start = table({ players: [{ money: 2000, rails: ['charlotte--miami', 'miami--little-rock'] }], tiles });
    const { events } = play(
      start,
      place('white', 'station'),
      station('little-rock'),
      { kind: 'takePrimaryReward' },
      advance('network'),
    );
    expect(eventsOf(events, 'markerAdvanced')).toMatchObject([
      { seat: 0, rule: 'advance-marker', track: 'network', slot: 1 },
    ]);
    expect(eventsOf(events, 'sharesDiscarded')).toEqual([]);
    expect(eventsOf(events, 'paid')).toEqual([]);
  });

  test('RR no train can be taken of an empty stack', () => {
    const start = table({
      players: [{ money: 2000 }],
      telegraph: { 1: 'tt-train' },
      trains: { 'train-money': 0 },
    });
    const asked = play(
      start,
      place('white', 'telegraph'),
      { kind: 'buildOffice', section: 1 },
      { kind: 'takeTelegraphTile' },
      { kind: 'discardWorker', from: 'supply', worker: 'white' },
    ).state;
    expect(refused(asked, { kind: 'takeTrain', train: 'train-money' })).toBe('train-supply/trainStackEmpty');
    expect(factsOf(asked, { kind: 'takeTrain', train: 'train-money' })).toEqual({ train: 'train-money' });
    expect(refused(asked, { kind: 'takeTrain', train: 'train-rail' })).toBe('legal');
  });

  test('RR the promotions of a train lapse where no worker fits and none can be hired that would', () => {
    // both Milestones have their managers
    const milestones = [own('A1-1', 'orange'), own('A2-1', 'turquoise')];
    const start = (money: number, more = {}) =>
      table({ players: [{ money, shares: 0, milestones: [own('A1-1'), own('A2-1')], ...more }] });
    const lapses = (state: ReturnType<typeof start>) =>
      eventsOf(play(state, place('white', 'trade'), flip(0)).events, 'rewardLapsed').length;
    expect(lapses(start(2000, { milestones }))).toBe(1);
    // neither orange nor turquoise is there; $800 would hire one
    expect(lapses(start(800))).toBe(0);
    expect(lapses(start(750))).toBe(1);
    expect(game.check(start(800), place('white', 'trade'))).toBeUndefined();
  });
});
