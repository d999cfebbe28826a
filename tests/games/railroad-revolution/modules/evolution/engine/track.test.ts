import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { ability, decline, place, sell } from '../../../engine/table.ts';
import {
  asked,
  type EvolutionPlayer,
  type EvolutionTable,
  eventsOf,
  evolutionTable,
  ext,
  game,
  legalOf,
  play,
  refused,
  resumed,
  step,
} from './table.ts';

/** A player with so many points to use, in the midst of a turn. */
function withPoints(
  left: number,
  player: EvolutionPlayer = {},
  more: Partial<EvolutionTable> = {},
  must = false,
): State {
  const start = evolutionTable({
    players: [{ money: 600, shares: 3, supply: { white: 5, purple: 1 }, ...player }, {}],
    ...more,
  });
  return resumed(start, [
    { kind: 'endTurn', seat: 0 },
    { kind: 'advance', seat: 0, rule: 'train-advance', must, left },
  ]);
}
const up = (tile: string, slot: string) => ({ kind: 'moveTile', tile, slot }) as Move;
const take = (tile: string, slot: string) => ({ kind: 'takePerformanceTile', tile, slot }) as Move;
const reward = (tile: string) => ({ kind: 'takeRewardTile', tile }) as Move;

describe('RE Advancement points', () => {
  test('RE-49 what advances on the tracks of the base game gives points: the purple Trade effect, three', () => {
    const start = evolutionTable({ players: [{ supply: { white: 4, purple: 1 } }, {}] });
    const { state } = play(
      start,
      place('purple', 'trade'),
      sell('rail'),
      { kind: 'placeInTradeArea', section: 6 },
      ability,
    );
    expect(game.prompt(state)).toMatchObject({ kind: 'advance', left: 3, rule: 'trade-purple', may: true });
    expect(refused(state, { kind: 'advance', track: 'network' })).toBe('advancement-points/notAsked');
  });

  test('RE-50 RE-51 RE-65 each point is a step of the marker, or part of the price of a tile; they may be split', () => {
    const state = withPoints(3, { tiles: { 'I-2': 'perf-A1' } });
    expect(game.legal(state)).toEqual([step, up('perf-A1', 'II-2'), decline]);
    const one = play(state, step);
    expect(ext(one.state, 0).marker).toBe(1);
    expect(one.events).toEqual([{ kind: 'markerMoved', seat: 0, rule: 'move-marker', space: 1 }]);
    expect(game.prompt(one.state)).toMatchObject({ kind: 'advance', left: 2 });
    const { state: done, events } = play(one.state, up('perf-A1', 'II-2'));
    expect(ext(done, 0)).toMatchObject({ marker: 1, tiles: { 'II-2': 'perf-A1' } });
    expect(eventsOf(events, 'tileMoved')).toEqual([
      {
        kind: 'tileMoved',
        seat: 0,
        rule: 'move-performance-tile',
        tile: 'perf-A1',
        from: 'I-2',
        slot: 'II-2',
        points: 2,
      },
    ]);
    expect(asked(done)).not.toBe('advance 0');
  });

  test('ruling 89: points that are not used lapse', () => {
    const { state, events } = play(withPoints(3), step, decline);
    expect(eventsOf(events, 'rewardDeclined')).toMatchObject([{ rule: 'train-advance', reward: 'advance' }]);
    expect(asked(state)).not.toBe('advance 0');
    expect(ext(state, 0).marker).toBe(1);
  });

  test('of points that were paid for the first has to be used, by the marker or a tile', () => {
    const state = withPoints(2, { tiles: { 'I-1': 'perf-A1' } }, {}, true);
    expect(refused(state, decline)).toBe('train-advance/mustTake');
    expect(refused(play(state, step).state, decline)).toBe('legal');
    expect(refused(state, up('perf-A1', 'II-1'))).toBe('legal');
  });

  test('nothing can be gained from points that nobody can use: top space, no tile that can go up for so few', () => {
    const top: EvolutionPlayer = { marker: 15, tiles: { 'I-2': 'perf-A1' } };
    for (const [n, rule] of [
      [1, 'nothing'],
      [2, 'legal'],
    ] as const) {
      const start = evolutionTable({
        players: [{ ...top, trains: [{ front: 'train-promote', faceUp: true }] }, {}],
        deal: 'deal-3',
      });
      const state = resumed(start, [
        { kind: 'endTurn', seat: 0 },
        { kind: 'flip', seat: 0, rule: 'deal-flip', must: false, left: 1 },
      ]);
      expect(asked(state)).toBe('flip 0');
      // a Wagon that gives one point lapses, a reward of two is offered
      const wagon = evolutionTable({
        players: [
          { ...top, trains: [{ front: 'train-shares', faceUp: true }], cars: [{ id: 'wagon-5', train: 0 }] },
          {},
        ],
      });
      const flipped = play(
        resumed(wagon, [
          { kind: 'endTurn', seat: 0 },
          { kind: 'flip', seat: 0, rule: 'deal-flip', must: false, left: 1 },
        ]),
        { kind: 'flipTrain', train: 0 },
      );
      expect(eventsOf(flipped.events, 'rewardLapsed')).toMatchObject([{ rule: 'wagon-bonus', reward: 'advance' }]);
      const points = withPoints(n, top);
      expect(refused(points, up('perf-A1', 'II-2'))).toBe(
        rule === 'legal' ? 'legal' : 'move-performance-tile/pointsShort',
      );
    }
  });

  test('RE-51 no step leads past the top', () => {
    const state = withPoints(2, { marker: 15, tiles: { 'I-2': 'perf-A1' } });
    expect(refused(state, step)).toBe('move-marker/markerTop');
    expect(game.attempts(state)).toContainEqual(step);
  });
});

describe('RE crossing costs', () => {
  test('RE-52 $300 on the way to space 5', () => {
    const { state, events } = play(withPoints(1, { marker: 4, money: 300 }), step);
    expect(state.seats[0]?.money).toBe(0);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'paid', seat: 0, rule: 'crossing-cost', amount: 300 },
      { kind: 'markerMoved', seat: 0, rule: 'move-marker', space: 5 },
    ]);
    const short = withPoints(1, { marker: 4, money: 299 });
    expect(refused(short, step)).toBe('crossing-cost-unpaid/crossingMoney');
    expect(game.check(short, step)?.facts).toEqual({ space: 5, price: 300, money: 299 });
    // a Share sold pays it
    const sale: Move = { kind: 'sellShare', seat: 0 };
    expect(refused(play(short, sale).state, step)).toBe('legal');
  });

  test('RE-52 two Shares on the way to space 9', () => {
    const { state, events } = play(withPoints(1, { marker: 8, shares: 2 }), step);
    expect(state.seats[0]?.shares).toBe(0);
    expect(eventsOf(events, 'sharesDiscarded')).toMatchObject([{ shares: 2, rule: 'crossing-cost' }]);
    const short = withPoints(1, { marker: 8, shares: 1 });
    expect(refused(short, step)).toBe('crossing-cost-unpaid/crossingShares');
    expect(game.check(short, step)?.facts).toEqual({ space: 9, price: 2, shares: 1 });
  });

  test('RE-52 a worker on the way to space 12, chosen by its owner', () => {
    const state = play(withPoints(1, { marker: 11 }), step).state;
    expect(asked(state)).toBe('discardWorker 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'crossing-cost', may: false });
    const { events } = play(state, { kind: 'discardWorker', from: 'supply', worker: 'purple' });
    expect(eventsOf(events, 'workerDiscarded')).toMatchObject([{ rule: 'crossing-cost', worker: 'purple' }]);
  });

  test('RE-52 the worker may go only if there are four left, or one can be hired', () => {
    const four = { supply: { white: 4 } };
    expect(refused(withPoints(1, { marker: 11, money: 649, shares: 1, ...four }), step)).toBe(
      'four-worker-minimum/fourWorkers',
    );
    expect(refused(withPoints(1, { marker: 11, money: 650, shares: 1, ...four }), step)).toBe('legal');
  });

  test('RE-52 a space that costs nothing is free; the variant of the base game changes nothing (ruling 100)', () => {
    const variants = { trackCosts: true, openStack: false };
    const config = { seats: 2, variants };
    expect(play(withPoints(1, { marker: 2 }, { config }), step).state.seats[0]?.money).toBe(600);
    expect(play(withPoints(1, { marker: 4 }, { config }), step).state.seats[0]?.money).toBe(300);
  });
});

describe('RE performance tiles of the track', () => {
  const rows = { 'perf-row-1': ['perf-B1', 'perf-C2'], 'perf-row-3': ['perf-D4'] } as const;

  test('RE-53 RE-54 a marker that comes to the row may take one tile into an empty slot of the numeral', () => {
    const state = play(withPoints(2, { marker: 1, tiles: { 'I-2': 'perf-A1' } }, { rows }), step).state;
    expect(asked(state)).toBe('takeTile 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'take-performance-tile', row: 'perf-row-1' });
    expect(game.legal(state)).toEqual([take('perf-B1', 'I-1'), take('perf-C2', 'I-1'), decline]);
    expect(refused(state, take('perf-B1', 'I-2'))).toBe('one-tile-a-slot/slotTaken');
    expect(refused(state, take('perf-B1', 'II-1'))).toBe('take-performance-tile/wrongSlot');
    expect(game.check(state, take('perf-B1', 'II-1'))?.facts).toEqual({ slot: 'II-1', row: 'I' });
    expect(refused(state, take('perf-D4', 'I-1'))).toBe('take-performance-tile/tileNotThere');
    expect(refused(state, reward('reward-rail-1'))).toBe('take-reward-tile/tileNotThere');
    const { state: after, events } = play(state, take('perf-C2', 'I-1'));
    expect(ext(after, 0).tiles).toEqual({ 'I-2': 'perf-A1', 'I-1': 'perf-C2' });
    expect(after.evolution?.rows['perf-row-1']).toEqual(['perf-B1']);
    expect(events).toEqual([
      {
        kind: 'performanceTileTaken',
        seat: 0,
        rule: 'take-performance-tile',
        tile: 'perf-C2',
        row: 'perf-row-1',
        slot: 'I-1',
      },
    ]);
    expect(game.prompt(after)).toMatchObject({ kind: 'advance', left: 1 });
  });

  test('RE-54 the row with the numeral II fills row II, either slot of it', () => {
    const state = play(withPoints(1, { marker: 10 }, { rows }), step).state;
    expect(game.legal(state)).toEqual([take('perf-D4', 'II-1'), take('perf-D4', 'II-2'), decline]);
    expect(refused(state, take('perf-D4', 'I-1'))).toBe('take-performance-tile/wrongSlot');
  });

  test('ruling 90: a tile passed up is lost', () => {
    const { state, events } = play(withPoints(2, { marker: 1 }, { rows }), step, decline);
    expect(eventsOf(events, 'noTileTaken')).toEqual([
      { kind: 'noTileTaken', seat: 0, rule: 'take-performance-tile', row: 'perf-row-1' },
    ]);
    expect(asked(play(state, step).state)).not.toBe('takeTile 0');
  });

  test('RE-55 without an empty slot of the numeral there is no tile', () => {
    const tiles = { 'I-1': 'perf-A1', 'I-2': 'perf-A2' } as const;
    const { state, events } = play(withPoints(1, { marker: 1, tiles }, { rows }), step);
    expect(asked(state)).not.toBe('takeTile 0');
    expect(eventsOf(events, 'noTileTaken')).toMatchObject([{ rule: 'extension-slot-needed', row: 'perf-row-1' }]);
    // room in another row does not help; a tile moved up before makes room
    const moved = play(withPoints(3, { marker: 1, tiles }, { rows }), up('perf-A1', 'II-1'), step).state;
    expect(legalOf(moved, 'takePerformanceTile').map(({ slot }) => slot)).toEqual(['I-1', 'I-1']);
  });

  test('a row without a tile is passed without a question', () => {
    const { events } = play(withPoints(1, { marker: 1 }, { rows: { 'perf-row-1': [] } }), step);
    expect(eventsOf(events, 'noTileTaken')).toMatchObject([{ rule: 'take-performance-tile' }]);
    const rewards = play(withPoints(1, { marker: 3 }, { rows: { 'reward-row-1': [] } }), step);
    expect(eventsOf(rewards.events, 'noTileTaken')).toMatchObject([{ rule: 'take-reward-tile' }]);
  });

  test('RE-64 one tile of each row that is reached in a turn', () => {
    const more = { 'perf-row-1': ['perf-B1', 'perf-C2'], 'reward-row-1': ['reward-rail-1'] } as const;
    const { state, events } = play(
      withPoints(3, { marker: 1 }, { rows: more }),
      step,
      take('perf-B1', 'I-1'),
      step,
      step,
      reward('reward-rail-1'),
      { kind: 'discardWorker', from: 'supply', worker: 'white' },
    );
    expect(ext(state, 0)).toMatchObject({ marker: 4, tiles: { 'I-1': 'perf-B1' }, rewards: ['reward-rail-1'] });
    expect(eventsOf(events, 'markerMoved').map(({ space }) => space)).toEqual([2, 3, 4]);
  });
});

describe('RE reward tiles of the track', () => {
  const rows = { 'reward-row-1': ['reward-rail-1', 'reward-building-1', 'reward-rail-2'] } as const;

  test('RE-56 RE-57 a worker is discarded for a tile, which lies in front of its owner', () => {
    const state = play(withPoints(1, { marker: 3 }, { rows }), step).state;
    expect(game.prompt(state)).toMatchObject({ kind: 'takeTile', rule: 'take-reward-tile', row: 'reward-row-1' });
    expect(legalOf(state, 'takeRewardTile')).toHaveLength(3);
    expect(refused(state, take('perf-B1', 'I-1'))).toBe('take-performance-tile/tileNotThere');
    const taken = play(state, reward('reward-building-1'));
    expect(asked(taken.state)).toBe('discardWorker 0');
    expect(game.prompt(taken.state)).toMatchObject({ rule: 'take-reward-tile', may: false });
    expect(ext(taken.state, 0)).toMatchObject({ rewards: ['reward-building-1'], used: [] });
    expect(taken.state.evolution?.rows['reward-row-1']).toEqual(['reward-rail-1', 'reward-rail-2']);
    const { events } = play(taken.state, { kind: 'discardWorker', from: 'supply', worker: 'purple' });
    expect(eventsOf(events, 'workerDiscarded')).toMatchObject([{ rule: 'take-reward-tile', worker: 'purple' }]);
  });

  test('RE-56 the worker for it may be one too many', () => {
    const state = play(withPoints(1, { marker: 3, supply: { white: 4 }, money: 0, shares: 1 }, { rows }), step).state;
    expect(refused(state, reward('reward-rail-1'))).toBe('four-worker-minimum/fourWorkers');
    expect(refused(state, decline)).toBe('legal');
  });

  test('RE-58 ruling 94: one rail and one building in a game, used or not', () => {
    const had = play(withPoints(1, { marker: 3, rewards: ['reward-rail-4'] }, { rows }), step).state;
    expect(refused(had, reward('reward-rail-1'))).toBe('reward-tile-limit/rewardLimit');
    expect(game.check(had, reward('reward-rail-1'))?.facts).toEqual({ piece: 'rail' });
    expect(refused(had, reward('reward-building-1'))).toBe('legal');
    const spent = play(withPoints(1, { marker: 3, used: ['reward-rail-4'] }, { rows }), step).state;
    expect(refused(spent, reward('reward-rail-1'))).toBe('reward-tile-limit/rewardLimit');
    const { state, events } = play(
      withPoints(1, { marker: 3, rewards: ['reward-rail-4'], used: ['reward-building-4'] }, { rows }),
      step,
    );
    expect(asked(state)).not.toBe('takeTile 0');
    expect(eventsOf(events, 'noTileTaken')).toMatchObject([{ rule: 'reward-tile-limit', row: 'reward-row-1' }]);
  });
});

describe('RE the board extension', () => {
  test('RE-65 RE-66 from row I to row II straight up for two points, of so many', () => {
    const state = withPoints(2, { tiles: { 'I-1': 'perf-A1', 'I-2': 'perf-A2' } });
    expect(legalOf(state, 'moveTile')).toEqual([up('perf-A1', 'II-1'), up('perf-A2', 'II-2')]);
    expect(refused(state, up('perf-A1', 'II-2'))).toBe('diagonal-move/noDiagonal');
    expect(game.attempts(state)).toContainEqual(up('perf-A1', 'II-2'));
    const one = withPoints(1, { tiles: { 'I-1': 'perf-A1' } });
    expect(refused(one, up('perf-A1', 'II-1'))).toBe('move-performance-tile/pointsShort');
    expect(game.check(one, up('perf-A1', 'II-1'))?.facts).toEqual({ price: 2, left: 1 });
  });

  test('RE-65 from row II to row III straight up, for four points', () => {
    const state = withPoints(4, { tiles: { 'II-1': 'perf-A1' } });
    expect(legalOf(state, 'moveTile')).toEqual([up('perf-A1', 'III-1')]);
    expect(refused(state, up('perf-A1', 'III-2'))).toBe('diagonal-move/noDiagonal');
    expect(refused(withPoints(3, { tiles: { 'II-1': 'perf-A1' } }), up('perf-A1', 'III-1'))).toBe(
      'move-performance-tile/pointsShort',
    );
  });

  test('ruling 93: one row at a time, only up, only own tiles', () => {
    const state = withPoints(8, { tiles: { 'I-1': 'perf-A1', 'II-2': 'perf-A2' } });
    for (const slot of ['I-2', 'III-1', 'IV-1'])
      expect(refused(state, up('perf-A1', slot))).toBe('move-performance-tile/otherRow');
    expect(refused(state, up('perf-A2', 'I-2'))).toBe('move-performance-tile/otherRow');
    expect(refused(state, up('perf-B1', 'II-1'))).toBe('move-performance-tile/tileNotYours');
    const top = withPoints(8, { tiles: { 'IV-1': 'perf-A1' } });
    expect(refused(top, up('perf-A1', 'IV-1'))).toBe('move-performance-tile/otherRow');
    expect(legalOf(top, 'moveTile')).toEqual([]);
  });

  test('RE-67 RE-68 into row IV straight or diagonally, for points and a worker', () => {
    for (const [slot, rule] of [
      ['III-1', 'move-performance-tile'],
      ['III-2', 'diagonal-move'],
    ] as const) {
      const { state, events } = play(withPoints(4, { tiles: { [slot]: 'perf-A1' } }), up('perf-A1', 'IV-1'));
      expect(eventsOf(events, 'tileMoved')).toMatchObject([{ rule, from: slot, slot: 'IV-1', points: 4 }]);
      expect(asked(state)).toBe('discardWorker 0');
      expect(game.prompt(state)).toMatchObject({ rule: 'row-four-worker', may: false });
      expect(ext(state, 0).tiles).toEqual({ 'IV-1': 'perf-A1' });
    }
    const four: EvolutionPlayer = { tiles: { 'III-1': 'perf-A1' }, supply: { white: 4 }, money: 0, shares: 0 };
    expect(refused(withPoints(4, four), up('perf-A1', 'IV-1'))).toBe('four-worker-minimum/fourWorkers');
  });

  test('RE-69 a slot holds one tile', () => {
    const tiles = { 'I-1': 'perf-A1', 'II-1': 'perf-A2', 'III-1': 'perf-A3', 'IV-1': 'perf-A4' } as const;
    const state = withPoints(8, { tiles });
    for (const [tile, slot] of [
      ['perf-A1', 'II-1'],
      ['perf-A2', 'III-1'],
      ['perf-A3', 'IV-1'],
    ] as const) {
      expect(refused(state, up(tile, slot))).toBe('one-tile-a-slot/slotTaken');
      expect(game.check(state, up(tile, slot))?.facts).toEqual({ slot });
    }
    // what moves up leaves its slot to the next
    const free = play(withPoints(6, { tiles: { 'I-1': 'perf-A1', 'II-1': 'perf-A2' } }), up('perf-A2', 'III-1')).state;
    expect(refused(free, up('perf-A1', 'II-1'))).toBe('legal');
  });
});
