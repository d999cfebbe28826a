import type { Event } from '../../../../src/games/whistle-stop/engine/events.ts';
import { base, whistleStop } from '../../../../src/games/whistle-stop/engine/index.ts';
import { proofs } from '../../../../src/games/whistle-stop/engine/proofs.ts';
import { HEX_IDS, type HexId, type Turn } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { RESOURCES } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import type { BoardTile } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Laid, State, Stock } from '../../../../src/games/whistle-stop/engine/types.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import type { AnyState } from '../../../../src/kernel/game.ts';
import type { Subject } from '../../../laws/subject.ts';

/** Ten resources for everybody, as many as there are of each kind at a time. */
function laden(state: State): State {
  const resources = { ...state.supply.resources };
  const seats = state.seats.map((player) => {
    const held: Record<string, number> = { ...player.resources };
    for (let n = 0; n < 10; n++) {
      const most = [...RESOURCES].sort((a, b) => resources[b] - resources[a])[0] ?? 'lumber';
      held[most] = (held[most] ?? 0) + 1;
      (resources as Record<string, number>)[most] = resources[most] - 1;
    }
    return { ...player, resources: held as unknown as Stock };
  });
  return { ...state, seats, supply: { ...state.supply, resources } };
}

/** The empty spaces of the board filled from the pile, but for a few, and but for two tiles. */
function filled(state: State): State {
  const pile = [...state.pile];
  const board = { ...state.board } as Record<HexId, Laid>;
  for (const [i, hex] of HEX_IDS.entries()) {
    if (state.board[hex] !== undefined || i % 7 === 0 || pile.length <= 2) continue;
    board[hex] = { tile: pile.shift() as BoardTile, turn: (i % 6) as Turn };
  }
  return { ...state, board, pile };
}

/** Whistle Stop, with everything that the laws cannot read from the game itself. */
export const subject: Subject = {
  name: 'Whistle Stop',
  game: whistleStop,
  proofs,
  definition: join(base),
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }, { seats: 5 }],
  starts: [
    {
      // The middle of the board is full, the pile almost empty: hands run dry, and trains have the tiles that lie there.
      name: 'most of the pile on the board',
      set: (state: AnyState) => filled(state as State),
    },
    { name: 'ten resources for everybody', set: (state: AnyState) => laden(state as State) },
    {
      name: 'whistles for nobody but the last, who has almost all',
      set(state: AnyState) {
        const { seats, supply, ...rest } = state as State;
        const given = supply.whistles;
        const last = seats.length - 1;
        return {
          ...rest,
          supply: { ...supply, whistles: 0 },
          seats: seats.map((player, seat) =>
            seat === last ? { ...player, whistles: player.whistles + given } : player,
          ),
        } as State;
      },
    },
    {
      // The last train off the board ends the game, which random play seldom sees.
      name: 'one train for each, and a few points to lose',
      set(state: AnyState) {
        const { seats, ...rest } = state as State;
        let space = 0;
        const trains = (held: State['seats'][number]['trains']) =>
          held.map((place, i) => (i < held.length - 1 ? (`space-${++space}` as typeof place) : place));
        return {
          ...rest,
          seats: seats.map((player, seat) => ({ ...player, score: seat, trains: trains(player.trains) })),
        } as State;
      },
    },
  ],
  end: {
    turnOf: (event) => ((event as Event).kind === 'turnBegun' ? (event as { readonly seat?: number }).seat : undefined),
    triggers: (event) => ['lastRoundBegun', 'endTriggered'].includes((event as Event).kind),
    // The round is played to its end.
    turnsAfter: ({ seats, seat, first }) => seats - 1 - ((seat - first + seats) % seats),
    clockwise: true,
  },
  negative: /^\/seats\/\d+\/score$/,
  secrets: ['/pile', '/gold', '/rng', '/seats/0/gold'],
  sharing: ['places'],
};

/** Each other reading of a ruling, alone. */
export const rulings: Subject = {
  ...subject,
  name: 'Whistle Stop by another ruling',
  plays: 20,
  configs: [
    { seats: 2, rulings: { forwardTest: 'tile' } },
    { seats: 3, rulings: { lossFloor: 'zero' } },
  ],
};

export const subjects: readonly Subject[] = [subject, rulings];
