import { describe, expect, test } from 'vitest';
import { DEAL_TILES, type DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { scriptRng } from '../../../../src/kernel/rng.ts';
import {
  accept,
  advance,
  asked,
  at,
  crew,
  decline,
  eventsOf,
  factsOf,
  finish,
  flip,
  gain,
  game,
  hire,
  legalOf,
  office,
  own,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  refused,
  share,
  station,
  type Table,
  table,
} from './table.ts';

const active: Player = { money: 2000, shares: 8, supply: { white: 6 } };
const other: Player = { money: 1000, shares: 8, supply: { white: 2, purple: 2, orange: 1 } };

/** A table at which seat 0 has just built beside a Deal icon and is asked about the tile. */
function opened(
  deal: DealTileId,
  players: readonly Player[] = [active, other, other],
  more: Partial<Table> = {},
): State {
  const start = table({ players, deal, ...more });
  const state = play(
    start,
    place('white', 'railroad'),
    rail('charlotte--miami'),
    rail('miami--little-rock'),
    payNow,
    finish,
  ).state;
  expect(asked(state)).toBe('deal 0');
  return state;
}

describe('RR deal order', () => {
  test('RR deal order: the active player first with one or both, then clockwise one each (RR-140 RR-141)', () => {
    const state = opened('deal-3');
    expect(game.prompt(state)).toMatchObject({ limit: 2, taken: [], waiting: [1, 2], rule: 'deal-active-player' });
    const one = play(state, accept(2), advance('network'), decline).state;
    expect(game.prompt(one)).toMatchObject({ seat: 0, limit: 2, taken: [2] });
    const next = play(one, pass).state;
    expect(game.prompt(next)).toMatchObject({ seat: 1, limit: 1, waiting: [2], rule: 'deal-others' });
    expect(refused(next, accept(2))).toBe('legal');
    const last = play(next, accept(2), advance('network'), decline).state;
    expect(game.prompt(last)).toMatchObject({ seat: 2, limit: 1, waiting: [] });
    const end = play(last, pass);
    expect(asked(end.state)).toBe('placeWorker 1');
  });

  test('RR active player: both deals in any order, each once (RR-140, ruling 47)', () => {
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const state = opened('deal-9', [{ ...active, trains: [{ front: 'train-money', faceUp: true }] }, other, other]);
      // deal 1 flips a train, deal 2 advances
      const taking = (offer: 1 | 2) => (offer === 1 ? [accept(1), flip(0)] : [accept(2), advance('network'), decline]);
      const one = play(state, ...taking(first)).state;
      expect(refused(one, accept(first))).toBe('deal-once-each/dealTaken');
      expect(asked(play(one, ...taking(second)).state)).toBe('deal 1');
    }
  });

  test('RR nobody accepts: the tile goes all the same (RR-142 RR-143, ruling 46)', () => {
    const state = opened('deal-3', undefined, { dealStack: ['deal-5', 'deal-6'] });
    const end = play(state, pass, pass, pass);
    expect(end.state.deals).toEqual({ tile: 'deal-5', stack: ['deal-6'], discard: expect.arrayContaining(['deal-3']) });
    expect(end.state.deals.discard.at(-1)).toBe('deal-3');
    expect(end.revealed).toBe(true);
  });

  test('RR deal reshuffle: an empty stack is made of all discards, the tile just resolved among them (RR-144, ruling 49)', () => {
    const draws = [0, 0, 0, 0, 0, 0, 0, 0];
    const state = opened('deal-3', undefined, { dealStack: [], rng: scriptRng(draws, 1) });
    const end = play(state, pass, pass, pass);
    expect(eventsOf(end.events, 'shuffled')).toEqual([
      { kind: 'shuffled', rule: 'deal-reshuffle', what: 'dealTiles', draws },
    ]);
    // Fisher-Yates with zeros turns the list by one: of 1 2 4 5 6 7 8 9 3 the second comes first
    expect(end.state.deals.tile).toBe('deal-2');
    expect(end.state.deals.stack).toHaveLength(8);
    expect(end.state.deals.discard).toEqual([]);
  });

  test('RR deal once a tile: two Deal icons in one action, one tile (RR-114)', () => {
    const start = table({
      players: [{ ...active, rails: ['charlotte--miami', 'washington--chicago'] }, other],
      deal: 'deal-3',
    });
    const end = play(
      start,
      place('white', 'railroad'),
      rail('miami--little-rock'),
      rail('chicago--little-rock'),
      payNow,
      finish,
      pass,
      pass,
    );
    expect(eventsOf(end.events, 'dealTileTurned')).toHaveLength(1);
    expect(asked(end.state)).toBe('placeWorker 1');
  });

  test('RR an office in a Deal section opens the tile, first there or not (RR-126 RR-127)', () => {
    const start = table({ players: [active, { ...other, offices: [3] }], deal: 'deal-3' });
    expect(asked(play(start, place('white', 'telegraph'), office(3), finish).state)).toBe('deal 0');
    expect(asked(play(start, place('white', 'telegraph'), office(5), finish).state)).toBe('placeWorker 1');
  });
});

describe('RR deal price and reward', () => {
  test('RR deal price: discarded in Shares (RR-139)', () => {
    const poor = opened('deal-3', [{ ...active, shares: 2 }, other]);
    expect(refused(poor, accept(2))).toBe('deal-price/dealShares');
    expect(factsOf(poor, accept(2))).toEqual({ offer: 2, price: 3, shares: 2 });
    const rich = play(opened('deal-3'), accept(2)).state;
    expect(at(rich, 0).shares).toBe(5);
  });

  test('RR deal reward cost: a train for $200 needs them (RR-222)', () => {
    const state = opened('deal-2', [{ ...active, money: 650 }, other]);
    expect(refused(state, accept(2))).toBe('deal-reward-cost/dealMoney');
    const sold = play(state, share(0)).state;
    const taken = play(sold, accept(2), { kind: 'takeTrain', train: 'train-rail' }).state;
    expect(at(taken, 0)).toMatchObject({ money: 650 - 500 + 150 - 200, shares: 8 - 1 - 2 });
    expect(at(taken, 0).trains.at(-1)).toEqual({ front: 'train-rail', faceUp: true });
  });

  const nothing = (deal: DealTileId, players: readonly Player[], more: Partial<Table> = {}) =>
    opened(deal, players, more);
  for (const { title, state, offer } of [
    {
      title: 'no train left',
      state: nothing('deal-2', [active, other], {
        trains: { 'train-advance': 0, 'train-rail': 0, 'train-money': 0, 'train-shares': 0 },
      }),
      offer: 2,
    },
    {
      title: 'no building left',
      state: nothing('deal-2', [
        {
          ...active,
          sections: [{ rails: 3, buildings: 0 }, ...Array.from({ length: 7 }, () => ({ rails: 0, buildings: 0 }))],
        },
        other,
      ]),
      offer: 1,
    },
    {
      title: 'no rail left',
      state: nothing('deal-1', [
        {
          ...active,
          sections: [{ rails: 2, buildings: 1 }, ...Array.from({ length: 7 }, () => ({ rails: 0, buildings: 0 }))],
        },
        other,
      ]),
      offer: 2,
    },
    {
      title: 'no free place for a manager',
      state: nothing('deal-3', [{ ...active, milestones: [own('A1-1', 'orange'), own('A2-1', 'turquoise')] }, other]),
      offer: 1,
    },
    {
      title: 'every marker at the top',
      state: nothing('deal-3', [{ ...active, markers: { telegraph: 8, stations: 8, network: 8 } }, other]),
      offer: 2,
    },
  ] as const)
    test(`RR deal reward takeable: ${title} (rulings 40, 43)`, () => {
      expect(refused(state, accept(offer))).toBe('deal-reward-takeable/dealReward');
    });

  test('RR deal exchange: any own worker for any of the common supply, which goes to the personal supply (RR-220, ruling 52)', () => {
    const state = play(opened('deal-1'), accept(1)).state;
    const done = play(state, { kind: 'exchangeWorker', from: 'railroad', worker: 'white' }, gain('grey')).state;
    expect(crew(at(done, 0).supply)).toBe('white5 grey');
    expect(crew(at(done, 0).board.railroad)).toBe('');
  });

  test('RR deal exchange in place: under the other ruling the new worker stands where the old one stood', () => {
    const config = { seats: 3, rulings: { exchange: 'in-place' } };
    const state = play(opened('deal-1', undefined, { config }), accept(1)).state;
    const done = play(state, { kind: 'exchangeWorker', from: 'railroad', worker: 'white' }, gain('grey')).state;
    expect(crew(at(done, 0).supply)).toBe('white5');
    expect(crew(at(done, 0).board.railroad)).toBe('grey');
  });

  test('RR deal rail: free, without a further deal (RR-223)', () => {
    const state = play(opened('deal-1'), accept(2)).state;
    expect(legalOf(state, 'placeRail').length).toBeGreaterThan(3);
    const done = play(state, rail('chicago--little-rock'), pass, pass, pass);
    expect(eventsOf(done.events, 'paid')).toEqual([]);
    expect(eventsOf(done.events, 'dealOpened')).toEqual([]);
    expect(asked(done.state)).toBe('placeWorker 1');
  });

  test('RR deal office: no Shares, no tile, no deal, but the First Office slot (RR-221, ruling 30)', () => {
    const state = play(opened('deal-2'), accept(1)).state;
    const done = play(state, office(3));
    expect(eventsOf(done.events, 'officeBuilt')).toMatchObject([{ section: 3, first: true, rule: 'deal-office' }]);
    expect(eventsOf(done.events, 'sharesGained')).toEqual([]);
    expect(done.state.telegraph[2]?.offices).toEqual([0]);
    expect(asked(done.state)).toBe('deal 0');
  });

  test('RR deal station: free and without any reward, in the First Station slot (RR-226, ruling 14)', () => {
    const state = play(opened('deal-5'), accept(1)).state;
    expect(legalOf(state, 'buildStation').map(({ city }) => city)).toEqual([
      'washington',
      'charlotte',
      'little-rock',
      'miami',
    ]);
    const done = play(state, station('miami'));
    expect(done.state.cities.miami.stations).toEqual([0]);
    expect(done.events.map(({ kind }) => kind)).toEqual(['stationBuilt']);
  });

  test('RR deal promote: $100 for each, one or two (RR-224)', () => {
    const state = play(
      opened('deal-3', [
        { ...active, supply: { white: 4, orange: 1, turquoise: 1 }, milestones: [own('A1-1'), own('A2-1')] },
        other,
      ]),
      accept(1),
    ).state;
    expect(game.prompt(state)).toMatchObject({ kind: 'promote', left: 2, costEach: 100, may: false });
    expect(refused(state, decline)).toBe('deal-promote/mustTake');
    const one = play(state, { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' });
    expect(eventsOf(one.events, 'paid')).toMatchObject([{ amount: 100, rule: 'deal-promote' }]);
    expect(game.prompt(one.state)).toMatchObject({ left: 1, may: true });
    expect(refused(one.state, decline)).toBe('legal');
  });

  test('RR deal workers: gained with their cost (RR-225)', () => {
    const done = play(opened('deal-6'), accept(1));
    expect(eventsOf(done.events, 'paid')).toMatchObject([{ amount: 100 }]);
    expect(crew(at(done.state, 0).supply)).toBe('white5 orange grey');
  });

  test('RR worker shortage: the last worker of a colour goes to who is asked first; the next takes another (RR-51, ruling 48)', () => {
    const state = opened('deal-7', undefined, { gone: { turquoise: 11 } });
    expect(state.supply.turquoise).toBe(1);
    const first = play(state, accept(2), pass).state;
    expect(first.supply.turquoise).toBe(0);
    const second = play(first, accept(2));
    expect(eventsOf(second.events, 'workerMissing')).toEqual([
      { kind: 'workerMissing', seat: 1, rule: 'worker-shortage', worker: 'turquoise' },
    ]);
    expect(legalOf(second.state, 'gainWorker').map(({ worker }) => worker)).toEqual(
      ['white', 'purple', 'orange', 'grey'].filter((worker) => second.state.supply[worker as 'white'] > 0),
    );
    expect(refused(second.state, gain('turquoise'))).toBe('worker-shortage/noWorkerLeft');
    expect(crew(at(play(second.state, gain('grey')).state, 1).supply)).toBe('white2 purple2 orange grey');
  });

  test('RR deal flip: one train, once; face up gives its bonus, face down gives nothing (RR-228)', () => {
    const trains = [
      { front: 'train-money', faceUp: true },
      { front: 'train-shares', faceUp: false },
    ] as const;
    const state = opened('deal-9', [{ ...active, trains }, other, other]);
    const money = state.seats[0]?.money ?? 0;
    const down = play(state, accept(1), flip(0)).state;
    expect(down.seats[0]).toMatchObject({ money: money + 600, trains: [{ faceUp: false }, { faceUp: false }] });
    expect(asked(down)).toBe('deal 0');
    const up = play(state, accept(1), flip(1)).state;
    expect(up.seats[0]).toMatchObject({ money, trains: [{ faceUp: true }, { faceUp: true }] });
    expect(asked(up)).toBe('deal 0');
  });

  test('RR Deal tiles: nine, each with two deals at a price of one to four Shares (RR-138)', () => {
    expect(DEAL_TILES).toHaveLength(9);
    for (const { offers } of DEAL_TILES) {
      expect(offers).toHaveLength(2);
      for (const { price } of offers) expect([1, 2, 3, 4]).toContain(price);
    }
  });

  test('RR deal double flip: twice, also the same train, each on its own (RR-227)', () => {
    const trains = [{ front: 'train-shares', faceUp: true }] as const;
    const state = play(opened('deal-7', [{ ...active, trains }, other]), accept(1)).state;
    const once = play(state, flip(0));
    expect(eventsOf(once.events, 'sharesGained')).toMatchObject([{ shares: 3, rule: 'train-shares' }]);
    expect(game.prompt(once.state)).toMatchObject({ kind: 'flip', left: 1, may: true });
    expect(refused(once.state, flip(9))).toBe('trade-flip/noSuchTrain');
    const twice = play(once.state, flip(0));
    expect(at(twice.state, 0).trains).toEqual(trains);
    expect(eventsOf(twice.events, 'sharesGained')).toEqual([]);
  });

  test('RR deal advance: up to the number, split freely (RR-229)', () => {
    const done = play(
      opened('deal-9'),
      accept(2),
      advance('network'),
      advance('stations'),
      advance('network'),
      decline,
    ).state;
    expect(at(done, 0).markers).toEqual({ telegraph: 0, stations: 1, network: 2 });
  });
});

describe('RR deal and four workers', () => {
  const milestones = [own('A1-1'), own('A2-1')];
  const four = { white: 2, orange: 1, turquoise: 1 };
  for (const { title, player, result } of [
    {
      title: 'four workers and no means to hire',
      player: { money: 600, shares: 2 },
      result: 'deal-four-workers/fourWorkers',
    },
    { title: '$800 after the price and the promotion', player: { money: 900, shares: 1 }, result: 'legal' },
    { title: '$50 too few, but a Share to sell', player: { money: 850, shares: 2 }, result: 'legal' },
    { title: '$50 too few', player: { money: 850, shares: 1 }, result: 'deal-four-workers/fourWorkers' },
    {
      title: 'a fifth worker',
      player: { money: 100, shares: 1, supply: { white: 3, orange: 1, turquoise: 1 } },
      result: 'legal',
    },
  ])
    test(`RR deal four workers: a promotion with ${title} (RR-78 RR-79 RR-157, rulings 1 and 2)`, () => {
      const state = play(opened('deal-3', [active, { supply: four, milestones, ...player }]), pass).state;
      expect(refused(state, accept(1))).toBe(result);
    });

  test('RR deal four workers: the seat must hire before the next is asked (ruling 2)', () => {
    const state = play(
      opened('deal-3', [active, { money: 900, shares: 1, supply: four, milestones }, other]),
      pass,
    ).state;
    const low = play(state, accept(1), {
      kind: 'promoteWorker',
      from: 'supply',
      worker: 'orange',
      milestone: 'A1-1',
    }).state;
    // the second promotion cannot be paid for with a worker to hire, so it may only be declined
    expect(legalOf(low, 'promoteWorker')).toEqual([]);
    const waiting = play(low, decline).state;
    expect(game.prompt(waiting)).toEqual({ kind: 'restoreWorkers', seat: 1, rule: 'deal-four-workers', missing: 1 });
    const hires = game.legal(waiting);
    expect(hires.map(({ kind }) => kind)).toEqual(Array(hires.length).fill('hireWorker'));
    expect(hires).toContainEqual(hire(1, 'grey'));
    expect(asked(play(waiting, hire(1, 'grey')).state)).toBe('deal 2');
  });

  test('RR four-worker minimum: the active player may hire as late as the end of the turn (ruling 1)', () => {
    const state = opened('deal-3', [
      { ...active, money: 1400, supply: { white: 3, orange: 1 }, milestones, shares: 3 },
      other,
    ]);
    const low = play(
      state,
      accept(1),
      { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' },
      decline,
      pass,
    ).state;
    expect(asked(low)).toBe('deal 1');
    const waiting = play(low, pass).state;
    expect(game.prompt(waiting)).toEqual({
      kind: 'restoreWorkers',
      seat: 0,
      rule: 'four-worker-within-turn',
      missing: 1,
    });
    // the next Deal tile stays hidden until the turn can end
    expect(waiting.deals.tile).toBe('deal-3');
    const end = play(waiting, hire(0, 'grey')).state;
    expect(asked(end)).toBe('placeWorker 1');
    expect(end.deals.tile).not.toBe('deal-3');
  });

  test('RR four-worker minimum: a promotion in the action is allowed where a deal can bring the fourth worker (ruling 1)', () => {
    const start = (deal: DealTileId) =>
      table({ players: [{ money: 550, shares: 3, supply: { white: 3, orange: 1 }, milestones }, other], deal });
    const promoting = (deal: DealTileId) =>
      play(start(deal), place('white', 'railroad'), rail('charlotte--miami'), rail('miami--little-rock')).state;
    expect(refused(promoting('deal-7'), { kind: 'useWorker', as: 'white' })).toBe('legal');
    expect(refused(promoting('deal-3'), { kind: 'useWorker', as: 'white' })).toBe('four-worker-minimum/fourWorkers');
  });

  test('RR four-worker minimum: then the deal that brings the worker cannot be declined', () => {
    const start = table({
      players: [{ money: 550, shares: 4, supply: { white: 3, orange: 1 }, milestones }, other],
      deal: 'deal-7',
    });
    const state = play(
      start,
      place('white', 'railroad'),
      rail('charlotte--miami'),
      rail('miami--little-rock'),
      { kind: 'useWorker', as: 'white' },
      {
        kind: 'promoteWorker',
        from: 'supply',
        worker: 'orange',
        milestone: 'A1-1',
      },
      payNow,
      finish,
    ).state;
    expect(refused(state, pass)).toBe('four-worker-minimum/fourWorkers');
    // the three Shares left are the price of the deal, so nothing else can be done
    expect(eventsOf(play(state, share(0)).events, 'forced')[0]).toMatchObject({ seat: 0, move: accept(2) });
    expect(asked(play(state, accept(2), pass).state)).toBe('deal 1');
  });
});

describe('RR deal reward takeable, after its price', () => {
  const top = { telegraph: 8, stations: 2, network: 2 } as const;
  const dear = { telegraph: 7, stations: 7, network: 6 } as const;
  const four: Player = { ...other, money: 0, supply: { white: 2, purple: 2 } };
  const second = (deal: DealTileId, player: Player) => play(opened(deal, [active, player]), pass).state;

  test('RR advancements: the Shares of the price cannot also pay for the only steps left (RR-139)', () => {
    const markers = top;
    expect(refused(second('deal-5', { ...four, shares: 2, markers }), accept(2))).toBe(
      'deal-reward-takeable/dealReward',
    );
    const state = second('deal-5', { ...four, shares: 3, markers });
    const taken = play(state, accept(2)).state;
    expect(asked(taken)).toBe('advance 1');
    // the first step was paid for, so the Share that it costs is not sold either
    expect(refused(taken, decline)).toBe('deal-advance/mustTake');
    expect(refused(taken, share(1))).toBe('deal-reward-takeable/mustTake');
    const stepped = play(taken, advance('stations'));
    expect(at(stepped.state, 1).shares).toBe(0);
  });

  test('RR advancements: a step that costs one of four workers must leave a way back to four (RR-79 RR-139)', () => {
    const state = second('deal-9', { ...four, shares: 4, markers: dear });
    expect(refused(state, accept(2))).toBe('deal-reward-takeable/mustTake');
    const rich = second('deal-9', { ...four, shares: 4, money: 800, markers: dear });
    const low = play(rich, accept(2)).state;
    expect(asked(low)).toBe('advance 1');
    expect(legalOf(low, 'advance').length).toBeGreaterThan(0);
    expect(
      refused(second('deal-9', { ...four, shares: 4, supply: { white: 2, purple: 3 }, markers: dear }), accept(2)),
    ).toBe('legal');
  });

  test('RR advancements: after the first, the others may be declined', () => {
    const state = play(second('deal-9', { ...other, shares: 4 }), accept(2), advance('network')).state;
    expect(refused(state, decline)).toBe('legal');
  });
});

describe('RR deal sell and hire', () => {
  test('RR a promotion that must be made and paid for waits for the Share that pays for it (RR-80 RR-224)', () => {
    const milestones = [own('A1-1'), own('A2-1')];
    const player: Player = { money: 1350, shares: 3, supply: { white: 4, orange: 1 }, milestones };
    const state = play(opened('deal-3', [player, other]), accept(1), hire(0, 'grey')).state;
    expect(at(state, 0).money).toBe(50);
    expect(asked(state)).toBe('promote 0');
    expect(game.legal(state)).toEqual([share(0)]);
    const promotion = { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' } as const;
    expect(refused(state, promotion)).toBe('deal-promote/money');
    expect(at(play(state, share(0), promotion).state, 0).money).toBe(100);
  });

  test('RR any-time steps: any seat sells a Share or hires while another decides (RR-80 RR-82, ruling 5)', () => {
    const state = opened('deal-3');
    const done = play(state, share(2), hire(1, 'grey'), share(0));
    expect(asked(done.state)).toBe('deal 0');
    expect(at(done.state, 2)).toMatchObject({ money: 1150, shares: 7 });
    expect(at(done.state, 1).money).toBe(200);
    expect(eventsOf(done.events, 'workerHired')).toMatchObject([{ seat: 1, worker: 'grey', amount: 800 }]);
  });

  test('RR any-time steps: under the other ruling only the seat that is asked', () => {
    const state = opened('deal-3', undefined, { config: { seats: 3, rulings: { anyTime: 'own-decisions' } } });
    expect(refused(state, share(0))).toBe('legal');
    expect(refused(state, share(2))).toBe('any-time-steps/notYourDecision');
    expect(game.anytime(state).every((move) => 'seat' in move && move.seat === 0)).toBe(true);
  });

  test('RR deal end trigger: a building placed by a deal in another’s turn counts at once (ruling 51)', () => {
    const almost: Player = {
      ...other,
      sections: [
        ...Array.from({ length: 6 }, () => ({ rails: 0, buildings: 0 })),
        { rails: 0, buildings: 1 },
        { rails: 1, buildings: 1 },
      ],
    };
    const state = play(opened('deal-5', [active, almost], { round: 7 }), pass, accept(1)).state;
    const done = play(state, station('washington'));
    expect(eventsOf(done.events, 'endTriggered')).toEqual([
      { kind: 'endTriggered', seat: 1, rule: 'end-trigger', round: 7 },
    ]);
    expect(done.state.end).toEqual({ seat: 1, round: 7 });
  });
});

describe('RR private deal', () => {
  const trader: Player = { money: 600, shares: 2, supply: { white: 4, grey: 1 } };
  const trading = (deal: DealTileId, player: Player = trader) =>
    play(table({ players: [player, other], deal, dealStack: ['deal-5'] }), place('grey', 'trade')).state;

  test('RR private deal: one of the two, for one Share less, for this player alone (RR-244 RR-245, ruling 41)', () => {
    const state = play(trading('deal-3'), { kind: 'useWorker', as: 'specialist' }).state;
    expect(game.prompt(state)).toMatchObject({ kind: 'privateDeal', tile: 'deal-3' });
    const taken = play(state, accept(2), advance('network'), decline);
    expect(at(taken.state, 0).shares).toBe(0);
    expect(asked(taken.state)).toBe('action 0');
    const end = play(taken.state, { kind: 'sellPiece', piece: 'rail' }, finish);
    expect(eventsOf(end.events, 'dealOpened')).toEqual([]);
    expect(asked(end.state)).toBe('placeWorker 1');
  });

  test('RR private deal discard: the tile goes and the next comes at the end of the action (RR-246)', () => {
    const state = play(
      trading('deal-3'),
      { kind: 'useWorker', as: 'specialist' },
      accept(2),
      advance('network'),
      decline,
    ).state;
    expect(state.deals.tile).toBe('deal-3');
    expect(play(state, { kind: 'sellPiece', piece: 'rail' }, finish).state.deals.tile).toBe('deal-5');
  });

  test('RR private deal refused: no Share, and the tile stays (ruling 42)', () => {
    const end = play(trading('deal-3'), { kind: 'sellPiece', piece: 'rail' }, finish).state;
    expect(end.deals.tile).toBe('deal-3');
    expect(at(end, 0).shares).toBe(2);
  });

  test('RR private deal: not where neither deal can be taken', () => {
    const state = trading('deal-8', { ...trader, milestones: [own('A1-1', 'orange'), own('A2-1', 'turquoise')] });
    expect(refused(state, { kind: 'useWorker', as: 'specialist' })).toBe('deal-price/dealShares');
  });
});
