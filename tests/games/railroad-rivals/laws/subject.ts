import type { Event } from '../../../../src/games/railroad-rivals/engine/events.ts';
import { base, railroadRivals } from '../../../../src/games/railroad-rivals/engine/index.ts';
import { proofs } from '../../../../src/games/railroad-rivals/engine/proofs.ts';
import { RAILROADS } from '../../../../src/games/railroad-rivals/engine/tables/railroads.ts';
import type { State, Stocks } from '../../../../src/games/railroad-rivals/engine/types.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import type { AnyState } from '../../../../src/kernel/game.ts';
import type { End, Subject } from '../../../laws/subject.ts';

const setting =
  (change: (state: State) => Partial<State>) =>
  (state: AnyState): AnyState => ({ ...state, ...change(state as State) });

/** All cities of the pile left the game face down, so that only stock tiles are drafted from the second turn on. */
const noCities = setting(({ pile, removed }) => ({
  pile: { ...pile, cities: [] },
  removed: [...removed, ...pile.cities],
}));

const values = Object.fromEntries(RAILROADS.map((railroad) => [railroad, 9])) as Stocks;

/** A turn of a seat is its delivery: every player has one in each turn, and the last turn is always known before them. */
const end: End = {
  turnOf: (event) =>
    (event as Event).kind === 'deliveryBegun' ? (event as { readonly seat?: number }).seat : undefined,
  triggers: (event) => (event as Event).kind === 'lastTurn',
  turnsAfter: ({ seats }) => seats,
  clockwise: false,
};

/** Columns and rows north and west of the first tile are below 0. */
const negative = /^\/map\/[^/]+\/[xy]$/;

const everyVariant = { optionalBidding: true, challenge: true };

/** Railroad Rivals for 2 to 5 players, with everything that the laws cannot read from the game itself. */
export const subject: Subject = {
  name: 'Railroad Rivals',
  game: railroadRivals,
  proofs,
  definition: join(base),
  configs: [2, 3, 4, 5].flatMap((seats) => [{ seats }, { seats, variants: everyVariant }]),
  starts: [
    { name: 'no city left in the pile', set: noCities },
    {
      // A long game of passes uses them up.
      name: 'no city and few stock tiles left in the piles',
      set: (state) =>
        setting(({ pile, discards }) => ({
          pile: { ...pile, stocks: pile.stocks.slice(0, 3) },
          discards: { ...discards, stocks: pile.stocks.slice(3) },
        }))(noCities(state)),
    },
    {
      name: 'nothing to bid with',
      set: setting(({ seats }) => ({ seats: seats.map((player) => ({ ...player, score: 0 })) })),
    },
    { name: 'stocks near their top', set: setting(() => ({ values })) },
    {
      // Not enough cubes for the cities: some get fewer, some none, and players have nothing to deliver.
      name: 'an empty bag',
      set: setting(({ bag, delivered }) => ({
        bag: { brown: 0, black: 0, yellow: 0, gray: 0 },
        delivered: [
          ...delivered,
          ...(['brown', 'black', 'yellow', 'gray'] as const).flatMap((cube) =>
            Array.from({ length: bag[cube] }, () => cube),
          ),
        ],
      })),
    },
  ],
  end,
  negative,
  secrets: ['/pile/cities', '/pile/stocks', '/rng', '/seats/0/hand'],
  sharing: ['places'],
};

/** The solitaire game. */
export const solo: Subject = {
  ...subject,
  name: 'Railroad Rivals alone',
  configs: [{ seats: 1 }, { seats: 1, variants: everyVariant }],
  starts: [
    {
      name: 'an almost empty bag',
      set: setting(({ bag, delivered }) => ({
        bag: { brown: 1, black: 0, yellow: 0, gray: 0 },
        delivered: [
          ...(['brown', 'black', 'yellow', 'gray'] as const).flatMap((cube) =>
            Array.from({ length: bag[cube] - (cube === 'brown' ? 1 : 0) }, () => cube),
          ),
          ...delivered,
        ],
      })),
    },
    { name: 'stocks near their top', set: setting(() => ({ values })) },
  ],
  secrets: ['/pile/cities', '/pile/stocks', '/rng'],
};

/** Each other reading of a ruling, alone. */
export const rulings: Subject = {
  ...subject,
  name: 'Railroad Rivals by another ruling',
  plays: 20,
  configs: [
    { seats: 5, rulings: { fivePlayerBag: 'box' } },
    { seats: 2, rulings: { locomotives: 'limited' } },
    { seats: 3, rulings: { delivery: 'optional' } },
    { seats: 2, rulings: { stockLimit: 'solitaire' } },
    { seats: 4, rulings: { tieBreak: 'railroads' } },
  ],
};

export const subjects: readonly Subject[] = [subject, solo, rulings];
