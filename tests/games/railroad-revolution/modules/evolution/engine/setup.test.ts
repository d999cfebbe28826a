import { describe, expect, test } from 'vitest';
import {
  PERFORMANCE_TILE,
  PERFORMANCE_TILES,
  pieceOf,
  REWARD_TILES,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import { TRACK_SPACES } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import {
  CAR,
  TENDERS,
  WAGONS,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type {
  Evolution,
  State,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { scriptRng, seedRng } from '../../../../../../src/kernel/rng.ts';
import { eventsOf, ext, game, play, proofs, refused } from './table.ts';

const start = (seats: number, seed = 7) => game.setup(game.configure({ seats, modules: ['evolution'] }), seed);
const part = (state: State): Evolution => state.evolution as Evolution;
/** The game once everybody has taken the first tile on offer. */
function begun(seats: number, seed = 7): State {
  let { state } = start(seats, seed);
  while (state.round === 0) state = play(state, game.legal(state)[0] as never).state;
  return state;
}

describe('RE the preparation', () => {
  test('RE-1 RE-2 the expansion is a module of the base game: without it there is nothing of it', () => {
    const { state } = game.setup(game.configure({ seats: 3 }), 7);
    expect(state.evolution).toBeUndefined();
    expect(state.telegraph).toHaveLength(8);
    expect(game.prompt(state)).toMatchObject({ kind: 'chooseSetupTile' });
    expect(refused(state, { kind: 'choosePerformanceTile', tile: 'perf-A1' })).toBe('setup-choice/notAsked');
  });

  test.each([2, 3, 4])(
    'RE-4 RE-5 RE-6 with %i players everybody has an extension with a rail and a building',
    (seats) => {
      const state = begun(seats);
      expect(state.seats.map(({ aside }) => aside)).toEqual(state.seats.map(() => ({ rails: 1, buildings: 1 })));
      expect(state.seats.map(({ box }) => box)).toEqual(state.seats.map(() => ({ rails: 0, buildings: 0 })));
      expect(proofs.faults(state)).toEqual([]);
    },
  );

  test.each([
    [4, [2, 2, 2, 2, 2, 2]],
    [3, [2, 2, 2, 2, 1, 0]],
    [2, [2, 2, 2, 0, 0, 0]],
  ])('RE-7 to RE-11 with %i players the Wagons lie in rows of %j, beside a stack of six Tenders', (seats, rows) => {
    const { state, events } = start(seats);
    const { sections, tenders, pieces } = part(state).tradeArea;
    expect(sections.map(({ wagons }) => wagons.length)).toEqual(rows);
    expect(new Set(sections.flatMap(({ wagons }) => wagons)).size).toBe(rows.reduce((sum, n) => sum + n, 0));
    expect(tenders).toEqual(TENDERS.map(({ id }) => id));
    expect(pieces).toEqual(state.seats.map(() => ({ rails: 0, buildings: 0 })));
    const laid = eventsOf(events, 'wagonsLaid');
    expect(laid.map(({ section, wagons }) => [section, wagons])).toEqual(
      sections.flatMap(({ wagons }, i) => (wagons.length > 0 ? [[i + 1, wagons]] : [])),
    );
    expect(laid.every(({ rule }) => rule === 'wagon-rows')).toBe(true);
  });

  test('RE-8 the Wagons are shuffled', () => {
    const rows = [1, 2, 3].map((seed) => JSON.stringify(part(start(4, seed).state).tradeArea.sections));
    expect(new Set(rows).size).toBe(3);
  });

  test.each([2, 3, 4])('RE-12 RE-13 with %i players each has one marker, beside the track', (seats) => {
    expect(part(begun(seats)).seats.map(({ marker }) => marker)).toEqual(Array(seats).fill(0));
  });

  test.each([2, 3, 4])(
    'RE-14 to RE-22 with %i players the rows beside the track have that many tiles each',
    (seats) => {
      const { state, events } = start(seats);
      const { rows, offers } = part(state);
      const performance = [...rows['perf-row-1'], ...rows['perf-row-2'], ...rows['perf-row-3']];
      const rewards = [...rows['reward-row-1'], ...rows['reward-row-2']];
      for (const row of Object.values(rows)) expect(row).toHaveLength(seats);
      expect(new Set([...performance, ...offers.map(({ tile }) => tile)]).size).toBe(4 * seats);
      expect(performance.every((tile) => tile in PERFORMANCE_TILE)).toBe(true);
      // all reward tiles that are left are laid out, as many of each type
      expect(rewards.filter((tile) => pieceOf(tile as never) === 'rail')).toHaveLength(seats);
      expect(rewards.filter((tile) => pieceOf(tile as never) === 'building')).toHaveLength(seats);
      expect(eventsOf(events, 'tileRowLaid').map(({ row, rule }) => [row, rule])).toEqual([
        ['perf-row-1', 'performance-tile-rows'],
        ['reward-row-1', 'reward-tile-rows'],
        ['perf-row-2', 'performance-tile-rows'],
        ['reward-row-2', 'reward-tile-rows'],
        ['perf-row-3', 'performance-tile-rows'],
      ]);
    },
  );

  test('RE-15 RE-16 RE-19 RE-20 tiles are set aside, and then removed, by letter and by type', () => {
    for (let seed = 0; seed < 12; seed++)
      for (const [seats, most] of [
        [2, 2],
        [3, 3],
        [4, 4],
      ] as const) {
        const { rows, offers } = part(start(seats, seed).state);
        const laid = Object.values(rows)
          .flat()
          .filter((tile) => tile.startsWith('perf'));
        for (const letter of ['A', 'B', 'C', 'D'])
          expect(laid.filter((tile) => tile.charAt(5) === letter).length).toBeLessThanOrEqual(most);
        expect(new Set(offers.map(({ tile }) => tile.charAt(5))).size).toBe(seats);
      }
  });

  test('RE-18 both kinds of reward tile are mixed', () => {
    const first = Array.from({ length: 20 }, (_, seed) =>
      part(start(4, seed).state).rows['reward-row-1'].map((tile) => pieceOf(tile as never)),
    );
    expect(first.some((row) => row.includes('rail') && row.includes('building'))).toBe(true);
  });

  test.each([2, 3, 4])(
    'RE-23 to RE-25 RE-32 with %i players: seven sections, tiles in the five middle ones, no Deal icon',
    (seats) => {
      const { state } = start(seats);
      expect(state.telegraph.map(({ tile }) => tile !== undefined)).toEqual([
        false,
        true,
        true,
        true,
        true,
        true,
        false,
      ]);
      expect(new Set(state.telegraph.flatMap(({ tile }) => tile ?? [])).size).toBe(5);
    },
  );

  test.each([
    [2, [1, 4, 7]],
    [3, [2, 5]],
    [4, []],
  ])('ruling 82: with %i players the neutral offices stand in sections %j', (seats, sections) => {
    const { telegraph } = start(seats).state;
    expect(telegraph.flatMap(({ offices }, i) => (offices.includes('neutral') ? [i + 1] : []))).toEqual(sections);
  });

  test('RE-26 the five Telegraph VP tiles lie in the five left slots, in any order', () => {
    const orders = [1, 2, 3].map((seed) => part(start(4, seed).state).vpTiles);
    for (const order of orders) expect([...order].sort()).toEqual(['tv-1', 'tv-2', 'tv-3', 'tv-4', 'tv-5']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
    expect(eventsOf(start(4).events, 'vpTileLaid').map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([2, 3, 4])(
    'RE-27 to RE-29 with %i players that many performance tiles lie out with a specialist each',
    (seats) => {
      const { state, events } = start(seats);
      const { offers } = part(state);
      expect(offers).toHaveLength(seats);
      expect(state.setup).toEqual([]);
      expect(new Set(offers.map(({ worker }) => worker)).size).toBe(seats);
      expect(eventsOf(events, 'performanceTileOffered')).toHaveLength(seats);
      expect(eventsOf(events, 'spareWorkerReturned')).toHaveLength(4 - seats);
      expect(Object.values(state.supply).reduce((sum, n) => sum + n, 0)).toBe(48 - seats);
    },
  );

  test('RE-29 they are taken in reverse turn order; the last player has no choice', () => {
    const { state, events } = start(3);
    const [first] = eventsOf(events, 'firstPlayerChosen');
    const order: number[] = [];
    let now = state;
    const told: string[] = [];
    while (now.round === 0) {
      const prompt = game.prompt(now);
      expect(prompt).toMatchObject({ kind: 'choosePerformanceTile', rule: 'starting-performance-tile' });
      order.push('seat' in prompt ? prompt.seat : -1);
      const outcome = play(now, game.legal(now).at(-1) as never);
      told.push(...outcome.events.map(({ kind }) => kind));
      now = outcome.state;
    }
    const seat = first?.seat ?? 0;
    expect(order).toEqual([(seat + 2) % 3, (seat + 1) % 3]);
    expect(told.filter((kind) => kind === 'forced')).toHaveLength(1);
    expect(part(now).offers).toEqual([]);
  });

  test('RE-30 RE-31 the worker goes to the supply, the tile to the bottom right slot', () => {
    const { state } = start(4);
    const [, offer] = part(state).offers;
    const prompt = game.prompt(state);
    const seat = 'seat' in prompt ? prompt.seat : 0;
    if (!offer) throw new Error('no offer');
    const { state: after, events } = play(state, { kind: 'choosePerformanceTile', tile: offer.tile });
    expect(ext(after, seat).tiles).toEqual({ 'I-2': offer.tile });
    expect(after.seats[seat]?.supply).toMatchObject({ white: 4, [offer.worker]: 1 });
    expect(after.supply).toEqual(state.supply);
    expect(events).toEqual([
      { kind: 'performanceTileChosen', seat, rule: 'starting-performance-tile', tile: offer.tile, slot: 'I-2' },
      { kind: 'workerGained', seat, rule: 'starting-performance-tile', worker: offer.worker },
    ]);
    expect(refused(after, { kind: 'choosePerformanceTile', tile: offer.tile })).toBe(
      'starting-performance-tile/performanceTileGone',
    );
  });

  test('the same setup comes of the same seed, with other dice only where the base game has none', () => {
    const one = game.setup(game.configure({ seats: 4, modules: ['evolution'] }), seedRng(3));
    expect(one).toEqual(start(4, 3));
    const still = game.setup(game.configure({ seats: 2, modules: ['evolution'] }), scriptRng([], 1));
    expect(proofs.faults(still.state)).toEqual([]);
  });
});

describe('RE the components', () => {
  test('RE-79 twenty performance tiles, five of each letter', () => {
    expect(PERFORMANCE_TILES).toHaveLength(20);
    for (const one of ['A', 'B', 'C', 'D'])
      expect(PERFORMANCE_TILES.filter(({ letter }) => letter === one)).toHaveLength(5);
    expect(new Set(PERFORMANCE_TILES.map(({ id }) => id)).size).toBe(20);
  });
  test('RE-80 eight reward tiles, four of each type', () => {
    expect(REWARD_TILES.map(({ piece }) => piece).sort()).toEqual([
      ...Array(4).fill('building'),
      ...Array(4).fill('rail'),
    ]);
  });
  test('RE-81 twelve Wagons and six Tenders, the known ones as in the rulebook', () => {
    expect([WAGONS.length, TENDERS.length]).toEqual([12, 6]);
    expect(CAR['wagon-1'].effect).toEqual({ kind: 'gainMoney', amount: 300 });
    expect(TENDERS.map(({ effect }) => effect)).toEqual(Array(6).fill({ kind: 'gainShares', n: 1 }));
    expect(WAGONS.map(({ effect }) => effect.kind)).toEqual([
      'gainMoney',
      'gainMoney',
      'gainShares',
      'gainShares',
      'advance',
      'advance',
      'promote',
      'promote',
      'exchangeWorker',
      'gainWorkerOfChoice',
      'placeRail',
      'takeTrain',
    ]);
  });
  test('RE-52 each crossing cost stands once on the track, and VP rise to its top', () => {
    expect(TRACK_SPACES.flatMap(({ money }) => money ?? [])).toEqual([300]);
    expect(TRACK_SPACES.flatMap(({ shares }) => shares ?? [])).toEqual([2]);
    expect(TRACK_SPACES.flatMap(({ workers }) => workers ?? [])).toEqual([1]);
    const vp = TRACK_SPACES.flatMap((space) => space.vp ?? []);
    expect(vp).toEqual([...vp].sort((a, b) => a - b));
    expect(TRACK_SPACES.at(-1)?.vp).toBe(vp.at(-1));
  });
});
