import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import {
  ability,
  asked,
  at,
  crew,
  decline,
  eventsOf,
  factsOf,
  finish,
  gain,
  game,
  hire,
  type Player,
  place,
  play,
  refused,
  sell,
  share,
  table,
} from './table.ts';

const five: Player = { money: 1000, shares: 2, supply: { white: 4, purple: 1 } };
const empty = { rails: 0, buildings: 0 };

/** Every seat trades once, from `seat` on. */
function trades(state: State, turns: number): { state: State; events: ReturnType<typeof play>['events'] } {
  let now = state;
  const events: ReturnType<typeof play>['events'] = [];
  for (let i = 0; i < turns; i++) {
    if (game.prompt(now).kind === 'over') break;
    const done = play(now, place('white', 'trade'), sell('rail'), finish);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}

describe('RR turn', () => {
  test('RR place worker: one of the personal supply, on any of four spaces (RR-57 RR-58 RR-60)', () => {
    const state = table({ players: [{ ...five, supply: { white: 2 }, board: { trade: { grey: 2 } } }, {}] });
    expect(refused(state, place('grey', 'trade'))).toBe('place-worker/noSuchWorker');
    const placed = play(state, place('white', 'trade'));
    expect(eventsOf(placed.events, 'workerPlaced')).toMatchObject([
      { rule: 'shared-action-space', worker: 'white', action: 'trade' },
    ]);
    expect(crew(at(placed.state, 0).board.trade)).toBe('white grey2');
    expect(refused(placed.state, place('white', 'station'))).toBe('perform-action/notAsked');
  });

  test('RR recall: a turn that begins with an empty personal supply takes all workers back first (RR-62 RR-63)', () => {
    const state = table({
      players: [
        { ...five, money: 400, supply: {}, board: { trade: { white: 2 }, station: { grey: 1, purple: 1 } } },
        {},
      ],
    });
    expect(asked(state)).toBe('placeWorker 0');
    expect(crew(at(state, 0).supply)).toBe('white2 purple grey');
    expect(crew(at(state, 0).board.trade)).toBe('');
  });

  test('RR recall: not while a worker is left, and a hire before the turn averts it (ruling 4)', () => {
    const low: Player = { ...five, supply: {}, board: { trade: { white: 4 } } };
    const state = table({ players: [five, low] });
    const hired = play(state, hire(1, 'grey'), place('white', 'trade'), sell('rail'), finish);
    expect(asked(hired.state)).toBe('placeWorker 1');
    expect(eventsOf(hired.events, 'workersRecalled')).toEqual([]);
    expect(crew(at(hired.state, 1).supply)).toBe('grey');
    const not = play(
      table({
        players: [
          { ...five, money: 0, shares: 1 },
          { ...low, money: 0 },
        ],
      }),
      place('white', 'trade'),
      sell('rail'),
      finish,
    );
    expect(eventsOf(not.events, 'workersRecalled')).toMatchObject([{ seat: 1, rule: 'recall-workers' }]);
  });

  test('RR turns go clockwise, round by round (RR-56)', () => {
    const { events, state } = trades(
      table({ config: { seats: 3 }, players: [five, five, five], first: 1, turn: 1, round: 4 }),
      4,
    );
    expect(eventsOf(events, 'turnBegun').map(({ seat, round }) => [seat, round])).toEqual([
      [2, 4],
      [0, 4],
      [1, 5],
      [2, 5],
    ]);
    expect(eventsOf(events, 'roundBegun')).toMatchObject([{ round: 5 }]);
    expect(state.round).toBe(5);
  });

  test('RR pass: a player without a piece passes without placing a worker (ruling 8)', () => {
    const none = Array.from({ length: 8 }, () => empty);
    const state = table({ config: { seats: 3 }, players: [five, { ...five, sections: none }, five] });
    const done = trades(state, 1);
    expect(eventsOf(done.events, 'turnPassed')).toEqual([{ kind: 'turnPassed', seat: 1, rule: 'no-action-possible' }]);
    expect(asked(done.state)).toBe('placeWorker 2');
    expect(crew(at(done.state, 1).supply)).toBe('white4 purple');
  });
});

describe('RR any time', () => {
  const state = table({ config: { seats: 3 }, players: [five, { ...five, shares: 0 }, { ...five, money: 750 }] });

  test('RR sell Shares: one after another, $150 each, never bought (RR-80 RR-81)', () => {
    const sold = play(state, share(0), share(0)).state;
    expect(at(sold, 0)).toMatchObject({ money: 1300, shares: 0 });
    expect(refused(sold, share(0))).toBe('sell-shares/noShares');
    expect(refused(state, share(1))).toBe('sell-shares/noShares');
  });

  test('RR hire worker: any type that is left, $800 each time (RR-82, rulings 6, 7 and 9)', () => {
    expect(refused(state, hire(0, 'turquoise'))).toBe('legal');
    expect(refused(state, hire(0, 'white'))).toBe('worker-shortage/noWorkerLeft');
    expect(refused(state, hire(2, 'grey'))).toBe('hire-worker/hireMoney');
    expect(factsOf(state, hire(2, 'grey'))).toEqual({ seat: 2, price: 800, money: 750 });
    expect(crew(at(play(state, share(2), hire(2, 'grey')).state, 2).supply)).toBe('white4 purple grey');
    expect(refused(state, hire(3, 'grey'))).toBe('any-time-steps/noSuchSeat');
  });

  test('RR earn to pay: what is needed for the action cannot be spent on a hire in the midst of it (RR-67)', () => {
    const poor = table({ players: [{ ...five, money: 900, shares: 1 }, {}] });
    const railroad = play(poor, place('white', 'railroad')).state;
    expect(refused(railroad, hire(0, 'grey'))).toBe('railroad-base-price/actionPrice');
    expect(refused(railroad, share(0))).toBe('legal');
    expect(refused(poor, hire(0, 'grey'))).toBe('legal');
  });

  test('RR over: nobody sells or hires after the end', () => {
    const last = table({ config: { seats: 2 }, players: [five, five], round: 9, turn: 1 });
    const ended = trades({ ...last, end: { seat: 0, round: 8 } }, 1).state;
    expect(asked(ended)).toBe('over');
    expect(game.check(ended, share(0))).toEqual({
      rule: 'final-turns',
      code: 'gameOver',
      facts: { move: 'sellShare' },
    });
    expect(game.anytime(ended)).toEqual([]);
  });
});

describe('RR end', () => {
  /** One rail left of the logo. */
  const almost: Player = {
    ...five,
    sections: [...Array.from({ length: 6 }, () => empty), { rails: 1, buildings: 0 }, { rails: 1, buildings: 1 }],
  };

  for (const seats of [2, 3, 4])
    for (let first = 0; first < seats; first++)
      for (let trigger = 0; trigger < seats; trigger++)
        test(`RR equal turns: seat ${trigger} of ${seats} triggers, seat ${first} was first (RR-183 RR-184 RR-185)`, () => {
          const players = Array.from({ length: seats }, (_, seat) => (seat === trigger ? almost : five));
          const start = table({ config: { seats }, players, first, turn: trigger, round: 6 });
          const { events, state } = trades(start, 20);
          const turns = [trigger, ...eventsOf(events, 'turnBegun').map(({ seat }) => seat)];
          const left = (first + seats - 1 - trigger + seats) % seats;
          expect(turns).toEqual(Array.from({ length: 1 + left + seats }, (_, i) => (trigger + i) % seats));
          expect(asked(state)).toBe('over');
          expect(eventsOf(events, 'endTriggered')).toEqual([
            { kind: 'endTriggered', seat: trigger, rule: 'end-trigger', round: 6 },
          ]);
          expect(eventsOf(events, 'lastRoundBegun')).toMatchObject([{ round: 7, rule: 'final-turns' }]);
        });

  test('RR end trigger: pieces beyond the logo do not matter, and only the first occurrence counts (RR-65, rulings 72 and 74)', () => {
    const start = table({ config: { seats: 2 }, players: [almost, almost], round: 3 });
    const { events, state } = trades(start, 2);
    expect(eventsOf(events, 'endTriggered')).toHaveLength(1);
    // first what happened, then what it brought about
    expect(
      events
        .slice(0, 5)
        .map(({ kind }) => kind)
        .slice(1, 4),
    ).toEqual(['pieceSold', 'moneyGained', 'endTriggered']);
    expect(state.end).toEqual({ seat: 0, round: 3 });
    expect(at(state, 0).sections[7]).toEqual({ rails: 1, buildings: 1 });
  });

  test('RR pieces beyond the logo may be used too (RR-64)', () => {
    const beyond: Player = {
      ...five,
      sections: [...Array.from({ length: 7 }, () => empty), { rails: 1, buildings: 1 }],
    };
    const state = play(table({ players: [beyond, {}] }), place('white', 'trade'), sell('building'));
    expect(eventsOf(state.events, 'pieceSold')).toMatchObject([{ from: 8, value: 1000 }]);
  });
});

describe('RR exchange', () => {
  test('RR exchange: the worker just placed may go, its effect stays; the same type may come (rulings 52, 53, 54)', () => {
    const start = table({ players: [{ ...five, supply: { white: 4, purple: 1 } }, {}] });
    const state = play(start, place('purple', 'telegraph'), ability).state;
    const done = play(state, { kind: 'exchangeWorker', from: 'telegraph', worker: 'purple' }, gain('purple')).state;
    expect(crew(at(done, 0).supply)).toBe('white4 purple');
    expect(crew(at(done, 0).board.telegraph)).toBe('');
  });

  test('RR exchange: what is not there cannot be given or taken', () => {
    const start = table({ players: [five, {}] });
    const state = play(start, place('purple', 'telegraph'), ability).state;
    expect(refused(state, { kind: 'exchangeWorker', from: 'supply', worker: 'grey' })).toBe(
      'exchange-worker/noSuchWorker',
    );
    expect(refused(state, decline)).toBe('telegraph-purple/mustTake');
    const giving = play(state, { kind: 'exchangeWorker', from: 'supply', worker: 'white' }).state;
    expect(refused(giving, gain('white'))).toBe('worker-shortage/noWorkerLeft');
  });

  test('RR exchange: nothing where no worker at all is left (ruling 7)', () => {
    const gone = { purple: 11, orange: 12, grey: 12, turquoise: 12 };
    const state = play(table({ players: [five, { supply: { white: 4 } }], gone }), place('purple', 'telegraph')).state;
    expect(refused(state, ability)).toBe('telegraph-purple/nothingToGain');
  });
});
