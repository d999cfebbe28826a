import { describe, expect, test } from 'vitest';
import { HEX_IDS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import type { State } from '../../../../src/games/whistle-stop/engine/types.ts';
import {
  asked,
  bypass,
  coal,
  discard,
  endTurn,
  factsOf,
  game,
  lay,
  pay,
  play,
  rulesOf,
  table,
  trade,
  whistle,
} from './table.ts';

// What is easily overlooked: in which order things come, and what becomes of the last one of something.

const BOARD = { C4: 'O15@1', D5: 'CY1@0' } as const;
const poor = { coal: 0, whistles: 0 };

/** Seats own these shares of the first railroad; the rest lie on its stack. */
const shares =
  (...given: readonly (readonly number[])[]) =>
  (state: State): State => ({
    ...state,
    shares: { ...state.shares, R1: state.shares.R1.filter((one) => !given.flat().includes(one)) },
    seats: state.seats.map((player, seat) => ({
      ...player,
      shares: { ...player.shares, R1: (given[seat] ?? []) as typeof player.shares.R1 },
    })),
  });

describe('WS what comes in which order', () => {
  test.each([2, 3, 4, 5])('WS-37 place-trains: with %i players round 1 begins when all trains are placed', (seats) => {
    let { state } = game.setup(game.configure({ seats }), 5);
    while (state.round === 0) {
      const [move] = game.legal(state);
      ({ state } = play(state, ...(move ? [move] : [])));
    }
    expect(state.seats.flatMap(({ trains }) => trains).filter((place) => place === 'reserve')).toEqual([]);
  });

  test('WS-45 even-income: the income is taken clockwise from the start player', () => {
    const state = table({ players: [{}, {}, {}], board: BOARD, round: 3, first: 2, turn: 1 });
    expect(factsOf(play(state, endTurn).events, 'incomeTaken').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  test('WS-141 last-round: the last round is announced when it begins, not with every turn of it', () => {
    const state = table({ players: [{}, {}, {}], board: BOARD, round: 11, first: 1, turn: 1 });
    const { state: next, events } = play(state, endTurn);
    expect(asked(next)).toBe('turn 2');
    expect(factsOf(events, 'lastRoundBegun')).toEqual([]);
  });

  test('WS-154 WS-83 resource-limit: the 11th resource is discarded before the next trade', () => {
    const resources = { lumber: 4, cotton: 3, gravel: 2, steel: 1 };
    const before = table({ players: [{ trains: ['C4-0'], resources }], board: { C4: 'O15@1', D5: 'TP1@0' } });
    const traded = play(before, coal(0, 'SW'), trade('steel', 'lumber-cotton')).state;
    expect(asked(traded)).toBe('discardResource 0');
    expect(game.prompt(play(traded, discard('gravel')).state)).toMatchObject({ kind: 'trade', seat: 0, left: 1 });
  });

  test('WS-92 gold-mine: a player’s gold lies in the order in which it was taken', () => {
    const state = table({
      players: [{ trains: ['C4-0'] }],
      board: { C4: 'O15@1', D5: 'GM1@0' },
      set: (from) => {
        const [least, ...others] = [...from.gold].sort();
        const seats = from.seats.map((player, seat) =>
          seat === 0 && least !== undefined ? { ...player, gold: [least] } : player,
        );
        return { ...from, seats, gold: others.reverse() };
      },
    });
    expect(play(state, coal(0, 'SW')).state.seats[0]?.gold).toEqual([3, 5]);
  });

  test('WS-95 stock-market-share: a share goes back to its place in the stack, lowest number on top', () => {
    const state = table({
      players: [{ trains: ['G4-1'] }, { trains: ['space-5'] }],
      board: { G4: 'O10@0', H4: 'E10@0' },
      set: shares([3, 4]),
    });
    const { state: given } = play(state, coal(0, 'NW'), pay, { kind: 'giveShare', railroad: 'R1', number: 4 });
    expect(given.shares.R1).toEqual([1, 2, 4, 5, 6]);
  });
});

describe('WS the last one of something', () => {
  test('WS-56 refill-display: the last tile of the pile goes to the display', () => {
    const state = table({
      players: [{ tiles: ['O40', 'O41', 'O42'] }, { tiles: ['O43', 'O45', 'O46'] }],
      board: BOARD,
      display: ['O30', 'O36'],
      pile: ['O38'],
      // All others are laid out on the board, far from everything.
      set: (from) => {
        const free = HEX_IDS.filter((hex) => from.board[hex] === undefined);
        const [last, ...others] = from.pile;
        const laid = others.map((tile, i) => [free[i], { tile, turn: 0 }]);
        return { ...from, board: { ...from.board, ...Object.fromEntries(laid) }, pile: last ? [last] : [] };
      },
    });
    const { state: after, events } = play(state, endTurn);
    expect(factsOf(events, 'displayFilled')).toMatchObject([{ tiles: ['O38'] }]);
    expect([after.display, after.pile]).toEqual([['O30', 'O36', 'O38'], []]);
  });

  test('WS-150 token-score: coal and whistles count together, 1 VP for 2 of them', () => {
    // The turn that is passed brings the third whistle.
    const state = table({ players: [{ coal: 3, whistles: 2 }, poor], board: BOARD, round: 12, first: 1, turn: 0 });
    const { lines } = game.score(play(state, endTurn).state);
    expect(lines).toContainEqual({ seat: 0, points: 3, rule: 'token-score', because: { tokens: 6 } });
  });

  test('WS-153 win-tie: two who are level at the top are told apart by shares, wherever they sit', () => {
    const state = table({
      players: [
        { ...poor, coal: 1 },
        { ...poor, score: 5 },
        { ...poor, score: 20 },
      ],
      board: BOARD,
      round: 11,
      first: 1,
      turn: 0,
      set: shares([], [1]),
    });
    const { state: over, events } = play(state, endTurn);
    expect(game.score(over).totals).toEqual([1, 20, 20]);
    expect(factsOf(events, 'gameEnded')).toMatchObject([{ winners: [1], by: 'shares', rule: 'win-tie' }]);
  });
});

describe('WS where a train has run', () => {
  test('WS-157 loop-back: two legs that lead back to where the move began are a loop', () => {
    const board = { C4: 'O20@0', D4: 'CY1@0', D5: 'O28@0' } as const;
    const { events } = play(table({ players: [{ trains: ['C4-2'] }], board }), whistle(0, 'NW'), bypass('S'));
    expect(rulesOf(events, 'trainArrived')).toEqual(['loop-back']);
  });

  test('WS-71 no-way-back: track without a stop is used at both of its ends', () => {
    const state = table({
      players: [{ trains: ['D5'], tiles: ['O02', 'O01', 'O25'] }],
      board: { D5: 'CY1@0', H5: 'E5@0', H6: 'E6@0' },
    });
    const { state: under } = play(state, coal(0, 'SW'), lay('O02', 2));
    expect(game.view(under, 'public').moving).toMatchObject({ hex: 'F6', used: ['D5-SW', 'E5-NE', 'E5-SW'] });
  });
});
