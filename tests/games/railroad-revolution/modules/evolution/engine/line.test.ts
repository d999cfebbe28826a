import { describe, expect, test } from 'vitest';
import { sectionsOf } from '../../../../../../src/games/railroad-revolution/engine/network.ts';
import { prospects } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/affordability.ts';
import { anytime } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/reward-tiles.ts';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { decline, finish, office, place, rail, sell, station } from '../../../engine/table.ts';
import {
  asked,
  type EvolutionPlayer,
  eventsOf,
  evolutionTable,
  game,
  legalOf,
  play,
  put,
  refused,
  resumed,
  use,
} from './table.ts';

const SECTIONS = [1, 2, 3, 4, 5, 6, 7] as const;
const start = evolutionTable({
  config: { seats: 4 },
  players: [{ supply: { white: 6 }, shares: 0 }, {}, {}, {}],
  telegraph: { 4: 'tt-money' },
});
const building = play(start, place('white', 'telegraph')).state;

describe('RE the telegraph line', () => {
  test('RE-24 RE-25 a tile face up in each of the five middle sections, the sixth out of the game', () => {
    const left = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const { state } = game.setup(game.configure({ seats: 4, modules: ['evolution'] }), seed);
      const tiles = state.telegraph.map(({ tile }) => tile);
      expect(tiles.map((tile) => tile === undefined)).toEqual([true, false, false, false, false, false, true]);
      const all = ['tt-rail', 'tt-double-flip', 'tt-train', 'tt-promote', 'tt-money', 'tt-advance'] as const;
      const out = all.filter((tile) => !tiles.includes(tile));
      expect(out).toHaveLength(1);
      left.add(String(out));
    }
    expect(left.size).toBeGreaterThan(3);
  });

  test('RE-32 an office opens no Deal, wherever it stands', () => {
    expect(legalOf(building, 'buildOffice').map(({ section }) => section)).toEqual(SECTIONS);
    for (const section of SECTIONS) {
      const { state } = play(building, office(section), finish);
      expect(asked(state)).toBe('placeWorker 1');
    }
    expect(game.check(building, office(8))).toMatchObject({ code: 'noSuchSection', facts: { section: 8 } });
    expect(sectionsOf(building)).toEqual(SECTIONS);
  });

  test('RE-33 it earns Shares, more of them as the first of its section, and the tile for a worker', () => {
    const first = play(building, office(4), { kind: 'takeTelegraphTile' });
    const shares = eventsOf(first.events, 'sharesGained').map(({ rule }) => rule);
    expect(shares).toEqual(['telegraph-shares', 'first-office-bonus']);
    const paid = play(first.state, { kind: 'discardWorker', from: 'supply', worker: 'white' });
    expect(eventsOf(paid.events, 'moneyGained')).toMatchObject([{ rule: 'telegraph-tile-money' }]);
    const other = play(paid.state, finish, place('white', 'telegraph'), office(4));
    expect(eventsOf(other.events, 'sharesGained').map(({ rule, seat }) => [rule, seat])).toContainEqual([
      'telegraph-shares',
      1,
    ]);
    expect(eventsOf(other.events, 'sharesGained').filter(({ rule }) => rule === 'first-office-bonus')).toEqual([]);
    // the ends of the line have no tile
    expect(refused(play(building, office(7)).state, { kind: 'takeTelegraphTile' })).not.toBe('legal');
  });
});

describe('RE what a reward tile leaves open', () => {
  /** A rail has been sold, and there is room for it on the Tender section only. */
  const sold = (rewards: readonly 'reward-rail-1'[]): State => {
    const sections = Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [n, { rail: 1 }]));
    const table = evolutionTable({ players: [{ money: 0, shares: 0, rewards }, { rewards: [] }], sections });
    return play(table, place('white', 'trade'), sell('rail')).state;
  };

  test('RE-59 who has one to use is asked, also where there is one answer', () => {
    expect(asked(sold([]))).toBe('action 0');
    const state = sold(['reward-rail-1']);
    expect(asked(state)).toBe('placeInTradeArea 0');
    expect(game.legal(state)).toEqual([put('tender')]);
    expect(game.anytime(state)).toEqual([use(0, 'rail')]);
    expect(anytime.seatOf(use(2, 'rail'))).toBe(2);
  });

  test('RE-60 RE-61 its piece comes from the extension, also where the player board has none left', () => {
    const none = { rails: 0, buildings: 0 };
    const begin = (last: Partial<typeof none>) =>
      evolutionTable({
        players: [
          {
            sections: [{ ...none, ...last }, ...Array(7).fill(none)],
            rewards: ['reward-rail-1', 'reward-building-1'],
          },
          {},
        ],
      });
    const laid = play(begin({ buildings: 1 }), use(0, 'rail'), rail('washington--chicago')).state;
    expect(laid.seats[0]?.aside).toEqual({ rails: 0, buildings: 1 });
    const built = play(begin({ rails: 1 }), use(0, 'building'), station('charlotte')).state;
    expect(built.seats[0]?.aside).toEqual({ rails: 1, buildings: 0 });
  });

  test('RE-56 only the worker for that very tile has to go first, and only its owner’s', () => {
    const state = evolutionTable({ players: [{ supply: { white: 6 }, rewards: ['reward-rail-1'] }, {}] });
    const owing = (seat: 0 | 1, rule: 'take-reward-tile' | 'crossing-cost') =>
      resumed(state, [
        { kind: 'endTurn', seat: 0 },
        { kind: 'closeTurn', seat: 0 },
        { kind: 'discardWorker', seat, rule: rule as never, must: true },
      ]);
    expect(refused(owing(0, 'take-reward-tile'), use(0, 'rail'))).toBe('take-reward-tile/tileOwed');
    expect(refused(owing(0, 'crossing-cost'), use(0, 'rail'))).toBe('legal');
    expect(refused(owing(1, 'take-reward-tile'), use(0, 'rail'))).toBe('any-time-steps/insideStep');
  });

  test('RE-59 before the turn goes on without its player, only who can use a tile is asked', () => {
    const built = ['washington', 'charlotte'] as const;
    const going = (player: EvolutionPlayer, other: EvolutionPlayer = {}) => {
      const agenda = [
        { kind: 'endTurn', seat: 0 },
        { kind: 'closeTurn', seat: 0 },
        { kind: 'useTiles', seat: 0, between: true },
      ] as const;
      const { state, events } = game.resume({ ...evolutionTable({ players: [player, other] }), agenda } as never);
      expect(eventsOf(events, 'rewardDeclined')).toEqual([]);
      return asked(state) === 'useTiles 0' ? game.legal(state) : undefined;
    };
    const bare: EvolutionPlayer = { money: 0, shares: 0 };
    expect(going(bare)).toBeUndefined();
    expect(going({ ...bare, rewards: ['reward-rail-1'] })).toEqual([decline]);
    expect(going({ ...bare, rewards: ['reward-building-1'], stations: built })).toBeUndefined();
    expect(going({ ...bare, rewards: ['reward-building-1', 'reward-rail-1'], stations: built })).toEqual([decline]);
    expect(going(bare, { rewards: ['reward-rail-1'] })).toBeUndefined();
  });

  test('RE-47 the bonus that is meant is that of the train which is asked about', () => {
    const cars = [{ id: 'wagon-10', train: 0 }] as const;
    const state = evolutionTable({ players: [{ cars }, {}] });
    const task = { kind: 'bonuses', seat: 0, train: 0, left: ['wagon'] } as const;
    const agenda = [{ kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, task] as const;
    const asking = { ...state, agenda } as unknown as State;
    expect(game.targets(asking, { kind: 'takeBonus', of: 'wagon' })).toEqual(['car:wagon-10']);
  });

  test('RE where nobody is asked, or at a seat where nobody plays, a move is about what it names', () => {
    const over = { ...start, agenda: [] } as unknown as State;
    expect(game.targets(over, { kind: 'attach', car: 'wagon-1', train: 1 })).toEqual(['car:wagon-1', 'train:0:1']);
    const two = evolutionTable({ players: [{}, {}] });
    for (const piece of ['rail', 'building'] as const) expect(game.targets(two, use(3, piece))).toEqual([]);
  });

  test('RE-47 what waits for one player waits for no other', () => {
    const cars = [{ id: 'wagon-10', train: 0 }] as const;
    const state = evolutionTable({ players: [{}, { cars, trains: [{ front: 'train-shares', faceUp: false }] }] });
    const waiting = (seat: 0 | 1) => {
      const task = { kind: 'bonuses', seat, train: 0, left: ['wagon'] } as const;
      return prospects({ ...state, agenda: [{ kind: 'endTurn', seat: 0 }, task] } as unknown as State, 1).waiting;
    };
    expect(waiting(1)).toBe(400);
    expect(waiting(0)).toBe(0);
  });
});
