import { base, railroadRevolution } from '../../../../src/games/railroad-revolution/engine/index.ts';
import { RULINGS, type State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { evolution } from '../../../../src/games/railroad-revolution/modules/evolution/engine/index.ts';
import { proofs } from '../../../../src/games/railroad-revolution/modules/evolution/engine/proofs.ts';
import { assemble, join } from '../../../../src/kernel/assemble.ts';
import type { AnyEvent, AnyState } from '../../../../src/kernel/game.ts';
import type { Subject } from '../../../laws/subject.ts';

const SEATS = [2, 3, 4] as const;
const VARIANTS = [{}, { openStack: true }, { trackCosts: true }, { openStack: true, trackCosts: true }] as const;

const seatOf = (event: AnyEvent) => (event as AnyEvent & { readonly seat?: number }).seat;

/** A start in which something has run short, from the one that the setup gives. */
const short = (name: string, change: (state: State) => Partial<State>) => ({
  name,
  set: (state: AnyState): AnyState => ({ ...(state as State), ...change(state as State) }),
});

/** Railroad Revolution with both variants, each alone and together. */
export const subject: Subject = {
  name: 'Railroad Revolution',
  game: railroadRevolution,
  proofs,
  definition: join(base, evolution),
  baseWithout: assemble(base),
  configs: SEATS.flatMap((seats) => VARIANTS.map((variants) => ({ seats, variants }))),
  starts: [
    short('one Deal tile face down', ({ deals }) => ({
      deals: { ...deals, stack: deals.stack.slice(-1), discard: [...deals.discard, ...deals.stack.slice(0, -1)] },
    })),
    short('the first seat has all the workers', ({ seats, supply }) => ({
      supply: { white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0 },
      seats: seats.map((one, seat) =>
        seat > 0
          ? one
          : {
              ...one,
              supply: {
                white: one.supply.white + supply.white,
                purple: one.supply.purple + supply.purple,
                orange: one.supply.orange + supply.orange,
                grey: one.supply.grey + supply.grey,
                turquoise: one.supply.turquoise + supply.turquoise,
              },
            },
      ),
    })),
    short('nobody has money or Shares', ({ seats }) => ({
      seats: seats.map((one) => ({ ...one, money: 0, shares: 0 })),
    })),
    short('one piece in each section', ({ seats }) => ({
      seats: seats.map((one) => ({
        ...one,
        sections: one.sections.map(({ rails, buildings }) =>
          rails > 0 ? { rails: 1, buildings: 0 } : { rails, buildings: Math.min(1, buildings) },
        ),
        box: {
          rails: one.box.rails + one.sections.reduce((sum, { rails }) => sum + Math.max(0, rails - 1), 0),
          buildings:
            one.box.buildings +
            one.sections.reduce((sum, { rails, buildings }) => sum + Math.max(0, buildings - (rails > 0 ? 0 : 1)), 0),
        },
      })),
    })),
  ],
  end: {
    turnOf: (event) => (event.kind === 'turnBegun' ? seatOf(event) : undefined),
    triggers: (event) => event.kind === 'endTriggered',
    // The round in which the end is triggered is finished, so that all have had the same number of turns, and one more
    // whole round is played.
    turnsAfter: ({ seats, seat, first }) => seats - 1 - ((seat - first + seats) % seats) + seats,
    clockwise: true,
  },
  secrets: ['/rng', '/deals/stack', '/milestones'],
  // Who has the same in VP and in money shares the place.
  sharing: ['places'],
};

/** Each other reading of a ruling, alone. */
export const rulings: Subject = {
  ...subject,
  name: 'Railroad Revolution by another ruling',
  plays: 20,
  configs: Object.entries(RULINGS).flatMap(([ruling, [, ...others]], i) =>
    others.map((reading) => ({ seats: SEATS[(i + 1) % SEATS.length] ?? 3, rulings: { [ruling]: reading } })),
  ),
};

export const subjects: readonly Subject[] = [subject, rulings];
