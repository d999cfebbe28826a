import { describe, expect, test } from 'vitest';
import { type Action, SPECIALISTS } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  asked,
  asWhite,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  game,
  legalOf,
  office,
  own,
  payNow,
  place,
  play,
  rail,
  refused,
  sell,
  station,
  table,
} from './table.ts';

// The effect of the worker, and what an action shows of itself.

const start = table({
  config: { seats: 4 },
  players: [
    {
      money: 4000,
      shares: 9,
      supply: { white: 4, purple: 1, grey: 1, orange: 1, turquoise: 1 },
      rails: ['charlotte--miami'],
      milestones: [own('A1-1'), own('A2-1'), own('B-1'), own('B-2')],
      trains: [
        { front: 'train-money', faceUp: true },
        { front: 'train-promote', faceUp: true },
      ],
    },
  ],
  tiles: { miami: '3-a' },
  telegraph: { 1: 'tt-train' },
  deal: 'deal-1',
});

/** The main action, so that every effect can be used. */
const MAIN: { readonly [A in Action]: readonly Move[] } = {
  station: [station('miami'), { kind: 'takePrimaryReward' }],
  railroad: [rail('miami--little-rock'), rail('miami--houston')],
  telegraph: [office(1)],
  trade: [sell('building')],
};
const ACTIONS = ['station', 'railroad', 'telegraph', 'trade'] as const;

describe('RR the effect of a worker', () => {
  for (const action of ACTIONS) {
    test.each(SPECIALISTS.map((worker) => [worker]))(
      `RR ${action}: %s as itself or as white, and only once`,
      (worker) => {
        const main = play(start, place(worker, action), ...MAIN[action]).state;
        const used = play(main, ability);
        expect(eventsOf(used.events, 'effectUsed')).toMatchObject([
          { seat: 0, rule: `${action}-${worker}`, worker, action, as: 'specialist' },
        ]);
        const white = play(main, asWhite);
        expect(eventsOf(white.events, 'effectUsed')).toMatchObject([{ rule: 'specialist-as-white', as: 'white' }]);
        // white promotes one worker, which may not be left once it is begun
        expect(refused(white.state, decline)).toMatch(/mustTake$/);
        const promoted = play(white.state, legalOf(white.state, 'promoteWorker')[0] as Move).state;
        expect(refused(promoted, ability)).toBe('worker-effect/effectUsed');
        expect(factsOf(promoted, ability)).toEqual({ worker });
        expect(refused(promoted, asWhite)).toBe('worker-effect/effectUsed');
      },
    );

    test(`RR ${action}: a white worker promotes, and has no ability of its own`, () => {
      const main = play(start, place('white', action), ...MAIN[action]).state;
      expect(refused(main, ability)).toBe('white-effect/noAbility');
      expect(factsOf(main, ability)).toEqual({ worker: 'white' });
      expect(eventsOf(play(main, asWhite).events, 'effectUsed')).toMatchObject([{ rule: 'white-effect', as: 'white' }]);
    });
  }
});

describe('RR what an action shows', () => {
  test('RR what is still to do, what is unpaid, and where it was built', () => {
    const shown = (...moves: readonly Move[]) => game.prompt(play(start, ...moves).state);
    const common = { kind: 'action', seat: 0, worker: 'white' };
    expect(shown(place('white', 'station'))).toEqual({
      ...common,
      ...{ action: 'station', rule: 'station-build', toPlace: 1, unpaid: 0, open: ['workerEffect'] },
    });
    expect(shown(place('white', 'station'), station('miami'))).toEqual({
      ...common,
      ...{ action: 'station', rule: 'station-build', toPlace: 0, unpaid: 300, city: 'miami' },
      open: ['primaryReward', 'firstStationBonus', 'workerEffect'],
    });
    expect(shown(place('white', 'railroad'), rail('miami--little-rock'))).toEqual({
      ...common,
      ...{ action: 'railroad', rule: 'railroad-build', toPlace: 1, unpaid: 500, open: ['workerEffect'] },
    });
    expect(shown(place('white', 'telegraph'), office(1))).toEqual({
      ...common,
      ...{ action: 'telegraph', rule: 'telegraph-build', toPlace: 0, unpaid: 0, section: 1 },
      open: ['telegraphTile', 'workerEffect'],
    });
    expect(shown(place('white', 'trade'))).toEqual({
      ...common,
      ...{ action: 'trade', rule: 'trade-sale', toPlace: 1, unpaid: 0, open: ['flip', 'workerEffect'] },
    });
    expect(shown(place('white', 'trade'), flip(0))).toMatchObject({ toPlace: 1, open: ['workerEffect'] });
  });

  test('RR it ends once it is done and paid, and is told', () => {
    const built = play(start, place('white', 'station'), station('miami')).state;
    expect(refused(built, finish)).toBe('station-cost/unpaid');
    expect(factsOf(built, finish)).toEqual({ amount: 300 });
    const open = play(start, place('white', 'railroad'), rail('miami--houston')).state;
    expect(factsOf(open, finish)).toEqual({ action: 'railroad' });
    expect(refused(open, payNow)).toBe('railroad-base-price/mainActionFirst');
    expect(factsOf(open, payNow)).toEqual({ action: 'railroad' });
    const done = play(built, payNow, finish);
    expect(eventsOf(done.events, 'actionFinished')).toMatchObject([
      { seat: 0, rule: 'action-in-full', action: 'station' },
    ]);
    expect(eventsOf(done.events, 'turnEnded')).toMatchObject([{ seat: 0, rule: 'turn-order' }]);
    expect(asked(done.state)).toBe('placeWorker 1');
  });

  test('RR an action space that others of the seat stand on already is shared', () => {
    const first = play(start, place('white', 'trade'));
    expect(eventsOf(first.events, 'workerPlaced')).toMatchObject([{ rule: 'place-worker' }]);
    const crowded = table({ players: [{ supply: { white: 4 }, board: { trade: { white: 1 } } }, {}] });
    const second = play(crowded, place('white', 'trade'));
    expect(eventsOf(second.events, 'workerPlaced')).toMatchObject([{ rule: 'shared-action-space' }]);
  });

  test('RR only workers of the personal supply are listed, each with four spaces', () => {
    const few = table({ players: [{ supply: { white: 4, grey: 1 } }, {}] });
    expect(legalOf(few, 'placeWorker')).toHaveLength(8);
    expect(game.attempts(few)).toEqual([]);
  });
});
