import { describe, expect, test } from 'vitest';
import {
  asked,
  at,
  eventsOf,
  finish,
  legalOf,
  own,
  type Player,
  pass,
  payNow,
  place,
  play,
  rail,
  sell,
  table,
} from './table.ts';

/** A player whose only completed Milestone, of A, lacks nothing any more. */
const complete = (
  stations: Player['stations'],
  milestone: NonNullable<Player['milestones']>[number],
  other: Player,
) => ({
  ...other,
  stations,
  milestones: [milestone, own('D-1')],
});
const players = [
  complete(['washington', 'charlotte'], own('A2-1', 'turquoise'), {}),
  complete(['washington'], own('A2-4', 'orange'), {
    rails: ['charlotte--miami', 'washington--chicago', 'chicago--kansas-city'],
  }),
  complete(['charlotte'], own('A2-2', 'grey'), { rails: ['washington--chicago'] }),
] as Player[];

/** The seats in the order in which they complete, where `turn` is active and `first` has the First Player tile. */
function order(turn: 0 | 1 | 2, first: 0 | 1 | 2, milestoneOrder: string): readonly number[] {
  const state = table({ config: { seats: 3, rulings: { milestoneOrder } }, players, turn, first });
  let now = play(state, place('white', 'trade'), sell('rail'), finish);
  const done = [...eventsOf(now.events, 'milestoneCompleted').map(({ seat }) => seat)];
  while (asked(now.state).startsWith('replaceMilestone')) {
    const [choice] = legalOf(now.state, 'chooseMilestone');
    if (!choice) throw new Error('nothing drawn');
    now = play(now.state, choice);
    done.push(...eventsOf(now.events, 'milestoneCompleted').map(({ seat }) => seat));
  }
  return done;
}

describe('RR several players complete at the end of one turn (RR-158, ruling 59)', () => {
  test.each([
    [0, 0, [0, 1, 2]],
    [1, 0, [1, 2, 0]],
    [2, 1, [2, 0, 1]],
    [0, 2, [0, 1, 2]],
  ] as const)('seat %i is active, seat %i the First Player: %j', (turn, first, seats) => {
    expect(order(turn, first, 'active-player')).toEqual(seats);
  });

  test.each([
    [0, 0, [0, 1, 2]],
    [0, 1, [1, 2, 0]],
    [1, 2, [2, 0, 1]],
    [2, 0, [0, 1, 2]],
  ] as const)('by the other reading, seat %i active and seat %i the First Player: %j', (turn, first, seats) => {
    expect(order(turn, first, 'first-player')).toEqual(seats);
  });

  test('a rail that opens a Deal counts for the Milestone only once the deals are done', () => {
    const player: Player = {
      money: 900,
      rails: ['washington--chicago', 'chicago--kansas-city'],
      stations: ['washington'],
      milestones: [own('A2-3', 'purple'), own('A1-1')],
    };
    const state = table({ players: [player, { shares: 9, money: 900 }], deal: 'deal-9' });
    const rails = [rail('duluth--kansas-city'), rail('kansas-city--denver'), payNow, finish] as const;
    const opened = play(state, place('white', 'railroad'), ...rails);
    expect(eventsOf(opened.events, 'milestoneCompleted')).toEqual([]);
    const mine = play(opened.state, pass);
    expect(eventsOf(mine.events, 'milestoneCompleted')).toEqual([]);
    const ended = play(mine.state, pass);
    expect(eventsOf(ended.events, 'milestoneCompleted').map(({ milestone }) => milestone)).toEqual(['A2-3']);
    expect(at(ended.state, 0).completed).toEqual(['A2-3']);
  });
});
