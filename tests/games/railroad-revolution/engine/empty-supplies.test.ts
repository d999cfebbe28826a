import { describe, expect, test } from 'vitest';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  asked,
  at,
  crew,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  gain,
  hire,
  legalOf,
  office,
  own,
  pass,
  payNow,
  place,
  play,
  proofs,
  rail,
  refused,
  sell,
  station,
  table,
} from './table.ts';

const NO_TRAINS = { 'train-advance': 0, 'train-rail': 0, 'train-money': 0, 'train-shares': 0 } as const;
const TILE: Move = { kind: 'takeTelegraphTile' };
const PRIMARY: Move = { kind: 'takePrimaryReward' };
const BONUS: Move = { kind: 'takeFirstStationBonus' };

describe('RR no train is left in any stack (RR-85, ruling 40)', () => {
  test('the purple effect on Railroad is not offered, and costs nothing', () => {
    const state = table({ players: [{ money: 2000, supply: { white: 4, purple: 1 } }, {}], trains: NO_TRAINS });
    const placed = play(state, place('purple', 'railroad')).state;
    expect(refused(placed, ability)).toBe('railroad-purple/nothingToGain');
    expect(factsOf(placed, ability)).toEqual({ reward: 'takeTrain' });
    expect(at(placed, 0).money).toBe(2000);
  });

  test('nor a First Station bonus, a telegraph tile, a deal', () => {
    const state = table({
      players: [{ money: 2000, shares: 5, rails: ['washington--chicago', 'chicago--kansas-city'] }, {}],
      tiles: { 'kansas-city': '3-c', duluth: '3-a', houston: '3-b' },
      telegraph: { 8: 'tt-train' },
      deal: 'deal-8',
      trains: NO_TRAINS,
    });
    const built = play(state, place('white', 'station'), station('kansas-city')).state;
    expect(refused(built, BONUS)).toBe('bonus-train/nothingToGain');
    expect(refused(play(state, place('white', 'telegraph'), office(8)).state, TILE)).toBe(
      'telegraph-tile-train/nothingToGain',
    );
    const rails = [rail('duluth--kansas-city'), rail('charlotte--miami'), payNow, finish] as const;
    const opened = play(state, place('white', 'railroad'), ...rails).state;
    expect(refused(opened, accept(1))).toBe('deal-reward-takeable/dealReward');
  });

  test('one stack that is left is the only choice, for whoever pays', () => {
    const state = table({
      players: [{ money: 2000, supply: { white: 4, purple: 1 } }, {}],
      trains: { ...NO_TRAINS, 'train-money': 1 },
    });
    const taking = play(state, place('purple', 'railroad'), ability).state;
    expect(legalOf(taking, 'takeTrain')).toEqual([{ kind: 'takeTrain', train: 'train-money' }]);
    expect(refused(taking, { kind: 'takeTrain', train: 'train-rail' })).toBe('train-supply/trainStackEmpty');
    const taken = play(taking, { kind: 'takeTrain', train: 'train-money' }).state;
    expect(taken.trains['train-money']).toBe(0);
    expect(at(taken, 0).money).toBe(1700);
  });
});

/** All specialists but some are with Red. */
const scarce = (left: Partial<Record<'purple' | 'orange' | 'grey' | 'turquoise', number>>) => ({
  board: {
    trade: {
      purple: 12 - (left.purple ?? 0),
      orange: 12 - (left.orange ?? 0),
      grey: 12 - (left.grey ?? 0),
      turquoise: 12 - (left.turquoise ?? 0),
    },
  },
});

describe('RR workers run out (RR-51, ruling 7)', () => {
  const houston = { miami: '2-c', chicago: '2-a', 'little-rock': '2-b' } as const;
  const start = (left: Parameters<typeof scarce>[0]) =>
    table({
      players: [
        { money: 2000, supply: { white: 5 }, rails: ['charlotte--miami'] },
        { ...scarce(left), supply: { white: 3 } },
      ],
      tiles: houston,
    });

  test('two workers due and one type missing: the other as it is, and one of what is left', () => {
    const built = play(start({ grey: 2, purple: 1 }), place('white', 'station'), station('miami'), PRIMARY);
    expect(eventsOf(built.events, 'workerMissing').map(({ worker }) => worker)).toEqual(['orange']);
    expect(legalOf(built.state, 'gainWorker')).toEqual([gain('purple'), gain('grey')]);
    expect(refused(built.state, decline)).toMatch(/mustTake/);
    expect(crew(at(play(built.state, gain('grey')).state, 0).supply)).toBe('white4 grey2');
  });

  test('two workers due and a single one left of another type: that one, and no more', () => {
    const { state, events } = play(start({ turquoise: 1 }), place('white', 'station'), station('miami'), PRIMARY);
    const done = legalOf(state, 'gainWorker').length > 0 ? play(state, gain('turquoise')).state : state;
    expect(crew(at(done, 0).supply)).toBe('white4 turquoise');
    expect(eventsOf(events, 'workerMissing')).toHaveLength(2);
    expect(proofs.faults(done)).toEqual([]);
    expect(asked(done)).toBe('action 0');
  });

  test('none left: no reward, no hire, no exchange', () => {
    const state = start({});
    const built = play(state, place('white', 'station'), station('miami')).state;
    expect(refused(built, PRIMARY)).toBe('primary-reward-kinds/nothingToGain');
    expect(refused(built, hire(0, 'grey'))).toBe('worker-shortage/noWorkerLeft');
    expect(refused(built, hire(0, 'white'))).toBe('worker-shortage/noWorkerLeft');
  });

  test('what is discarded is there for the next to hire', () => {
    const state = table({
      players: [
        { money: 900, supply: { white: 5 } },
        { ...scarce({}), money: 900, supply: { white: 3 } },
      ],
      telegraph: { 8: 'tt-money' },
    });
    const built = play(state, place('white', 'telegraph'), office(8), TILE).state;
    const after = play(built, { kind: 'discardWorker', from: 'telegraph', worker: 'white' }).state;
    expect(refused(after, hire(1, 'white'))).toBe('legal');
    expect(after.supply.white).toBe(1);
  });

  test('managers of a completed Milestone are there at once', () => {
    const state = table({
      players: [
        { stations: ['washington', 'charlotte'], milestones: [own('A2-1', 'turquoise'), own('A1-1')] },
        { ...scarce({ turquoise: 1, purple: 1 }), money: 900, supply: { white: 3 } },
      ],
    });
    expect(state.supply.turquoise).toBe(0);
    const ended = play(state, place('white', 'trade'), sell('rail'), finish).state;
    expect(ended.supply.turquoise).toBe(1);
  });
});

describe('RR pieces run out', () => {
  const none = { rails: 0, buildings: 0 };
  const NO_RAILS = [none, none, none, none, none, none, { rails: 0, buildings: 2 }, { rails: 0, buildings: 1 }];
  const NO_BUILDINGS = [none, none, none, none, none, none, { rails: 2, buildings: 0 }, { rails: 1, buildings: 0 }];

  test('no rail: the train flips and its bonus lapses; the tile and the deal are not to be had', () => {
    const state = table({
      players: [
        { money: 900, sections: NO_RAILS, trains: [{ front: 'train-rail', faceUp: true }] },
        { money: 900, rails: ['washington--chicago', 'chicago--kansas-city'] },
      ],
      telegraph: { 8: 'tt-rail' },
      deal: 'deal-1',
    });
    const flipped = play(state, place('white', 'trade'), flip(0));
    expect(at(flipped.state, 0)).toMatchObject({ money: 900, trains: [{ front: 'train-rail', faceUp: false }] });
    expect(eventsOf(flipped.events, 'rewardLapsed').map(({ reward }) => reward)).toEqual(['placeRail']);
    const built = play(state, place('white', 'telegraph'), office(8)).state;
    expect(refused(built, TILE)).toBe('telegraph-tile-rail/nothingToGain');
    expect(refused(state, place('white', 'railroad'))).toBe('railroad-not-possible/noRailsLeft');
    const other = play(flipped.state, sell('building'), finish).state;
    const rails = [rail('duluth--kansas-city'), rail('kansas-city--denver'), payNow, finish] as const;
    const opened = play(other, place('white', 'railroad'), ...rails, pass).state;
    expect(asked(opened)).toBe('deal 0');
    expect(refused(opened, accept(2))).toBe('deal-reward-takeable/dealReward');
  });

  test('no building: neither Station nor office; Trade sells rails', () => {
    const state = table({ players: [{ sections: NO_BUILDINGS }, {}] });
    expect(refused(state, place('white', 'station'))).toBe('station-build/noBuildingsLeft');
    expect(refused(state, place('white', 'telegraph'))).toBe('telegraph-build/noBuildingsLeft');
    const traded = play(state, place('white', 'trade')).state;
    expect(refused(traded, sell('building'))).toBe('trade-sale/notLeftmost');
    expect(at(play(traded, sell('rail')).state, 0).money).toBe(1500);
  });

  test('no piece at all: the turn passes without a worker, in every later round too, and deals are still asked', () => {
    const state = table({
      players: [
        { money: 900, rails: ['washington--chicago', 'chicago--kansas-city'] },
        { shares: 4, money: 0, sections: Array.from({ length: 8 }, () => none) },
      ],
      deal: 'deal-9',
    });
    const rails = [rail('duluth--kansas-city'), rail('kansas-city--denver'), payNow, finish] as const;
    const opened = play(state, place('white', 'railroad'), ...rails, pass).state;
    expect(asked(opened)).toBe('deal 1');
    const passed = play(opened, accept(1), flip(0), decline);
    expect(eventsOf(passed.events, 'turnPassed').map(({ seat }) => seat)).toEqual([1]);
    expect(eventsOf(passed.events, 'workerPlaced')).toEqual([]);
    expect(asked(passed.state)).toBe('placeWorker 0');
  });
});
