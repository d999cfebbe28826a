import { describe, expect, test } from 'vitest';
import type { CityTileId } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import type { Worker } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import {
  ability,
  advance,
  asked,
  asWhite,
  at,
  crew,
  decline,
  eventsOf,
  finish,
  flip,
  gain,
  game,
  legalOf,
  own,
  type Player,
  payNow,
  place,
  play,
  refused,
  share,
  station,
  table,
} from './table.ts';

const all = { white: 1, purple: 1, orange: 1, grey: 1, turquoise: 1 };
const rich: Player = { money: 3000, shares: 1, supply: all, rails: ['charlotte--miami'] };
const primary = { kind: 'takePrimaryReward' } as const;
const bonus = { kind: 'takeFirstStationBonus' } as const;

/** Seat 0 has just built in Miami, whose tile is `tile`, with a worker; another station may stand there already. */
function built(tile: CityTileId, worker: Worker, { player = rich, first = true } = {}) {
  const start = table({ players: [player, first ? {} : { stations: ['miami'] }], tiles: { miami: tile } });
  return play(start, place(worker, 'station'), station('miami')).state;
}

describe('RR station reach', () => {
  test('RR available city, example: Washington, Charlotte, Miami and Little Rock, not Houston or Chicago (RR-93 RR-94)', () => {
    const start = table({ players: [{ ...rich, rails: ['charlotte--miami', 'charlotte--little-rock'] }, {}] });
    const state = play(start, place('white', 'station')).state;
    expect(legalOf(state, 'buildStation').map(({ city }) => city)).toEqual([
      'washington',
      'charlotte',
      'little-rock',
      'miami',
    ]);
    expect(refused(state, station('houston'))).toBe('available-city/cityNotConnected');
    expect(refused(state, station('chicago'))).toBe('available-city/cityNotConnected');
    expect(game.attempts(state)).toContainEqual(station('houston'));
  });

  test('RR one station a city: own ones block, those of others do not (RR-98)', () => {
    const start = table({ players: [{ ...rich, stations: ['washington'] }, { stations: ['charlotte'] }] });
    const state = play(start, place('white', 'station')).state;
    expect(refused(state, station('washington'))).toBe('one-station-a-city/stationThere');
    expect(refused(state, station('charlotte'))).toBe('legal');
  });

  test('RR station: not without a building (RR-87)', () => {
    const none = Array.from({ length: 8 }, () => ({ rails: 1, buildings: 0 }));
    expect(refused(table({ players: [{ ...rich, sections: none }, {}] }), place('white', 'station'))).toBe(
      'station-build/noBuildingsLeft',
    );
  });

  test('RR station: not where every connected city has one (RR-98)', () => {
    const player: Player = { ...rich, rails: [], stations: ['washington', 'charlotte'] };
    expect(refused(table({ players: [player, {}] }), place('white', 'station'))).toBe('available-city/noCityAvailable');
  });
});

describe('RR station cost and rewards', () => {
  test('RR station cost: paid before the action ends, also after its rewards (RR-88 RR-75)', () => {
    const state = built('2-c', 'white');
    expect(game.prompt(state)).toMatchObject({ kind: 'action', toPlace: 0, unpaid: 200, city: 'miami' });
    expect(refused(state, finish)).toBe('station-cost/unpaid');
    const paid = play(state, payNow);
    expect(eventsOf(paid.events, 'paid')).toMatchObject([{ amount: 200, rule: 'station-cost' }]);
    expect(refused(paid.state, payNow)).toBe('station-cost/nothingToPay');
  });

  test('RR earn to pay: a city that only its own First Station bonus makes affordable (RR-76)', () => {
    const player: Player = { ...rich, money: 50, shares: 0, rails: [], supply: { white: 5 } };
    const start = table({ players: [player, {}] });
    const state = play(start, place('white', 'station')).state;
    // Washington costs $100 and gives two Shares, Charlotte costs $100 and a flip for $100
    expect(legalOf(state, 'buildStation').map(({ city }) => city)).toEqual([]);
    const done = play(start, place('white', 'station'));
    expect(eventsOf(done.events, 'forced').map(({ move }) => move)).toContainEqual(station('washington'));
  });

  test('RR primary reward: gained once, or not at all (RR-89)', () => {
    const state = built('2-c', 'white');
    const taken = play(state, primary).state;
    expect(crew(at(taken, 0).supply)).toBe('purple orange2 grey2 turquoise');
    expect(refused(taken, primary)).toBe('primary-reward/rewardTaken');
    expect(asked(play(state, payNow, finish).state)).toBe('placeWorker 1');
  });

  test('RR slash reward: one of the two (RR-91)', () => {
    const start = table({ players: [rich, {}] });
    const state = play(start, place('white', 'station'), station('washington'), primary).state;
    expect(legalOf(state, 'gainWorker').map(({ worker }) => worker)).toEqual(['orange', 'grey']);
    expect(refused(state, gain('purple'))).toBe('slash-reward/notOffered');
    expect(crew(at(play(state, gain('grey')).state, 0).supply)).toBe('purple orange grey2 turquoise');
  });

  test('RR slash reward with one type missing: any other may be chosen (RR-51)', () => {
    const start = table({ players: [rich, {}], gone: { orange: 11 } });
    const state = play(start, place('white', 'station'), station('washington'), primary).state;
    expect(legalOf(state, 'gainWorker').map(({ worker }) => worker)).toContain('purple');
  });

  test('RR primary reward of advances: up to the number (RR-90)', () => {
    const state = play(built('2-b', 'white'), primary, advance('telegraph'), advance('telegraph')).state;
    expect(at(state, 0).markers.telegraph).toBe(2);
    expect(asked(state)).toBe('action 0');
  });
});

describe('RR First Station', () => {
  test('RR first station bonus: for whoever builds first (RR-96)', () => {
    const state = play(built('4-b', 'white'), bonus);
    expect(eventsOf(state.events, 'sharesGained')).toMatchObject([{ shares: 2, rule: 'bonus-shares' }]);
    expect(refused(state.state, bonus)).toBe('first-station-bonus/rewardTaken');
  });

  test('RR later stations earn none; neutral buildings count as first (RR-97, ruling 15)', () => {
    expect(refused(built('4-b', 'white', { first: false }), bonus)).toBe('first-station-bonus/notFirstStation');
    const player: Player = { ...rich, rails: ['charlotte--little-rock'] };
    const start = table({ players: [player, {}] });
    const state = play(start, place('white', 'station'), station('little-rock')).state;
    expect(state.cities['little-rock'].stations).toEqual(['neutral', 0]);
    expect(refused(state, bonus)).toBe('first-station-bonus/notFirstStation');
  });

  const managers = [own('A1-1'), own('A2-1')];
  for (const { tile, statement, title, moves, result } of [
    {
      tile: '2-c',
      statement: 'RR-211',
      title: 'a free flip',
      moves: [flip(0), decline],
      result: { trains: [{ front: 'train-promote', faceUp: false }] },
    },
    {
      tile: '3-c',
      statement: 'RR-212',
      title: 'a train for $300',
      moves: [{ kind: 'takeTrain', train: 'train-shares' }],
      result: { money: 2700 },
    },
    {
      tile: '3-b',
      statement: 'RR-214',
      title: '$200 for a worker of choice',
      moves: [gain('purple')],
      result: { money: 2800 },
    },
    {
      tile: '2-a',
      statement: 'RR-215',
      title: 'an exchange',
      moves: [{ kind: 'exchangeWorker', from: 'station', worker: 'white' }, gain('purple')],
      result: { money: 3000 },
    },
    {
      tile: '2-b',
      statement: 'RR-216',
      title: 'a Share and a promotion that may be declined',
      moves: [decline],
      result: { shares: 2 },
    },
    {
      tile: '4-a',
      statement: 'RR-217',
      title: '$200 for one or two promotions',
      moves: [{ kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' }, decline],
      result: { money: 2800, milestones: [own('A1-1', 'orange'), own('A2-1')] },
    },
    {
      tile: '3-a',
      statement: 'RR-218',
      title: 'two advances',
      moves: [advance('network'), advance('stations')],
      result: { markers: { telegraph: 0, stations: 1, network: 1 } },
    },
    {
      tile: '4-c',
      statement: 'RR-219',
      title: 'an advance and a promotion that may be declined',
      moves: [advance('network'), decline],
      result: { markers: { telegraph: 0, stations: 0, network: 1 } },
    },
  ] as const)
    test(`RR first station bonus: ${title} (${statement})`, () => {
      // two workers more, so that everything may be promoted
      const player: Player = { ...rich, supply: { ...all, white: 3 }, milestones: managers };
      const done = play(built(tile, 'white', { player }), bonus, ...moves).state;
      expect(asked(done)).toBe('action 0');
      expect(at(done, 0)).toMatchObject(result);
    });

  test('RR paid promotion: at least one once it is paid for (RR-217)', () => {
    const state = play(
      built('4-a', 'white', { player: { ...rich, supply: { ...all, white: 3 }, milestones: managers } }),
      bonus,
    ).state;
    expect(refused(state, decline)).toBe('bonus-promote/mustTake');
  });
});

describe('RR station workers', () => {
  test('RR purple: $100 for a flip (RR-230)', () => {
    const state = built('2-c', 'purple', { player: { ...rich, trains: [{ front: 'train-money', faceUp: true }] } });
    const done = play(state, ability, flip(0)).state;
    expect(at(done, 0).money).toBe(3000 - 100 + 600);
  });

  test('RR grey: the bonus as second builder too (RR-231)', () => {
    const state = built('4-b', 'grey', { first: false });
    expect(at(play(state, ability).state, 0).shares).toBe(3);
  });

  test('RR grey: a first builder takes the bonus twice (RR-232)', () => {
    expect(at(play(built('4-b', 'grey'), ability, bonus).state, 0).shares).toBe(5);
  });

  test('RR grey needs to know the city (ruling 11)', () => {
    expect(refused(play(table({ players: [rich, {}] }), place('grey', 'station')).state, ability)).toBe(
      'station-grey/mainActionFirst',
    );
  });

  test('RR orange: no cost, but nothing given back once it is paid (RR-233)', () => {
    const state = built('2-c', 'orange');
    const waived = play(state, ability, finish);
    expect(eventsOf(waived.events, 'costWaived')).toMatchObject([{ amount: 200 }]);
    expect(eventsOf(waived.events, 'paid')).toEqual([]);
    expect(refused(play(state, payNow).state, ability)).toBe('station-orange/nothingToPay');
  });

  test('RR orange with nothing at all builds for nothing', () => {
    const poor: Player = { ...rich, money: 0, shares: 0 };
    // somebody else has the two Shares of Washington
    const start = table({ players: [poor, { stations: ['washington'] }], tiles: { miami: '2-c' } });
    expect(refused(start, place('orange', 'station'))).toBe('legal');
    expect(refused(start, place('white', 'station'))).toBe('station-cost/actionPrice');
    const player = { ...poor, shares: 1, milestones: [own('A1-1'), own('A2-1')] };
    // used as a white worker, it leaves a cost that cannot be met
    expect(refused(built('2-c', 'orange', { player }), asWhite)).toBe('station-cost/actionPrice');
    expect(refused(built('2-c', 'orange', { player: { ...player, shares: 2 } }), asWhite)).toBe('legal');
  });

  test('RR turquoise: the primary reward again for $300, chosen anew (RR-234, rulings 17 and 18)', () => {
    const start = table({ players: [rich, {}] });
    const state = play(start, place('turquoise', 'station'), station('washington')).state;
    expect(refused(state, ability)).toBe('station-turquoise/mainActionFirst');
    const twice = play(state, primary, gain('orange'), ability, gain('grey')).state;
    expect(crew(at(twice, 0).supply)).toBe('white purple orange2 grey2');
    expect(at(twice, 0).money).toBe(2700);
    expect(refused(twice, primary)).toBe('primary-reward/rewardTaken');
  });

  test('RR selling Shares for the cost in the midst of the action (RR-80)', () => {
    const state = built('2-c', 'white', { player: { ...rich, money: 50, shares: 2, supply: { white: 5 } } });
    expect(refused(state, payNow)).toBe('paying/money');
    expect(at(play(state, share(0), payNow).state, 0).money).toBe(0);
  });
});
