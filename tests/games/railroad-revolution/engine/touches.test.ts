import { describe, expect, test } from 'vitest';
import type { Event, EventKind } from '../../../../src/games/railroad-revolution/engine/events.ts';
import { play } from '../../../laws/play.ts';
import { look } from '../../../laws/suite.ts';
import { eventsDeclareChanges } from '../../../laws/views.ts';
import { subject } from '../laws/subject.ts';
import { game, proofs } from './table.ts';

// The places of the view that an event changes: they are what is drawn anew, and what the eye is led to.

/** Whether a view has something at a path. */
function has(view: unknown, path: string): boolean {
  let here = view;
  for (const key of path.split('/').slice(1)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false;
    here = (here as Record<string, unknown>)[key];
  }
  return true;
}

describe('RR what an event changes', () => {
  test('RR in whole games every change is declared, and nothing else is', () => {
    const kinds = new Set<EventKind>();
    for (const { config, seed } of [
      { config: { seats: 2 }, seed: 7 },
      { config: { seats: 3, rulings: { exchange: 'in-place' } }, seed: 14 },
    ]) {
      const run = play(subject, config, { seed, tape: [], start: 0 }, true);
      expect(look(eventsDeclareChanges, run, new Map())).toEqual([]);
      for (const { events } of run.plies) for (const { kind } of events) kinds.add(kind as EventKind);
    }
    expect(kinds.size).toBeGreaterThan(40);
  });

  test('RR a stack of Milestones changes where tiles are put back, and the supply where a worker comes from it', () => {
    const taken = {
      kind: 'milestoneTaken',
      seat: 1,
      rule: 'milestone-replacement',
      milestone: 'B-1',
      stack: 'B',
    } as const;
    expect(proofs.touches({ ...taken, back: 0 })).toEqual(['/seats/1/milestones', '/drawn']);
    expect(proofs.touches({ ...taken, back: 2 })).toEqual(['/seats/1/milestones', '/milestones/B', '/drawn']);
    const worker = { seat: 1, worker: 'grey' } as const;
    const both = ['/seats/1/supply', '/supply'];
    expect(proofs.touches({ ...worker, kind: 'workerHired', rule: 'hire-worker', amount: 800 })).toEqual(both);
    expect(proofs.touches({ ...worker, kind: 'workerGained', rule: 'deal-workers' })).toEqual(both);
    expect(proofs.touches({ ...worker, kind: 'workerGained', rule: 'setup-choice' })).toEqual(['/seats/1/supply']);
    const exchanged = (gained: 'grey' | 'white', to: 'supply' | 'trade') =>
      proofs.touches({
        kind: 'workerExchanged',
        seat: 1,
        rule: 'deal-exchange',
        worker: 'grey',
        from: 'trade',
        gained,
        to,
      });
    expect(exchanged('white', 'supply')).toEqual(['/seats/1/board/trade', '/seats/1/supply', '/supply']);
    expect(exchanged('grey', 'supply')).toEqual(['/seats/1/board/trade', '/seats/1/supply']);
    expect(exchanged('grey', 'trade')).toEqual([]);
    for (const kind of ['dealTileDiscarded', 'dealTileTurned'] as const)
      expect(proofs.touches({ kind, rule: 'deal-discard', tile: 'deal-1' } as Event)).toEqual(['/deals']);
  });

  test('RR the preparation declares these places, and they are all there', () => {
    const { state, events } = game.setup(game.configure({ seats: 3 }), 1);
    const view = game.view(state, 'public');
    const places = new Map<string, Set<string>>();
    for (const event of events)
      for (const path of proofs.touches(event)) {
        expect(has(view, path), `${event.kind} ${path}`).toBe(true);
        const plain = path.replace(/\d+/g, '0').replace(/(?<=cities\/)[a-z-]+/, 'city');
        places.set(event.kind, (places.get(event.kind) ?? new Set()).add(plain));
      }
    expect(Object.fromEntries([...places].map(([kind, paths]) => [kind, [...paths]]))).toEqual({
      trainStacksCut: ['/trains'],
      startingMilestones: ['/seats/0/milestones', '/milestones'],
      dealTileTurned: ['/deals'],
      cityTileLaid: ['/cities/city'],
      neutralStationPlaced: ['/cities/city'],
      telegraphTileLaid: ['/telegraph/0'],
      neutralOfficePlaced: ['/telegraph/0'],
      setupTileLaid: ['/setup', '/supply'],
      firstPlayerChosen: ['/first'],
    });
    // each section and seat by its own number
    for (const event of events) {
      if (event.kind === 'neutralOfficePlaced' || event.kind === 'telegraphTileLaid')
        expect(proofs.touches(event)).toEqual([`/telegraph/${event.section - 1}`]);
      if (event.kind === 'cityTileLaid') expect(proofs.touches(event)).toEqual([`/cities/${event.city}`]);
    }
  });
});
