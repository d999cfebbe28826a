import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/whistle-stop/engine/events.ts';
import { HEX_IDS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import type { State, TrainPlace } from '../../../../src/games/whistle-stop/engine/types.ts';
import {
  asked,
  coal,
  endTurn,
  factsOf,
  game,
  pay,
  play,
  refused,
  rulesOf,
  table,
  takeSpace,
  takeTile,
  unsettled,
  whistle,
} from './table.ts';

const BOARD = { C4: 'O15@1', C5: 'O47@3', D4: 'WF1@0', D5: 'CY1@0' } as const;

/** Full hands, so that nothing is refilled. */
const HANDS = [
  ['O40', 'O41', 'O42'],
  ['O43', 'O45', 'O46'],
  ['O48', 'O49', 'O03'],
  ['O04', 'O05', 'O06'],
] as const;

describe('WS turns', () => {
  test('WS-44 WS-45 round-income, even-income: everybody takes 2 coal, or 1 whistle from the whistle space', () => {
    const before = table({ players: [{}, {}], board: BOARD, round: 8, turn: 1, first: 0 });
    const next = play(before, endTurn);
    expect(factsOf(next.events, 'roundBegun')).toMatchObject([{ round: 9, space: 9, rule: 'round-income' }]);
    expect(factsOf(next.events, 'incomeTaken')).toMatchObject([
      { seat: 0, token: 'coal', amount: 2, rule: 'even-income' },
      { seat: 1, token: 'coal', amount: 2 },
    ]);
    const after = play(table({ players: [{}, {}], board: BOARD, round: 9, turn: 1, first: 0 }), endTurn);
    expect(factsOf(after.events, 'incomeTaken')).toMatchObject([{ token: 'whistle', amount: 1 }, { token: 'whistle' }]);
  });

  test.each([
    [2, 10],
    [3, 9],
    [4, 8],
    [5, 7],
  ])('WS-3 WS-6 turn-track-unused: with %i players the whistles come in round %i', (seats, round) => {
    const players = Array.from({ length: seats }, () => ({}));
    const before = table({ players, board: BOARD, round: round - 1, turn: seats - 1, first: 0 });
    expect(factsOf(play(before, endTurn).events, 'incomeTaken')[0]).toMatchObject({ token: 'whistle' });
  });

  test('WS-46 turn-order: turns go round clockwise, and the start player begins every round', () => {
    const state = table({ players: HANDS.slice(0, 3).map((tiles) => ({ tiles })), board: BOARD, turn: 2, first: 2 });
    expect(asked(play(state, endTurn).state)).toBe('turn 0');
    expect(asked(play(state, endTurn, endTurn).state)).toBe('turn 1');
    const { state: round, events } = play(state, endTurn, endTurn, endTurn);
    expect(asked(round)).toBe('turn 2');
    expect(factsOf(events, 'roundBegun')).toHaveLength(1);
  });

  test('WS-47 WS-48 four-tokens, token-actions: no more than four tokens in a turn, coal and whistles together', () => {
    const state = table({ players: [{ trains: ['D5'] }], board: BOARD });
    const three = play(state, coal(0, 'N'), coal(0, 'S'), coal(0, 'N')).state;
    expect(game.prompt(three)).toMatchObject({ kind: 'turn', left: 1, rule: 'token-actions' });
    const { state: four, events } = play(three, coal(0, 'S'));
    // With the fourth the turn ends by itself.
    expect(asked(four)).toBe('turn 1');
    expect(factsOf(events, 'tokensReturned')).toMatchObject([{ tokens: ['coal', 'coal', 'coal', 'coal'] }]);
    const spent = {
      ...three,
      seats: three.seats.map((player) => ({ ...player, spent: ['coal', 'coal', 'coal', 'coal'] as const })),
    };
    expect(refused(spent, coal(0, 'S'))).toBe('four-tokens fourSpent');
    expect(game.attempts(spent).length).toBeGreaterThan(0);
  });

  test('WS-51 pass-whistle: whoever spends nothing on trains gains a whistle, if one is left', () => {
    const state = table({ players: [{ trains: ['D5'] }], board: BOARD });
    expect(factsOf(play(state, endTurn).events, 'passed')).toEqual([
      { kind: 'passed', seat: 0, rule: 'pass-whistle', whistles: 1 },
    ]);
    expect(factsOf(play(state, coal(0, 'N'), endTurn).events, 'passed')).toEqual([]);
    const none = table({ players: [{ trains: ['D5'], whistles: 17 }, { whistles: 5 }], board: BOARD });
    expect(none.supply.whistles).toBe(0);
    expect(factsOf(play(none, endTurn).events, 'passed')).toMatchObject([{ whistles: 0 }]);
  });

  test('WS-53 spent-tokens-return: spent tokens go back at the end of the turn, not before', () => {
    const state = table({ players: [{ trains: ['D5'] }], board: BOARD });
    const { coal: before } = state.supply;
    const moved = play(state, coal(0, 'N')).state;
    expect(moved.supply.coal).toBe(before);
    const { state: after, events } = play(moved, endTurn);
    expect(after.supply.coal).toBe(before + 1);
    expect(rulesOf(events, 'tokensReturned')).toEqual(['spent-tokens-return']);
  });

  test('WS-54 WS-55 WS-56 refill-hand, refill-source, refill-display: up to three tiles, then the display is filled up', () => {
    const state = table({
      players: [{ trains: ['D5'], tiles: ['O40'] }],
      board: BOARD,
      display: ['O30', 'O36', 'O38'],
      pile: ['O20', 'O21', 'O22'],
    });
    const asking = play(state, endTurn);
    expect(game.prompt(asking.state)).toMatchObject({ kind: 'refill', rule: 'refill-hand', missing: 2 });
    expect(refused(asking.state, takeTile('O01'))).toBe('refill-source notOnDisplay');
    const one = play(asking.state, takeTile('O36'));
    expect(one.revealed).toBe(false);
    expect(one.state.display).toEqual(['O30', 'O38']);
    const two = play(one.state, takeTile('pile'));
    expect(two.revealed).toBe(true);
    expect(two.state.seats[0]?.tiles).toEqual(['O40', 'O36', 'O20']);
    expect(two.state.display).toEqual(['O30', 'O38', 'O21']);
    expect(rulesOf(two.events, 'displayFilled')).toEqual(['refill-display']);
  });

  test('WS-156 WS-165 empty-pile, hand-limit: without a pile only the display is left, and a hand may stay short', () => {
    // The pile is laid out on the board, far from everything.
    const spread = (from: State): State => {
      const free = HEX_IDS.filter((hex) => from.board[hex] === undefined);
      const board = { ...from.board, ...Object.fromEntries(from.pile.map((tile, i) => [free[i], { tile, turn: 0 }])) };
      return { ...from, board, pile: [] };
    };
    const all = [{ trains: ['D5'] }, ...HANDS.map((tiles) => ({ tiles }))] as const;
    const state = table({ players: all, board: BOARD, display: ['O30', 'O36'], set: spread });
    const asking = play(state, endTurn).state;
    expect(refused(asking, takeTile('pile'))).toBe('empty-pile pileEmpty');
    const { state: after } = play(asking, takeTile('O30'));
    expect(after.seats[0]?.tiles).toEqual(['O30', 'O36']);
    expect(asked(after)).toBe('turn 1');
  });

  test('WS-57 no-refill-last-round: in the last round the hand is not refilled', () => {
    const state = table({
      players: [{ trains: ['D5'] }],
      board: BOARD,
      display: ['O30'],
      round: 12,
      first: 0,
      turn: 0,
    });
    const { events } = play(state, endTurn);
    expect(rulesOf(events, 'refillSkipped')).toEqual(['no-refill-last-round']);
  });
});

describe('WS the end', () => {
  test.each([
    [2, 12],
    [3, 11],
    [4, 10],
    [5, 9],
  ])(
    'WS-40 WS-41 WS-42 WS-43 WS-141 rounds-at-most, last-round: with %i players round %i is the last',
    (seats, round) => {
      const players = Array.from({ length: seats }, () => ({}));
      const before = table({ players, board: BOARD, round, first: 1, turn: 0 });
      const { state, events } = play(before, endTurn);
      expect(asked(state)).toBe('over');
      expect(factsOf(events, 'gameEnded')).toHaveLength(1);
      const last = table({ players, board: BOARD, round: round - 1, first: 1, turn: 0 });
      expect(rulesOf(play(last, endTurn).events, 'lastRoundBegun')).toEqual(['last-round']);
    },
  );

  test('WS-142 WS-143 WS-161 last-train, finish-the-round: the last own train off the board ends the game with the round', () => {
    const gone: readonly TrainPlace[] = ['G4-1', 'space-1', 'space-2', 'space-3', 'space-4'];
    const state = table({
      players: [{}, { trains: gone, resources: { cattle: 1, whiskey: 1, steel: 1 } }, {}],
      board: { ...BOARD, G4: 'O10@0', H4: 'E8@0' },
      display: ['O30'],
      turn: 1,
      first: 0,
    });
    const { state: ending, events } = play(state, coal(0, 'NW'), pay, takeSpace(8));
    expect(factsOf(events, 'endTriggered')).toMatchObject([{ seat: 1, rule: 'last-train' }]);
    expect(rulesOf(events, 'refillSkipped')).toEqual(['no-refill-last-round']);
    expect(asked(ending)).toBe('turn 2');
    expect(asked(play(ending, endTurn).state)).toBe('over');
  });

  test('WS-142 last-train: who is second to take the last train off changes nothing', () => {
    const gone = (...spaces: readonly number[]): TrainPlace[] => [
      'G4-1',
      ...spaces.map((n) => `space-${n}` as TrainPlace),
    ];
    const state = table({
      players: [{ trains: gone(1, 2, 3, 4) }, { trains: ['G3-2', 'space-5', 'space-6', 'space-7', 'space-9'] }],
      board: { G3: 'O29@5', G4: 'O10@0', H3: 'E3@0', H4: 'E8@0' },
    });
    expect(game.legal(state).length).toBeGreaterThan(0);
    const one = play(state, coal(0, 'NW'), takeSpace(8));
    expect(one.state.ending).toBe(0);
    const way = game.legal(one.state).find((move) => move.kind === 'move' && move.token === 'coal');
    expect(way).toBeDefined();
    const two = play(one.state, ...(way ? [way] : []), takeSpace(10));
    expect(factsOf(two.events, 'endTriggered')).toEqual([]);
    expect(asked(two.state)).toBe('over');
  });

  test('WS-142 last-train: bypassing an End tile with the last train counts as well', () => {
    const gone: readonly TrainPlace[] = ['G4-1', 'space-1', 'space-2', 'space-3', 'space-4'];
    const state = table({ players: [{ trains: gone }, {}], board: { G4: 'O10@0', H4: 'E8@0' } });
    const { events } = play(state, whistle(0, 'NW'), { kind: 'bypassEndTile' }, takeSpace(8));
    expect(factsOf(events, 'endTriggered')).toHaveLength(1);
  });
});

/** The end of a game as it stands: seat 0 is the last to end a turn. */
function ended(
  players: Parameters<typeof table>[0]['players'],
  set: Parameters<typeof table>[0]['set'] = (state) => state,
) {
  const start = game.resume(unsettled({ players, board: BOARD, round: 12, first: 1, turn: 0, set }));
  const { state, events, revealed } = asked(start.state) === 'over' ? start : play(start.state, endTurn);
  return { state, events, revealed, sheet: game.score(state) };
}

describe('WS final scoring', () => {
  const poor = { coal: 0, whistles: 0 };

  test('WS-148 WS-149 WS-150 common-score, rare-score, token-score, WS-1 fame-points', () => {
    const { sheet } = ended([{ coal: 3, whistles: 1, score: 7, resources: { lumber: 2, steel: 2 } }, poor]);
    // The turn that is passed brings a whistle: 3 coal and 2 whistles.
    expect(sheet.lines.filter(({ seat }) => seat === 0).map(({ rule, points }) => [rule, points])).toEqual([
      ['fame-points', 7],
      ['common-score', 2],
      ['rare-score', 6],
      ['token-score', 2],
    ]);
    expect(sheet.totals).toEqual([17, 0]);
  });

  test('WS-151 special-tile-penalty: 10 VP for each special tile in the hand', () => {
    const { sheet } = ended([{ ...poor, tiles: ['T1', 'TP1', 'O01'] }, poor]);
    expect(sheet.lines).toContainEqual({ seat: 0, points: -20, rule: 'special-tile-penalty', because: { tiles: 2 } });
  });

  test('WS-147 WS-7 gold-score, gold-face-down: gold is shown at the end', () => {
    const withGold = (state: State) => ({
      ...state,
      gold: state.gold.slice(2),
      seats: state.seats.map((player, seat) => (seat === 1 ? { ...player, gold: state.gold.slice(0, 2) } : player)),
    });
    const { state, events, revealed } = ended([poor, poor], withGold);
    const values = state.seats[1]?.gold ?? [];
    expect(factsOf(events, 'goldShown')).toEqual([{ kind: 'goldShown', seat: 1, rule: 'gold-score', values }]);
    expect(revealed).toBe(true);
    expect(game.view(state, 'public').seats[1]?.gold).toEqual({ count: 2, values });
  });

  type Given = { readonly [seat: number]: readonly number[] };
  const shares = (given: Given) => (state: State) => ({
    ...state,
    shares: {
      ...state.shares,
      R1: [1, 2, 3, 4, 5, 6].filter((one) => !Object.values(given).flat().includes(one)) as never,
    },
    seats: state.seats.map((player, seat) => ({
      ...player,
      shares: { ...player.shares, R1: (given[seat] ?? []) as never },
    })),
  });

  test.each([
    ['WS-144 share-majority: most shares', { 0: [1], 1: [2, 3] }, 1],
    ['WS-145 majority-tie: the lowest number', { 0: [2, 3], 1: [1, 4] }, 1],
    ['WS-144 share-majority: nobody where nobody owns any', {}, undefined],
  ] as const)('%s', (_, given, winner) => {
    const { sheet } = ended([poor, poor], shares(given as Given));
    const lines = sheet.lines.filter(({ rule }) => rule === 'share-majority');
    expect(lines.map(({ seat, points }) => [seat, points])).toEqual(winner === undefined ? [] : [[winner, 15]]);
  });

  test('WS-152 WS-153 highest-total-wins, win-tie: the highest total, then most shares, then both', () => {
    const end = (events: readonly Event[]) => factsOf(events, 'gameEnded')[0];
    expect(end(ended([{ ...poor, score: 3 }, poor]).events)).toMatchObject({
      winners: [0],
      by: 'vp',
      rule: 'highest-total-wins',
    });
    const tied = ended([{ ...poor, score: 15 }, poor], shares({ 1: [1] }));
    expect(end(tied.events)).toMatchObject({ winners: [1], by: 'shares', rule: 'win-tie' });
    expect(end(ended([poor, poor]).events)).toMatchObject({ winners: [0, 1], by: 'shared', rule: 'win-tie' });
  });
});
