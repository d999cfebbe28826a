import { type AnyTask, isSealed } from '../../../kernel/agenda.ts';
import { slotsOf } from './moves/cards.ts';
import { CARD } from './tables/cards.ts';
import type { SlotNumber } from './tables/player-board.ts';
import { formatTarget } from './target-codec.ts';
import type { State } from './types.ts';
import type { Move, SEATS } from './vocabulary.ts';

type SeatNumber = (typeof SEATS)[number];

/** The seat that is asked; `undefined` where nobody is. */
function askedSeat({ agenda }: State): SeatNumber | undefined {
  const top: AnyTask | undefined = agenda.at(-1);
  return (top && isSealed(top) ? top.waiting[0] : top?.seat) as SeatNumber | undefined;
}

/** The slots of a seat. */
const slots = (seat: SeatNumber, ...numbers: readonly SlotNumber[]): readonly string[] =>
  numbers.map((slot) => formatTarget({ kind: 'slot', seat, slot }));

/** The places that a move between two steps is about, which names its seat; `undefined` for any other move. */
function between(move: Move): readonly string[] | undefined {
  switch (move.kind) {
    case 'swapCards':
    case 'swapDice':
      return slots(move.seat, ...slotsOf(move.slots));
    case 'exchangeCard':
      return [...slots(move.seat, move.slot), formatTarget({ kind: 'card', seat: move.seat, card: move.card })];
    case 'moveToken':
      return [move.from, move.to].flatMap((to) => (to === 'aside' ? [] : slots(move.seat, to)));
    default:
      return undefined;
  }
}

/** The places that a move is about, as texts; where nobody is asked, those of a move of a seat of its own alone. */
export function targets(state: State, move: Move): readonly string[] {
  const own = between(move);
  const seat = askedSeat(state);
  if (own || seat === undefined) return own ?? [];
  const top = state.agenda.at(-1);
  const at = formatTarget;
  const asked = top && 'slot' in top ? slots(seat, top.slot) : [];
  switch (move.kind) {
    case 'placeCard':
      return [at({ kind: 'card', seat, card: move.card }), ...asked];
    case 'assignDie':
      return asked;
    case 'rerollAll':
      return ([1, 2, 3] as const).map((die) => at({ kind: 'die', seat, die }));
    case 'rerollDie': {
      const die = (state.seats[seat]?.dice ?? []).indexOf(move.face);
      return die < 0 ? [] : [at({ kind: 'die', seat, die: (die + 1) as 1 | 2 | 3 | 4 })];
    }
    case 'buyToWarehouse':
      return [at({ kind: 'site', site: move.site })];
    case 'buy':
    case 'buyExtraPlan': {
      const slot = top?.kind === 'turn' ? top.slot : undefined;
      const card = state.seats[seat]?.slots.find((_, i) => [1, 2, 3, 6][i] === slot)?.card;
      const resource = card === undefined ? undefined : CARD[card].buys;
      return resource === undefined ? [] : [at({ kind: 'market', resource })];
    }
    default:
      return [];
  }
}
