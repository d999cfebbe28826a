import type { Seat } from '../../../../kernel/agenda.ts';
import { tell } from '../../../../kernel/draft.ts';
import type { Sealed } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { changeSlot, type D, slotOf } from '../player.ts';
import { CARD_IDS, type CardId } from '../tables/cards.ts';
import { SLOTS, type SlotNumber } from '../tables/player-board.ts';
import type { Player, State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { type MoveOfKind, SLOT_PAIRS, type SlotPair } from '../vocabulary.ts';

/** Cards in the order of their table, so that a hand tells nothing by its order. */
export function inOrder(cards: readonly CardId[]): readonly CardId[] {
  return CARD_IDS.filter((card) => cards.includes(card));
}

/** The two slots of a pair. */
export function slotsOf(pair: SlotPair): readonly [SlotNumber, SlotNumber] {
  return [Number(pair[0]) as SlotNumber, Number(pair[2]) as SlotNumber];
}

/** Why a card cannot be placed: it is not in the hand. */
function cardRefused(player: Player, card: CardId): Refusal {
  if (player.hand.includes(card)) return undefined;
  const slot = SLOTS.find((one) => slotOf(player, one).card === card);
  if (slot !== undefined) return refuse('pick-four-cards', 'cardPlaced', { card, slot });
  return refuse('discards-wait', 'cardDiscarded', { card });
}

/** One slot after the other is filled by all players at once; the card stays face down. */
export const placeCard: Sealed<Types, TaskOf<'placeCard'>, MoveOfKind<'placeCard'>> = {
  rule: 'pick-four-cards',
  accepts: ['placeCard'],
  prompt: (_, { slot }, seat) => ({ kind: 'placeCard', seat, rule: 'face-down-slots', slot }),
  candidates: () => CARD_IDS.map((card): MoveOfKind<'placeCard'> => ({ kind: 'placeCard', card })),
  check: (state, move, _, seat) => cardRefused(playerOf(state, seat), move.card),
  reveal(draft, choices, { slot }) {
    for (const { seat, move } of choices) {
      const { hand } = playerOf(draft.state, seat);
      change(draft, seat, { hand: hand.filter((card) => card !== move.card) });
      changeSlot(draft, seat, slot, { card: move.card });
    }
    tell(draft, { kind: 'cardsPlaced', rule: 'face-down-slots', slot });
  },
};

/** Everybody declares that the own cards lie as they shall; then they are fixed. */
export const readyCards: Sealed<Types, TaskOf<'readyCards'>, MoveOfKind<'declareReady'>> = {
  rule: 'rearrange-cards',
  accepts: ['declareReady'],
  prompt: (_, __, seat) => ({ kind: 'readyCards', seat, rule: 'rearrange-cards' }),
  candidates: () => [{ kind: 'declareReady' }],
  check: () => undefined,
  reveal: (draft) => tell(draft, { kind: 'allReady', rule: 'placed-cards-fixed' }),
};

/** True from the first card placed in an Action Phase until everybody is ready. */
export function isPlacing({ agenda }: State): boolean {
  const top = agenda.at(-1)?.kind;
  return top === 'placeCard' || top === 'readyCards';
}

/** Why placed cards cannot be changed now, whatever the change. */
function fixed(state: State, seat: Seat): Refusal {
  if (seat >= state.config.seats) return refuse('rearrange-cards', 'noSuchSeat', { seat });
  if (isPlacing(state)) return undefined;
  const out = playerOf(state, seat).slots.some(({ card }) => card !== undefined);
  return out ? refuse('placed-cards-fixed', 'cardsFixed', {}) : refuse('rearrange-cards', 'noCardsOut', {});
}

type Rearrangement = MoveOfKind<'swapCards' | 'exchangeCard'>;

/** Why a change among the placed cards of a player is refused. */
export function rearrangeCardsRefused(state: State, move: Rearrangement): Refusal {
  const early = fixed(state, move.seat);
  if (early) return early;
  const player = playerOf(state, move.seat);
  const slots = move.kind === 'swapCards' ? slotsOf(move.slots) : [move.slot];
  const empty = slots.find((slot) => slotOf(player, slot).card === undefined);
  if (empty !== undefined) return refuse('rearrange-cards', 'slotEmpty', { slot: empty });
  if (move.kind === 'swapCards') return undefined;
  return isSealedHere(state, move.seat, move.card) || !player.hand.includes(move.card)
    ? refuse('rearrange-cards', 'cardNotInHand', { card: move.card })
    : undefined;
}

/** True where a card of the hand is on its way to the slot that is being filled. */
function isSealedHere({ agenda }: State, seat: Seat, card: CardId): boolean {
  const top = agenda.at(-1);
  if (top?.kind !== 'placeCard') return false;
  return top.sealed.some((one) => one.seat === seat && one.move.kind === 'placeCard' && one.move.card === card);
}

/** Every change that the players could make among their placed cards. */
export function* cardRearrangements(state: State): Generator<Rearrangement, void> {
  if (!isPlacing(state)) return;
  for (const [index, player] of state.seats.entries()) {
    const seat = index as Rearrangement['seat'];
    for (const slots of SLOT_PAIRS) yield { kind: 'swapCards', seat, slots };
    for (const slot of SLOTS) for (const card of player.hand) yield { kind: 'exchangeCard', seat, slot, card };
  }
}

/** Carries out a change among the placed cards, of which the others see only that it was made. */
export function rearrangeCards(draft: D, move: Rearrangement): void {
  const { seat } = move;
  const player = playerOf(draft.state, seat);
  if (move.kind === 'swapCards') {
    const [a, b] = slotsOf(move.slots);
    const { card: first } = slotOf(player, a);
    const { card: second } = slotOf(player, b);
    if (first === undefined || second === undefined) return;
    changeSlot(draft, seat, a, { card: second });
    changeSlot(draft, seat, b, { card: first });
    tell(draft, { kind: 'cardsSwapped', seat, rule: 'rearrange-cards' });
  } else {
    const { card: back } = slotOf(player, move.slot);
    if (back === undefined) return;
    change(draft, seat, { hand: inOrder([...player.hand.filter((card) => card !== move.card), back]) });
    changeSlot(draft, seat, move.slot, { card: move.card });
    tell(draft, { kind: 'cardExchanged', seat, rule: 'rearrange-cards' });
  }
}
