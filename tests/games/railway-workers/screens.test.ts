import { expect, test } from 'vitest';
import { railwayWorkers } from '../../../src/games/railway-workers/engine/index.ts';
import type { Types } from '../../../src/games/railway-workers/engine/types.ts';
import { optionsOf } from '../../../src/stepper/branch.ts';
import type { Frame } from '../../../src/stepper/track.ts';
import { allReady, assign, BUYING, keepAll, placed, play, table } from './engine/table.ts';

test('RW of what lies behind the screens, offers the changes of who is asked alone, which others may make all the same', () => {
  const players = [{}, { tokens: { plusOne: 1 } }];
  const rolled = keepAll(allReady(placed(table({ players, rolls: [1, 3, 5, 2, 3, 4] }), BUYING)).state);
  const { state } = play(rolled, assign(6), assign(5, 1), assign(1), assign(2));
  const frame: Frame<Types> = {
    state,
    prompt: railwayWorkers.prompt(state),
    events: [],
    narration: { kind: 'start', say: '' },
  };
  expect(frame.prompt).toMatchObject({ seat: 0 });
  const all = optionsOf(railwayWorkers, frame).map(({ move }) => move);
  const changes = all.flatMap((move) => ('seat' in move ? move.seat : []));
  expect([...new Set(changes)]).toEqual([0]);
  expect(railwayWorkers.apply(state, { kind: 'moveToken', seat: 1, from: 1, to: 'aside' }).ok).toBe(true);
});
