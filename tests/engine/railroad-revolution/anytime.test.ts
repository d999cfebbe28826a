import { describe, expect, test } from 'vitest';
import type { Move } from '../../../src/engine/railroad-revolution/vocabulary.ts';
import {
  ability,
  asked,
  at,
  finish,
  game,
  hire,
  legalOf,
  office,
  only,
  own,
  type Player,
  pass,
  place,
  play,
  refused,
  sell,
  table,
} from './table.ts';

const takeTile: Move = { kind: 'takeTelegraphTile' };
const discardOrange: Move = { kind: 'discardWorker', from: 'supply', worker: 'orange' };
const promoteOrange: Move = { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' };
const oneLeft = { purple: 10, orange: 12, grey: 11, turquoise: 12 };

/** At a private Deal, with one purple worker in the common supply that the other player can hire. */
function privateDeal(deal: 'deal-1' | 'deal-4' | 'deal-6' | 'deal-7', player: Player = {}) {
  const active: Player = { money: 600, shares: 3, supply: { white: 4, grey: 1 }, trains: [], ...player };
  const other: Player = { money: 1000, shares: 0, supply: { white: 4, purple: 1 } };
  const state = table({ players: [active, other], deal, gone: oneLeft });
  return play(state, place('grey', 'trade'), ability).state;
}

describe('RR what a player has taken stays possible', () => {
  const noRails = Array.from({ length: 8 }, (_, i) => ({ rails: 0, buildings: i > 4 ? 1 : 0 }));
  test.each([
    ['deal-1', { sections: noRails }],
    ['deal-4', {}],
    ['deal-6', {}],
    ['deal-7', {}],
  ] as const)('RR private deal: a hire that takes its last worker leaves %s to be declined', (deal, player) => {
    const state = privateDeal(deal, player);
    expect(asked(state)).toBe('privateDeal 0');
    const hired = play(state, hire(1, 'purple'));
    expect(hired.state.supply.purple).toBe(0);
    const after = asked(hired.state) === 'privateDeal 0' ? play(hired.state, pass).state : hired.state;
    expect(asked(after)).toBe('action 0');
    expect(at(after, 0).shares).toBe(3);
  });

  test('RR private deal: it may be declined, which brings no Share and leaves the tile (ruling 42)', () => {
    const state = privateDeal('deal-6');
    expect(legalOf(state, 'declineDeal')).toHaveLength(1);
    const declined = play(state, pass);
    expect(only(declined.events, 'dealDeclined')).toMatchObject([{ seat: 0, rule: 'private-deal-discard' }]);
    expect(at(declined.state, 0)).toMatchObject({ shares: 3, money: 600 });
    const ended = play(declined.state, sell('rail'), finish);
    expect(asked(ended.state)).toBe('placeWorker 1');
    expect(ended.state.deals.tile).toBe('deal-6');
    expect(only(ended.events, 'dealTileTurned')).toEqual([]);
  });

  test('RR telegraph tile: a promotion that waits for a type of worker is not taken away by a hire of another player', () => {
    const milestones = [own('A1-1'), own('A2-1', 'turquoise')];
    const start = table({
      players: [
        { money: 3000, shares: 0, supply: { white: 6, orange: 1 }, milestones },
        { money: 3000, shares: 0, supply: { white: 2, purple: 3 } },
      ],
      telegraph: { 2: 'tt-promote' },
      gone: { orange: 11, turquoise: 11 },
    });
    const state = play(start, place('white', 'telegraph'), office(2), takeTile, discardOrange).state;
    expect(asked(state)).toBe('promote 0');
    expect(state.supply.orange).toBe(1);
    expect(game.check(state, hire(1, 'orange'))).toBeDefined();
    const again = play(state, hire(0, 'orange')).state;
    expect(refused(again, promoteOrange)).toBe('legal');
  });

  test('RR telegraph tile: of two workers, the one that the promotion needs is not discarded where none can be hired', () => {
    const milestones = [own('A1-1'), own('A2-1', 'turquoise')];
    const start = table({
      players: [{ money: 3000, shares: 0, supply: { white: 6, orange: 1 }, milestones }, { shares: 0 }],
      telegraph: { 2: 'tt-promote' },
      gone: { orange: 11 },
    });
    const all = play(start, place('white', 'telegraph'), office(2), takeTile).state;
    expect(refused(all, discardOrange)).toBe('legal');
    const poor = { ...all, seats: all.seats.map((one) => ({ ...one, money: 700, shares: 0 })) };
    expect(refused(poor, discardOrange)).toBe('telegraph-tile-promote/mustTake');
  });
});
