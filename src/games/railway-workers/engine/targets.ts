import { type AnyTask, isSealed } from '../../../kernel/agenda.ts';
import { slotsOf } from './moves/cards.ts';
import { CARD } from './tables/cards.ts';
import type { SlotNumber } from './tables/player-board.ts';
import { formatTarget } from './target-codec.ts';
import type { State } from './types.ts';
import type { Move, SEATS } from './vocabulary.ts';

/** The places that a move is about, as texts. */
export function targets(state: State, move: Move): readonly string[] {
  const top = state.agenda.at(-1);
  const seat = ((top && isSealed(top) ? top.waiting[0] : (top as AnyTask | undefined)?.seat) ??
    0) as (typeof SEATS)[number];
  const place = formatTarget;
  const asked = top && 'slot' in top ? [place({ kind: 'slot', seat, slot: top.slot })] : [];
  const at = (of: (typeof SEATS)[number], ...slots: readonly SlotNumber[]) =>
    slots.map((slot) => place({ kind: 'slot', seat: of, slot }));
  switch (move.kind) {
    case 'placeCard':
      return [place({ kind: 'card', seat, card: move.card }), ...asked];
    case 'assignDie':
      return asked;
    case 'swapCards':
    case 'swapDice':
      return at(move.seat, ...slotsOf(move.slots));
    case 'exchangeCard':
      return [...at(move.seat, move.slot), place({ kind: 'card', seat: move.seat, card: move.card })];
    case 'moveToken':
      return [move.from, move.to].flatMap((to) => (to === 'aside' ? [] : at(move.seat, to)));
    case 'rerollAll':
      return ([1, 2, 3] as const).map((die) => place({ kind: 'die', seat, die }));
    case 'rerollDie': {
      const die = (state.seats[seat]?.dice ?? []).indexOf(move.face);
      return die < 0 ? [] : [place({ kind: 'die', seat, die: (die + 1) as 1 | 2 | 3 | 4 })];
    }
    case 'buyToWarehouse':
      return [place({ kind: 'site', site: move.site })];
    case 'buy':
    case 'buyExtraPlan': {
      const slot = top?.kind === 'turn' ? top.slot : undefined;
      const card = state.seats[seat]?.slots.find((_, i) => [1, 2, 3, 6][i] === slot)?.card;
      const resource = card === undefined ? undefined : CARD[card].buys;
      return resource === undefined ? [] : [place({ kind: 'market', resource })];
    }
    default:
      return [];
  }
}
