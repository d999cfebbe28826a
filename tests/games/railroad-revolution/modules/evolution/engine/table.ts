import { railroadRevolution as game } from '../../../../../../src/games/railroad-revolution/engine/index.ts';
import type { State as BaseState } from '../../../../../../src/games/railroad-revolution/engine/types.ts';
import { proofs } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/proofs.ts';
import type { VpTileId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/telegraph.ts';
import type { RowId } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import type {
  Evolution,
  Extension,
  State,
  Types,
  WagonSection,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Move } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import type { Seat } from '../../../../../../src/kernel/agenda.ts';
import { deepFreeze } from '../../../../../../src/kernel/json.ts';
import { playing } from '../../../../../laws/playing.ts';
import { type Player, type Table, table } from '../../../engine/table.ts';

export type Event = Types['Event'];

/** A player as a test needs one, with what they have of the expansion. */
export type EvolutionPlayer = Player & Partial<Extension>;

export interface EvolutionTable extends Omit<Table, 'players'> {
  readonly players: readonly EvolutionPlayer[];
  /** Wagon sections by number; the others are as the setup left them. */
  readonly sections?: { readonly [section: number]: Partial<WagonSection> };
  readonly tenders?: Evolution['tradeArea']['tenders'];
  readonly rows?: { readonly [R in RowId]?: Evolution['rows'][R] };
  readonly vpTiles?: readonly VpTileId[];
}

/** A position at the beginning of a turn with the expansion, built by hand, and frozen. */
export function evolutionTable(given: EvolutionTable): State {
  const { config = { seats: Math.max(2, given.players.length) }, players } = given;
  const state = table({ ...given, config: { ...config, modules: ['evolution'] } }) as State;
  const part = state.evolution as Evolution;
  const area = part.tradeArea;
  const changed: State = {
    ...state,
    seats: state.seats.map((one, seat) => {
      const used = players[seat]?.used ?? [];
      const rails = used.some((tile) => tile.startsWith('reward-rail')) ? 0 : 1;
      const buildings = used.some((tile) => tile.startsWith('reward-building')) ? 0 : 1;
      return {
        ...one,
        aside: { rails, buildings },
        box: { rails: one.box.rails - rails, buildings: one.box.buildings - buildings },
      };
    }),
    evolution: {
      ...part,
      offers: [],
      seats: part.seats.map((own, seat) => {
        const { marker = 0, tiles = {}, rewards = [], used = [], cars = [] } = players[seat] ?? own;
        return { marker, tiles, rewards, used, cars };
      }),
      tradeArea: {
        ...area,
        sections: area.sections.map((section, i) => ({ ...section, ...given.sections?.[i + 1] })),
        tenders: given.tenders ?? area.tenders,
      },
      rows: { ...part.rows, ...given.rows },
      vpTiles: given.vpTiles ?? ['tv-1', 'tv-2', 'tv-3', 'tv-4', 'tv-5'],
    },
  };
  return deepFreeze(changed);
}

export const { play, refused, asked, legalOf, eventsOf } = playing(game, proofs);

/** What a player has of the expansion. */
export const ext = (state: State, seat: Seat): Extension => state.evolution?.seats[seat] as Extension;
/** The Trade Area. */
export const area = (state: State): Evolution['tradeArea'] => (state.evolution as Evolution).tradeArea;
/** The position with another agenda, loadAsked to its next question. */
export const resumed = (state: State, agenda: readonly Types['Task'][]): State =>
  deepFreeze(game.resume({ ...state, agenda } as unknown as State).state);

export const put = (section: 1 | 2 | 3 | 4 | 5 | 6 | 'tender'): Move => ({ kind: 'placeInTradeArea', section });
export const step: Move = { kind: 'moveMarker' };
export const use = (seat: 0 | 1 | 2 | 3, piece: 'rail' | 'building'): Move => ({ kind: 'useRewardTile', seat, piece });
export type { BaseState };
export { game, proofs };
