import { describe, expect, test } from 'vitest';
import type { TelegraphTileId } from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import {
  ability,
  advance,
  asked,
  at,
  crew,
  decline,
  eventsOf,
  finish,
  flip,
  gain,
  game,
  hire,
  legalOf,
  office,
  own,
  type Player,
  place,
  play,
  rail,
  refused,
  share,
  table,
} from './table.ts';

const all = { white: 2, purple: 1, orange: 1, grey: 1, turquoise: 1 };
const rich: Player = { money: 2000, shares: 1, supply: all };
const tile = { kind: 'takeTelegraphTile' } as const;
const discard = (worker: 'white' | 'orange' | 'purple', from: 'supply' | 'telegraph' = 'supply') =>
  ({ kind: 'discardWorker', from, worker }) as const;

describe('RR telegraph Shares', () => {
  test('RR example: four Shares for the first office in section 1, $600 for a worker; then three (RR-116 RR-120 RR-122)', () => {
    const start = table({
      config: { seats: 4 },
      players: [{ ...rich, shares: 0 }, { shares: 0 }],
      telegraph: { 1: 'tt-money' },
    });
    const blue = play(start, place('white', 'telegraph'), office(1), tile, discard('white'));
    expect(eventsOf(blue.events, 'sharesGained').map(({ shares, rule }) => [shares, rule])).toEqual([
      [3, 'telegraph-shares'],
      [1, 'first-office-bonus'],
    ]);
    expect(at(blue.state, 0)).toMatchObject({ money: 2600, shares: 4 });
    const red = play(blue.state, finish, place('white', 'telegraph'), office(1));
    expect(at(red.state, 1).shares).toBe(3);
    expect(red.state.telegraph[0]).toEqual({ tile: 'tt-money', offices: [0, 1] });
    // the tile stays, and she may use it too
    expect(at(play(red.state, tile, { kind: 'discardWorker', from: 'supply', worker: 'white' }).state, 1).money).toBe(
      1200,
    );
  });

  test('RR one office a section (RR-117 RR-118)', () => {
    const state = play(
      table({ players: [{ ...rich, offices: [2] }, { offices: [5] }] }),
      place('white', 'telegraph'),
    ).state;
    expect(refused(state, office(2))).toBe('one-office-a-section/officeThere');
    expect(refused(state, office(5))).toBe('legal');
    expect(legalOf(state, 'buildOffice')).toHaveLength(7);
  });

  test('RR telegraph: not without a building', () => {
    const none = Array.from({ length: 8 }, () => ({ rails: 1, buildings: 0 }));
    expect(refused(table({ players: [{ ...rich, sections: none }, {}] }), place('white', 'telegraph'))).toBe(
      'telegraph-build/noBuildingsLeft',
    );
  });

  test('RR neutral office: it only takes the slot (RR-38)', () => {
    const done = play(table({ players: [{ ...rich, shares: 0 }, {}] }), place('white', 'telegraph'), office(1)).state;
    expect(done.telegraph[0]?.offices).toEqual(['neutral', 0]);
    expect(at(done, 0).shares).toBe(3);
  });
});

describe('RR telegraph tile', () => {
  const used = (id: TelegraphTileId, player: Player = rich) => {
    const start = table({ players: [player, {}], telegraph: { 2: id } });
    return play(start, place('white', 'telegraph'), office(2)).state;
  };

  const managers = [own('A1-1'), own('A2-1')];
  for (const { id, moves, result, statement } of [
    {
      id: 'tt-rail',
      moves: [rail('charlotte--little-rock')],
      result: { money: 2000, rails: ['washington--charlotte', 'charlotte--little-rock'] },
      statement: 'RR-205',
    },
    {
      id: 'tt-double-flip',
      moves: [flip(0), decline, flip(0)],
      result: { trains: [{ front: 'train-promote', faceUp: true }] },
      statement: 'RR-206',
    },
    {
      id: 'tt-train',
      moves: [{ kind: 'takeTrain', train: 'train-advance' }],
      result: { money: 2000 },
      statement: 'RR-207',
    },
    {
      id: 'tt-promote',
      moves: [{ kind: 'promoteWorker', from: 'telegraph', worker: 'white', milestone: 'D-1' }, decline],
      result: { milestones: [own('D-1', 'white'), own('A2-1')] },
      statement: 'RR-208 RR-150',
    },
    { id: 'tt-money', moves: [], result: { money: 2600 }, statement: 'RR-209' },
    {
      id: 'tt-advance',
      moves: [advance('network'), decline],
      result: { markers: { telegraph: 0, stations: 0, network: 1 } },
      statement: 'RR-210',
    },
  ] as const)
    test(`RR telegraph tile ${id}: for a discarded worker (RR-122, ${statement})`, () => {
      const player = {
        ...rich,
        supply: { ...all, white: 3 },
        milestones: id === 'tt-promote' ? [own('D-1'), own('A2-1')] : managers,
      };
      const done = play(used(id, player), tile, discard('orange'), ...moves).state;
      expect(at(done, 0)).toMatchObject(result);
      expect(crew(at(done, 0).supply)).not.toContain('orange');
      expect(refused(done, tile)).toBe('telegraph-tile/rewardTaken');
    });

  test('RR telegraph tile: none in a section with a Deal icon (RR-36)', () => {
    const state = play(table({ players: [rich, {}] }), place('white', 'telegraph'), office(3)).state;
    expect(refused(state, tile)).toBe('telegraph-tile/noTelegraphTile');
  });

  test('RR telegraph tile: the worker just placed may be the one discarded (ruling 35)', () => {
    const done = play(used('tt-money'), tile, discard('white', 'telegraph')).state;
    expect(crew(at(done, 0).board.telegraph)).toBe('');
  });

  for (const { title, player, id, result } of [
    {
      title: 'a fifth worker',
      player: { money: 0, shares: 0, supply: { white: 5 } },
      id: 'tt-advance',
      result: 'legal',
    },
    {
      title: 'the hire in the tile’s $600 and the office’s Shares',
      player: { money: 0, shares: 0, supply: { white: 4 } },
      id: 'tt-money',
      result: 'legal',
    },
    {
      title: 'three Shares and $300',
      player: { money: 300, shares: 0, supply: { white: 4 } },
      id: 'tt-advance',
      result: 'four-worker-minimum/fourWorkers',
    },
    {
      title: 'three Shares and $350',
      player: { money: 350, shares: 0, supply: { white: 4 } },
      id: 'tt-advance',
      result: 'legal',
    },
    {
      title: 'three Shares, $150 and a train of $600 to flip',
      player: { money: 0, shares: 0, supply: { white: 4 }, trains: [{ front: 'train-money', faceUp: true }] },
      id: 'tt-double-flip',
      result: 'legal',
    },
    {
      title: 'that train face down, to flip twice',
      player: { money: 0, shares: 0, supply: { white: 4 }, trains: [{ front: 'train-money', faceUp: false }] },
      id: 'tt-double-flip',
      result: 'legal',
    },
  ] as const)
    test(`RR four-worker minimum: discarding for a tile with ${title} (RR-79 RR-125, ruling 1)`, () => {
      expect(refused(used(id, player), tile)).toBe(result);
    });

  test('RR four-worker minimum: discard for $600, then hire (ruling 1)', () => {
    const state = used('tt-money', { money: 0, shares: 0, supply: { white: 4 } });
    const low = play(state, tile, discard('white')).state;
    expect(at(low, 0)).toMatchObject({ money: 600, shares: 3 });
    expect(refused(low, finish)).toBe('legal');
    const waiting = play(low, share(0), share(0), finish).state;
    expect(game.prompt(waiting)).toMatchObject({ kind: 'restoreWorkers', missing: 1 });
    expect(asked(play(waiting, hire(0, 'orange')).state)).toBe('placeWorker 1');
  });
});

describe('RR telegraph workers', () => {
  test('RR purple: an exchange, also before the office (RR-239)', () => {
    const state = play(table({ players: [rich, {}] }), place('purple', 'telegraph')).state;
    const done = play(
      state,
      ability,
      { kind: 'exchangeWorker', from: 'telegraph', worker: 'purple' },
      gain('grey'),
      office(2),
    ).state;
    expect(crew(at(done, 0).supply)).toBe('white2 orange grey2 turquoise');
  });

  test('RR grey: the First Office bonus, in addition to the own one (RR-240)', () => {
    const state = play(table({ players: [{ ...rich, shares: 0 }, {}] }), place('grey', 'telegraph'), office(8)).state;
    expect(at(state, 0).shares).toBe(4);
    expect(at(play(state, ability).state, 0).shares).toBe(6);
  });

  test('RR orange: $100 for each Share the office loadAsked, First Office included, sold or not, and no other (RR-241, rulings 32 and 33)', () => {
    const player: Player = { ...rich, shares: 0, trains: [{ front: 'train-shares', faceUp: true }] };
    const start = table({ players: [player, {}], telegraph: { 8: 'tt-double-flip' } });
    const state = play(start, place('orange', 'telegraph'), office(8)).state;
    const flipped = play(state, tile, discard('white'), flip(0), decline, share(0)).state;
    expect(at(flipped, 0).shares).toBe(4 + 3 - 1);
    expect(eventsOf(play(flipped, ability).events, 'moneyGained')).toMatchObject([
      { amount: 400, rule: 'telegraph-orange' },
    ]);
  });

  test('RR turquoise: the tile for $400, in addition to or instead of a worker (RR-242, ruling 34)', () => {
    const start = table({ players: [rich, {}], telegraph: { 2: 'tt-money' } });
    const state = play(start, place('turquoise', 'telegraph'), office(2)).state;
    const paid = play(state, ability).state;
    expect(at(paid, 0).money).toBe(2000 - 400 + 600);
    const both = play(paid, tile, discard('white')).state;
    expect(at(both, 0).money).toBe(2800);
    expect(refused(both, ability)).toBe('worker-effect/effectUsed');
  });

  test('RR turquoise: not in a Deal section, not without $400', () => {
    const at3 = play(table({ players: [rich, {}] }), place('turquoise', 'telegraph'), office(3)).state;
    expect(refused(at3, ability)).toBe('telegraph-tile/noTelegraphTile');
    const poor = play(
      table({ players: [{ ...rich, money: 350 }, {}], telegraph: { 2: 'tt-money' } }),
      place('turquoise', 'telegraph'),
      office(2),
    ).state;
    expect(refused(poor, ability)).toBe('telegraph-turquoise/money');
  });

  for (const worker of ['grey', 'orange'] as const)
    test(`RR ${worker} needs to know the section (ruling 11)`, () => {
      const state = play(table({ players: [rich, {}] }), place(worker, 'telegraph')).state;
      expect(refused(state, ability)).toBe(`telegraph-${worker}/mainActionFirst`);
    });
});
