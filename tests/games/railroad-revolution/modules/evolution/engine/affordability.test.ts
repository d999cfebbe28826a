import { describe, expect, test } from 'vitest';
import {
  isWorthTrying,
  lossOf,
  prospects,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/affordability.ts';
import type { CarId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type { State, Types } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { type EvolutionPlayer, type EvolutionTable, evolutionTable, put, step, use } from './table.ts';

// What the expansion tells the look-ahead: what may still come, what a move takes, which moves are worth trying. A Share is
// worth $150, what it sells for; a worker for $400 is worth the $400 by which it is cheaper than a hire.

type Task = Types['Task'];

const NO_WAGONS = { 1: { wagons: [] }, 2: { wagons: [] }, 3: { wagons: [] } };
/** A position of two players in which the first has these tasks before the end of the turn. */
function asking(player: EvolutionPlayer, tasks: readonly Task[], more: Partial<EvolutionTable> = {}): State {
  const state = evolutionTable({
    players: [{ trains: [{ front: 'train-promote', faceUp: true }], ...player }, {}],
    tenders: [],
    ...more,
    sections: { ...NO_WAGONS, ...more.sections },
  });
  return { ...state, agenda: [{ kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, ...tasks] } as State;
}

const common = { kind: 'action', seat: 0, worker: 'white', effect: 'open', unpaid: 0 } as const;
const trade = { ...common, action: 'trade', sold: false, flip: 'open', deal: false } as const;
const station = { ...common, action: 'station', first: false, primary: 0, bonus: 'open' } as const;
const railroad = { ...common, action: 'railroad', spaces: [], toPlace: 2 } as const;
const telegraph = { ...common, action: 'telegraph', shares: 0, tile: 'open' } as const;
const built = { ...station, city: 'washington' } as const;
const reward = { seat: 0, rule: 'train-advance', must: false } as const;
const points: Task = { ...reward, kind: 'advance', left: 2 };
const bonuses = (left: readonly ('train' | 'wagon' | 'tender')[], train = 0): Task => ({
  ...{ kind: 'bonuses', seat: 0, train, left },
});
const at = (id: CarId, train = 0) => ({ id, train });
const loose = (...ids: readonly CarId[]) => ids.map((id) => ({ id }));
const wagons = (...here: readonly CarId[]) => ({ wagons: here as never });

describe('RE what a flip may bring more than now', () => {
  const perFlip = (state: State, seat = 0) => prospects(state, seat).perFlip;

  test('RE-44 a Wagon and a Tender that wait may come to a train before it is flipped: the best of each', () => {
    expect(perFlip(asking({ cars: loose('wagon-1') }, []))).toBe(300);
    expect(perFlip(asking({ cars: loose('wagon-3', 'wagon-5', 'wagon-10') }, []))).toBe(400);
    expect(perFlip(asking({ cars: loose('wagon-10') }, []))).toBe(400);
    expect(perFlip(asking({ cars: loose('tender-1', 'tender-2') }, []))).toBe(150);
    expect(perFlip(asking({ cars: loose('tender-1', 'wagon-1') }, []))).toBe(450);
    expect(perFlip(asking({ cars: loose('wagon-5', 'wagon-11') }, []))).toBe(0);
    // what is at a train counts among its own bonuses
    expect(perFlip(asking({ cars: [at('wagon-1'), at('tender-1')] }, []))).toBe(0);
    expect(perFlip(asking({ cars: loose('wagon-1') }, []), 1)).toBe(0);
  });

  const shop = { sections: { 1: wagons('wagon-10'), 3: wagons('wagon-5', 'wagon-1') } };

  test('RE-37 RE-38 a Trade that has not sold its piece may bring any Wagon that lies out, or a Tender', () => {
    expect(perFlip(asking({}, [trade], shop))).toBe(400);
    expect(perFlip(asking({}, [trade], { sections: { 1: wagons('wagon-10') } }))).toBe(400);
    expect(perFlip(asking({}, [trade], { tenders: ['tender-1', 'tender-2'] }))).toBe(150);
    expect(perFlip(asking({}, [trade]))).toBe(0);
    expect(perFlip(asking({ cars: loose('tender-1') }, [trade], shop))).toBe(550);
  });

  test('RE-37 once it is sold there is only what its section has, while it waits for its place or its Wagon', () => {
    const sold = { ...trade, sold: true };
    expect(perFlip(asking({}, [sold], shop))).toBe(0);
    const placing: Task = { kind: 'placeInTradeArea', seat: 0, piece: 'rail' };
    expect(perFlip(asking({}, [sold, placing], shop))).toBe(400);
    expect(perFlip(asking({}, [sold, placing], { tenders: ['tender-1'] }))).toBe(150);
    const taking = (section: number): Task => ({ kind: 'takeWagon', seat: 0, section });
    expect(perFlip(asking({}, [sold, taking(1)], { ...shop, tenders: ['tender-1'] }))).toBe(400);
    expect(perFlip(asking({}, [sold, taking(3)], shop))).toBe(300);
    expect(perFlip(asking({}, [sold, taking(2)], shop))).toBe(0);
  });

  test('RE-37 no other action, and nobody else’s Trade, brings one', () => {
    for (const action of [station, railroad, telegraph]) expect(perFlip(asking({}, [action], shop))).toBe(0);
    expect(perFlip(asking({}, [], shop))).toBe(0);
    expect(perFlip(asking({}, [{ ...trade, seat: 1 }], shop))).toBe(0);
    expect(perFlip(asking({}, [trade], shop), 1)).toBe(0);
    expect(perFlip(asking({}, [{ kind: 'placeInTradeArea', seat: 1, piece: 'rail' }], shop))).toBe(0);
    expect(perFlip(asking({}, [{ kind: 'nextDealTile' }, trade], shop))).toBe(400);
  });

  test('RE-47 a train may come by the Wagon that takes one, wherever the player can get it', () => {
    const train = (state: State) => prospects(state, 0).train;
    expect(train(asking({ cars: [at('wagon-12')] }, []))).toBe(true);
    expect(train(asking({ cars: loose('wagon-12') }, []))).toBe(true);
    expect(train(asking({}, [trade], { sections: { 2: wagons('wagon-12') } }))).toBe(true);
    expect(train(asking({}, [{ ...trade, sold: true }], { sections: { 2: wagons('wagon-12') } }))).toBe(false);
    expect(train(asking({ cars: [at('wagon-11'), at('tender-1')] }, [trade], shop))).toBe(false);
  });
});

describe('RE what waits for a player', () => {
  const cars = [at('wagon-10')];

  test('RE-47 bonuses of a flipped train that are still to be chosen', () => {
    const waiting = (state: State, seat = 0) => prospects(state, seat).waiting;
    const left = asking({ cars }, [bonuses(['train', 'wagon'])]);
    expect(waiting(left)).toBe(400);
    expect(waiting(left, 1)).toBe(0);
    expect(waiting(asking({ cars }, [{ kind: 'moreBonuses', seat: 0, train: 0, left: ['wagon'] }]))).toBe(400);
    expect(waiting(asking({ cars }, [bonuses(['train'])]))).toBe(0);
    expect(waiting(asking({ cars }, [bonuses(['wagon'], 1)]))).toBe(0);
    expect(waiting(asking({ cars }, []))).toBe(0);
    expect(waiting(asking({ cars }, [points]))).toBe(0);
  });

  test('RE-47 RE-60 rails that can be placed beside those of an action, at their price', () => {
    const rails = (state: State, seat = 0) => prospects(state, seat).rails;
    const wagon: EvolutionPlayer = { cars: [at('wagon-11')] };
    const both: EvolutionPlayer = { ...wagon, trains: [{ front: 'train-rail', faceUp: false }] };
    expect(rails(asking(wagon, [bonuses(['wagon'])]))).toEqual([200]);
    expect(rails(asking(both, [bonuses(['train', 'wagon'])]))).toEqual([100, 200]);
    expect(rails(asking({ ...both, rewards: ['reward-rail-1'] }, [bonuses(['train'])]))).toEqual([0, 100]);
    expect(rails(asking({ rewards: ['reward-rail-1'] }, []))).toEqual([0]);
    expect(rails(asking({ rewards: ['reward-rail-1'] }, []), 1)).toEqual([]);
    expect(rails(asking({ rewards: ['reward-building-1'], used: ['reward-rail-1'] }, []))).toEqual([]);
    // not in somebody else's turn
    const state = evolutionTable({ players: [{ rewards: ['reward-rail-1'] }, {}], turn: 1 });
    expect(rails(state)).toEqual([]);
    // that of the extension needs none of the player board
    const bare = Array(8).fill({ rails: 0, buildings: 1 });
    const empty = asking({ ...both, sections: bare, rewards: ['reward-rail-1'] }, [bonuses(['train', 'wagon'])]);
    expect(rails(empty)).toEqual([0]);
    expect(rails(asking({ cars: [at('wagon-10')] }, [bonuses(['wagon'])]))).toEqual([]);
  });
});

describe('RE whether a rail may open the way for an action', () => {
  const opens = (player: EvolutionPlayer, tasks: readonly Task[], more: Partial<EvolutionTable> = {}, seat = 0) =>
    prospects(asking(player, tasks, more), seat).opens;
  const ready: EvolutionPlayer = { rewards: ['reward-rail-1'] };
  const lay = (parts: Partial<Extract<Task, { kind: 'layRail' }>> = {}): Task => ({
    ...{ ...reward, kind: 'layRail', must: true, cost: 0, aside: true },
    ...parts,
  });

  test('ruling 96 that of a reward tile, while a city or a space is sought', () => {
    expect(opens(ready, [station])).toBe(true);
    expect(opens(ready, [railroad])).toBe(true);
    expect(opens(ready, [{ ...railroad, toPlace: 1 }])).toBe(true);
    expect(opens(ready, [{ ...railroad, toPlace: 0 }])).toBe(false);
    expect(opens(ready, [built])).toBe(false);
    expect(opens(ready, [trade])).toBe(false);
    expect(opens(ready, [{ ...railroad, seat: 1 }])).toBe(false);
    expect(opens({ rewards: ['reward-building-1'] }, [station])).toBe(false);
    expect(opens({ rewards: ['reward-building-1'] }, [railroad])).toBe(false);
  });

  test('ruling 96 also while it waits for its space', () => {
    expect(opens({}, [railroad, lay()])).toBe(true);
    expect(opens({}, [station, lay()])).toBe(true);
    expect(opens({}, [trade, lay()])).toBe(false);
    expect(opens({}, [railroad, lay({ aside: false })])).toBe(false);
    expect(opens({}, [railroad, lay({ seat: 1 })])).toBe(false);
    expect(opens({}, [railroad])).toBe(false);
    // a building opens no way
    expect(opens({}, [railroad, { ...reward, kind: 'layStation', must: true, aside: true }])).toBe(false);
  });

  const purple = { ...station, worker: 'purple' } as const;
  const flipping: Task = { ...reward, kind: 'flip', left: 1 };
  const row: Task = { kind: 'takeTile', seat: 0, row: 'reward-row-1' };
  const more: Task = { kind: 'moreBonuses', seat: 0, train: 0, left: [] };

  test('RE-47 a flip may lead to the rail of a Wagon', () => {
    const rail: EvolutionPlayer = { cars: [at('wagon-11')] };
    expect(opens(rail, [purple])).toBe(true);
    expect(opens(rail, [{ ...purple, effect: 'used' }])).toBe(false);
    expect(opens(rail, [station])).toBe(false);
    expect(opens(rail, [{ ...purple, city: 'washington' }])).toBe(false);
    for (const task of [flipping, points, row, bonuses([]), more]) expect(opens(rail, [station, task])).toBe(true);
    expect(opens(rail, [station, { ...flipping, seat: 1 }])).toBe(false);
    expect(opens(rail, [station, { ...reward, kind: 'takeTrain' }])).toBe(false);
    // a Railroad action has its own rails
    expect(opens(rail, [{ ...railroad, worker: 'purple' }, flipping])).toBe(false);
    expect(opens({ cars: [at('wagon-10'), at('tender-1')] }, [purple], { rows: { 'reward-row-1': [] } })).toBe(false);
  });

  test.each([
    [0, true],
    [3, true],
    [4, false],
    [5, false],
    [6, true],
    [9, true],
    [10, false],
    [15, false],
  ])('RE-56 from space %i four points bring a rail tile: %j', (marker, may) => {
    const rows = { 'reward-row-1': ['reward-building-1', 'reward-rail-1'], 'reward-row-2': ['reward-rail-2'] } as const;
    expect(opens({ marker }, [purple], { rows })).toBe(may);
    expect(opens({ marker }, [station], { rows })).toBe(false);
  });

  test('RE-56 RE-58 only a row with such a tile does, and only to who has had none', () => {
    const rows = { 'reward-row-1': ['reward-rail-1'] } as const;
    expect(opens({ marker: 1 }, [purple], { rows })).toBe(true);
    expect(opens({ marker: 1, used: ['reward-rail-2'] }, [purple], { rows })).toBe(false);
    expect(opens({ marker: 1, used: ['reward-building-2'] }, [purple], { rows })).toBe(true);
    expect(opens({ marker: 1 }, [purple], { rows: { 'reward-row-1': ['reward-building-1'] } })).toBe(false);
    expect(opens({ marker: 1 }, [purple], { rows: { 'reward-row-1': [] } })).toBe(false);
  });
});

describe('RE what a move takes at once', () => {
  const loss = (move: Move, player: EvolutionPlayer = {}, tasks: readonly Task[] = [points]) =>
    lossOf(asking(player, tasks), move as never, 0);
  const nothing = { money: 0, workers: 0 };

  test.each([
    [0, nothing],
    [4, { money: 300, workers: 0 }],
    [8, { money: 300, workers: 0 }],
    [11, { money: 0, workers: 1 }],
    [15, nothing],
  ])('RE-52 a step from space %i', (marker, lost) => {
    expect(loss(step, { marker })).toEqual(lost);
  });

  test('RE-67 a tile that goes up: a worker for row IV', () => {
    const up = (slot: 'IV-1' | 'III-1' | 'II-1'): Move => ({ kind: 'moveTile', tile: 'perf-A1', slot });
    expect(loss(up('IV-1'), { tiles: { 'III-2': 'perf-A1' } })).toEqual({ money: 0, workers: 1 });
    expect(loss(up('III-1'), { tiles: { 'II-1': 'perf-A1' } })).toEqual(nothing);
    expect(loss(up('II-1'), { tiles: { 'I-1': 'perf-A1' } })).toEqual(nothing);
    expect(loss(up('IV-1'), { tiles: { 'III-2': 'perf-A2' } })).toEqual(nothing);
    expect(loss(up('IV-1'), { tiles: { 'IV-1': 'perf-A1' } })).toEqual(nothing);
  });

  test('RE-56 a reward tile: a worker; a performance tile: nothing', () => {
    expect(loss({ kind: 'takeRewardTile', tile: 'reward-rail-1' })).toEqual({ money: 0, workers: 1 });
    expect(loss({ kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' })).toEqual(nothing);
    expect(loss(put('tender'))).toEqual(nothing);
  });

  test('RE-47 a bonus: its price, but for a rail, which is paid for when it is placed', () => {
    const bonus = (of: 'train' | 'wagon'): Move => ({ kind: 'takeBonus', of });
    const left = [bonuses(['train', 'wagon'])];
    expect(loss(bonus('wagon'), { cars: [at('wagon-10')] }, left)).toEqual({ money: 400, workers: 0 });
    expect(loss(bonus('wagon'), { cars: [at('wagon-12')] }, left)).toEqual({ money: 400, workers: 0 });
    expect(loss(bonus('wagon'), { cars: [at('wagon-11')] }, left)).toEqual(nothing);
    expect(loss(bonus('train'), { cars: [at('wagon-12')] }, left)).toEqual(nothing);
    expect(loss(bonus('wagon'), {}, left)).toEqual(nothing);
    expect(loss(bonus('wagon'), { cars: [at('wagon-10')] })).toEqual(nothing);
  });

  test('RE-59 a reward tile used while a city or a space is sought: it may take the last one', () => {
    const all = { money: Number.POSITIVE_INFINITY, workers: 0 };
    expect(loss(use(0, 'rail'), {}, [station])).toEqual(all);
    expect(loss(use(0, 'building'), {}, [railroad])).toEqual(all);
    expect(loss(use(0, 'building'), {}, [built])).toEqual(nothing);
    expect(loss(use(0, 'rail'), {}, [{ ...railroad, toPlace: 0 }])).toEqual(nothing);
    expect(loss(use(0, 'rail'), {}, [])).toEqual(nothing);
  });
});

describe('RE which moves the look-ahead tries', () => {
  const tried = (
    move: Move,
    tasks: readonly Task[],
    player: EvolutionPlayer = {},
    more: Partial<EvolutionTable> = {},
  ): boolean => isWorthTrying(asking({ supply: { white: 4 }, ...player }, tasks, more), move as never);
  const few: EvolutionPlayer = { supply: { white: 3 } };
  const must: Task = { ...points, must: true };
  const tile: Move = { kind: 'moveTile', tile: 'perf-A1', slot: 'II-1' };

  test('RE-50 points, where the first has to be used; a step also while a city is sought', () => {
    expect(tried(step, [points])).toBe(false);
    expect(tried(step, [must])).toBe(true);
    expect(tried(step, [station, points])).toBe(true);
    expect(tried(step, [railroad, points])).toBe(false);
    expect(tried(step, [{ ...reward, kind: 'flip', must: true, left: 1 }])).toBe(false);
    expect(tried(tile, [points])).toBe(false);
    expect(tried(tile, [must])).toBe(true);
    expect(tried(tile, [station, points])).toBe(false);
    expect(tried(tile, [{ ...reward, kind: 'flip', must: true, left: 1 }])).toBe(false);
  });

  test('RE-53 RE-56 of the tiles of the track only one that places a rail, while a city is sought', () => {
    const row: Task = { kind: 'takeTile', seat: 0, row: 'reward-row-1' };
    const take = (of: 'reward-rail-1' | 'reward-building-1'): Move => ({ kind: 'takeRewardTile', tile: of });
    expect(tried(take('reward-rail-1'), [station, row])).toBe(true);
    expect(tried(take('reward-building-1'), [station, row])).toBe(false);
    expect(tried(take('reward-rail-1'), [railroad, row])).toBe(false);
    expect(tried({ kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' }, [station, row])).toBe(false);
  });

  test('RE-60 the rail of a reward tile, while a city or a space is sought', () => {
    expect(tried(use(0, 'rail'), [station])).toBe(true);
    expect(tried(use(0, 'rail'), [railroad])).toBe(true);
    expect(tried(use(0, 'building'), [station])).toBe(false);
    expect(tried(use(0, 'rail'), [trade])).toBe(false);
    expect(tried(use(0, 'rail'), [built])).toBe(false);
    expect(tried(use(0, 'rail'), [{ ...railroad, toPlace: 0 }])).toBe(false);
    // for whom it is, and not for who is asked
    expect(tried(use(0, 'rail'), [station, { kind: 'privateDeal', seat: 1 }])).toBe(true);
    expect(tried(use(1, 'rail'), [station])).toBe(false);
    expect(tried(use(1, 'rail'), [railroad])).toBe(false);
  });

  test('RE-37 RE-38 sections with a Wagon that brings something, and the Tenders', () => {
    const placing: Task = { kind: 'placeInTradeArea', seat: 0, piece: 'rail' };
    const sections = {
      1: wagons('wagon-1', 'wagon-7'),
      2: wagons('wagon-7'),
      3: wagons('wagon-10'),
      4: wagons(),
      5: wagons('wagon-12'),
      6: wagons('wagon-5', 'wagon-3'),
    };
    const sought = (player: EvolutionPlayer) =>
      ([1, 2, 3, 4, 5, 6, 'tender'] as const).filter((section) =>
        tried(put(section), [trade, placing], player, { sections }),
      );
    expect(sought({})).toEqual([1, 5, 6, 'tender']);
    expect(sought(few)).toEqual([1, 3, 5, 6, 'tender']);
    const six = { ...sections, 6: wagons('wagon-11', 'wagon-9') };
    expect(tried(put(6), [trade, placing], {}, { sections: six })).toBe(false);
  });

  test('RE-37 of the Wagons those that bring something; where none does, the first', () => {
    const taking: Task = { kind: 'takeWagon', seat: 0, section: 2 };
    const takes = (player: EvolutionPlayer, ...here: readonly CarId[]) =>
      here.filter((wagon) =>
        tried({ kind: 'takeWagon', wagon: wagon as never }, [trade, taking], player, {
          sections: { 2: wagons(...here), 3: wagons('wagon-2', 'wagon-4') },
        }),
      );
    expect(takes({}, 'wagon-7', 'wagon-1')).toEqual(['wagon-1']);
    expect(takes({}, 'wagon-1', 'wagon-3')).toEqual(['wagon-1', 'wagon-3']);
    expect(takes({}, 'wagon-7', 'wagon-5')).toEqual(['wagon-7']);
    expect(takes({}, 'wagon-7', 'wagon-10')).toEqual(['wagon-7']);
    expect(takes(few, 'wagon-7', 'wagon-10')).toEqual(['wagon-10']);
    // the section is asked about then, and nothing else
    expect(tried({ kind: 'takeWagon', wagon: 'wagon-7' }, [trade], {}, { sections: { 2: wagons('wagon-7') } })).toBe(
      false,
    );
  });

  test('RE-47 bonuses that bring something, or a rail or points while a city is sought', () => {
    const bonus = (of: 'train' | 'wagon'): Move => ({ kind: 'takeBonus', of });
    const left = bonuses(['train', 'wagon']);
    const wagon = (id: CarId, tasks: readonly Task[], player: EvolutionPlayer = {}) =>
      tried(bonus('wagon'), [...tasks, left], { ...player, cars: [at(id)] });
    expect(wagon('wagon-12', [])).toBe(true);
    expect(wagon('wagon-10', [])).toBe(false);
    expect(wagon('wagon-10', [], few)).toBe(true);
    expect(wagon('wagon-11', [])).toBe(false);
    expect(wagon('wagon-11', [station])).toBe(true);
    expect(wagon('wagon-11', [railroad])).toBe(false);
    expect(wagon('wagon-5', [station])).toBe(true);
    expect(wagon('wagon-5', [])).toBe(false);
    expect(wagon('wagon-7', [station])).toBe(false);
    expect(tried(bonus('train'), [station, left], { trains: [{ front: 'train-rail', faceUp: false }] })).toBe(true);
    expect(tried(bonus('wagon'), [station, left])).toBe(false);
    expect(tried(bonus('wagon'), [station], { cars: [at('wagon-12')] })).toBe(false);
  });

  test('RE-45 all else, and what no seat is asked about', () => {
    expect(tried({ kind: 'attach', car: 'wagon-1', train: 0 }, [])).toBe(true);
    const state = asking({}, []);
    expect(isWorthTrying({ ...state, agenda: [] }, step as never)).toBe(true);
    expect(isWorthTrying({ ...state, agenda: [{ kind: 'nextDealTile' }] }, step as never)).toBe(true);
  });
});
