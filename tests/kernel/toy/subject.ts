import { join } from '../../../src/kernel/assemble.ts';
import type { AnyState } from '../../../src/kernel/game.ts';
import { base, sidingsAlone as toy } from '../../house/toy/src/engine/base.ts';
import { sidings as toyWithNight } from '../../house/toy/src/engine/index.ts';
import type { Event, State } from '../../house/toy/src/engine/types.ts';
import { night } from '../../house/toy/src/modules/night/engine/index.ts';
import type { Subject } from '../../laws/subject.ts';

const seats = [2, 3, 4];

/** Sidings with everything the laws want to know of it. */
export const subject: Subject = {
  name: 'Sidings',
  game: toyWithNight,
  definition: join(base, night),
  baseWithout: toy,
  configs: [
    ...seats.map((seats) => ({ seats })),
    ...seats.map((seats) => ({ seats, modules: ['night'] })),
    { seats: 2, variants: { short: true } },
    { seats: 3, modules: ['night'], variants: { short: true }, rulings: { tie: 'later' } },
  ],
  starts: [
    {
      name: 'one crate left',
      set(state: AnyState) {
        const { stack, sold, ...rest } = state as State;
        return { ...rest, stack: stack.slice(-1), sold: [...sold, ...stack.slice(0, -1)] } as State;
      },
    },
    {
      name: 'no crew left',
      set(state: AnyState) {
        const { crew, seats, ...rest } = state as State;
        const first = seats[0];
        return {
          ...rest,
          crew: 0,
          seats: first ? [{ ...first, crew: first.crew + crew }, ...seats.slice(1)] : [],
        } as State;
      },
    },
  ],
  end: {
    turnOf: (event) =>
      (event as Event).kind === 'turnStarted' ? (event as { readonly seat?: number }).seat : undefined,
    triggers: (event) => event.kind === 'endTriggered',
    // The round is played to its end, and one more after it.
    turnsAfter: ({ seats, seat, first }) => seats - 1 - ((seat - first + seats) % seats) + seats,
    clockwise: true,
  },
  negative: /^\/seats\/\d\/money$/,
  secrets: ['/stack', '/rng', '/goals', '/seats/0/goal'],
  sharing: ['standings'],
};
