import { describe, expect, test } from 'vitest';
import type { State, Task } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { asked, eventsOf, factsOf, game, own, refused, table } from './table.ts';

// Rewards whose supply is empty by the time they are carried out.

const start = table({ players: [{ money: 50, shares: 0, milestones: [own('A1-1'), own('A2-1')] }, {}] });
const empty: State = { ...start, supply: { white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0 } };
const asking = (state: State, task: Task): State => ({ ...state, agenda: [...state.agenda, task] });
const reward = { seat: 0, rule: 'bonus-exchange', must: true } as const;

describe('RR rewards that the common supply fails', () => {
  test.each<[string, Task]>([
    ['a worker', { ...reward, kind: 'gainWorker', workers: ['grey'] }],
    ['an exchange', { ...reward, kind: 'exchange' }],
    ['the second half of an exchange', { ...reward, kind: 'exchangeFor', from: 'supply', worker: 'white' }],
  ])('RR %s lapses where no worker is left, and is told', (_, task) => {
    const { state, events } = game.resume(asking(empty, task));
    expect(eventsOf(events, 'rewardLapsed')).toMatchObject([{ seat: 0, rule: 'bonus-exchange', reward: task.kind }]);
    expect(asked(state)).toBe('placeWorker 0');
  });

  test('RR an exchange is asked for as long as one worker is left', () => {
    const one = asking({ ...empty, supply: { ...empty.supply, grey: 1 } }, { ...reward, kind: 'exchange' });
    expect(asked(one)).toBe('exchange 0');
    expect(refused(one, { kind: 'exchangeWorker', from: 'supply', worker: 'grey' })).toBe(
      'exchange-worker/noSuchWorker',
    );
  });

  test('RR a promotion that costs more than there is', () => {
    const state = asking(start, {
      seat: 0,
      rule: 'deal-promote',
      must: false,
      kind: 'promote',
      left: 2,
      costEach: 100,
    });
    const move = { kind: 'promoteWorker', from: 'supply', worker: 'purple', milestone: 'A1-1' } as const;
    expect(refused(state, move)).toBe('deal-promote/money');
    expect(factsOf(state, move)).toEqual({ price: 100, money: 50 });
  });

  test('RR only a worker that is there can be discarded or placed', () => {
    const state = asking(start, { ...reward, rule: 'track-worker', kind: 'discardWorker' });
    expect(refused(state, { kind: 'discardWorker', from: 'trade', worker: 'grey' })).toBe('discarding/noSuchWorker');
    const move = { kind: 'placeWorker', worker: 'grey', action: 'trade' } as const;
    expect(factsOf(start, move)).toEqual({ worker: 'grey', from: 'supply' });
  });
});
