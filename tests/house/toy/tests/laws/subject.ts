import { join } from '../../../../../src/kernel/assemble.ts';
import type { AnyState } from '../../../../../src/kernel/game.ts';
import type { Subject } from '../../../../laws/subject.ts';
import { base, sidingsAlone } from '../../src/engine/base.ts';
import { sidings } from '../../src/engine/index.ts';
import type { Event, State } from '../../src/engine/types.ts';
import { night } from '../../src/modules/night/engine/index.ts';
import { proofs } from '../../src/modules/night/engine/proofs.ts';

const SEATS = [2, 3, 4] as const;

/** Sidings with its variant and without. */
export const subject: Subject = {
  name: 'Sidings',
  game: sidings,
  proofs,
  definition: join(base, night),
  baseWithout: sidingsAlone,
  configs: SEATS.flatMap((seats) => [{ seats }, { seats, variants: { short: true } }]),
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

/** The other reading of its ruling. */
export const rulings: Subject = {
  ...subject,
  name: 'Sidings by another ruling',
  plays: 20,
  configs: [{ seats: 3, rulings: { tie: 'later' } }],
};

export const subjects: readonly Subject[] = [subject, rulings];
