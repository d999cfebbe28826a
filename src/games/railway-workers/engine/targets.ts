import { type AnyTask, isSealed, type Seat } from '../../../kernel/agenda.ts';
import { slotsOf } from './moves/cards.ts';
import { CARD } from './tables/cards.ts';
import type { SlotNumber } from './tables/player-board.ts';
import type { State } from './types.ts';
import type { Move } from './vocabulary.ts';

/** The places that a move is about: `slot:seat:number`, `card:seat:id`, `die:seat:number`, `market:resource`, `site:number`. */
export function targets(state: State, move: Move): readonly string[] {
  const top = state.agenda.at(-1);
  const seat: Seat | undefined = top && isSealed(top) ? top.waiting[0] : (top as AnyTask | undefined)?.seat;
  const asked = top && 'slot' in top ? [`slot:${seat}:${top.slot}`] : [];
  const at = (of: Seat, ...slots: readonly SlotNumber[]) => slots.map((slot) => `slot:${of}:${slot}`);
  switch (move.kind) {
    case 'placeCard':
      return [`card:${seat}:${move.card}`, ...asked];
    case 'assignDie':
      return asked;
    case 'swapCards':
    case 'swapDice':
      return at(move.seat, ...slotsOf(move.slots));
    case 'exchangeCard':
      return [...at(move.seat, move.slot), `card:${move.seat}:${move.card}`];
    case 'moveToken':
      return [move.from, move.to].flatMap((place) => (place === 'aside' ? [] : at(move.seat, place)));
    case 'rerollAll':
      return [1, 2, 3].map((die) => `die:${seat}:${die}`);
    case 'rerollDie':
      return [`die:${seat}:${1 + (state.seats[seat ?? -1]?.dice.indexOf(move.face) ?? 0)}`];
    case 'buyToWarehouse':
      return [`site:${move.site}`];
    case 'buy':
    case 'buyExtraPlan': {
      const slot = top?.kind === 'turn' ? top.slot : undefined;
      const card = state.seats[seat ?? -1]?.slots.find((_, i) => [1, 2, 3, 6][i] === slot)?.card;
      const resource = card === undefined ? undefined : CARD[card].buys;
      return resource === undefined ? [] : [`market:${resource}`];
    }
    default:
      return [];
  }
}
