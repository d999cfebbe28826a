import { describe, expect, test } from 'vitest';
import type { BoardTile } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { State, TrainPlace } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Holding } from '../../../../src/games/whistle-stop/scenarios/positions.ts';
import {
  asked,
  coal,
  decline,
  discard,
  factsOf,
  game,
  pay,
  play,
  refused,
  rulesOf,
  table,
  takeGoods,
  takeSpace,
  trade,
} from './table.ts';

/** Train 0 on C4, one coal southwest of a tile on D5. */
const facing = (
  tile: BoardTile,
  mine: Partial<Holding> = {},
  more: Parameters<typeof table>[0]['set'] = (state) => state,
) =>
  table({
    players: [{ trains: ['C4-0'], ...mine }, {}],
    board: { C4: 'O15@1', D5: `${tile}@0` },
    set: more,
  });
/** Train 0 on G4, one coal northwest of an End tile on H4. */
const facingEnd = (tile: BoardTile, mine: Partial<Holding> = {}, set?: (state: State) => State, rulings = {}) =>
  table({
    players: [{ trains: ['G4-1'], ...mine }, { trains: ['space-5'] }],
    board: { G4: 'O10@0', H4: `${tile}@0` },
    rulings,
    ...(set ? { set } : {}),
  });
const go = (state: State) => play(state, coal(0, 'SW'));
const goEnd = (state: State) => play(state, coal(0, 'NW'));
const withShares = (state: State, ...shares: readonly (1 | 2 | 3)[]): State => ({
  ...state,
  shares: {
    ...state.shares,
    R1: [1, 2, 3, 4, 5, 6].filter((one) => !shares.includes(one as 1)) as typeof state.shares.R1,
  },
  seats: state.seats.map((player, seat) =>
    seat === 0 ? { ...player, shares: { ...player.shares, R1: shares } } : player,
  ),
});

describe('WS stops', () => {
  test('WS-79 WS-80 WS-169 stop-effect, resource-stop, small-stop: a small stop gives one of what it shows', () => {
    const state = table({ players: [{ trains: ['B4-1'] }], board: { B4: 'O44@0', C4: 'O15@1' } });
    const { events } = play(state, coal(0, 'SW'));
    expect(factsOf(events, 'resourceGained')).toEqual([
      { kind: 'resourceGained', seat: 0, rule: 'resource-stop', resource: 'cattle' },
    ]);
  });

  test('WS-164 token-limits, open-supplies: what the supply does not have is not gained', () => {
    const none = (state: State): State => ({
      ...state,
      supply: { ...state.supply, resources: { ...state.supply.resources, cattle: 0 } },
      seats: state.seats.map((player, seat) =>
        seat === 1 ? { ...player, resources: { ...player.resources, cattle: 10 } } : player,
      ),
    });
    const state = table({ players: [{ trains: ['B4-1'] }], board: { B4: 'O44@0', C4: 'O15@1' }, set: none });
    const { events, state: after } = play(state, coal(0, 'SW'));
    expect(factsOf(events, 'nothingLeft')).toMatchObject([{ goods: 'cattle' }]);
    expect(after.seats[0]?.resources.cattle).toBe(0);
  });

  test.each([
    ['WS-82 coal-yard', 'CY1', 'coal', 2, 'coal-yard'],
    ['WS-96 whistle-factory', 'WF1', 'whistle', 1, 'whistle-factory'],
  ] as const)('%s: tokens at once', (_, tile, token, amount, rule) => {
    expect(factsOf(go(facing(tile)).events, 'tokensGained')).toEqual([
      { kind: 'tokensGained', seat: 0, rule, token, amount },
    ]);
  });

  test('WS-92 WS-93 gold-mine, gold-value: a gold token, face down, seen by its owner', () => {
    const { state, events, revealed } = go(facing('GM1'));
    expect(rulesOf(events, 'goldTaken')).toEqual(['gold-mine']);
    expect(revealed).toBe(true);
    expect(game.view(state, 1).seats[0]?.gold).toEqual({ count: 1 });
    const [value = 0] = game.view(state, 0).seats[0]?.gold.values ?? [];
    expect([3, 4, 5]).toContain(value);
    expect(game.score(state).lines).toContainEqual({
      seat: 0,
      points: value,
      rule: 'gold-score',
      because: { tokens: 1 },
    });
  });

  test('WS-86 general-store: one resource of choice', () => {
    const { state } = go(facing('GS1'));
    expect(asked(state)).toBe('takeGoods 0');
    expect(game.legal(state)).toHaveLength(6);
    expect(refused(state, takeGoods('coal'))).toBe('general-store resourcesOnly');
    expect(play(state, takeGoods('steel')).state.seats[0]?.resources.steel).toBe(1);
  });

  test('WS-83 WS-84 WS-85 trading-post, trade-common, trade-rare: up to two trades by the table', () => {
    const { state } = go(facing('TP1', { resources: { lumber: 1, steel: 1 } }));
    expect(game.prompt(state)).toMatchObject({ kind: 'trade', left: 2 });
    expect(refused(state, trade('lumber', 'steel'))).toBe('trade-common noSuchTrade');
    expect(refused(state, trade('lumber', 'lumber'))).toBe('trade-common noSuchTrade');
    expect(refused(state, trade('steel', 'coal'))).toBe('trade-rare noSuchTrade');
    expect(refused(state, trade('gravel', 'coal'))).toBe('trading-post noResource');
    const once = play(state, trade('steel', 'lumber-cotton')).state;
    expect(once.seats[0]?.resources).toMatchObject({ lumber: 2, cotton: 1, steel: 0 });
    // What the first trade has brought can be given in the second.
    const twice = play(once, trade('cotton', 'coal')).state;
    expect(twice.seats[0]).toMatchObject({ coal: 5, resources: { lumber: 2, cotton: 0 } });
    expect(asked(twice)).toBe('turn 0');
    expect(play(state, trade('steel', 'cattle'), decline).state.seats[0]?.resources.cattle).toBe(1);
    expect(play(state, trade('lumber', 'whistle'), decline).state.seats[0]?.whistles).toBe(3);
  });

  test('WS-83 WS-164 trade-common, trade-rare: a trade for more than the supply has is refused', () => {
    const scarce = (state: State): State => {
      const { coal: coals, whistles, resources } = state.supply;
      const [mine, theirs] = state.seats;
      if (!mine || !theirs) return state;
      const holding = { ...theirs.resources, lumber: 9 };
      return {
        ...state,
        supply: { coal: 1, whistles: 0, resources: { ...resources, lumber: 1 } },
        seats: [
          mine,
          { ...theirs, coal: theirs.coal + coals - 1, whistles: theirs.whistles + whistles, resources: holding },
        ],
      };
    };
    const { state } = go(facing('TP1', { resources: { cotton: 1, cattle: 1 } }, scarce));
    expect(refused(state, trade('cotton', 'coal'))).toBe('trade-common supplyEmpty');
    expect(refused(state, trade('cotton', 'whistle'))).toBe('trade-common supplyEmpty');
    expect(refused(state, trade('cattle', 'lumber-lumber'))).toBe('trade-rare supplyEmpty');
    expect(refused(state, trade('cattle', 'lumber-gravel'))).toBeUndefined();
    expect(refused(state, trade('cotton', 'lumber'))).toBeUndefined();
  });

  test('WS-83 trading-post: with nothing to give nothing is asked', () => {
    expect(asked(go(facing('TP1')).state)).toBe('turn 0');
  });

  test('WS-154 WS-155 resource-limit: of more than ten resources one is discarded, any one', () => {
    const full: Partial<Holding> = { resources: { lumber: 4, cotton: 3, gravel: 3 } };
    const state = play(go(facing('GS1', full)).state, takeGoods('steel')).state;
    expect(asked(state)).toBe('discardResource 0');
    expect(refused(state, discard('cattle'))).toBe('resource-limit noResource');
    expect(play(state, discard('lumber')).state.seats[0]?.resources).toMatchObject({ lumber: 3, steel: 1 });
    expect(play(state, discard('steel')).state.seats[0]?.resources.steel).toBe(0);
    expect(rulesOf(play(state, discard('steel')).events, 'resourceDiscarded')).toEqual(['resource-limit']);
  });
});

test('WS-107 WS-155 resource-limit: two resources too many are two to discard', () => {
  const full: Partial<Holding> = { resources: { lumber: 4, cotton: 3, gravel: 3 } };
  const { state } = play(goEnd(facingEnd('E9', full)).state, takeSpace(9));
  expect(asked(state)).toBe('discardResource 0');
  const { state: after } = play(state, discard('gravel'), discard('cotton'));
  expect(after.seats[0]?.resources).toMatchObject({ lumber: 4, cotton: 4, gravel: 2 });
  expect(asked(after)).toBe('turn 0');
});

describe('WS Towns', () => {
  const rich: Partial<Holding> = { resources: { lumber: 1, cotton: 1 }, score: 4 };

  test('WS-87 WS-88 town-payment, town-reward: the payment brings VP and the top share of the railroad', () => {
    const { state } = go(facing('T1', rich));
    const paid = play(state, pay);
    expect(paid.state.seats[0]).toMatchObject({ score: 10, resources: { lumber: 0, cotton: 0 }, shares: { R1: [1] } });
    expect(paid.state.shares.R1).toEqual([2, 3, 4, 5, 6]);
    expect(rulesOf(paid.events, 'shareGained')).toEqual(['town-reward']);
    expect(rulesOf(paid.events, 'paid')).toEqual(['town-payment']);
    const poor = go(facing('T1', { resources: { lumber: 1 } })).events;
    expect(rulesOf(poor, 'pointsLost')).toEqual(['town-loss-at-zero']);
  });

  test('WS-88 town-reward: without a share left there are still the VP', () => {
    const none = (state: State): State => ({
      ...state,
      shares: { ...state.shares, R1: [] },
      seats: state.seats.map((player, seat) =>
        seat === 1 ? { ...player, shares: { ...player.shares, R1: [1, 2, 3, 4, 5, 6] } } : player,
      ),
    });
    const { events } = play(go(facing('T1', rich, none)).state, pay);
    expect(factsOf(events, 'noShareLeft')).toHaveLength(1);
    expect(factsOf(events, 'pointsGained')).toMatchObject([{ vp: 6, rule: 'town-reward' }]);
  });

  test.each([
    ['WS-89 town-loss: the whole printed loss above 0, even below 0', 2, 'none', -1, 'town-loss'],
    ['WS-89 town-loss by the other ruling: no further than 0', 2, 'zero', 0, 'town-loss'],
    ['WS-90 town-loss-at-zero: nothing at 0', 0, 'none', 0, 'town-loss-at-zero'],
    ['WS-90 town-loss-at-zero: nothing below 0', -3, 'none', -3, 'town-loss-at-zero'],
  ] as const)('%s', (_, score, lossFloor, after, rule) => {
    const state = table({
      players: [{ trains: ['C4-0'], score, resources: { lumber: 1, cotton: 1 } }],
      board: { C4: 'O15@1', D5: 'T1@0' },
      rulings: { lossFloor },
    });
    const { events, state: end } = play(state, coal(0, 'SW'), decline);
    expect(end.seats[0]?.score).toBe(after);
    expect(rulesOf(events, 'pointsLost')).toEqual([rule]);
  });

  test('WS-91 town-again: every visit counts', () => {
    const state = table({
      players: [{ trains: ['C4-0', 'C5-1'], score: 9, resources: { lumber: 2, cotton: 2 } }],
      board: { C4: 'O15@1', C5: 'O47@3', D5: 'T1@0' },
    });
    const { state: end } = play(state, coal(0, 'SW'), pay, coal(1, 'NW'), pay);
    expect(end.seats[0]).toMatchObject({ score: 21, shares: { R1: [1, 2] } });
  });
});

describe('WS End tiles', () => {
  const goods: Partial<Holding> = { resources: { cattle: 1, whiskey: 1, steel: 1 }, score: 5 };

  test('WS-102 WS-104 WS-105 WS-107 end-tile-payment, end-tile-exit, resource-track-space, resource-track-goods', () => {
    const { state } = goEnd(facingEnd('E8', goods));
    const paid = play(state, pay);
    expect(factsOf(paid.events, 'pointsGained')).toMatchObject([{ vp: 28, rule: 'end-tile-payment' }]);
    expect(asked(paid.state)).toBe('leaveBoard 0');
    const gone = play(paid.state, takeSpace(8));
    expect(gone.state.seats[0]).toMatchObject({ score: 33, resources: { lumber: 2, cattle: 0 } });
    expect(gone.state.seats[0]?.trains[0]).toBe('space-8');
    expect(rulesOf(gone.events, 'resourceGained')).toEqual(['resource-track-goods', 'resource-track-goods']);
    expect(rulesOf(gone.events, 'trainLeft')).toEqual(['resource-track-space']);
    expect(refused(gone.state, coal(0, 'NW'))).toBe('end-tile-exit trainGone');
  });

  test.each([
    ['WS-103 end-tile-loss: the whole loss at any score', 0, 'none', -14],
    ['WS-103 end-tile-loss by the other ruling: no further than 0', 3, 'zero', 0],
  ] as const)('%s', (_, score, lossFloor, after) => {
    const { state, events } = goEnd(facingEnd('E8', { score }, undefined, { lossFloor }));
    expect(state.seats[0]?.score).toBe(after);
    expect(rulesOf(events, 'pointsLost')).toEqual(['end-tile-loss']);
    expect(asked(state)).toBe('leaveBoard 0');
  });

  test('WS-106 one-train-a-space: a space that holds a train is not chosen again', () => {
    const state = play(goEnd(facingEnd('E8', goods)).state, pay).state;
    expect(refused(state, takeSpace(5))).toBe('one-train-a-space spaceTaken');
    expect(game.legal(state)).toHaveLength(15);
  });

  test('WS-108 question-mark: one thing of any kind', () => {
    const state = play(goEnd(facingEnd('E8', goods)).state, pay, takeSpace(1)).state;
    expect(game.prompt(state)).toMatchObject({ kind: 'takeGoods', rule: 'question-mark' });
    expect(game.legal(state)).toHaveLength(9);
    expect(play(state, takeGoods('coal')).state.seats[0]?.coal).toBe(4);
    expect(play(state, takeGoods('gold')).revealed).toBe(true);
  });

  test('WS-94 WS-95 stock-market, stock-market-share: VP for each share, then one share goes back to its stack', () => {
    const { state } = goEnd(facingEnd('E10', { score: 1 }, (from) => withShares(from, 1, 3)));
    const paid = play(state, pay);
    expect(paid.state.seats[0]?.score).toBe(9);
    expect(rulesOf(paid.events, 'sharesCounted')).toEqual(['stock-market']);
    expect(refused(paid.state, { kind: 'giveShare', railroad: 'R1', number: 2 })).toBe('stock-market-share noShare');
    const given = play(paid.state, { kind: 'giveShare', railroad: 'R1', number: 1 });
    expect(given.state.shares.R1).toEqual([1, 2, 4, 5, 6]);
    expect(given.state.seats[0]?.shares.R1).toEqual([3]);
    expect(asked(given.state)).toBe('leaveBoard 0');
  });

  test.each([
    ['E9', 3],
    ['E10', 4],
  ] as const)('WS-94 stock-market: %s gives %i VP a share', (tile, each) => {
    const { state } = goEnd(facingEnd(tile, {}, (from) => withShares(from, 1, 2, 3)));
    expect(factsOf(play(state, pay).events, 'sharesCounted')).toMatchObject([{ shares: 3, vp: 3 * each }]);
  });

  test('WS-94 stock-market: it may be left alone, and without a share it does nothing', () => {
    const { state } = goEnd(facingEnd('E9', { score: 1 }, (from) => withShares(from, 1)));
    expect(play(state, decline).state.seats[0]).toMatchObject({ score: 1, shares: { R1: [1] } });
    const none = goEnd(facingEnd('E9', { score: 1 }));
    expect(asked(none.state)).toBe('leaveBoard 0');
    expect(none.state.seats[0]?.score).toBe(1);
  });
});

test('WS-81 resource-kinds: three are common and worth 1 VP, three are rare and worth 3', () => {
  const places: readonly TrainPlace[] = ['C4-0'];
  const state = table({
    players: [{ trains: places, resources: { lumber: 1, cotton: 1, gravel: 1, cattle: 1, whiskey: 1, steel: 1 } }],
    board: { C4: 'O15@1' },
  });
  const lines = game.score(state).lines.filter(({ seat, rule }) => seat === 0 && rule.endsWith('e-score'));
  expect(lines.find(({ rule }) => rule === 'rare-score')?.points).toBe(9);
});
