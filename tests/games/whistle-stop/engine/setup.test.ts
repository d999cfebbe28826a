import { describe, expect, test } from 'vitest';
import { EAST_HEXES, eastSide } from '../../../../src/games/whistle-stop/engine/east-side.ts';
import { END_HEXES, MID_HEXES } from '../../../../src/games/whistle-stop/engine/setup.ts';
import {
  COAST,
  COAST_IDS,
  HEX_IDS,
  type HexId,
  TURNS,
} from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { GOLD, RESOURCES } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import { ORDINARY_IDS } from '../../../../src/games/whistle-stop/engine/tables/ordinary-tiles.ts';
import { RAILROADS } from '../../../../src/games/whistle-stop/engine/tables/railroads.ts';
import { SPECIAL_IDS, SPECIAL_KIND } from '../../../../src/games/whistle-stop/engine/tables/special-tiles.ts';
import {
  hasStop,
  isEnd,
  isOrdinary,
  isSpecial,
  SHAPE,
  TILE_IDS,
  TURNS_OF,
} from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import { lying } from '../../../../src/games/whistle-stop/engine/track.ts';
import { below, seedRng, shuffled } from '../../../../src/kernel/rng.ts';
import { asked, factsOf, game, play, proofs, refused } from './table.ts';

const COUNTS = [2, 3, 4, 5] as const;
const begin = (seats: number, seed: number) => game.setup(game.configure({ seats }), seed);
const many = COUNTS.flatMap((seats) => Array.from({ length: 25 }, (_, seed) => [seats, seed] as const));
const states = many.map(([seats, seed]) => begin(seats, seed).state);

describe('WS set-up', () => {
  test('WS-1 player-count: for 2 to 5 players, without variants', () => {
    for (const seats of [0, 1, 6]) expect(() => game.configure({ seats })).toThrow(/2 to 5 players/);
    expect(() => game.configure({ seats: 2, variants: { short: true } })).toThrow(/no variant named short/);
    expect(() => game.configure({ seats: 2, rulings: { bypass: 'x' } })).toThrow(/no ruling named bypass/);
    expect(() => game.configure({ seats: 2, rulings: { lossFloor: 'x' } })).toThrow(/is none or zero/);
  });

  test('WS-13 WS-14 WS-168 end-tiles-laid: 8 of the 10 End tiles fill the westernmost column, open to the east', () => {
    expect(END_HEXES).toHaveLength(8);
    for (const { board } of states)
      for (const hex of END_HEXES) expect(isEnd(board[hex]?.tile ?? 'O01') && board[hex]?.turn === 0).toBe(true);
  });

  test('WS-15 WS-16 WS-17 WS-18 mid-column, mid-column-special, mid-column-order', () => {
    const orders = new Set<string>();
    for (const { board } of states) {
      const tiles = MID_HEXES.flatMap((hex) => board[hex]?.tile ?? []);
      const kinds = tiles.filter(isSpecial).map((tile) => SPECIAL_KIND[tile]);
      expect(tiles).toHaveLength(8);
      expect(tiles.filter(isOrdinary)).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'coalYard')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'tradingPost')).toHaveLength(1);
      expect(kinds.filter((kind) => kind === 'town')).toHaveLength(2);
      expect(kinds).toHaveLength(5);
      orders.add(kinds.join());
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  test('WS-19 WS-20 WS-21 east-side-tiles: nine ordinary tiles, seven in the first column, two at the ends of the second', () => {
    expect(EAST_HEXES).toEqual(['B1', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B8']);
    for (const { board } of states) {
      const laid = HEX_IDS.filter((hex) => board[hex] !== undefined);
      expect(laid).toHaveLength(25);
      for (const hex of EAST_HEXES) expect(isOrdinary(board[hex]?.tile ?? 'T1')).toBe(true);
    }
  });

  test('WS-22 east-side-forward: every route from the coast comes to an empty space', () => {
    const STEP = { 0: [0, -2], 1: [-1, -1], 2: [-1, 1], 3: [0, 2], 4: [1, 1], 5: [1, -1] } as const;
    const where = (hex: HexId) => {
      const column = 'ABCDEFGH'.indexOf(hex.charAt(0)) + 1;
      return [column, 2 * Number(hex.slice(1)) - (column % 2 === 1 ? 1 : 2)] as const;
    };
    for (const { board } of states)
      for (const id of COAST_IDS) {
        let here: HexId | undefined = COAST[id].hex;
        let edge = COAST[id].edge === 'NE' ? 1 : 2;
        for (let laid = board[here]; here && laid; laid = here && board[here]) {
          const out: number = lying(laid.tile, laid.turn).other[edge] ?? -1;
          const [column, depth] = where(here);
          const [dc, dy]: readonly [number, number] = STEP[out as 0];
          here = HEX_IDS.find((one) => where(one)[0] === column + dc && where(one)[1] === depth + dy);
          edge = (out + 3) % 6;
        }
        expect(here, id).toBeDefined();
      }
  });

  test('WS-22 east-side-forward: the choice never fails, whatever order the tiles have', () => {
    for (let seed = 0; seed < 300; seed++) {
      const mixed = shuffled(seedRng(seed), ORDINARY_IDS);
      let { rng } = mixed;
      const pick = (n: number) => {
        const drawn = below(rng, n);
        rng = drawn.rng;
        return drawn.value;
      };
      const { laid, rest } = eastSide(mixed.items.slice(3), pick);
      expect(laid).toHaveLength(9);
      expect(rest).toHaveLength(38);
    }
    expect(() => eastSide(['O04'], () => 0)).toThrow('No ordinary tile fits B1');
  });

  test.each(many)(
    'WS-23 WS-24 WS-26 tile-pile, tile-display, starting-tiles: with %i players, seed %i',
    (seats, seed) => {
      const { state, events } = begin(seats, seed);
      expect(state.display).toHaveLength(3);
      expect(state.pile).toHaveLength(TILE_IDS.length - 17 - 3 - 3 * seats);
      for (const { tiles } of state.seats) {
        expect(tiles).toHaveLength(3);
        expect(tiles.some(hasStop)).toBe(true);
      }
      expect(factsOf(events, 'startingTiles')).toHaveLength(seats);
      expect(proofs.faults(state)).toEqual([]);
    },
  );

  test('WS-27 starting-stop: three tiles without a stop are set aside, and go back into the pile', () => {
    const found = Array.from({ length: 900 }, (_, seed) => begin(5, seed)).filter(
      ({ events }) => factsOf(events, 'tilesSetAside').length > 0,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { state, events } of found) {
      for (const { tiles } of factsOf(events, 'tilesSetAside')) expect(tiles.some(hasStop)).toBe(false);
      expect(proofs.faults(state)).toEqual([]);
    }
  });

  test.each([
    [2, 5, [2, 2]],
    [3, 5, [2, 2, 3]],
    [4, 4, [2, 2, 3, 3]],
    [5, 3, [2, 2, 3, 3, 4]],
  ])(
    'WS-25 WS-28 WS-29 WS-30 WS-31 WS-32 WS-34 WS-35 WS-36 starting-whistle, player-colours, trains-per-player, score-start, starting-coal: %i players',
    (seats, trains, coal) => {
      const { state } = begin(seats, 7);
      expect(new Set(state.seats.map(({ colour }) => colour)).size).toBe(seats);
      for (const player of state.seats) {
        expect(player).toMatchObject({ whistles: 1, score: 0, spent: [], gold: [] });
        expect(player.trains).toEqual(Array.from({ length: trains }, () => 'reserve'));
      }
      expect(coal.map((_, i) => state.seats[(state.first + i) % seats]?.coal)).toEqual(coal);
    },
  );

  test('WS-4 WS-5 WS-8 WS-9 WS-10 turn-track-tokens, open-supplies, share-stacks: what lies where', () => {
    // 11 spaces of coal for 2 players, 8 for 5, and one of whistles.
    expect(begin(2, 1).state.supply).toMatchObject({ coal: 100 - 44 - 4, whistles: 24 - 2 - 2 });
    expect(begin(5, 1).state.supply).toMatchObject({ coal: 100 - 80 - 14, whistles: 24 - 5 - 5 });
    const { supply, shares } = begin(3, 1).state;
    for (const resource of RESOURCES) expect(supply.resources[resource]).toBe(10);
    for (const railroad of RAILROADS) expect(shares[railroad]).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('WS-7 gold-face-down: 20 gold tokens, shuffled, unseen', () => {
    const { state } = begin(2, 3);
    expect(state.gold).toHaveLength(20);
    expect(state.gold.filter((value) => value === 5)).toHaveLength(GOLD[5]);
    expect(state.gold).not.toEqual(begin(2, 4).state.gold);
    expect(game.view(state, 0).gold).toBe(20);
  });

  test('WS-33 start-player: anybody', () => {
    expect(new Set(states.filter(({ config }) => config.seats === 3).map(({ first }) => first))).toEqual(
      new Set([0, 1, 2]),
    );
  });

  test('WS-37 WS-38 WS-39 place-trains, east-coast-stop, one-train-a-coast-stop: one by one, from the start player’s right', () => {
    for (const seats of COUNTS) {
      let { state } = begin(seats, 5);
      const { first } = state;
      const order: number[] = [];
      const trains = state.seats[0]?.trains.length ?? 0;
      for (let n = 0; n < seats * trains; n++) {
        expect(game.prompt(state)).toMatchObject({ kind: 'placeTrain', rule: 'place-trains' });
        const [, seat] = asked(state).split(' ');
        order.push(Number(seat));
        const stop = COAST_IDS[n] ?? 'coast-1';
        if (n > 0)
          expect(refused(state, { kind: 'placeTrain', stop: 'coast-1' })).toBe('one-train-a-coast-stop coastTaken');
        // With four players the last train has no choice.
        if (n < 15) ({ state } = play(state, { kind: 'placeTrain', stop }));
        if (state.round > 0) break;
      }
      expect(order.slice(0, seats)).toEqual(
        Array.from({ length: seats }, (_, i) => (first + 2 * seats - 1 - i) % seats),
      );
      expect(asked(state)).toBe(`turn ${first}`);
      expect(state.round).toBe(1);
    }
  });
});

describe('WS tables', () => {
  test('WS-166 WS-167 tile-sorts: 50 ordinary and 18 special tiles, whose tracks meet every edge', () => {
    expect([ORDINARY_IDS.length, SPECIAL_IDS.length]).toEqual([50, 18]);
    for (const tile of TILE_IDS) {
      const shape = SHAPE[tile];
      const edges = shape.kind === 'hub' ? shape.edges : shape.tracks.flatMap((track) => track.edges);
      expect([...edges].sort(), tile).toEqual([...TURNS]);
    }
    const stops = ORDINARY_IDS.flatMap((tile) => {
      const shape = SHAPE[tile];
      return shape.kind === 'tracks' ? shape.tracks.flatMap(({ stop }) => stop ?? []) : [];
    });
    expect(RESOURCES.map((one) => stops.filter((stop) => stop === one).length)).toEqual([14, 14, 14, 7, 7, 7]);
  });

  test('turns that look alike count once', () => {
    expect(TURNS_OF.TP1).toEqual([0]);
    expect(TURNS_OF.O04).toEqual([0, 1]);
    expect(TURNS_OF.O07).toEqual([0]);
    expect(TURNS_OF.O01).toHaveLength(6);
    expect(TURNS_OF.O50).toHaveLength(6);
  });
});
