import { describe, expect, test } from 'vitest';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { accept, decline, finish, pass, payNow, place, rail, station } from '../../../engine/table.ts';
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
  proofs,
  refused,
  use,
} from './table.ts';

const both: EvolutionPlayer = { rewards: ['reward-rail-1', 'reward-building-1'], money: 2000 };
const begin = (player: EvolutionPlayer = both, more: Partial<EvolutionTable> = {}): State =>
  evolutionTable({ players: [player, { money: 2000 }], ...more });

describe('RE using reward tiles', () => {
  test('RE-59 RE-60 the rail of the extension goes to a rail space for nothing', () => {
    const start = begin();
    const { state, events } = play(start, use(0, 'rail'));
    expect(events).toEqual([{ kind: 'rewardTileUsed', seat: 0, rule: 'use-reward-tile', tile: 'reward-rail-1' }]);
    expect(ext(state, 0)).toMatchObject({ rewards: ['reward-building-1'], used: ['reward-rail-1'] });
    expect(asked(state)).toBe('layRail 0');
    expect(game.prompt(state)).toMatchObject({ rule: 'reward-rail', cost: 0, aside: true, may: false });
    const laid = play(state, rail('washington--chicago'));
    expect(laid.events).toEqual([
      { kind: 'railPlaced', seat: 0, rule: 'reward-rail', space: 'washington--chicago', from: 'aside', terrain: 0 },
    ]);
    const [before, after] = [start.seats[0], laid.state.seats[0]];
    expect(after).toMatchObject({
      money: before?.money,
      sections: before?.sections,
      aside: { rails: 0, buildings: 1 },
    });
    expect(asked(laid.state)).toBe('placeWorker 0');
    expect(proofs.faults(laid.state)).toEqual([]);
  });

  test('RE-61 RE-62 the building becomes a station without its rewards and cost; it takes the First Station slot', () => {
    const start = begin();
    const { state } = play(start, use(0, 'building'));
    expect(game.prompt(state)).toMatchObject({ kind: 'layStation', rule: 'reward-building', aside: true, may: false });
    expect(legalOf(state, 'buildStation').map(({ city }) => city)).toEqual(['washington', 'charlotte']);
    const { state: built, events } = play(state, station('charlotte'));
    expect(events).toEqual([
      { kind: 'stationBuilt', seat: 0, rule: 'reward-building', city: 'charlotte', from: 'aside', first: true },
    ]);
    expect(built.seats[0]).toMatchObject({ money: 2000, aside: { rails: 1, buildings: 0 } });
    expect(asked(built)).toBe('placeWorker 0');
    expect(built.cities.charlotte.stations).toEqual([0]);
    expect(proofs.faults(built)).toEqual([]);
  });

  test('RE-62 a rail beside a Deal icon opens no Deal', () => {
    const { state } = play(begin({ ...both, rails: ['washington--chicago'] }), use(0, 'rail'));
    const deals = legalOf(state, 'placeRail');
    for (const move of deals) expect(asked(play(state, move).state)).toBe('placeWorker 0');
    // also within an action that builds beside none
    const acting = play(begin(), place('white', 'railroad'), use(0, 'rail')).state;
    expect(asked(acting)).toBe('layRail 0');
  });

  test('RE-63 the piece obeys the rules of connection', () => {
    const state = play(begin(), use(0, 'rail')).state;
    expect(refused(state, rail('washington--charlotte'))).toBe('one-rail-a-space/spaceTaken');
    expect(refused(state, rail('denver--el-paso'))).toBe('available-rail-space/spaceNotConnected');
    const city = play(begin({ ...both, stations: ['washington'] }), use(0, 'building')).state;
    expect(refused(city, station('washington'))).toBe('one-station-a-city/stationThere');
    expect(refused(city, station('denver'))).toBe('available-city/cityNotConnected');
    const none = begin({ ...both, stations: ['washington', 'charlotte'] });
    expect(refused(none, use(0, 'building'))).toBe('reward-piece-connected/noPlace');
  });

  test('RE-59 one may be used, or both, in one turn; a used tile is gone', () => {
    const state = play(
      begin(),
      use(0, 'rail'),
      rail('washington--chicago'),
      use(0, 'building'),
      station('chicago'),
    ).state;
    expect(ext(state, 0)).toMatchObject({ rewards: [], used: ['reward-rail-1', 'reward-building-1'] });
    expect(refused(state, use(0, 'rail'))).toBe('use-reward-tile/noRewardTile');
    expect(game.check(state, use(0, 'rail'))?.facts).toEqual({ seat: 0, piece: 'rail' });
  });

  test('ruling 96: in any own turn, also within the action, and not in the turns of others', () => {
    const start = begin();
    expect(game.anytime(start)).toContainEqual(use(0, 'rail'));
    const other = evolutionTable({ players: [{}, both] });
    expect(refused(other, use(1, 'rail'))).toBe('use-reward-tile/notYourTurn');
    expect(game.attempts(other)).toContainEqual(use(1, 'rail'));
    expect(refused(start, use(3, 'rail'))).toBe('any-time-steps/noSuchSeat');
    expect(refused(start, use(1, 'rail'))).toBe('use-reward-tile/noRewardTile');
    const within = play(start, place('white', 'railroad'), rail('washington--chicago')).state;
    expect(refused(within, use(0, 'rail'))).toBe('legal');
  });

  test('ruling 96: it may connect the city of the Station under way', () => {
    const start = begin({ ...both, stations: ['washington', 'charlotte'] });
    const { state } = play(start, place('white', 'station'));
    expect(legalOf(state, 'buildStation')).toEqual([]);
    expect(refused(state, finish)).toBe('action-in-full/mainActionOpen');
    const { state: built } = play(state, use(0, 'rail'), rail('washington--chicago'), station('chicago'));
    expect(refused(built, payNow)).toBe('legal');
    // without a rail tile that action cannot be chosen
    const without = begin({ money: 2000, stations: ['washington', 'charlotte'] });
    expect(refused(without, place('white', 'station'))).toBe('available-city/noCityAvailable');
  });

  test('the building may not take the last city of a Station under way', () => {
    const start = begin({ ...both, rewards: ['reward-building-1'], stations: ['washington'] });
    const { state } = play(start, place('white', 'station'));
    expect(refused(state, use(0, 'building'))).toBe('action-in-full/mainActionOpen');
    const rich = begin({ ...both, rewards: ['reward-building-1'] });
    expect(refused(play(rich, place('white', 'station')).state, use(0, 'building'))).toBe('legal');
    // with a rail tile beside it, another city can be connected
    const two = begin({ ...both, stations: ['washington'] });
    expect(refused(play(two, place('white', 'station')).state, use(0, 'building'))).toBe('legal');
  });

  test('the rail may not take a space that the Railroad action can no longer pay to do without', () => {
    // all that can be paid for is $400 with the cheapest spaces there are
    const money = (dollars: number) => begin({ rewards: ['reward-rail-1'], money: dollars, shares: 0 });
    for (let dollars = 400; dollars <= 1200; dollars += 100) {
      const start = money(dollars);
      if (game.check(start, place('white', 'railroad'))) continue;
      const state = play(start, place('white', 'railroad')).state;
      if (game.check(state, use(0, 'rail'))) continue;
      const laying = play(state, use(0, 'rail')).state;
      for (const move of legalOf(laying, 'placeRail')) {
        const after = play(laying, move).state;
        // whatever is left to place can be paid for
        expect(game.finishable(after)).toBe(true);
      }
    }
  });

  test('the Deal of an action: its owner may use a tile before answering, and while others answer', () => {
    const deal = { deal: 'deal-7' as const };
    const players = [
      { ...both, rails: ['washington--chicago'] as const, shares: 4 },
      { money: 2000, shares: 4 },
    ];
    const start = evolutionTable({ players, ...deal });
    const spaces = play(start, place('white', 'railroad')).state;
    const beside = legalOf(spaces, 'placeRail');
    const opened = beside
      .flatMap((first) => {
        const after = play(spaces, first).state;
        return legalOf(after, 'placeRail').map((second) => play(after, second, payNow, finish).state);
      })
      .find((state) => asked(state) === 'deal 0');
    if (!opened) throw new Error('no Deal was opened');
    expect(refused(opened, use(0, 'rail'))).toBe('legal');
    const others = play(opened, pass).state;
    expect(asked(others)).toBe('deal 1');
    expect(refused(others, use(0, 'rail'))).toBe('legal');
    expect(refused(others, accept(1))).toBe('legal');
    // what another carries out comes first
    const taking = play(others, accept(1)).state;
    expect(asked(taking)).toBe('flip 1');
    expect(refused(taking, use(0, 'rail'))).toBe('any-time-steps/insideStep');
  });

  test('a tile taken in this turn may be used in it', () => {
    const start = evolutionTable({
      players: [{ marker: 3, supply: { white: 5, purple: 1 }, money: 1000 }, {}],
      rows: { 'reward-row-1': ['reward-rail-1'] },
    });
    const { state } = play(
      start,
      place('purple', 'trade'),
      { kind: 'sellPiece', piece: 'rail' },
      { kind: 'placeInTradeArea', section: 6 },
      { kind: 'useWorker', as: 'specialist' },
      { kind: 'moveMarker' },
      { kind: 'takeRewardTile', tile: 'reward-rail-1' },
      { kind: 'discardWorker', from: 'supply', worker: 'white' },
      decline,
    );
    expect(asked(state)).toBe('action 0');
    expect(refused(state, use(0, 'rail'))).toBe('legal');
    expect(eventsOf(play(state, use(0, 'rail')).events, 'rewardTileUsed')).toHaveLength(1);
  });

  test('ruling 98: an unused piece scores nothing, and its tile neither', () => {
    const bare = game.score(begin({ money: 2000 }));
    expect(game.score(begin()).totals).toEqual(bare.totals);
  });
});

describe('RE a reward tile is paid for', () => {
  const taking = (more: EvolutionPlayer = {}) => {
    const begun = evolutionTable({
      players: [{ ...both, rewards: [], marker: 3, trains: [{ front: 'train-advance', faceUp: true }], ...more }, {}],
      rows: { 'reward-row-1': ['reward-rail-1', 'reward-building-1'] },
    });
    return play(begun, place('white', 'trade'), { kind: 'flipTrain', train: 0 }, { kind: 'moveMarker' }).state;
  };
  const take = (state: State) => play(state, { kind: 'takeRewardTile', tile: 'reward-rail-1' }).state;

  test('RE-57 before its worker is discarded it cannot be used, and then it can', () => {
    const owed = take(taking());
    expect(asked(owed)).toBe('discardWorker 0');
    expect(refused(owed, use(0, 'rail'))).toBe('take-reward-tile/tileOwed');
    expect([...game.anytime(owed)].filter(({ kind }) => kind === 'useRewardTile')).toEqual([]);
    const paid = play(owed, { kind: 'discardWorker', from: 'supply', worker: 'white' }).state;
    expect(refused(paid, use(0, 'rail'))).toBe('legal');
  });

  test('RE-59 one taken before may be used meanwhile', () => {
    const owed = take(taking({ rewards: ['reward-building-2'] }));
    expect(refused(owed, use(0, 'building'))).toBe('legal');
    expect(refused(owed, use(0, 'rail'))).toBe('take-reward-tile/tileOwed');
  });
});
