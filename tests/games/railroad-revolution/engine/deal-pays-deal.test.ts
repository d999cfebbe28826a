import { describe, expect, test } from 'vitest';
import type { DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import {
  accept,
  asked,
  asWhite,
  at,
  crew,
  finish,
  flip,
  own,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  refused,
  table,
} from './table.ts';

/** A seat that has promoted a worker and opened a Deal, with three available workers and $100. */
function opened(deal: DealTileId, player: Player = {}) {
  const state = table({
    players: [
      {
        money: 500,
        shares: 3,
        supply: { white: 2, purple: 1 },
        board: { trade: { grey: 1 } },
        rails: ['washington--chicago'],
        trains: [{ front: 'train-shares', faceUp: true }],
        milestones: [own('A1-2'), own('A2-1')],
        ...player,
      },
      { shares: 0, money: 0 },
    ],
    deal,
  });
  const built = play(state, place('white', 'railroad'), rail('chicago--kansas-city'), rail('duluth--kansas-city'));
  const promoted = play(built.state, payNow, asWhite).state;
  // what has one answer alone is played by itself, up to the Deal
  if (asked(promoted) === 'deal 0') return promoted;
  return play(promoted, { kind: 'promoteWorker', from: 'supply', worker: 'purple', milestone: 'A1-2' }, finish).state;
}

// The tile: a purple worker for 2 Shares and $100, a flip for 2 Shares. The train of the seat brings 3 Shares.
describe('RR the Shares of one deal pay for the worker of the other (RR-79, RR-140, ruling 1)', () => {
  test('the flip comes first, although it leaves too few Shares for the worker until the train is flipped', () => {
    const state = opened('deal-4');
    expect(refused(state, accept(2))).toBe('legal');
    const after = play(state, accept(2), flip(0), accept(1)).state;
    expect(crew(at(after, 0).supply)).toBe('white purple');
    expect(at(after, 0)).toMatchObject({ money: 0, shares: 2 });
  });

  test('with 2 Shares there is no other order', () => {
    const state = opened('deal-4', { shares: 2 });
    expect(refused(state, pass)).toBe('four-worker-minimum/fourWorkers');
    expect(refused(state, accept(2))).toBe('legal');
    expect(refused(state, accept(1))).toBe('legal');
    // the only train is flipped by itself
    expect(at(play(state, accept(2), accept(1)).state, 0).shares).toBe(1);
  });

  test('a train that brings no Shares leaves the worker unpaid', () => {
    const state = opened('deal-4', { trains: [{ front: 'train-rail', faceUp: true }] });
    expect(refused(state, accept(2))).toBe('four-worker-minimum/fourWorkers');
    expect(refused(state, accept(1))).toBe('legal');
  });

  test('two flips for 3 Shares, then the worker of 3', () => {
    const state = opened('deal-7', { money: 400 });
    expect(refused(state, accept(1))).toBe('legal');
    // the first flip and, after the second, the worker are the only answers
    const after = play(state, accept(1), flip(0)).state;
    expect(crew(at(after, 0).supply)).toBe('white turquoise');
    expect(at(after, 0).shares).toBe(0);
  });
});
