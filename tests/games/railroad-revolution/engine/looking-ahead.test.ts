import { describe, expect, test } from 'vitest';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import { flipWorth, waitingFlips } from '../../../../src/games/railroad-revolution/engine/moves/flip-worth.ts';
import { hasRailAtHand, reachAhead } from '../../../../src/games/railroad-revolution/engine/moves/reach.ts';
import type { CityTileId } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import type { Worker } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { TelegraphTileId } from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import type { TrainId } from '../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import type { State, Task, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { evolution } from '../../../../src/games/railroad-revolution/modules/evolution/engine/index.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import type { Definition } from '../../../../src/kernel/game.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import { evolutionTable } from '../modules/evolution/engine/table.ts';
import {
  ability,
  asked,
  asWhite,
  flip,
  game,
  hire,
  own,
  type Player,
  rail,
  refused,
  share,
  type Table,
  table,
} from './table.ts';

// Which moves the look-ahead tries for a player who still owes something: what brings money, Shares, a train, or a worker
// that is missing; and what may open the way for a main action that has none yet.

const definition = join(base) as Definition<Types>;
const enough: Player = { supply: { white: 4, orange: 1 } };
const few: Player = { supply: { white: 2, orange: 1 } };

const at = (state: State, tasks: readonly Task[]): State => ({
  ...state,
  agenda: [{ kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, ...tasks],
});
/** True where the move is tried while the first seat is asked the last of these tasks. */
const tried = (move: Move, tasks: readonly Task[], player: Player = enough, more: Partial<Table> = {}) =>
  definition.debts?.isWorthTrying?.(at(table({ players: [player, {}], ...more }), tasks), move);

const common = { kind: 'action', seat: 0, effect: 'open', unpaid: 0 } as const;
const station = (worker: Worker = 'white') =>
  ({ ...common, worker, action: 'station', first: false, primary: 0, bonus: 'open' }) as const;
const telegraph = (worker: Worker) => ({ ...common, worker, action: 'telegraph', shares: 0, tile: 'open' }) as const;
const reward = { seat: 0, rule: 'deal-flip', must: false } as const;
const flipping: Task = { ...reward, kind: 'flip', left: 1 };

describe('RR the look-ahead tries flips', () => {
  const trains = (...fronts: readonly TrainId[]): Player => ({
    ...enough,
    trains: fronts.map((front) => ({ front, faceUp: true })),
  });
  const down = (front: TrainId): Player => ({ ...enough, trains: [{ front, faceUp: false }] });

  test('RR of trains that bring money or Shares', () => {
    expect(tried(flip(0), [flipping], trains('train-money'))).toBe(true);
    expect(tried(flip(0), [flipping], trains('train-shares'))).toBe(true);
    for (const front of ['train-advance', 'train-rail', 'train-promote'] as const)
      expect(tried(flip(0), [flipping], trains(front))).toBe(false);
    expect(tried(flip(1), [flipping], trains('train-money'))).toBe(false);
    expect(tried(flip(1), [flipping], trains('train-rail', 'train-money'))).toBe(true);
  });

  test('RR of the last, where some train has to be flipped', () => {
    const must: Task = { ...flipping, must: true };
    const two = trains('train-promote', 'train-promote');
    expect(tried(flip(0), [must], two)).toBe(false);
    expect(tried(flip(1), [must], two)).toBe(true);
    expect(tried(flip(2), [must], two)).toBe(false);
    expect(tried(flip(1), [flipping], two)).toBe(false);
  });

  test('RR of one whose front places a rail, while a city is sought', () => {
    expect(tried(flip(0), [station(), flipping], trains('train-rail'))).toBe(true);
    expect(tried(flip(0), [station(), flipping], down('train-rail'))).toBe(false);
    expect(tried(flip(0), [station(), flipping], trains('train-promote'))).toBe(false);
    expect(tried(flip(0), [{ ...station(), city: 'washington' }, flipping], trains('train-rail'))).toBe(false);
    // points bring no rail in the base game
    expect(tried(flip(0), [station(), flipping], trains('train-advance'))).toBe(false);
  });

  test('RE of one with a Wagon that places a rail, or with points that may bring a reward tile for one', () => {
    const whole = join(base, evolution) as unknown as Definition<Types>;
    const rows = { 'reward-row-1': ['reward-rail-1'], 'reward-row-2': [] } as const;
    const isWorthTrying = (front: TrainId, cars: readonly ('wagon-1' | 'wagon-7' | 'wagon-11')[], marker: number) => {
      const player = { ...trains(front), cars: cars.map((id) => ({ id, train: 0 })), marker };
      const state = evolutionTable({ players: [player, {}], rows }) as State;
      return whole.debts?.isWorthTrying?.(at(state, [station('purple'), flipping]), flip(0));
    };
    expect(isWorthTrying('train-promote', ['wagon-11'], 9)).toBe(true);
    expect(isWorthTrying('train-promote', ['wagon-7'], 0)).toBe(false);
    expect(isWorthTrying('train-advance', [], 0)).toBe(true);
    expect(isWorthTrying('train-advance', [], 9)).toBe(false);
    // one of its bonuses is enough
    expect(isWorthTrying('train-promote', ['wagon-1'], 9)).toBe(true);
    expect(isWorthTrying('train-money', ['wagon-7'], 9)).toBe(true);
  });
});

describe('RR what flips are worth, at least as much as they bring', () => {
  const worth = (
    player: Player,
    flips: number,
    tasks: readonly Task[] = [],
    more: { readonly others?: number; readonly fresh?: boolean } = {},
  ) => flipWorth(at(table({ players: [player, {}] }), tasks), 0, flips, more);
  const one = (front: TrainId, faceUp: boolean): Player => ({ ...enough, trains: [{ front, faceUp }] });

  test('RR flips that wait are counted for their own seat', () => {
    const state = at(table({ players: [enough, {}] }), [
      { ...flipping, seat: 1, left: 2 },
      { ...flipping, left: 1 },
      { ...flipping, left: 2 },
    ]);
    expect(waitingFlips(state, 0)).toBe(3);
    expect(waitingFlips(state, 1)).toBe(2);
    expect(waitingFlips(at(state, []), 0)).toBe(0);
  });

  test('RR a train face up brings what is on its front; one face down has to be turned first', () => {
    expect(worth(one('train-money', true), 1)).toBe(600);
    // the second flip turns it up again
    expect(worth(one('train-shares', true), 2)).toBe(450);
    expect(worth(one('train-shares', true), 3)).toBe(900);
    expect(worth(one('train-money', false), 1)).toBe(0);
    expect(worth(one('train-money', false), 2)).toBe(600);
    expect(worth(one('train-money', false), 4)).toBe(1200);
    const two: Player = {
      ...enough,
      trains: [
        { front: 'train-money', faceUp: true },
        { front: 'train-shares', faceUp: true },
      ],
    };
    expect(worth(two, 2)).toBe(1200);
    expect(worth(two, 3)).toBe(1200);
    expect(worth(two, 4)).toBe(1800);
    expect(worth(one('train-money', false), 1, [], { others: 1 })).toBe(600);
    expect(worth(one('train-money', false), 2, [], { others: 1 })).toBe(1200);
    expect(worth(one('train-money', true), 0)).toBe(0);
  });

  test('RR a train that can be taken first may be the best there is', () => {
    const bare: Player = { ...enough, trains: [] };
    const taking = (seat: 0 | 1): Task => ({ ...reward, seat, kind: 'takeTrain' });
    expect(worth(bare, 1)).toBe(0);
    expect(worth(bare, 1, [], { fresh: true })).toBe(600);
    expect(worth(bare, 2, [], { fresh: true })).toBe(1200);
    expect(worth(bare, 1, [taking(0)])).toBe(600);
    expect(worth(bare, 1, [taking(1)])).toBe(0);
  });
});

describe('RR a deal that may be accepted twice', () => {
  // both times it flips a train: up, then down for $600, which with $200 hires the fourth worker
  const player: Player = {
    money: 200,
    shares: 2,
    supply: { white: 3 },
    trains: [{ front: 'train-money', faceUp: false }],
  };
  const asking = (sameDeal: 'twice' | 'once') =>
    at(table({ config: { seats: 2, rulings: { sameDeal } }, players: [player, {}], deal: 'deal-9' }), [
      { kind: 'deal', seat: 0, limit: 2, taken: [] },
    ]);

  test('RR is no hopeless case where its second flip brings what is owed', () => {
    expect(definition.debts?.owes(asking('twice'), 0)?.rule).toBe('four-worker-minimum');
    expect(definition.debts?.hopeless?.(asking('twice'), 0)).toBe(false);
    expect(definition.debts?.hopeless?.(asking('once'), 0)).toBe(true);
    expect(game.legal(asking('twice')).map(({ kind }) => kind)).toEqual(['acceptDeal']);
  });
});

describe('RR cities that one more rail connects', () => {
  const layRail = (parts: Partial<Extract<Task, { kind: 'layRail' }>> = {}): Task => ({
    ...{ ...reward, kind: 'layRail', cost: 200, aside: false },
    ...parts,
  });
  const near = ['chicago', 'little-rock', 'miami'];
  const train: Player = { ...enough, trains: [{ front: 'train-rail', faceUp: true }] };
  const bare = Array(8).fill({ rails: 0, buildings: 1 });
  /** What the rail costs with which they can be connected; nothing where there is none. */
  const cost = (player: Player, tasks: readonly Task[], flipCost?: number): number | undefined => {
    const reach = reachAhead(at(table({ players: [player, {}] }), tasks), 0, flipCost);
    if (reach.length > 0) expect(reach.map(({ city }) => city).sort()).toEqual(near);
    expect(new Set(reach.map((one) => one.cost)).size).toBeLessThanOrEqual(1);
    return reach[0]?.cost;
  };

  test('RR by a rail that waits, at its price; that of the player board only while there is one', () => {
    expect(cost(enough, [])).toBeUndefined();
    expect(cost(enough, [layRail()])).toBe(200);
    expect(cost(enough, [layRail(), layRail({ cost: 0 })])).toBe(0);
    expect(cost(enough, [layRail({ seat: 1 })])).toBeUndefined();
    expect(cost({ ...enough, sections: bare }, [layRail()])).toBeUndefined();
    expect(cost({ ...enough, sections: bare }, [layRail({ aside: true, cost: 0 })])).toBe(0);
  });

  test('RR by the front of a train, where it is flipped or a flip can be bought', () => {
    expect(cost(train, [flipping])).toBe(100);
    expect(cost(train, [{ ...flipping, seat: 1 }])).toBeUndefined();
    expect(cost(train, [])).toBeUndefined();
    expect(cost(train, [], 100)).toBe(200);
    expect(cost(train, [flipping], 100)).toBe(100);
    expect(cost(train, [flipping, layRail()])).toBe(100);
    expect(cost({ ...train, sections: bare }, [flipping])).toBeUndefined();
    expect(cost({ ...train, trains: [{ front: 'train-rail', faceUp: false }] }, [flipping])).toBeUndefined();
    expect(cost({ ...train, trains: [{ front: 'train-money', faceUp: true }] }, [flipping])).toBeUndefined();
  });

  test('RR a rail at hand is one kept aside that waits; RE or that of a reward tile', () => {
    const atHand = (tasks: readonly Task[], rewards: readonly 'reward-rail-1'[] = [], seat: 0 | 1 = 0) =>
      hasRailAtHand(at(evolutionTable({ players: [{ rewards }, {}] }), tasks), seat);
    expect(atHand([])).toBe(false);
    expect(atHand([layRail()])).toBe(false);
    expect(atHand([layRail({ aside: true })])).toBe(true);
    expect(atHand([layRail({ aside: true })], [], 1)).toBe(false);
    expect(atHand([layRail({ aside: true, seat: 1 })])).toBe(false);
    expect(atHand([{ ...reward, kind: 'layStation', aside: true }])).toBe(false);
    expect(atHand([], ['reward-rail-1'])).toBe(true);
    expect(atHand([], ['reward-rail-1'], 1)).toBe(false);
  });
});

describe('RR the look-ahead tries rails and workers', () => {
  const lay = (parts: Partial<Extract<Task, { kind: 'layRail' }>> = {}): Task => ({
    ...{ ...reward, kind: 'layRail', cost: 0, aside: false },
    ...parts,
  });
  // Washington, Charlotte and Chicago are connected, and Little Rock by a detour
  const rails: Player = { ...enough, rails: ['washington--chicago', 'chicago--little-rock'] };

  test('RR a rail that connects a city, while one is sought', () => {
    expect(tried(rail('chicago--duluth'), [station(), lay()], rails)).toBe(true);
    expect(tried(rail('charlotte--little-rock'), [station(), lay()], rails)).toBe(false);
    expect(tried(rail('chicago--duluth'), [{ ...station(), city: 'chicago' }, lay()], rails)).toBe(false);
    expect(tried(rail('chicago--duluth'), [lay()], rails)).toBe(false);
  });

  test('RR the first space for a rail that has to be placed, and any for the one kept aside', () => {
    const [first, ...others] = game
      .legal(deepFreeze(game.resume(at(table({ players: [rails, {}] }), [lay({ must: true })])).state))
      .flatMap((move) => (move.kind === 'placeRail' ? [move.space] : []));
    if (first === undefined) throw new Error('there is no space');
    expect(tried(rail(first), [lay({ must: true })], rails)).toBe(true);
    for (const space of others) expect(tried(rail(space), [lay({ must: true })], rails)).toBe(false);
    for (const space of others) expect(tried(rail(space), [lay({ aside: true })], rails)).toBe(true);
  });

  const discard = (worker: Worker, from: 'supply' | 'trade' = 'supply'): Move => ({
    ...{ kind: 'discardWorker', from, worker },
  });
  test('RR one worker to be discarded stands for all, but for a promotion one of each type', () => {
    const player: Player = { supply: { white: 3, orange: 2 }, board: { trade: { white: 1, grey: 1 } } };
    const asking = (tile: TelegraphTileId): Task => ({ ...reward, kind: 'discardWorker', must: true, tile });
    const some = (tile: TelegraphTileId) =>
      [discard('white'), discard('orange'), discard('white', 'trade'), discard('grey', 'trade')].map((move) =>
        tried(move, [asking(tile)], player),
      );
    expect(some('tt-money')).toEqual([true, false, false, false]);
    expect(some('tt-promote')).toEqual([true, true, false, true]);
  });

  test('RR a promotion that has to be made: the first there is', () => {
    const promote: Task = { ...reward, kind: 'promote', must: true, left: 1, costEach: 0 };
    const move = (worker: Worker): Move => ({ kind: 'promoteWorker', from: 'supply', worker, milestone: 'A1-1' });
    const milestones = [own('A1-1')];
    const helping = (['white', 'orange'] as const).map((worker) =>
      tried(move(worker), [promote], { supply: { white: 4, orange: 1 }, milestones }),
    );
    expect(helping.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(tried(move('white'), [promote], { ...enough, milestones: [] })).toBe(false);
    expect(tried(move('orange'), [{ ...promote, must: false }], { ...enough, milestones })).toBe(false);
  });

  test('RR what no seat is asked about is tried', () => {
    const state = table({ players: [enough, {}] });
    expect(definition.debts?.isWorthTrying?.({ ...state, agenda: [] }, { kind: 'advance', track: 'network' })).toBe(
      true,
    );
    expect(definition.debts?.isWorthTrying?.({ ...state, agenda: [{ kind: 'nextDealTile' }] }, flip(0))).toBe(true);
  });
});

describe('RR the look-ahead tries the ability of a specialist', () => {
  test('RR station, turquoise: the primary reward again, where it brings workers that are missing', () => {
    const in4 = { ...station('turquoise'), city: 'denver' } as const;
    const again = (tile: CityTileId, player: Player) => tried(ability, [in4], player, { tiles: { denver: tile } });
    expect(again('4-a', few)).toBe(true);
    expect(again('4-a', enough)).toBe(false);
    expect(again('4-b', few)).toBe(false);
    expect(tried(ability, [station('turquoise')], few)).toBe(false);
    expect(tried(asWhite, [in4], few, { tiles: { denver: '4-a' } })).toBe(false);
  });

  test('RR station, grey: the First Station bonus, where it brings something', () => {
    const in4 = { ...station('grey'), city: 'denver' } as const;
    const bonus = (tile: CityTileId, player: Player = enough) =>
      tried(ability, [in4], player, { tiles: { denver: tile } });
    expect(bonus('4-b')).toBe(true);
    expect(bonus('4-a')).toBe(false);
    expect(bonus('4-d', few)).toBe(false);
    expect(tried(ability, [station('grey')], few)).toBe(false);
    for (const worker of ['purple', 'orange'] as const) expect(tried(ability, [station(worker)])).toBe(true);
  });

  test('RR telegraph, turquoise: the tile without a discard, where it brings something', () => {
    const section = { ...telegraph('turquoise'), section: 2 } as const;
    const tile = (of: TelegraphTileId, task: Task = section) => tried(ability, [task], few, { telegraph: { 2: of } });
    for (const of of ['tt-money', 'tt-train', 'tt-double-flip'] as const) expect(tile(of)).toBe(true);
    for (const of of ['tt-advance', 'tt-rail', 'tt-promote'] as const) expect(tile(of)).toBe(false);
    expect(tile('tt-money', telegraph('turquoise'))).toBe(false);
    expect(tile('tt-money', { ...section, worker: 'purple' })).toBe(false);
    for (const worker of ['grey', 'orange'] as const) expect(tile('tt-advance', { ...section, worker })).toBe(true);
  });
});

describe('RR what others may do while a seat is asked', () => {
  /** The first seat is asked this; the other has a Share to sell, and the money for a worker. */
  const asking = (tasks: readonly Task[], player: Player = few) => {
    const state = table({
      players: [
        { money: 800, shares: 0, ...player },
        { shares: 2, money: 800 },
      ],
    });
    return deepFreeze(game.resume({ ...state, agenda: tasks }).state);
  };

  test('RR sales and hires come between two steps, also when workers are missing at the end', () => {
    const turn = asking([
      { kind: 'endTurn', seat: 0 },
      { kind: 'closeTurn', seat: 0 },
    ]);
    expect(asked(turn)).toBe('restoreWorkers 0');
    const deal = asking([
      { kind: 'endTurn', seat: 1 },
      { kind: 'closeTurn', seat: 1 },
      { kind: 'closeDeal', seat: 0 },
    ]);
    expect(asked(deal)).toBe('restoreWorkers 0');
    const milestone = asking([
      { kind: 'endTurn', seat: 0 },
      { kind: 'completeMilestone', seat: 0, milestones: ['A1-1', 'A2-1'] },
    ]);
    expect(asked(milestone)).toBe('completeMilestone 0');
    for (const state of [turn, deal, milestone]) {
      expect(refused(state, share(1))).toBe('legal');
      expect(refused(state, hire(1, 'white'))).toBe('legal');
    }
    const inside = asking([{ kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, flipping], enough);
    expect(asked(inside)).toBe('flip 0');
    expect(refused(inside, share(1))).toBe('any-time-steps/insideStep');
  });
});
