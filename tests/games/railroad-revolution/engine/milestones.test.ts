import { describe, expect, test } from 'vitest';
import { holds } from '../../../../src/games/railroad-revolution/engine/moves/milestones.ts';
import type { Condition } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import type { SpaceId } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import {
  asked,
  asWhite,
  at,
  eventsOf,
  finish,
  game,
  own,
  type Player,
  place,
  play,
  refused,
  sell,
  table,
} from './table.ts';

const base: Player = { money: 300, shares: 1, supply: { white: 4, orange: 2, purple: 1 } };

describe('RR conditions', () => {
  const west: readonly SpaceId[] = ['washington--chicago', 'charlotte--miami', 'miami--little-rock', 'chicago--duluth'];
  const cases: readonly { condition: Condition; player: Player; result: boolean; statement: string }[] = [
    {
      condition: { kind: 'connectedCities', level: 2, n: 2 },
      player: { rails: ['washington--chicago', 'charlotte--miami'] },
      result: true,
      statement: 'RR-167',
    },
    {
      condition: { kind: 'connectedCities', level: 2, n: 2 },
      player: { rails: ['washington--chicago', 'chicago--duluth'] },
      result: false,
      statement: 'RR-167',
    },
    { condition: { kind: 'connectedCities', level: 1, n: 2 }, player: {}, result: true, statement: 'ruling 65' },
    { condition: { kind: 'dealRails', n: 1 }, player: { rails: west }, result: true, statement: 'RR-168' },
    { condition: { kind: 'dealRails', n: 2 }, player: { rails: west }, result: false, statement: 'RR-168' },
    {
      condition: { kind: 'stations', level: 3, n: 1 },
      player: { rails: west, stations: ['duluth'] },
      result: true,
      statement: 'RR-169',
    },
    {
      condition: { kind: 'stations', level: 3, n: 1 },
      player: { rails: west, stations: ['chicago'] },
      result: false,
      statement: 'RR-169',
    },
    {
      condition: { kind: 'terrainRails', triangles: 2, n: 3 },
      player: {
        rails: [
          'washington--chicago',
          'charlotte--miami',
          'miami--houston',
          'chicago--kansas-city',
          'kansas-city--bismarck',
        ],
      },
      result: true,
      statement: 'RR-170',
    },
    {
      condition: { kind: 'terrainRails', triangles: 2, n: 2 },
      player: { rails: ['washington--chicago', 'charlotte--little-rock'] },
      result: false,
      statement: 'RR-170',
    },
    { condition: { kind: 'terrainRails', triangles: 0, n: 1 }, player: {}, result: true, statement: 'ruling 27' },
  ];
  for (const { condition, player, result, statement } of cases)
    test(`RR condition ${JSON.stringify(condition)} with ${player.rails?.length ?? 0} rails: ${result} (${statement})`, () => {
      const state = table({
        config: { seats: 4 },
        players: [
          { ...base, ...player },
          { rails: west, stations: ['duluth'] },
        ],
      });
      expect(holds(state, 0, condition)).toBe(result);
    });
});

const done = own('A2-1', 'turquoise');
const stations: Player = { ...base, stations: ['washington', 'charlotte'] };

describe('RR promotion', () => {
  const milestones = [own('A1-1'), own('B-2', 'orange')];
  const state = play(table({ players: [{ ...base, milestones }, {}] }), place('white', 'trade'), asWhite).state;

  test('RR manager types: a named place takes only its type, once (RR-148)', () => {
    const promote = (worker: 'orange' | 'purple' | 'turquoise', milestone: 'A1-1' | 'B-2' | 'C-1') =>
      ({ kind: 'promoteWorker', from: 'supply', worker, milestone }) as const;
    expect(refused(state, promote('orange', 'A1-1'))).toBe('legal');
    expect(refused(state, promote('purple', 'A1-1'))).toBe('manager-types/noManagerPlace');
    expect(refused(state, promote('orange', 'B-2'))).toBe('manager-types/noManagerPlace');
    expect(refused(state, promote('turquoise', 'B-2'))).toBe('promote-worker/noSuchWorker');
    expect(refused(state, promote('orange', 'C-1'))).toBe('promote-worker/notYourMilestone');
  });

  test('RR promotion before any condition holds; a manager is not available (RR-151 RR-152)', () => {
    const promoted = play(state, { kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A1-1' }).state;
    expect(at(promoted, 0).milestones[0]).toEqual(own('A1-1', 'orange'));
    expect(at(promoted, 0).supply.orange).toBe(1);
  });

  test('RR D Milestones take any type (RR-148)', () => {
    const any = play(
      table({ players: [{ ...base, milestones: [own('D-1', 'white'), own('D-2')] }, {}] }),
      place('white', 'trade'),
      asWhite,
    ).state;
    expect(refused(any, { kind: 'promoteWorker', from: 'trade', worker: 'white', milestone: 'D-1' })).toBe('legal');
  });
});

describe('RR completing a Milestone', () => {
  test('RR completed at the end of the turn: managers go to the common supply, a replacement of the next letter is chosen (RR-145 RR-158 to RR-164)', () => {
    const start = table({
      players: [{ ...stations, milestones: [own('A1-1'), done] }, {}],
      stacks: { B: ['B-4', 'B-7', 'B-2'] },
    });
    const before = start.supply.turquoise;
    const ended = play(start, place('white', 'trade'), sell('rail'), finish);
    expect(eventsOf(ended.events, 'milestoneCompleted')).toMatchObject([{ seat: 0, milestone: 'A2-1', vp: 16 }]);
    expect(ended.state.supply.turquoise).toBe(before + 1);
    expect(asked(ended.state)).toBe('replaceMilestone 0');
    expect(game.legal(ended.state)).toEqual([
      { kind: 'chooseMilestone', milestone: 'B-4' },
      { kind: 'chooseMilestone', milestone: 'B-7' },
      { kind: 'chooseMilestone', milestone: 'B-2' },
    ]);
    expect(refused(ended.state, { kind: 'chooseMilestone', milestone: 'B-1' })).toBe('replacement-draw/notDrawn');
    const chosen = play(ended.state, { kind: 'chooseMilestone', milestone: 'B-7' }).state;
    expect(at(chosen, 0)).toMatchObject({ milestones: [own('A1-1'), own('B-7')], completed: ['A2-1'] });
    expect(chosen.milestones.B.slice(-2)).toEqual([
      { id: 'B-4', seen: [0] },
      { id: 'B-2', seen: [0] },
    ]);
    expect(asked(chosen)).toBe('placeWorker 1');
  });

  test('RR example: a B Milestone is replaced from C, a C from D, a D not at all (RR-161 RR-162)', () => {
    const rails: readonly SpaceId[] = [
      'washington--chicago',
      'charlotte--miami',
      'chicago--kansas-city',
      'kansas-city--denver',
      'denver--salt-lake-city',
      'salt-lake-city--portland',
      'portland--san-francisco',
    ];
    for (const { milestone, player, next } of [
      {
        milestone: own('B-6', 'grey', 'turquoise'),
        player: { rails: rails.slice(0, 4), stations: ['chicago'] },
        next: 'C',
      },
      { milestone: own('C-8', 'orange', 'grey'), player: { rails, stations: ['kansas-city'] }, next: 'D' },
    ] as const) {
      const state = play(
        table({ config: { seats: 4 }, players: [{ ...base, ...player, milestones: [milestone, own('A2-1')] }] }),
        place('white', 'trade'),
        sell('building'),
        finish,
      ).state;
      expect(game.prompt(state)).toMatchObject({ kind: 'replaceMilestone', stack: next, count: 3 });
    }
    const d = table({
      config: { seats: 4 },
      players: [{ ...base, rails, stations: ['portland'], milestones: [own('D-1', 'white', 'white'), own('A2-1')] }],
    });
    const ended = play(d, place('white', 'trade'), sell('building'), finish);
    expect(eventsOf(ended.events, 'noReplacement')).toMatchObject([{ rule: 'no-replacement-after-d' }]);
    expect(at(ended.state, 0).milestones).toEqual([own('A2-1')]);
    expect(asked(ended.state)).toBe('placeWorker 1');
  });

  test('RR both at once: the owner picks the order, one replacement after the other (RR-165, ruling 60)', () => {
    const both = [own('A1-2', 'purple'), own('A2-1', 'turquoise')];
    const start = table({
      config: { seats: 4 },
      players: [
        { ...stations, rails: ['washington--chicago', 'charlotte--miami', 'miami--little-rock'], milestones: both },
      ],
    });
    const state = play(start, place('white', 'trade'), sell('building'), finish).state;
    expect(asked(state)).toBe('completeMilestone 0');
    expect(game.legal(state)).toEqual([
      { kind: 'completeMilestone', milestone: 'A1-2' },
      { kind: 'completeMilestone', milestone: 'A2-1' },
    ]);
    expect(refused(state, { kind: 'completeMilestone', milestone: 'A1-1' })).toBe('milestone-needs/notComplete');
    const first = play(state, { kind: 'completeMilestone', milestone: 'A2-1' }).state;
    expect(asked(first)).toBe('replaceMilestone 0');
    const [tile] = game.legal(first);
    const second = play(first, tile as { kind: 'chooseMilestone'; milestone: 'B-1' });
    expect(eventsOf(second.events, 'milestoneCompleted')).toMatchObject([{ milestone: 'A1-2' }]);
    expect(at(second.state, 0).completed).toEqual(['A2-1', 'A1-2']);
    expect(asked(second.state)).toBe('replaceMilestone 0');
  });

  test('RR milestones of others are checked in every turn, the active player’s first, then clockwise (RR-158, ruling 59)', () => {
    const start = table({
      config: { seats: 4 },
      players: [
        { ...stations, milestones: [own('A1-1'), done] },
        base,
        { ...base, rails: ['washington--chicago', 'charlotte--miami'], milestones: [own('A1-3', 'grey'), own('B-6')] },
        {
          ...base,
          milestones: [own('A1-2'), own('A2-2', 'grey')],
          stations: ['washington'],
          rails: ['washington--chicago'],
        },
      ],
      turn: 1,
    });
    const ended = play(start, place('white', 'trade'), sell('rail'), finish);
    expect(asked(ended.state)).toBe('replaceMilestone 3');
    const [tile] = game.legal(ended.state);
    expect(asked(play(ended.state, tile as { kind: 'chooseMilestone'; milestone: 'B-1' }).state)).toBe(
      'replaceMilestone 0',
    );
  });

  test('RR not without its managers, not without its conditions (RR-145)', () => {
    const start = table({ players: [{ ...stations, milestones: [own('A1-1', 'orange'), own('A2-1')] }, {}] });
    expect(eventsOf(play(start, place('white', 'trade'), sell('rail'), finish).events, 'milestoneCompleted')).toEqual(
      [],
    );
  });

  test('RR variant: the whole stack to choose from (RR-166)', () => {
    const start = table({
      config: { seats: 2, variants: { openStack: true } },
      players: [{ ...stations, milestones: [own('A1-1'), done] }, {}],
    });
    const state = play(start, place('white', 'trade'), sell('rail'), finish).state;
    expect(game.legal(state)).toHaveLength(10);
    const chosen = play(state, { kind: 'chooseMilestone', milestone: 'B-9' });
    expect(chosen.state.milestones.B.map(({ id }) => id)).not.toContain('B-9');
    expect(chosen.state.milestones.B).toHaveLength(9);
    expect(
      eventsOf(play(start, place('white', 'trade'), sell('rail'), finish).events, 'milestonesDrawn'),
    ).toMatchObject([{ rule: 'open-stack-variant', count: 10 }]);
  });

  test('RR fewer than three: what is there; none, no replacement (ruling 62)', () => {
    const start = table({ players: [{ ...stations, milestones: [own('A1-1'), done] }, {}] });
    const two = { ...start, milestones: { ...start.milestones, B: start.milestones.B.slice(0, 2) } };
    expect(game.legal(play(two, place('white', 'trade'), sell('rail'), finish).state)).toHaveLength(2);
    const none = { ...start, milestones: { ...start.milestones, B: [] } };
    const ended = play(none, place('white', 'trade'), sell('rail'), finish);
    expect(eventsOf(ended.events, 'noReplacement')).toMatchObject([{ stack: 'B' }]);
    expect(asked(ended.state)).toBe('placeWorker 1');
  });
});
