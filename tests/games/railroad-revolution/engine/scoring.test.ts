import { describe, expect, test } from 'vitest';
import { tieMoney, winnersOf } from '../../../../src/games/railroad-revolution/engine/scoring.ts';
import { TRACK, TRACK_IDS } from '../../../../src/games/railroad-revolution/engine/tables/tracks.ts';
import {
  ability,
  advance,
  asked,
  at,
  decline,
  eventsOf,
  factsOf,
  finish,
  game,
  own,
  type Player,
  place,
  play,
  refused,
  sell,
  table,
} from './table.ts';

const base: Player = { money: 600, shares: 0, supply: { white: 4, purple: 1 } };
const four = { seats: 4 };
const lines = (player: Player, seat = 0) =>
  game.score(table({ config: four, players: [player] })).lines.filter((line) => line.seat === seat);
const points = (player: Player, rule: string) =>
  lines(player)
    .filter((line) => line.rule === rule)
    .reduce((sum, line) => sum + line.points, 0);

describe('RR telegraph connections', () => {
  for (const { who, offices, vp } of [
    { who: 'Blue', offices: [1, 4, 5], vp: 5 },
    { who: 'Black', offices: [1, 2, 3, 7, 8], vp: 18 },
    { who: 'Red', offices: [2, 6], vp: 0 },
    { who: 'Yellow', offices: [], vp: 0 },
  ])
    test(`RR example: ${who} scores ${vp} (RR-191 RR-192)`, () => {
      expect(points({ ...base, offices }, 'telegraph-connections')).toBe(vp);
    });

  test('RR lone office: told, for nothing (RR-192)', () => {
    expect(lines({ ...base, offices: [1, 4, 5] }).filter(({ rule }) => rule === 'lone-office')).toEqual([
      { seat: 0, points: 0, rule: 'lone-office', because: { section: 1 } },
    ]);
  });

  test('RR connections across a Deal section count as any (ruling 76)', () => {
    expect(points({ ...base, offices: [3, 4] }, 'telegraph-connections')).toBe(8);
  });
});

describe('RR Performance Tracks', () => {
  test('RR example: three offices at 5 VP are 15 (RR-175)', () => {
    expect(points({ ...base, offices: [1, 3, 5], markers: { telegraph: 8 } }, 'offices-score')).toBe(15);
  });

  test('RR stations times the middle track, setup stations too (RR-174, ruling 77)', () => {
    expect(points({ ...base, stations: ['washington', 'charlotte'], markers: { stations: 4 } }, 'stations-score')).toBe(
      6,
    );
  });

  test('RR level-5 cities connected times the right track, without a station (RR-172 RR-173)', () => {
    const rails = [
      'washington--chicago',
      'chicago--kansas-city',
      'kansas-city--denver',
      'denver--salt-lake-city',
      'salt-lake-city--portland',
      'salt-lake-city--san-francisco',
    ] as const;
    expect(points({ ...base, rails, markers: { network: 2 } }, 'network-score')).toBe(8);
  });

  test('RR tracks: every slot has its VP, beginning with 0', () => {
    for (const track of TRACK_IDS) expect(TRACK[track].slots[0]?.vp).toBe(0);
  });
});

describe('RR other points', () => {
  test('RR trains: 8 VP each face up, none face down (RR-136)', () => {
    const trains = [
      { front: 'train-money', faceUp: true },
      { front: 'train-rail', faceUp: false },
      { front: 'train-rail', faceUp: true },
    ] as const;
    expect(points({ ...base, trains }, 'train-vp')).toBe(16);
    expect(points({ ...base, trains: [] }, 'train-vp')).toBe(0);
  });

  test('RR completed Milestones: their VP; others none (RR-146)', () => {
    expect(points({ ...base, completed: ['A2-1', 'B-3'], milestones: [own('C-1', 'orange')] }, 'milestone-vp')).toBe(
      16 + 24,
    );
  });

  test('RR totals are the sum of the lines, from these four sources alone (RR-190)', () => {
    const sheet = game.score(
      table({ config: four, players: [{ ...base, completed: ['A2-1'], offices: [1, 2] }, base, base, base] }),
    );
    expect(sheet.totals).toEqual([8 + 16 + 5, 8, 8, 8]);
    expect(sheet.places).toEqual([1, 2, 2, 2]);
  });
});

describe('RR tie-break', () => {
  const places = (...players: readonly Player[]) => game.score(table({ config: { seats: 3 }, players })).places;

  test('RR most VP wins; then money, a Share as $150; then the victory is shared (RR-187 RR-188 RR-189)', () => {
    expect(places({ ...base, completed: ['A2-1'], money: 0 }, base, { ...base, money: 500, shares: 1 })).toEqual([
      1, 3, 2,
    ]);
    expect(places(base, { ...base, money: 450, shares: 1 }, { ...base, money: 0 })).toEqual([1, 1, 3]);
    expect(tieMoney(table({ players: [{ ...base, money: 50, shares: 3 }, {}] }), 0)).toBe(500);
  });

  for (const { title, players, by, rule, winners } of [
    { title: 'by VP', players: [{ ...base, completed: ['A2-1'] }, base], by: 'vp', rule: 'most-vp-wins', winners: [0] },
    { title: 'by money', players: [base, { ...base, money: 1000 }], by: 'money', rule: 'tie-break', winners: [1] },
    {
      title: 'shared',
      players: [
        { ...base, money: 650 },
        { ...base, money: 350 },
      ],
      by: 'shared',
      rule: 'shared-win',
      winners: [0, 1],
    },
  ] as const)
    test(`RR game ended: ${title} (RR-187 RR-188 RR-189)`, () => {
      const start = table({ players, turn: 1, round: 4 });
      const last = { ...start, end: { seat: 0, round: 3 } };
      const ended = play(last, place('white', 'trade'), sell('rail'), finish);
      expect(eventsOf(ended.events, 'gameEnded')).toEqual([{ kind: 'gameEnded', rule, winners, by }]);
      expect(winnersOf(game.score(ended.state))).toEqual({ winners, by });
      expect(asked(ended.state)).toBe('over');
      expect(game.legal(ended.state)).toEqual([]);
    });
});

describe('RR advancing', () => {
  const rich: Player = { money: 2000, shares: 5, supply: { white: 4, purple: 2 } };
  const advancing = (markers: Player['markers'], player: Player = rich, variants = {}) =>
    play(
      table({ config: { seats: 2, variants }, players: [{ ...player, ...(markers ? { markers } : {}) }, {}] }),
      place('purple', 'trade'),
      ability,
    ).state;

  test('RR example: Yellow discards a Share to move up (RR-181)', () => {
    const done = play(advancing({ stations: 2 }), advance('stations'));
    expect(eventsOf(done.events, 'sharesDiscarded')).toMatchObject([{ shares: 1, rule: 'track-shares' }]);
    expect(at(done.state, 0)).toMatchObject({ shares: 4, markers: { stations: 3 } });
  });

  for (const { slot, money, variant } of [
    { slot: 3, money: 50, variant: 500 },
    { slot: 5, money: 50, variant: 500 },
    { slot: 7, money: 100, variant: 1000 },
  ])
    test(`RR money icon at slot ${slot}: $${money}, in the variant $${variant} (RR-179 RR-180, ruling 71)`, () => {
      expect(at(play(advancing({ telegraph: slot - 1 }), advance('telegraph')).state, 0).money).toBe(2000 - money);
      expect(
        at(play(advancing({ telegraph: slot - 1 }, rich, { trackCosts: true }), advance('telegraph')).state, 0).money,
      ).toBe(2000 - variant);
    });

  test('RR worker icon: any own worker (RR-182)', () => {
    const state = play(advancing({ network: 6 }), advance('network')).state;
    expect(asked(state)).toBe('discardWorker 0');
    expect(refused(state, decline)).toBe('track-worker/mustTake');
    expect(game.prompt(play(state, { kind: 'discardWorker', from: 'trade', worker: 'purple' }).state)).toMatchObject({
      kind: 'advance',
      left: 2,
    });
  });

  for (const { title, markers, player, track, result } of [
    {
      title: 'top of a track',
      markers: { network: 8 },
      player: rich,
      track: 'network',
      result: 'advance-marker/trackTop',
    },
    {
      title: 'no money',
      markers: { telegraph: 6 },
      player: { ...rich, money: 50 },
      track: 'telegraph',
      result: 'track-cost-unpaid/trackMoney',
    },
    {
      title: 'no Shares',
      markers: { stations: 4 },
      player: { ...rich, shares: 1 },
      track: 'stations',
      result: 'track-cost-unpaid/trackShares',
    },
    {
      title: 'four workers and no means',
      markers: { network: 6 },
      player: { money: 0, shares: 1, supply: { white: 3, purple: 1 } },
      track: 'network',
      result: 'four-worker-minimum/fourWorkers',
    },
    {
      title: 'four workers with a sale of $300 to come',
      markers: { network: 6 },
      player: { money: 350, shares: 1, supply: { white: 3, purple: 1 } },
      track: 'network',
      result: 'legal',
    },
  ] as const)
    test(`RR a step is refused: ${title} (rulings 67 and 69)`, () => {
      expect(refused(advancing(markers, player), advance(track))).toBe(result);
    });

  test('RR a step that costs Shares says how many are there (ruling 69)', () => {
    const facts = factsOf(advancing({ stations: 4 }, { ...rich, shares: 1 }), advance('stations'));
    expect(facts).toMatchObject({ track: 'stations', shares: 1 });
    expect(facts?.price).toBeGreaterThan(1);
  });

  test('RR split advances: freely over the tracks; the rest may lapse (RR-178, ruling 67)', () => {
    const done = play(advancing({}), advance('network'), advance('telegraph'), decline).state;
    expect(at(done, 0).markers).toEqual({ telegraph: 1, stations: 0, network: 1 });
    expect(factsOf(advancing({ network: 8 }), advance('network'))).toEqual({ track: 'network' });
  });
});
