import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/railroad-revolution/engine/events.ts';
import { touches } from '../../../../src/games/railroad-revolution/engine/touches.ts';
import type { Company, State, View } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { VOCABULARY } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { type IsJson, notJson } from '../../../../src/kernel/json.ts';
import { seedRng } from '../../../../src/kernel/rng.ts';
import { finish, game, own, place, play, proofs, sell, table } from './table.ts';

const stations = { money: 300, shares: 1, supply: { white: 4 }, stations: ['washington', 'charlotte'] } as const;
const drawing = (): State =>
  play(
    table({
      players: [{ ...stations, milestones: [own('A1-1'), own('A2-1', 'turquoise')] }, {}],
      stacks: { B: ['B-4', 'B-7', 'B-2'] },
    }),
    place('white', 'trade'),
    sell('rail'),
    finish,
  ).state;

describe('RR what is hidden', () => {
  test('RR state, events and views are JSON', () => {
    const proof: readonly [IsJson<State>, IsJson<View>, IsJson<Event>] = [true, true, true];
    expect(proof).toHaveLength(3);
    expect(notJson(drawing())).toEqual([]);
    expect(notJson(game.view(drawing(), 0))).toEqual([]);
  });

  test('RR stacks are counted, not shown; the tiles drawn are the chooser’s alone (ruling 61)', () => {
    const state = drawing();
    expect(game.view(state, 0).drawn).toEqual({ seat: 0, count: 3, tiles: ['B-4', 'B-7', 'B-2'] });
    expect(game.view(state, 1).drawn).toEqual({ seat: 0, count: 3 });
    expect(game.view(state, 'public').drawn).toEqual({ seat: 0, count: 3 });
    expect(game.view(state, 'public').deals.stack).toBe(8);
    const after = play(state, { kind: 'chooseMilestone', milestone: 'B-7' }).state;
    expect(game.view(after, 0).milestones.B.slice(-2)).toEqual(['B-4', 'B-2']);
    expect(new Set(game.view(after, 1).milestones.B)).toEqual(new Set(['unknown']));
    expect(game.view(after, 'public').drawn).toBeUndefined();
    expect(JSON.stringify(game.view(after, 'public'))).not.toContain('rng');
  });

  test('RR tiles that another player draws and returns stay known to whoever had seen them before (ruling 61)', () => {
    const start = drawing();
    const stacked = start.milestones.B;
    const agenda = start.agenda.map((task) =>
      task.kind === 'replaceMilestone' ? { ...task, drawn: task.drawn.map((tile) => ({ ...tile, seen: [1] })) } : task,
    );
    const known: State = { ...start, agenda };
    const mixed = proofs.shuffleUnknown(known, 1, seedRng(2));
    expect(game.legal(mixed)).toEqual(game.legal(known));
    expect(mixed.milestones.B).not.toEqual(stacked);
    const after = play(known, { kind: 'chooseMilestone', milestone: 'B-7' }).state;
    for (const seat of [0, 1]) expect(game.view(after, seat).milestones.B.slice(-2)).toEqual(['B-4', 'B-2']);
    expect(after.milestones.B.at(-1)).toEqual({ id: 'B-2', seen: [0, 1] });
  });

  test('RR a tile keeps who has seen it on its way through a draw (ruling 61)', () => {
    const start = drawing();
    const seen = start.milestones.B.map((tile) => ({ ...tile, seen: [1] }));
    const agenda = [...start.agenda.slice(0, -1), { kind: 'drawMilestones', seat: 0, stack: 'B' } as const];
    const again = game.resume({ ...start, milestones: { ...start.milestones, B: seen }, agenda }).state;
    const id = seen[0]?.id as 'B-1';
    const after = play(again, { kind: 'chooseMilestone', milestone: id }).state;
    expect(after.milestones.B.slice(-2).map((tile) => tile.seen)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('RR another position that looks the same: unseen tiles move, seen ones stay', () => {
    const after = play(drawing(), { kind: 'chooseMilestone', milestone: 'B-7' }).state;
    const other = proofs.shuffleUnknown(after, 0, seedRng(3));
    expect(other.milestones.B.slice(-2)).toEqual(after.milestones.B.slice(-2));
    expect(other.milestones.B).not.toEqual(after.milestones.B);
    expect(other.deals.stack).not.toEqual(after.deals.stack);
    expect(game.view(other, 0)).toEqual(game.view(after, 0));
    expect(proofs.inventory(other)).toEqual(proofs.inventory(after));
    const choosing = proofs.shuffleUnknown(drawing(), 1, seedRng(2));
    expect(game.legal(choosing)).not.toEqual(game.legal(drawing()));
    expect(game.legal(proofs.shuffleUnknown(drawing(), 0, seedRng(2)))).toEqual(game.legal(drawing()));
  });
});

describe('RR moves point and teach', () => {
  test('RR every legal move has a target or needs none', () => {
    const state = table({ players: [{ rails: ['charlotte--miami'] }, {}] });
    for (const move of [...game.legal(state), ...game.anytime(state)])
      expect(game.targets(state, move).length).toBeGreaterThan(0);
    expect(game.targets(state, place('white', 'trade'))).toEqual(['worker:0:supply:white', 'action:trade']);
  });

  test('RR attempts are refused, each with a clause of the game', () => {
    const state = play(table({ players: [{ rails: ['charlotte--miami'] }, {}] }), place('white', 'railroad')).state;
    const attempts = game.attempts(state);
    expect(attempts).toContainEqual({ kind: 'placeRail', space: 'charlotte--miami' });
    expect(attempts).toContainEqual({ kind: 'finishAction' });
    for (const move of attempts) expect(Object.keys(proofs.rules)).toContain(game.check(state, move)?.rule);
  });

  test('RR a worker exchanged for its own type touches only the places that change', () => {
    const event = {
      kind: 'workerExchanged',
      seat: 0,
      rule: 'exchange-worker',
      worker: 'white',
      gained: 'white',
    } as const;
    expect(touches({ ...event, from: 'supply', to: 'supply' })).toEqual([]);
    expect(touches({ ...event, from: 'trade', to: 'supply' })).toEqual(['/seats/0/board/trade', '/seats/0/supply']);
  });

  test('RR values of the vocabulary hold nothing that separates moves in links', () => {
    for (const fields of Object.values(VOCABULARY))
      for (const domain of Object.values(fields))
        for (const value of domain) expect(String(value)).not.toMatch(/[:.~]/);
  });
});

describe('RR faults', () => {
  const state = table({ players: [{}, {}] });
  const supply = { white: 4, purple: 1, orange: 0, grey: 3, turquoise: 0 };
  const broken = (parts: Partial<Company>): State => ({
    ...state,
    seats: state.seats.map((company, seat) => (seat === 0 ? { ...company, ...parts } : company)),
  });

  for (const { title, position, fault } of [
    { title: 'money below zero', position: broken({ money: -50 }), fault: '$-50' },
    { title: 'Shares below zero', position: broken({ shares: -1 }), fault: '-1 Shares' },
    {
      title: 'a worker too many',
      position: broken({ supply }),
      fault: '15 grey workers',
    },
    {
      title: 'a rail without a connection',
      position: broken({ rails: ['washington--charlotte', 'denver--el-paso'] }),
      fault: 'not connected',
    },
    {
      title: 'a rail too many',
      position: broken({ rails: ['washington--charlotte', 'charlotte--miami'] }),
      fault: '18 rails',
    },
    {
      title: 'a marker off its track',
      position: broken({ markers: { telegraph: 9, stations: 0, network: 0 } }),
      fault: 'off the telegraph track',
    },
    {
      title: 'a wrong manager',
      position: broken({ milestones: [own('A1-1', 'grey'), own('A2-1')] }),
      fault: 'wrong manager on A1-1',
    },
    { title: 'the same Milestone twice', position: broken({ completed: ['B-1'] }), fault: 'twice' },
    {
      title: 'a Deal tile twice',
      position: { ...state, deals: { ...state.deals, discard: ['deal-1'] as const } },
      fault: 'Deal tiles',
    },
    {
      title: 'two stations of one player in a city',
      position: { ...state, cities: { ...state.cities, miami: { ...state.cities.miami, stations: [0, 0] } } },
      fault: 'stand in miami',
    },
    {
      title: 'a negative train stack',
      position: { ...state, trains: { ...state.trains, 'train-rail': -1 } },
      fault: 'train-rail',
    },
  ])
    test(`RR faults: ${title}`, () => {
      expect(proofs.faults(position).join('; ')).toContain(fault);
    });

  test('RR faults: three workers at the start of another’s turn', () => {
    const low = {
      ...state,
      seats: state.seats.map((company, seat) =>
        seat === 1 ? { ...company, supply: { ...company.supply, white: 2 } } : company,
      ),
      supply: { ...state.supply, white: 2 },
    };
    expect(proofs.faults(low).join('; ')).toContain('fewer than 4 available workers');
  });
});
