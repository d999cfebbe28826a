import { describe, expect, test } from 'vitest';
import { winnersOf } from '../../../../src/games/railroad-revolution/engine/scoring.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  asWhite,
  decline,
  eventsOf,
  finish,
  flip,
  game,
  office,
  own,
  payNow,
  place,
  play,
  proofs,
  rail,
  refused,
  station,
  table,
} from './table.ts';

// What is asked once a reward is taken, and what the score says in the end.

const rails = ['charlotte--miami', 'miami--little-rock', 'little-rock--kansas-city'] as const;
const player = {
  money: 3000,
  shares: 9,
  rails,
  supply: { white: 4, purple: 1, grey: 1, orange: 1, turquoise: 1 },
  milestones: [own('A1-1'), own('A2-1')],
};
const start = table({
  config: { seats: 4 },
  players: [player],
  tiles: { miami: '2-c', 'little-rock': '4-a', 'kansas-city': '3-b' },
  telegraph: { 1: 'tt-double-flip', 2: 'tt-promote', 4: 'tt-advance', 5: 'tt-rail' },
});
const built = (worker: 'white' | 'purple' | 'grey' | 'turquoise', city: 'miami' | 'little-rock' | 'kansas-city') =>
  play(start, place(worker, 'station'), station(city)).state;
const bonus: Move = { kind: 'takeFirstStationBonus' };
const tile: Move = { kind: 'takeTelegraphTile' };
const discardWhite: Move = { kind: 'discardWorker', from: 'supply', worker: 'white' };
const opened = (deal: 'deal-2' | 'deal-3' | 'deal-5' | 'deal-7') =>
  play(
    table({ players: [{ ...player, rails: [] }], deal }),
    place('white', 'railroad'),
    rail('charlotte--miami'),
    rail('miami--little-rock'),
    payNow,
    finish,
  ).state;

describe('RR a reward once taken asks for this, and for its first part at least', () => {
  test.each<[string, State, readonly Move[], object]>([
    ['the flip of a city', built('white', 'miami'), [bonus], { kind: 'flip', rule: 'bonus-flip', left: 1 }],
    [
      'the promotions of a city',
      built('white', 'little-rock'),
      [bonus],
      { kind: 'promote', rule: 'bonus-promote', left: 2, costEach: 0 },
    ],
    [
      'a worker of choice',
      built('white', 'kansas-city'),
      [bonus],
      { kind: 'gainWorker', rule: 'bonus-worker', workers: ['white', 'purple', 'orange', 'grey', 'turquoise'] },
    ],
    [
      'purple at a station',
      start,
      [place('purple', 'station'), ability],
      { kind: 'flip', rule: 'station-purple', left: 1 },
    ],
    [
      'grey at a station',
      built('grey', 'little-rock'),
      [ability],
      { kind: 'promote', rule: 'bonus-promote', left: 2, costEach: 0 },
    ],
    [
      'the promotion of any worker',
      start,
      [place('grey', 'trade'), asWhite],
      { kind: 'promote', rule: 'white-effect', left: 1, costEach: 0 },
    ],
    [
      'turquoise in a trade',
      start,
      [place('turquoise', 'trade'), ability],
      { kind: 'flip', rule: 'trade-turquoise', left: 1 },
    ],
    [
      'purple at the railroad',
      start,
      [place('purple', 'railroad'), ability],
      { kind: 'takeTrain', rule: 'railroad-purple' },
    ],
    [
      'purple at the telegraph',
      start,
      [place('purple', 'telegraph'), ability],
      { kind: 'exchange', rule: 'telegraph-purple' },
    ],
    [
      'the worker for a Telegraph tile',
      start,
      [place('white', 'telegraph'), office(1), tile],
      { kind: 'discardWorker', rule: 'telegraph-tile' },
    ],
    [
      'the double flip',
      start,
      [place('white', 'telegraph'), office(1), tile, discardWhite],
      { kind: 'flip', rule: 'telegraph-tile-double-flip', left: 2 },
    ],
    [
      'the promotions of a tile',
      start,
      [place('white', 'telegraph'), office(2), tile, discardWhite],
      { kind: 'promote', rule: 'telegraph-tile-promote', left: 2, costEach: 0 },
    ],
    [
      'turquoise at the telegraph',
      start,
      [place('turquoise', 'telegraph'), office(2), ability],
      { kind: 'promote', rule: 'telegraph-tile-promote', left: 2, costEach: 0 },
    ],
    [
      'the rail of a tile',
      start,
      [place('turquoise', 'telegraph'), office(5), ability],
      { kind: 'layRail', rule: 'telegraph-tile-rail', cost: 0, aside: false },
    ],
    [
      'the worker to exchange for',
      start,
      [place('purple', 'telegraph'), ability, { kind: 'exchangeWorker', from: 'supply', worker: 'grey' }],
      { kind: 'exchangeFor', rule: 'telegraph-purple', from: 'supply', worker: 'grey' },
    ],
    ['the office of a deal', opened('deal-2'), [accept(1)], { kind: 'layOffice', rule: 'deal-office', aside: false }],
    [
      'the station of a deal',
      opened('deal-5'),
      [accept(1)],
      { kind: 'layStation', rule: 'deal-station', aside: false },
    ],
    [
      'the promotions of a deal',
      opened('deal-3'),
      [accept(1)],
      { kind: 'promote', rule: 'deal-promote', left: 2, costEach: 100 },
    ],
    ['the steps of a deal', opened('deal-3'), [accept(2)], { kind: 'advance', rule: 'deal-advance', left: 3 }],
    ['the double flip of a deal', opened('deal-7'), [accept(1)], { kind: 'flip', rule: 'deal-double-flip', left: 2 }],
  ])('RR %s', (_, state, moves, prompt) => {
    const asked = play(state, ...moves).state;
    expect(game.prompt(asked)).toEqual({ seat: 0, may: false, ...prompt });
    expect(refused(asked, decline)).toMatch(/mustTake$/);
  });

  test('RR after the first of several, or of a train, the rest can be left', () => {
    const flips = play(start, place('white', 'telegraph'), office(1), tile, discardWhite, flip(0)).state;
    // the train that was flipped comes first
    expect(game.prompt(flips)).toMatchObject({ kind: 'promote', rule: 'train-promote', may: true });
    const left = play(flips, decline);
    expect(game.prompt(left.state)).toMatchObject({ kind: 'flip', left: 1, may: true });
    expect(eventsOf(left.events, 'rewardDeclined')).toMatchObject([
      { seat: 0, rule: 'train-promote', reward: 'promote' },
    ]);
  });
});

describe('RR the lines of the score', () => {
  const four = { seats: 4 };
  const score = (more: object) => game.score(table({ config: four, players: [more, {}, {}, {}] }));

  test('RR each line says what it counts; a track that gives nothing has none, nor has a train face down', () => {
    const { lines } = score({
      trains: [
        { front: 'train-promote', faceUp: true },
        { front: 'train-money', faceUp: false },
      ],
      completed: ['B-1'],
      stations: ['washington'],
      offices: [1, 2, 6],
      markers: { telegraph: 3, stations: 2, network: 0 },
    });
    expect(lines.filter(({ seat }) => seat === 0)).toEqual([
      { seat: 0, points: 8, rule: 'train-vp', because: { trains: 1, each: 8 } },
      { seat: 0, points: 26, rule: 'milestone-vp', because: { milestone: 'B-1' } },
      { seat: 0, points: 2, rule: 'stations-score', because: { track: 'stations', count: 1, vp: 2 } },
      { seat: 0, points: 6, rule: 'offices-score', because: { track: 'telegraph', count: 3, vp: 2 } },
      { seat: 0, points: 5, rule: 'telegraph-connections', because: { sections: [1, 2] } },
      { seat: 0, points: 0, rule: 'lone-office', because: { section: 6 } },
    ]);
  });

  test('RR who has nothing face up, built or completed has no line', () => {
    expect(score({ trains: [] }).lines.filter(({ seat }) => seat === 0)).toEqual([]);
    expect(
      score({ trains: [{ front: 'train-promote', faceUp: false }] }).lines.filter(({ seat }) => seat === 0),
    ).toEqual([]);
  });

  test('RR money decides only among those with the most VP', () => {
    const sheet = (totals: readonly number[], places: readonly number[]) => ({ lines: [], totals, places });
    expect(winnersOf(sheet([20, 10, 10], [1, 2, 3]))).toEqual({ winners: [0], by: 'vp' });
    expect(winnersOf(sheet([10, 20, 20], [3, 2, 1]))).toEqual({ winners: [2], by: 'money' });
    expect(winnersOf(sheet([10, 20, 20], [3, 1, 1]))).toEqual({ winners: [1, 2], by: 'shared' });
  });

  test('RR the places are told apart by VP, then by money with a Share at $150', () => {
    const state = table({
      config: four,
      players: [
        { money: 0, shares: 3, trains: [] },
        { money: 500, shares: 0, trains: [] },
        { money: 0, shares: 0 },
        { money: 450, shares: 0, trains: [] },
      ],
    });
    const [order] = proofs.orders(state);
    expect(order?.name).toBe('places');
    expect([...(order?.items ?? [])].sort(order?.compare)).toEqual([2, 1, 0, 3]);
    expect(order?.compare(0, 3)).toBe(0);
  });

  test('RR a game in the midst of an action can be scored as it stands', () => {
    const midst = play(start, place('white', 'trade')).state;
    expect(game.score(midst).totals[0]).toBe(8);
  });
});
