import { describe, expect, test } from 'vitest';
import type { TrainId } from '../../../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import type { CarId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { decline, flip, gain, own, place, rail, sell } from '../../../engine/table.ts';
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
  put,
  refused,
  resumed,
} from './table.ts';

/** A player who flips a train with these at it, in the middle of a turn. */
function flipping(
  front: TrainId,
  cars: readonly CarId[],
  player: EvolutionPlayer = {},
  more: Partial<EvolutionTable> = {},
): State {
  const start = evolutionTable({
    players: [
      {
        money: 600,
        shares: 0,
        supply: { white: 4, purple: 1 },
        trains: [{ front, faceUp: true }],
        cars: cars.map((id) => ({ id, train: 0 })),
        ...player,
      },
      {},
    ],
    ...more,
  });
  return resumed(start, [
    { kind: 'endTurn', seat: 0 },
    { kind: 'flip', seat: 0, rule: 'deal-flip', must: false, left: 1 },
  ]);
}
const bonus = (of: 'train' | 'wagon' | 'tender'): Move => ({ kind: 'takeBonus', of });

describe('RE the bonuses of Wagons and Tenders', () => {
  test('RE-47 the example: 3 Shares, $300 and 1 Share', () => {
    const state = flipping('train-shares', ['wagon-1', 'tender-1'], { money: 0 });
    const { state: after, events } = play(state, flip(0));
    expect(after.seats[0]).toMatchObject({ shares: 4, money: 300 });
    expect(events.slice(0, 4)).toMatchObject([
      { kind: 'trainFlipped', faceUp: false },
      { kind: 'sharesGained', shares: 3, rule: 'train-shares' },
      { kind: 'moneyGained', amount: 300, rule: 'wagon-bonus' },
      { kind: 'sharesGained', shares: 1, rule: 'wagon-bonus' },
    ]);
  });

  test('RE-48 flipped face up there is no bonus of any kind', () => {
    const trains = [{ front: 'train-shares', faceUp: false }] as const;
    const { state, events } = play(flipping('train-shares', ['wagon-1', 'tender-1'], { trains }), flip(0));
    expect(state.seats[0]).toMatchObject({ shares: 0, money: 600 });
    expect(eventsOf(events, 'trainFlipped')).toMatchObject([{ faceUp: true, rule: 'flip-face-up' }]);
  });

  test('RE-47 a Wagon at another train, or one that waits, gives nothing', () => {
    const trains = [
      { front: 'train-shares', faceUp: true },
      { front: 'train-money', faceUp: true },
    ] as const;
    const cars = [{ id: 'wagon-1', train: 1 }, { id: 'tender-1' }] as const;
    const { state } = play(flipping('train-shares', [], { trains, cars }), flip(0));
    expect(state.seats[0]).toMatchObject({ shares: 3, money: 600 });
  });

  test('RE-47 a train without anything at it works as in the base game', () => {
    const state = play(flipping('train-advance', []), flip(0)).state;
    expect(asked(state)).toBe('advance 0');
    expect(game.prompt(state)).toMatchObject({ left: 3, may: true, rule: 'train-advance' });
  });

  test('ruling 88: two bonuses with a choice come in any order, each if its owner wants', () => {
    const player = { milestones: [own('A1-1')], supply: { white: 5, purple: 1, orange: 1, grey: 1, turquoise: 1 } };
    const state = play(flipping('train-promote', ['wagon-9', 'tender-1'], player), flip(0)).state;
    expect(state.seats[0]?.shares).toBe(1);
    expect(asked(state)).toBe('bonuses 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'wagon-bonus', train: 0, left: ['train', 'wagon'] });
    expect(game.legal(state)).toEqual([bonus('train'), bonus('wagon'), decline]);
    expect(refused(state, bonus('tender'))).toBe('wagon-bonus/noBonus');
    const first = play(state, bonus('wagon'));
    expect(first.events).toEqual([{ kind: 'bonusTaken', seat: 0, rule: 'wagon-bonus', train: 0, of: 'wagon' }]);
    expect(asked(first.state)).toBe('exchange 0');
    const second = play(first.state, decline);
    expect(asked(second.state)).toBe('promote 0');
    const other = play(state, bonus('train'));
    expect(asked(other.state)).toBe('promote 0');
    expect(asked(play(other.state, decline).state)).toBe('exchange 0');
    const none = play(state, decline);
    expect(eventsOf(none.events, 'rewardDeclined')).toEqual([
      { kind: 'rewardDeclined', seat: 0, rule: 'wagon-bonus', reward: 'bonuses' },
    ]);
    expect(asked(none.state)).not.toBe('bonuses 0');
  });

  test('RE-47 money of the train comes before a bonus of the Wagon that costs some', () => {
    const state = play(flipping('train-money', ['wagon-10'], { money: 0 }), flip(0)).state;
    expect(state.seats[0]?.money).toBe(600);
    expect(game.legal(state)).toEqual([bonus('wagon'), decline]);
    const { state: paid, events } = play(state, bonus('wagon'));
    expect(paid.seats[0]?.money).toBe(200);
    expect(eventsOf(events, 'paid')).toMatchObject([{ amount: 400, rule: 'wagon-bonus' }]);
    // what was paid for has to be taken
    expect(refused(paid, decline)).toBe('wagon-bonus/mustTake');
    expect(play(paid, gain('orange')).state.seats[0]?.supply.orange).toBe(1);
  });

  test('RE-47 a price that cannot be paid refuses the bonus, and a Share can be sold for it', () => {
    const state = play(flipping('train-shares', ['wagon-10'], { money: 100 }), flip(0)).state;
    expect(refused(state, bonus('wagon'))).toBe('wagon-bonus/money');
    expect(game.check(state, bonus('wagon'))?.facts).toEqual({ price: 400, money: 100 });
    const sale: Move = { kind: 'sellShare', seat: 0 };
    expect(refused(play(state, sale, sale).state, bonus('wagon'))).toBe('legal');
  });

  test('RE-47 what nobody could take lapses at once', () => {
    const { state, events } = play(flipping('train-promote', ['wagon-10'], { money: 0, milestones: [] }), flip(0));
    expect(eventsOf(events, 'rewardLapsed')).toMatchObject([
      { rule: 'train-promote', reward: 'promote' },
      { rule: 'wagon-bonus', reward: 'gainWorkerOfChoice' },
    ]);
    expect(asked(state)).not.toBe('bonuses 0');
  });

  test('RE-47 one bonus may be what makes the other possible', () => {
    // no worker fits the Milestone until the Wagon has brought one
    const player = { money: 400, supply: { white: 5 }, milestones: [own('A1-1')] };
    const state = play(flipping('train-promote', ['wagon-10'], player), flip(0)).state;
    expect(refused(state, bonus('train'))).toBe('train-promote/nothingToGain');
    const asking = (['purple', 'orange', 'grey', 'turquoise'] as const)
      .map((worker) => play(state, bonus('wagon'), gain(worker)).state)
      .filter((after) => asked(after) === 'promote 0');
    expect(asking).toHaveLength(1);
  });

  test('RE-47 a Wagon that takes a train for $400 attaches what waits to it', () => {
    const cars = [{ id: 'wagon-12', train: 0 }, { id: 'wagon-3' }] as const;
    const state = play(flipping('train-shares', [], { cars }), flip(0)).state;
    const { state: taken } = play(state, bonus('wagon'), { kind: 'takeTrain', train: 'train-rail' });
    expect(taken.seats[0]).toMatchObject({
      money: 200,
      trains: [{ faceUp: false }, { front: 'train-rail', faceUp: true }],
    });
    expect(ext(taken, 0).cars).toEqual([cars[0], { id: 'wagon-3', train: 1 }]);
  });

  test('RE-47 a Wagon that places a rail is paid for with the rail', () => {
    const state = play(flipping('train-shares', ['wagon-11'], { money: 250 }), flip(0)).state;
    expect(asked(state)).toBe('layRail 0');
    expect(game.prompt(state)).toMatchObject({ cost: 200, rule: 'wagon-bonus', may: true });
    const { state: laid, events } = play(state, rail('washington--chicago'));
    expect(laid.seats[0]?.money).toBe(50);
    expect(eventsOf(events, 'railPlaced')).toMatchObject([{ rule: 'wagon-bonus', space: 'washington--chicago' }]);
  });

  test('RE-47 points of the train and of the Wagon are used one after the other', () => {
    const state = play(flipping('train-advance', ['wagon-5']), flip(0), bonus('wagon')).state;
    expect(game.prompt(state)).toMatchObject({ kind: 'advance', left: 1, rule: 'wagon-bonus' });
    const after = play(state, { kind: 'moveMarker' }).state;
    expect(game.prompt(after)).toMatchObject({ kind: 'advance', left: 3, rule: 'train-advance' });
  });

  test('ruling 87: the Wagon of this very Trade is used by its flip', () => {
    const start = evolutionTable({
      players: [{ money: 0, shares: 1, trains: [{ front: 'train-shares', faceUp: true }] }, {}],
      sections: { 1: { wagons: ['wagon-1'] } },
    });
    const { state, events } = play(start, place('white', 'trade'), sell('rail'), put(1), flip(0));
    expect(state.seats[0]).toMatchObject({ money: 600, shares: 4 });
    expect(eventsOf(events, 'moneyGained').map(({ amount, rule }) => [amount, rule])).toEqual([
      [300, 'trade-money'],
      [300, 'wagon-bonus'],
    ]);
    expect(legalOf(state, 'flipTrain')).toEqual([]);
  });

  test('RE-47 each flip of a double flip gives all that is due', () => {
    const trains = [
      { front: 'train-shares', faceUp: true },
      { front: 'train-shares', faceUp: true },
    ] as const;
    const start = flipping('train-shares', ['wagon-3', 'tender-1'], { trains });
    const twice = resumed(start, [
      { kind: 'endTurn', seat: 0 },
      { kind: 'flip', seat: 0, rule: 'deal-double-flip', must: false, left: 2 },
    ]);
    // the second train has nothing at it
    expect(play(twice, flip(0), flip(1)).state.seats[0]?.shares).toBe(3 + 2 + 1 + 3);
    expect(play(twice, flip(0), flip(0)).state.seats[0]?.shares).toBe(3 + 2 + 1);
  });
});
