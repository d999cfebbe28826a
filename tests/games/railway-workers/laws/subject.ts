import type { Event } from '../../../../src/games/railway-workers/engine/events.ts';
import { base, railwayWorkers } from '../../../../src/games/railway-workers/engine/index.ts';
import { proofs } from '../../../../src/games/railway-workers/engine/proofs.ts';
import type { State, Tokens } from '../../../../src/games/railway-workers/engine/types.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import type { AnyState } from '../../../../src/kernel/game.ts';
import type { Subject } from '../../../laws/subject.ts';

const tokens = { seat: { reroll: 1, plusOne: 1 }, pile: { reroll: 1, plusOne: 1 } } as const;

/** Railway Workers, with everything that the laws cannot read from the game itself. */
export const subject: Subject = {
  name: 'Railway Workers',
  game: railwayWorkers,
  proofs,
  definition: join(base),
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  starts: [
    {
      // Tokens come from a card whose actions are not played yet.
      name: 'a token of each kind for everybody',
      set(state: AnyState) {
        const { seats, ...rest } = state as State;
        return {
          ...rest,
          tokens: tokens.pile,
          seats: seats.map((player) => ({ ...player, tokens: tokens.seat })),
        } as State;
      },
    },
    {
      name: 'all tokens with one player',
      set(state: AnyState) {
        const { seats, tokens: pile, ...rest } = state as State;
        const none: Tokens = { reroll: 0, plusOne: 0 };
        return {
          ...rest,
          tokens: none,
          seats: seats.map((player, seat) => ({ ...player, tokens: seat === 1 ? pile : none })),
        } as State;
      },
    },
    {
      name: 'coins for next to nothing',
      set(state: AnyState) {
        const { seats, ...rest } = state as State;
        return { ...rest, seats: seats.map((player, seat) => ({ ...player, coins: seat })) } as State;
      },
    },
  ],
  end: {
    turnOf: (event) => ((event as Event).kind === 'turnBegun' ? (event as { readonly seat?: number }).seat : undefined),
    triggers: (event) => (event as Event).kind === 'roundBegun' && (event as { readonly round?: number }).round === 4,
    // Two Action Phases with four cards each.
    turnsAfter: ({ seats }) => 2 * 4 * seats,
    clockwise: false,
  },
  secrets: ['/projects', '/rng', '/seats/0/hand', '/seats/0/slots', '/seats/1/slots'],
  sharing: ['places'],
};

/** Each other reading of a ruling, alone. */
export const rulings: Subject = {
  ...subject,
  name: 'Railway Workers by another ruling',
  plays: 20,
  configs: [
    { seats: 2, rulings: { lowReroll: 'once' } },
    { seats: 3, rulings: { raisePrice: 'one-coin' } },
  ],
};

export const subjects: readonly Subject[] = [subject, rulings];
