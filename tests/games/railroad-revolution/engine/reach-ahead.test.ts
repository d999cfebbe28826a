import { describe, expect, test } from 'vitest';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import { allowed, mayTake } from '../../../laws/finish.ts';
import {
  ability,
  asWhite,
  at,
  decline,
  factsOf,
  finish,
  flip,
  game,
  own,
  type Player,
  payNow,
  place,
  play,
  rail,
  refused,
  share,
  station,
  table,
} from './table.ts';

/** A player who has built in every connected city, with a train that places a rail for $100. */
const built: Player = {
  money: 500,
  shares: 0,
  supply: { white: 2, purple: 2, orange: 1 },
  stations: ['washington', 'charlotte'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-rail', faceUp: true },
  ],
};
const tiles = { miami: '2-b', chicago: '2-a', 'little-rock': '2-c' } as const;
const start = (player: Player = {}) => table({ players: [{ ...built, ...player }, {}], tiles });

describe('RR purple on Station: the flip may bring the rail to the city before the station is built (RR-75, ruling 11)', () => {
  test('the effect, the rail, the city', () => {
    const { state } = play(
      start({ shares: 1 }),
      place('purple', 'station'),
      ability,
      flip(1),
      rail('charlotte--miami'),
    );
    const after = play(state, station('miami'), payNow, finish).state;
    expect(after.cities.miami.stations).toEqual([0]);
    // $100 for the flip, $100 for the rail, $200 for the city
    expect(at(after, 0).money).toBe(100);
  });

  test('only with the effect that flips', () => {
    expect(refused(start(), place('white', 'station'))).toBe('available-city/noCityAvailable');
    expect(refused(start(), place('orange', 'station'))).toBe('available-city/noCityAvailable');
  });

  for (const [title, player] of [
    ['the train lies face down', { trains: [{ front: 'train-rail', faceUp: false }] }],
    ['no train places a rail', { trains: [{ front: 'train-money', faceUp: true }] }],
    ['no rail is left', { sections: Array.from({ length: 8 }, () => ({ rails: 0, buildings: 1 })) }],
  ] as const)
    test(`not where ${title}`, () => {
      expect(refused(start(player), place('purple', 'station'))).toBe('available-city/noCityAvailable');
    });

  test('what all three parts cost must be within means', () => {
    // the flip and the rail are $200; Chicago is $100 more, Miami $200 of which its bonus brings back $150
    expect(refused(start({ money: 250 }), place('purple', 'station'))).toBe('legal');
    expect(refused(start({ money: 100, shares: 1 }), place('purple', 'station'))).toBe('legal');
    expect(refused(start({ money: 200 }), place('purple', 'station'))).toBe('station-cost/actionPrice');
    expect(factsOf(start({ money: 200 }), place('purple', 'station'))).toMatchObject({ price: 300, raised: 200 });
  });

  test('nothing on the way leads astray: not the other train, not the promotion, not the rail left or laid elsewhere', () => {
    const milestones = [own('A1-2'), own('A2-1')];
    const placed = play(start({ money: 150, shares: 1, milestones }), place('purple', 'station')).state;
    expect(refused(placed, ability)).toBe('legal');
    expect(refused(placed, asWhite)).toBe('available-city/noCityAvailable');
    // with nothing else to do, the effect is used and the right train is flipped at once
    const using = play(placed, share(0)).state;
    expect(using.agenda.at(-1)?.kind).toBe('layRail');
    expect(refused(using, decline)).toBe('available-city/noCityAvailable');
    // a space between two cities that are connected would connect none
    expect(refused(using, rail('charlotte--miami'))).toBe('legal');
    expect(refused(using, rail('charlotte--little-rock'))).toBe('station-cost/actionPrice');
    expect(factsOf(using, rail('charlotte--little-rock'))).toMatchObject({ price: 200, raised: 100 });
  });

  test('a city that is connected but too dear does not stand in the way of a cheaper one', () => {
    const state = start({ money: 300, rails: ['charlotte--miami'] });
    const dear = { ...state, cities: { ...state.cities, miami: { ...state.cities.miami, tile: '5-a' as const } } };
    expect(refused(dear, place('purple', 'station'))).toBe('legal');
    expect(refused(dear, place('white', 'station'))).toBe('station-cost/actionPrice');
  });

  test('every step of such a turn is judged as a plain search judges it', () => {
    const definition = join(base) as never;
    let looked = 0;
    const look = (state: State, depth: number): void => {
      for (const { seat, move, after } of allowed(definition, state)) {
        if (seat !== 0) continue;
        const may = mayTake(definition, after() as never, 2000);
        expect(may, JSON.stringify(move)).toBe(game.check(state, move as never) === undefined);
        looked += 1;
      }
      if (depth === 0) return;
      for (const move of [...game.legal(state), ...game.anytime(state)]) {
        const outcome = game.apply(state, move);
        if (outcome.ok && !('seat' in move && move.seat !== 0)) look(outcome.state, depth - 1);
      }
    };
    look(play(start({ money: 150, shares: 1 }), place('purple', 'station')).state, 3);
    expect(looked).toBeGreaterThan(30);
  });
});
