import { describe, expect, test } from 'vitest';
import {
  asked,
  bypass,
  bypassEndTile,
  coal,
  endMove,
  factsOf,
  game,
  lay,
  passTrain,
  play,
  proofs,
  refused,
  rulesOf,
  type Table,
  table,
  takeSpace,
  whistle,
} from './table.ts';

/** A line from B4 by a cattle stop on C4 to the Coal Yard on D5, with a line from C5 that joins it there. */
const LINE: Table['board'] = { A4: 'O27@2', B4: 'O44@0', C4: 'O15@1', C5: 'O47@3', D5: 'CY1@0' };
const line = (mine: readonly string[], theirs: readonly string[] = [], more: Partial<Table> = {}) =>
  table({
    players: [{ trains: mine as never, ...more.players?.[0] }, { trains: theirs as never }],
    board: { ...LINE, ...more.board },
    ...(more.rulings ? { rulings: more.rulings } : {}),
  });

describe('WS coal', () => {
  test('WS-58 coal-move, next-stop-ends: 1 coal moves 1 train 1 stop along the track, and the stop takes effect', () => {
    const { state, events } = play(line(['B4-1']), coal(0, 'SW'));
    expect(state.seats[0]).toMatchObject({ coal: 3, spent: ['coal'], resources: { cattle: 1 } });
    expect(state.seats[0]?.trains[0]).toBe('C4-0');
    expect(rulesOf(events, 'moveBegun')).toEqual(['coal-move']);
    expect(rulesOf(events, 'trainArrived')).toEqual(['next-stop-ends']);
    expect(rulesOf(events, 'resourceGained')).toEqual(['resource-stop']);
  });

  test.each([
    ['no track leads that way', ['B4-1'], coal(0, 'N'), 'along-the-track noTrack'],
    ['there is no coal', ['B4-1'], coal(0, 'SW'), 'coal-move noToken'],
    ['the train has left the board', ['space-1'], coal(0, 'SW'), 'end-tile-exit trainGone'],
  ] as const)('WS-58 along-the-track: a move is refused where %s', (why, mine, move, how) => {
    const players = why === 'there is no coal' ? [{ coal: 0 }] : [{}];
    expect(refused(line(mine, [], { players }), move)).toBe(how);
  });

  test('WS-58 along-the-track: neither the edge of the board nor the coast leads on', () => {
    const state = table({ players: [{ trains: ['D1-0', 'B4-1'] }], board: { ...LINE, D1: 'O50@0' } });
    expect(refused(state, coal(0, 'N'))).toBe('along-the-track boardEnds');
    expect(refused(state, whistle(1, 'SE'))).toBe('whistle-any-direction coastAhead');
    expect(refused(state, coal(1, 'SE'))).toBe('coal-westward coastAhead');
  });

  test('WS-37 place-trains: in a position after the setup every train has been placed', () => {
    const state = table({ players: [{}], board: LINE });
    const [first, ...others] = state.seats;
    if (first === undefined) throw new Error('nobody sits there');
    const held = { ...state, seats: [{ ...first, trains: ['reserve' as const, ...first.trains.slice(1)] }, ...others] };
    expect(proofs.faults(held)).toEqual([`a train of ${first.colour} has not been placed`]);
  });

  test('WS-29 trains-per-player: with fewer trains there is no fifth', () => {
    const state = table({ players: [{}, {}, {}, {}], board: LINE });
    expect(refused(state, coal(4, 'NW'))).toBe('trains-per-player noSuchTrain');
  });

  test('WS-59 coal-westward: a coal move does not end further east, but in the same column it may', () => {
    const east = line(['C4-0']);
    expect(refused(east, coal(0, 'NE'))).toBe('coal-westward eastward');
    const same = table({ players: [{ trains: ['D5'] }], board: { ...LINE, D4: 'WF1@0' } });
    expect(play(same, coal(0, 'N')).state.seats[0]?.trains[0]).toBe('D4');
  });

  test('WS-59 coal-westward: the coast lies east of everything', () => {
    const state = table({ players: [{ trains: ['coast-6', 'coast-7'] }], board: { A3: 'O18@0', B3: 'CY1@0' } });
    const { trains } = play(state, coal(0, 'SW'), coal(1, 'NW')).state.seats[0] ?? {};
    expect(trains?.slice(0, 2)).toEqual(['A3-0', 'B3']);
    expect(refused(state, coal(0, 'NW'))).toBe('along-the-track noTrack');
  });

  test('WS-60 opponent-stop: an opponent’s train on the next small stop bars coal from that track', () => {
    expect(refused(line(['B4-1'], ['C4-0']), coal(0, 'SW'))).toBe('opponent-stop opponentInWay');
  });

  test('WS-61 pass-own-trains: an own train on a small stop is passed and not counted', () => {
    const { state, events } = play(line(['B4-1', 'C4-0']), coal(0, 'SW'));
    expect(state.seats[0]?.trains[0]).toBe('D5');
    expect(rulesOf(events, 'trainPassed')).toEqual(['pass-own-trains']);
    expect(state.seats[0]?.resources.cattle).toBe(0);
  });

  test('WS-62 WS-63 WS-64 large-stop-ends, large-stop: a large stop ends the move, whoever is there', () => {
    const before = line(['C4-0', 'D5', 'B4-1'], ['D5']);
    const { state, events } = play(before, coal(0, 'SW'));
    expect(state.seats[0]?.trains.slice(0, 2)).toEqual(['D5', 'D5']);
    expect(rulesOf(events, 'trainArrived')).toEqual(['large-stop-ends']);
    expect(factsOf(events, 'tokensGained')).toMatchObject([{ token: 'coal', amount: 2, rule: 'coal-yard' }]);
  });

  test('WS-157 loop-back: a train comes back to the stop it left, by other track, and the stop takes effect again', () => {
    const ring = table({ players: [{ trains: ['C4-2'] }], board: { C4: 'O20@0', D4: 'O04@0', D5: 'O28@0' } });
    for (const move of [coal(0, 'NW'), coal(0, 'SW')]) {
      const { state, events } = play(ring, move);
      expect(state.seats[0]?.trains[0]).toBe('C4-2');
      expect(rulesOf(events, 'trainArrived')).toEqual(['loop-back']);
      expect(state.seats[0]?.resources.gravel).toBe(1);
    }
  });
});

describe('WS whistles', () => {
  test('WS-66 whistle-move: one or two stops, as the player likes', () => {
    const state = play(line(['B4-1']), whistle(0, 'SW')).state;
    expect(asked(state)).toBe('firstStop 0');
    expect(game.legal(state)).toEqual([endMove, bypass('SW')]);
    expect(game.view(state, 1).moving).toMatchObject({ stop: 'C4-0', from: 'B4-1', leg: 1, hex: 'C4', edge: 'NE' });
    expect(refused(line(['B4-1'], [], { players: [{ whistles: 0 }] }), whistle(0, 'SW'))).toBe('whistle-move noToken');
  });

  test('WS-67 whistle-any-direction: east as well', () => {
    const { events } = play(line(['C4-0']), whistle(0, 'NE'));
    expect(rulesOf(events, 'trainArrived')).toEqual(['whistle-any-direction']);
  });

  test('WS-72 whistle-as-coal: one stop and not east is what a coal would do', () => {
    const { events, state } = play(line(['B4-1']), whistle(0, 'SW'), endMove);
    expect(rulesOf(events, 'trainArrived')).toEqual(['whistle-as-coal']);
    expect(state.seats[0]).toMatchObject({ whistles: 1, coal: 4, spent: ['whistle'] });
  });

  test('WS-68 WS-70 bypassed-stop, second-stop: the first stop has no effect, the second one has', () => {
    const { state, events } = play(line(['B4-1']), whistle(0, 'SW'), bypass('SW'));
    expect(rulesOf(events, 'stopBypassed')).toEqual(['bypassed-stop']);
    expect(rulesOf(events, 'trainArrived')).toEqual(['second-stop']);
    expect(state.seats[0]?.resources.cattle).toBe(0);
    expect(state.seats[0]?.coal).toBe(6);
  });

  test('WS-69 bypass-occupied: an opponent’s train may hold the bypassed stop', () => {
    const { state, events } = play(line(['B4-1'], ['C4-0']), whistle(0, 'SW'));
    expect(rulesOf(events, 'stopBypassed')).toEqual(['bypass-occupied']);
    expect(state.seats[0]?.trains[0]).toBe('D5');
  });

  test('WS-61 WS-69 bypass-own-train: an own train is passed uncounted, or its stop is the bypassed one', () => {
    const state = play(line(['B4-1', 'C4-0']), whistle(0, 'SW')).state;
    expect(game.legal(state)).toEqual([bypass('SW'), passTrain]);
    expect(refused(state, endMove)).toBe('one-train-a-small-stop stopHeld');
    expect(rulesOf(play(state, bypass('SW')).events, 'stopBypassed')).toEqual(['bypass-own-train']);
    expect(asked(play(state, passTrain).state)).toBe('firstStop 0');
    expect(refused(play(line(['B4-1']), whistle(0, 'SW')).state, passTrain)).toBe('pass-own-trains nothingToPass');
  });

  test('WS-62 WS-68 bypass-large-stop: a whistle bypasses a large stop too', () => {
    const { events } = play(line(['C4-0', 'B4-1']), whistle(0, 'SW'), bypass('SE'));
    expect(rulesOf(events, 'stopBypassed')).toEqual(['bypass-large-stop']);
  });

  test('WS-65 WS-70 second-stop-free: the stop that takes effect must be free, and cannot be run through', () => {
    const state = play(line(['C5-1'], ['C4-0'], { board: { E5: 'WF1@0' } }), whistle(0, 'NW')).state;
    expect(refused(state, bypass('NE'))).toBe('second-stop-free opponentInWay');
  });

  test('WS-71 no-way-back: no track is used twice in one move', () => {
    const state = play(line(['C5-1']), whistle(0, 'NW')).state;
    expect(refused(state, bypass('SE'))).toBe('no-way-back trackUsed');
    expect(refused(state, bypass('NE'))).toBeUndefined();
    expect(refused(play(line(['B4-1']), whistle(0, 'SW')).state, bypass('N'))).toBe('along-the-track noTrack');
  });

  test('WS-157 loop-back: the stop that the move began at can be its first one, and does not count as held', () => {
    const ring = table({ players: [{ trains: ['C4-2'] }], board: { C4: 'O20@0', D4: 'O04@0', D5: 'O28@0' } });
    const { state, events } = play(ring, whistle(0, 'NW'));
    // The only other way on is the one it came by.
    expect(factsOf(events, 'forced')).toMatchObject([{ move: endMove }]);
    expect(state.seats[0]).toMatchObject({ spent: ['whistle'], resources: { gravel: 1 } });
  });

  test('WS-67 WS-71 loop-back: two legs may lead back to where the move began, by other track', () => {
    const ring = table({ players: [{ trains: ['C4-2'] }], board: { C4: 'O20@0', D4: 'CY1@0', D5: 'O28@0' } });
    const state = play(ring, whistle(0, 'NW')).state;
    expect(play(state, bypass('S')).state.seats[0]?.trains[0]).toBe('C4-2');
  });

  test('WS-158 WS-159 bypass-end-tile, bypass-to-resource-track: nothing is paid or lost, and the train leaves the board', () => {
    const before = table({ players: [{ trains: ['G4-1'], score: 9 }], board: { G4: 'O10@0', H4: 'E8@0' } });
    const state = play(before, whistle(0, 'NW')).state;
    expect(game.legal(state)).toEqual([endMove, bypassEndTile]);
    expect(refused(state, bypass('NE'))).toBe('bypass-end-tile lastStop');
    const { state: after, events } = play(state, bypassEndTile, takeSpace(6));
    expect(rulesOf(events, 'endTileBypassed')).toEqual(['bypass-end-tile']);
    expect(rulesOf(events, 'trainLeft')).toEqual(['bypass-to-resource-track']);
    expect(after.seats[0]).toMatchObject({ score: 9, spent: ['whistle'], resources: { whiskey: 1 } });
    expect(refused(play(line(['B4-1']), whistle(0, 'SW')).state, bypassEndTile)).toBe('bypass-end-tile noEndTile');
  });

  test('WS-158 bypass-end-tile: on the second leg the End tile is where the move ends', () => {
    const before = table({ players: [{ trains: ['F4-0'] }], board: { F4: 'O18@4', G4: 'O10@0', H4: 'E8@0' } });
    expect(game.legal(before).length).toBeGreaterThan(0);
    const near = table({ players: [{ trains: ['G4-1'] }], board: { G4: 'O10@0', H4: 'E8@0' } });
    expect(asked(play(near, whistle(0, 'NW'), endMove).state)).toBe('leaveBoard 0');
  });
});

describe('WS tiles in the way', () => {
  /** Train 0 is at the Coal Yard on D5; E5 to the southwest is empty, and so is what lies beyond. */
  const open = (tiles: readonly string[], rulings = {}) =>
    table({
      players: [{ trains: ['D5', 'B4-1'], tiles: tiles as never }],
      board: { ...LINE, H5: 'E5@0', H6: 'E6@0' },
      rulings,
    });

  test('WS-73 WS-74 WS-75 lay-tile, lay-another-tile: tiles are laid one by one until the route has a stop', () => {
    const first = play(open(['O02', 'O01', 'O25']), coal(0, 'SW'));
    expect(asked(first.state)).toBe('layTile 0');
    expect(game.prompt(first.state)).toMatchObject({ rule: 'lay-tile', hex: 'E5', laid: 0 });
    const second = play(first.state, lay('O02', 2));
    expect(second.state.board.E5).toEqual({ tile: 'O02', turn: 2 });
    expect(second.state.seats[0]?.tiles).toEqual(['O01', 'O25']);
    expect(game.prompt(second.state)).toMatchObject({ rule: 'lay-another-tile', hex: 'F6', laid: 1 });
    const last = play(second.state, lay('O01', 2), lay('O25', 0));
    expect(rulesOf([...second.events, ...last.events], 'tileLaid')).toEqual([
      'lay-tile',
      'lay-another-tile',
      'lay-another-tile',
    ]);
    expect(last.state.seats[0]).toMatchObject({ tiles: [], resources: { cotton: 1 } });
    expect(last.state.seats[0]?.trains[0]).toBe('G5-1');
  });

  test('WS-73 lay-tile: without tiles no move leads over an empty space', () => {
    expect(refused(open([]), coal(0, 'SW'))).toBe('lay-tile noTileLeft');
    const state = play(open(['O02', 'O25']), coal(0, 'SW')).state;
    expect(refused(state, lay('O30'))).toBe('lay-tile notInHand');
  });

  test('WS-73 tile-only-in-the-way: tiles are laid where the train comes to, and nowhere else', () => {
    const state = open(['O02', 'O01', 'O25']);
    expect(refused(state, lay('O02'))).toBe('token-actions notAsked');
    const laid = play(state, coal(0, 'SW'), lay('O25', 5)).state;
    expect(Object.keys(laid.board).filter((hex) => !Object.hasOwn(state.board, hex))).toEqual(['E5']);
  });

  test('WS-76 three-tiles: the third tile must bring the train to a stop', () => {
    const state = play(open(['O02', 'O01', 'O25']), coal(0, 'SW'), lay('O02', 2), lay('O01', 2)).state;
    expect(refused(state, lay('O25', 2))).toBe('three-tiles threeLaid');
    expect(refused(state, lay('O25', 0))).toBeUndefined();
  });

  test('WS-76 finish-the-move: a move that cannot come to a stop is not begun', () => {
    expect(refused(open(['O02']), coal(0, 'SW'))).toBe('finish-the-move noStopInReach');
    const state = play(open(['O02', 'O25']), coal(0, 'SW')).state;
    expect(refused(state, lay('O02', 2))).toBeUndefined();
  });

  test('WS-77 tile-connects, tile-turn: whichever way a tile is turned the train runs on to it; like turns count once', () => {
    const state = play(open(['O25', 'TP1']), coal(0, 'SW')).state;
    expect(refused(state, lay('TP1', 1))).toBe('tile-turn sameTurn');
    expect(asked(play(state, lay('TP1', 0)).state)).toBe('turn 0');
    expect(refused(play(open(['O02', 'O25']), coal(0, 'SW')).state, lay('O02', 5))).toBe('tile-turn sameTurn');
  });

  test('WS-78 tile-forward: a tile that leads the route back east is refused', () => {
    const state = play(open(['O02', 'O01', 'O25']), coal(0, 'SW')).state;
    expect(refused(state, lay('O02', 1))).toBe('tile-forward leadsNowhere');
  });

  test('WS-78 tile-forward: a stop on the tile does not make a dead end good', () => {
    // From D1 to E1 and there north into the frame.
    const state = table({
      players: [{ trains: ['D1-2'], tiles: ['O36', 'O25'] }],
      board: { D1: 'O50@0' },
    });
    const laying = play(state, coal(0, 'SW')).state;
    expect(refused(laying, lay('O36', 0))).toBe('tile-forward leadsNowhere');
    expect(refused(laying, lay('O25', 5))).toBeUndefined();
  });

  test('WS-78 tile-forward by the other ruling: every route into the tile from the east must lead on', () => {
    // On E1 the track from D1 leads on to the northwest, the one from the Town on D2 into the frame in the north.
    const laying = (forwardTest: string) =>
      play(
        table({
          players: [{ trains: ['D1-2'], tiles: ['O25', 'O02'] }],
          board: { D1: 'O50@0', D2: 'T9@0' },
          rulings: { forwardTest },
        }),
        coal(0, 'SW'),
      ).state;
    const [byRoute, byTile] = [laying('route'), laying('tile')].map((state) =>
      game.legal(state).map((move) => (move.kind === 'layTile' ? `${move.tile}@${move.turn}` : '')),
    );
    expect(byRoute?.filter((one) => !byTile?.includes(one))).toEqual(['O25@3']);
    expect(byTile?.filter((one) => !byRoute?.includes(one))).toEqual([]);
    expect(refused(laying('tile'), lay('O25', 3))).toBe('tile-forward leadsNowhere');
  });

  test('WS-73 lay-tile: a whistle lays tiles in both legs', () => {
    const before = table({
      players: [{ trains: ['D5'], tiles: ['O25', 'O21', 'O02'] }],
      board: { D5: 'CY1@0', H5: 'E5@0', H6: 'E6@0' },
    });
    const first = play(before, whistle(0, 'SW'), lay('O25', 5)).state;
    expect(asked(first)).toBe('firstStop 0');
    const second = play(first, bypass('S')).state;
    expect(game.prompt(second)).toMatchObject({ kind: 'layTile', rule: 'lay-tile', hex: 'E6', laid: 0 });
    expect(play(second, lay('O21', 5)).state.seats[0]).toMatchObject({ resources: { cotton: 0, lumber: 1 } });
  });
});
