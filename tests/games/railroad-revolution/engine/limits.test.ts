import { describe, expect, test } from 'vitest';
import type { MilestoneId } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import type { State, Task } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { seedRng } from '../../../../src/kernel/rng.ts';
import { advance, asked, eventsOf, factsOf, flip, own, place, play, proofs, rail, refused, table } from './table.ts';

// Where something is full, has run out, or is only just enough.

const asking = (state: State, task: Task): State => ({ ...state, agenda: [...state.agenda, task] });
/** A player board without rails, or without anything. */
const boards = (buildings: number) => Array.from({ length: 8 }, () => ({ rails: 0, buildings }));

describe('RR limits', () => {
  test('RR a Milestone for any two workers takes no third', () => {
    const player = { milestones: [own('D-1', 'white', 'grey'), own('D-2', 'white')] };
    const state = asking(table({ players: [player, {}] }), {
      ...{ kind: 'promote', seat: 0, rule: 'white-effect', must: true, left: 1, costEach: 0 },
    } as Task);
    const promote = (milestone: MilestoneId) =>
      ({ kind: 'promoteWorker', from: 'supply', worker: 'purple', milestone }) as const;
    expect(refused(state, promote('D-1'))).toBe('manager-types/noManagerPlace');
    expect(refused(state, promote('D-2'))).toBe('legal');
  });

  test('RR the rail of a train: exactly $100 are enough for it', () => {
    const flipped = (money: number, shares: number) =>
      play(
        table({ players: [{ money, shares, trains: [{ front: 'train-rail', faceUp: true }] }, {}] }),
        place('white', 'trade'),
        flip(0),
      ).state;
    expect(refused(flipped(100, 1), rail('charlotte--miami'))).toBe('legal');
    expect(refused(flipped(50, 1), rail('charlotte--miami'))).toBe('train-rail/money');
    expect(factsOf(flipped(50, 1), rail('charlotte--miami'))).toEqual({ price: 100, money: 50 });
  });

  test('RR the rail of a train lapses without a rail, whatever money there is', () => {
    const player = { money: 3000, trains: [{ front: 'train-rail', faceUp: true }] as const, sections: boards(1) };
    const { events } = play(table({ players: [player, {}] }), place('white', 'trade'), flip(0));
    expect(eventsOf(events, 'rewardLapsed')).toMatchObject([{ rule: 'train-rail', reward: 'placeRail' }]);
  });

  test('RR a step of a marker that costs more than there is', () => {
    const state = asking(table({ players: [{ money: 0, shares: 1, markers: { telegraph: 2 } }, {}] }), {
      ...{ kind: 'advance', seat: 0, rule: 'train-advance', must: false, left: 1 },
    } as Task);
    expect(refused(state, advance('telegraph'))).toBe('track-cost-unpaid/trackMoney');
    expect(factsOf(state, advance('telegraph'))).toEqual({ track: 'telegraph', price: 50, money: 0 });
  });

  test('RR a turn without an action leaves the Deal tile where it is', () => {
    const state = table({ players: [{ sections: boards(0) }, {}], deal: 'deal-3' });
    expect(asked(state)).toBe('placeWorker 1');
    expect(state.deals.tile).toBe('deal-3');
    expect(state.deals.discard).toEqual([]);
  });
});

describe('RR what a player has seen of a stack stays where it is', () => {
  const ids: readonly MilestoneId[] = ['B-1', 'B-2', 'B-3', 'B-4', 'B-5', 'B-6', 'B-7', 'B-8', 'B-9'];
  const tile = (id: MilestoneId) => ({ id, seen: id === 'B-2' || id === 'B-6' ? [0] : [] });
  const start = table({ players: [{}, {}] });
  /** Seat 1 has drawn three tiles, one of which seat 0 knows. */
  const drawing = asking(
    { ...start, milestones: { ...start.milestones, B: ids.slice(3).map(tile) } },
    { kind: 'replaceMilestone', seat: 1, stack: 'B', drawn: ids.slice(0, 3).map(tile) },
  );
  const drawnOf = ({ agenda }: State) => agenda.flatMap((task) => (task.kind === 'replaceMilestone' ? task.drawn : []));

  test('RR of a stack and of what another draws from it, seat 0 keeps what it knows; the rest is mixed', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const mixed = proofs.shuffleUnknown(drawing, 0, seedRng(seed));
      const all = [...drawnOf(mixed), ...mixed.milestones.B].map(({ id }) => id);
      expect([...all].sort()).toEqual(ids);
      expect([all[1], all[5]]).toEqual(['B-2', 'B-6']);
      expect(mixed.milestones.C.map(({ id }) => id).sort()).toEqual(drawing.milestones.C.map(({ id }) => id).sort());
      expect(Object.keys(mixed.milestones).sort()).toEqual(['A1', 'A2', 'B', 'C', 'D']);
      orders.add(all.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test('RR whoever draws knows the drawn tiles', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(drawnOf(proofs.shuffleUnknown(drawing, 1, seedRng(seed)))).toEqual(drawnOf(drawing));
  });
});
