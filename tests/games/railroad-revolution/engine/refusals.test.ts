import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import type { OwnTrain, State, Task } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import {
  ability,
  accept,
  advance,
  asked,
  at,
  factsOf,
  finish,
  flip,
  gain,
  game,
  office,
  payNow,
  place,
  play,
  rail,
  refused,
  sell,
  share,
  station,
  type Table,
  table,
} from './table.ts';

// What a refusal says where the position has to be made for it.

/** A position in which this is asked first. */
const asking = (state: State, task: Task): State => ({ ...state, agenda: [...state.agenda, task] });

const opened = (more: Partial<Table>, player: object = {}) =>
  play(
    table({ players: [{ money: 2000, shares: 9, ...player }], ...more }),
    place('white', 'railroad'),
    rail('charlotte--miami'),
    rail('miami--little-rock'),
    payNow,
    finish,
  ).state;

const start = table({ players: [{ money: 2000, offices: [1] }, {}] });
const steps = { kind: 'advance', seat: 0, rule: 'train-advance', must: false, left: 1 } as const;
const top = table({ players: [{ money: 2000, markers: { telegraph: 8 } }] });
const everywhere = {
  ...start,
  seats: start.seats.map((one, seat) => (seat === 0 ? { ...one, rails: SPACE_IDS } : one)),
};
const ownDecisions = table({ config: { seats: 2, rulings: { anyTime: 'own-decisions' } }, players: [{}, {}] });

const able = table({
  players: [
    {
      money: 2000,
      supply: { white: 3, grey: 1, turquoise: 2 },
      trains: [{ front: 'train-money', faceUp: true }],
    },
    {},
  ],
  telegraph: { 8: 'tt-money' },
});
const primary: Move = { kind: 'takePrimaryReward' };
const bonus: Move = { kind: 'takeFirstStationBonus' };
const tile: Move = { kind: 'takeTelegraphTile' };

describe('RR what a refusal says', () => {
  test.each<[string, State, Move, string, object]>([
    [
      'the reward of a deal costs more than there is',
      opened({ deal: 'deal-2' }, { money: 600 }),
      accept(2),
      'deal-reward-cost/dealMoney',
      { offer: 2, price: 200, money: 100 },
    ],
    [
      'a section with a Deal icon has no tile',
      play(start, place('white', 'telegraph'), office(3)).state,
      { kind: 'takeTelegraphTile' },
      'telegraph-tile/noTelegraphTile',
      { section: 3 },
    ],
    [
      'a second office in a section',
      play(start, place('white', 'telegraph')).state,
      office(1),
      'one-office-a-section/officeThere',
      { section: 1 },
    ],
    [
      'a Share of another, by the ruling that only own decisions count',
      ownDecisions,
      share(1),
      'any-time-steps/notYourDecision',
      { seat: 1 },
    ],
    [
      'a Milestone that is not complete',
      asking(start, { kind: 'completeMilestone', seat: 0, milestones: ['A1-1', 'A2-1'] }),
      { kind: 'completeMilestone', milestone: 'B-1' },
      'milestone-needs/notComplete',
      { milestone: 'B-1' },
    ],
    [
      'a Milestone that was not drawn',
      asking(start, {
        kind: 'replaceMilestone',
        seat: 0,
        stack: 'B',
        drawn: [
          { id: 'B-1', seen: [] },
          { id: 'B-2', seen: [] },
        ],
      }),
      { kind: 'chooseMilestone', milestone: 'B-3' },
      'replacement-draw/notDrawn',
      { milestone: 'B-3' },
    ],
    [
      'a marker at the top',
      asking(top, steps),
      advance('telegraph'),
      'advance-marker/trackTop',
      { track: 'telegraph' },
    ],
    [
      'no rail space is left',
      everywhere,
      place('white', 'railroad'),
      'exactly-two-rails/noRailSpace',
      { needed: 2, spaces: 0 },
    ],
    [
      'a second piece to sell',
      play(start, place('white', 'trade'), sell('rail')).state,
      sell('rail'),
      'trade-one-piece/mainActionDone',
      { action: 'trade' },
    ],
    [
      'a second station',
      play(start, place('white', 'station'), station('charlotte')).state,
      station('washington'),
      'station-build/mainActionDone',
      { action: 'station' },
    ],
    [
      'a second office',
      play(start, place('white', 'telegraph'), office(2)).state,
      office(4),
      'telegraph-build/mainActionDone',
      { action: 'telegraph' },
    ],
    [
      'a third rail',
      play(start, place('white', 'railroad'), rail('charlotte--miami'), rail('miami--houston')).state,
      rail('chicago--duluth'),
      'exactly-two-rails/mainActionDone',
      { action: 'railroad' },
    ],
    ...(
      [
        [
          'a primary reward again, which the engineer gives (RR-234)',
          [place('turquoise', 'station'), station('washington'), primary, gain('orange')],
          primary,
          'station-turquoise/rewardAgain',
          'primaryReward',
          [gain('grey')],
          'primary-reward/rewardTaken',
        ],
        [
          'a First Station bonus again, which the negotiator gives (RR-232)',
          [place('grey', 'station'), station('washington'), bonus],
          bonus,
          'station-grey/rewardAgain',
          'firstStationBonus',
          [],
          'first-station-bonus/rewardTaken',
        ],
        [
          'a telegraph tile again, which the engineer uses (RR-242)',
          [
            place('turquoise', 'telegraph'),
            office(8),
            tile,
            { kind: 'discardWorker', from: 'supply', worker: 'white' },
          ],
          tile,
          'telegraph-turquoise/rewardAgain',
          'telegraphTile',
          [],
          'telegraph-tile/rewardTaken',
        ],
        [
          'a flip again, which the engineer gives (RR-248)',
          [place('turquoise', 'trade'), flip(0)],
          flip(0),
          'trade-turquoise/rewardAgain',
          'flip',
          [flip(0)],
          'trade-flip/rewardTaken',
        ],
      ] as const
    ).flatMap(([name, before, move, again, reward, rest, once]): [string, State, Move, string, object][] => {
      const { state } = play(able, ...before);
      const worker = 'worker' in before[0] ? before[0].worker : '';
      return [
        [name, state, move, again, { reward, worker }],
        [`${name}, and once it is used`, play(state, ability, ...rest).state, move, once, { reward }],
      ];
    }),
  ])('RR %s', (_, state, move, refusal, facts) => {
    expect(refused(state, move)).toBe(refusal);
    expect(factsOf(state, move)).toEqual(facts);
  });

  test('RR while somebody carries out a reward, no other sells or hires; the one who carries it out may', () => {
    const supply = { seat: 0, rule: 'gaining', must: true } as const;
    const rewards: readonly Task[] = [
      { ...supply, kind: 'advance', left: 2 },
      { ...supply, kind: 'flip', left: 2 },
      { ...supply, kind: 'takeTrain' },
      { ...supply, kind: 'gainWorker', workers: ['grey', 'orange'] },
      { ...supply, kind: 'exchange' },
      { ...supply, kind: 'exchangeFor', from: 'supply', worker: 'white' },
      { ...supply, kind: 'layRail', cost: 0, aside: false },
      { ...supply, kind: 'layStation', aside: false },
      { ...supply, kind: 'layOffice', aside: false },
      {
        kind: 'replaceMilestone',
        seat: 0,
        stack: 'B',
        drawn: [
          { id: 'B-1', seen: [] },
          { id: 'B-2', seen: [] },
        ],
      },
    ];
    for (const task of rewards) {
      const state = asking(start, task);
      expect(asked(state), task.kind).toBe(`${task.kind} 0`);
      expect(refused(state, share(1)), task.kind).toBe('any-time-steps/insideStep');
      expect(factsOf(state, share(1))).toEqual({ seat: 1, asked: 0 });
      expect(refused(state, share(0)), task.kind).toBe('legal');
    }
    expect(refused(start, share(1))).toBe('legal');
  });

  test('RR near misses of a list are those spaces, cities and sections that cannot be taken, and nothing once it is done', () => {
    const at0 = at(start, 0);
    const spaces = play(start, place('white', 'railroad')).state;
    const missed = (state: State, kind: Move['kind']) => game.attempts(state).filter((move) => move.kind === kind);
    expect(
      missed(spaces, 'placeRail').length + game.legal(spaces).filter(({ kind }) => kind === 'placeRail').length,
    ).toBe(SPACE_IDS.length);
    expect(missed(spaces, 'placeRail')).toContainEqual(rail(at0.rails[0] ?? 'washington--charlotte'));
    const laid = play(spaces, rail('charlotte--miami'), rail('miami--houston')).state;
    expect(missed(laid, 'placeRail')).toEqual([]);
    const cities = play(start, place('white', 'station')).state;
    expect(missed(cities, 'buildStation')).toHaveLength(13);
    expect(missed(play(cities, station('charlotte')).state, 'buildStation')).toEqual([]);
    const sections = play(start, place('white', 'telegraph')).state;
    expect(missed(sections, 'buildOffice')).toEqual([office(1)]);
    expect(missed(play(sections, office(2)).state, 'buildOffice')).toEqual([]);
  });
});

describe('RR a price out of reach, told as such though the action might have brought something', () => {
  const promote = { front: 'train-promote', faceUp: true } as const;
  const shares = { front: 'train-shares', faceUp: false } as const;
  const money = { front: 'train-money', faceUp: false } as const;
  const player = { money: 0, shares: 0, rails: ['charlotte--little-rock'] as const };

  test.each<[string, readonly OwnTrain[]]>([
    ['no train', []],
    ['a train that brings nothing', [promote]],
    ['a train that first has to be turned up', [shares]],
    ['both', [promote, shares]],
  ])('RR station-cost: nobody begins a Station without the price and with %s', (_, trains) => {
    const state = table({
      config: { seats: 3 },
      players: [{ ...player, supply: { white: 3, purple: 1 }, trains }, { stations: ['washington', 'charlotte'] }],
      tiles: { 'little-rock': '2-c' },
    });
    for (const worker of ['white', 'purple'] as const) {
      expect(refused(state, place(worker, 'station'))).toBe('station-cost/actionPrice');
      expect(factsOf(state, place(worker, 'station'))).toEqual({ action: 'station', price: 100, raised: 0, effect: 0 });
    }
  });

  const seeking = (trains: readonly OwnTrain[], has: object) =>
    play(
      table({
        config: { seats: 3 },
        players: [
          {
            ...{ money: 100, shares: 0, supply: { white: 4, grey: 1 }, trains },
            ...{ rails: ['charlotte--miami', 'charlotte--little-rock'], ...has },
          },
          { stations: ['little-rock'] },
        ],
        tiles: { 'little-rock': '2-c' },
      }),
      place('grey', 'station'),
    ).state;

  test('RR station-cost: nor builds where the price cannot be raised', () => {
    const state = seeking([promote, money], {});
    expect(refused(state, station('little-rock'))).toBe('station-cost/actionPrice');
    expect(factsOf(state, station('little-rock'))).toEqual({ action: 'station', price: 200, raised: 100, effect: 0 });
  });

  test('RR station-cost: nor gives up the Share that the price needs', () => {
    const start = seeking([promote, money], { shares: 1, money: 50, markers: { stations: 2, telegraph: 2 } });
    const state = asking(play(start, station('little-rock')).state, { ...steps, must: false });
    expect(refused(state, advance('stations'))).toBe('station-cost/actionPrice');
    expect(factsOf(state, advance('stations'))).toEqual({ action: 'station', price: 200, raised: 50, effect: 0 });
  });
});
