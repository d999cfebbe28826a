import type { Seat } from '../../../src/engine/kernel/agenda.ts';
import type { Transition } from '../../../src/engine/kernel/game.ts';
import { deepFreeze } from '../../../src/engine/kernel/json.ts';
import { railroadRevolution as game } from '../../../src/engine/railroad-revolution/index.ts';
import type { VpTileId } from '../../../src/engine/railroad-revolution/modules/evolution/tables/telegraph.ts';
import type { RowId } from '../../../src/engine/railroad-revolution/modules/evolution/tables/track.ts';
import type {
  Evolution,
  Extension,
  State,
  Types,
  WagonSection,
} from '../../../src/engine/railroad-revolution/modules/evolution/types.ts';
import type { Move } from '../../../src/engine/railroad-revolution/modules/evolution/vocabulary.ts';
import type { State as BaseState } from '../../../src/engine/railroad-revolution/types.ts';
import { type Player, type Table, table } from './table.ts';

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

/** What moves lead to, one after another; each must be legal, and is played from a frozen position. */
export function play(state: State, ...moves: readonly Move[]): Transition<Types> {
  let now = state;
  const events: Event[] = [];
  let revealed = false;
  for (const move of moves) {
    const outcome = game.apply(now, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(outcome.violation)}`);
    now = deepFreeze(outcome.state);
    events.push(...outcome.events);
    revealed ||= outcome.revealed;
  }
  return { state: now, events, revealed };
}

/** The clause and code under which a move is refused; `legal` where it is not. */
export function refused(state: State, move: Move): string {
  const violation = game.check(state, move);
  const listed = [...game.legal(state), ...game.anytime(state)].some(
    (one) => JSON.stringify(one) === JSON.stringify(move),
  );
  if (listed !== (violation === undefined)) throw new Error(`listed and accepted differ for ${JSON.stringify(move)}`);
  return violation ? `${violation.rule}/${violation.code}` : 'legal';
}

/** The legal moves of a kind. */
export const legalOf = <K extends Move['kind']>(state: State, kind: K) =>
  game.legal(state).filter((move): move is Extract<Move, { kind: K }> => move.kind === kind);

/** The events of one kind. */
export const eventsOf = <K extends Event['kind']>(events: readonly Event[], kind: K) =>
  events.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);

/** What a player has of the expansion. */
export const ext = (state: State, seat: Seat): Extension => state.evolution?.seats[seat] as Extension;
/** The Trade Area. */
export const area = (state: State): Evolution['tradeArea'] => (state.evolution as Evolution).tradeArea;
/** The kind of what is asked, and the seat asked. */
export function asked(state: State): string {
  const prompt = game.prompt(state);
  return prompt.kind === 'over' ? 'over' : `${prompt.kind} ${prompt.seat}`;
}
/** The position with another agenda, brought to its next question. */
export const resumed = (state: State, agenda: readonly Types['Task'][]): State =>
  deepFreeze(game.resume({ ...state, agenda } as unknown as State).state);

export const put = (section: 1 | 2 | 3 | 4 | 5 | 6 | 'tender'): Move => ({ kind: 'placeInTradeArea', section });
export const step: Move = { kind: 'moveMarker' };
export const use = (seat: 0 | 1 | 2 | 3, piece: 'rail' | 'building'): Move => ({ kind: 'useRewardTile', seat, piece });
export type { BaseState };
export { game };
