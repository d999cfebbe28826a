import { describe, expect, test } from 'vitest';
import type { EventKind } from '../../../../src/games/railroad-revolution/engine/events.ts';
import { CITIES } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { asked, at, eventsOf, game, play } from './table.ts';

const prepared = (seats: number, seed = 1) => game.setup(game.configure({ seats }), seed);

describe('RR what the preparation tells', () => {
  for (const { seats, neutral } of [
    { seats: 2, neutral: { stations: 4, offices: 3 } },
    { seats: 3, neutral: { stations: 3, offices: 2 } },
    { seats: 4, neutral: { stations: 0, offices: 0 } },
  ])
    test(`RR each step for ${seats}, in the order of the rulebook`, () => {
      const { state, events, revealed } = prepared(seats);
      const counts = new Map<EventKind, number>();
      for (const { kind } of events) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      expect(Object.fromEntries(counts)).toEqual({
        trainStacksCut: 1,
        // five stacks of Milestones, the Deal tiles, City tiles of four levels, Telegraph tiles, Setup tiles, their workers
        shuffled: 5 + 1 + 4 + 1 + 2,
        startingMilestones: seats,
        dealTileTurned: 1,
        cityTileLaid: CITIES.filter(({ level }) => level > 1).length,
        ...(neutral.stations > 0 ? { neutralStationPlaced: neutral.stations } : {}),
        telegraphTileLaid: 6,
        ...(neutral.offices > 0 ? { neutralOfficePlaced: neutral.offices } : {}),
        // a side of each Setup tile, and the first player
        drawn: seats + 1,
        setupTileLaid: seats,
        ...(seats < 4 ? { spareWorkerReturned: 4 - seats } : {}),
        firstPlayerChosen: 1,
      });
      expect(revealed).toBe(true);
      const tiles = state.telegraph.flatMap(({ tile }) => tile ?? []);
      expect(new Set(tiles).size).toBe(6);
      for (const { section, tile } of eventsOf(events, 'telegraphTileLaid'))
        expect(state.telegraph[section - 1]?.tile).toBe(tile);
      for (const { section } of eventsOf(events, 'neutralOfficePlaced'))
        expect(state.telegraph[section - 1]?.offices).toEqual(['neutral']);
      for (const { city, tile } of eventsOf(events, 'cityTileLaid')) expect(state.cities[city].tile).toBe(tile);
      for (const { seat, milestones } of eventsOf(events, 'startingMilestones'))
        expect(at(state, seat).milestones).toEqual(milestones.map((id) => ({ id, managers: [] })));
      // those of nobody leave the game
      expect([state.milestones.A1, state.milestones.A2]).toEqual([[], []]);
      expect(eventsOf(events, 'trainStacksCut').map(({ left }) => left)).toEqual([seats + 1]);
      expect(eventsOf(events, 'dealTileTurned').map(({ tile }) => tile)).toEqual([state.deals.tile]);
      expect(eventsOf(events, 'firstPlayerChosen').map(({ seat }) => seat)).toEqual([state.first]);
      const spare = eventsOf(events, 'spareWorkerReturned').map(({ worker }) => worker);
      const laid = eventsOf(events, 'setupTileLaid');
      expect(laid.map(({ tile, side, worker }) => ({ tile, side, worker }))).toEqual(state.setup);
      expect([...spare, ...laid.map(({ worker }) => worker)].sort()).toEqual(['grey', 'orange', 'purple', 'turquoise']);
      for (const worker of ['grey', 'orange', 'purple', 'turquoise'] as const)
        expect(state.supply[worker]).toBe(spare.includes(worker) ? 12 : 11);
    });
});

describe('RR taking a Setup tile', () => {
  /** A setup whose first Setup tile shows the train. */
  const withTrain = (): State => {
    const { state } = prepared(2);
    const [first, ...others] = state.setup;
    if (!first) throw new Error('no Setup tile is laid out');
    const swapped = others.map((one) =>
      one.tile === 'setup-4' ? { ...one, tile: first.tile, side: first.side } : one,
    );
    const setup = [{ ...first, tile: 'setup-4', side: 'setup-train' }, ...swapped];
    return { ...state, setup } as State;
  };

  test('RR the worker beside it comes along, and all is told (RR-46)', () => {
    const state = withTrain();
    const seat = Number(asked(state).split(' ')[1]);
    const worker = state.setup[0]?.worker;
    const { events } = play(state, { kind: 'chooseSetupTile', tile: 'setup-4' });
    expect(eventsOf(events, 'setupTileTaken')).toMatchObject(
      [{ seat, rule: 'setup-choice', tile: 'setup-4', side: 'setup-train', worker }].map(
        ({ worker: _, ...rest }) => rest,
      ),
    );
    expect(eventsOf(events, 'workerGained')).toMatchObject([{ seat, rule: 'setup-choice', worker }]);
    expect(eventsOf(events, 'rewardLapsed')).toEqual([]);
  });

  test('RR a train of the setup must be taken; where no stack has one, the reward lapses', () => {
    const state = withTrain();
    const taken = play(state, { kind: 'chooseSetupTile', tile: 'setup-4' });
    expect(game.check(taken.state, { kind: 'decline' })?.code).toBe('mustTake');
    const trains = { 'train-advance': 0, 'train-rail': 0, 'train-money': 0, 'train-shares': 0 };
    const none = play({ ...state, trains }, { kind: 'chooseSetupTile', tile: 'setup-4' });
    expect(eventsOf(none.events, 'rewardLapsed')).toMatchObject([{ rule: 'setup-train', reward: 'takeTrain' }]);
    for (const seat of [0, 1]) expect(at(none.state, seat).trains).toHaveLength(1);
  });

  test('RR the last Setup tile taken, the setup is told to be over and the first turn begins', () => {
    const { state, events } = play(
      withTrain(),
      { kind: 'chooseSetupTile', tile: 'setup-4' },
      { kind: 'takeTrain', train: 'train-rail' },
    );
    let now = state;
    const all = [...events];
    while (now.round === 0) {
      const [move] = game.legal(now);
      if (!move) throw new Error('the setup has stopped');
      const next = play(now, move);
      now = next.state;
      all.push(...next.events);
    }
    expect(eventsOf(all, 'setupEnded')).toMatchObject([{ rule: 'setup-leftovers' }]);
    expect(eventsOf(all, 'turnBegun')).toMatchObject([{ seat: now.first, round: 1 }]);
  });
});
