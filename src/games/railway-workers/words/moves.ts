import type { Label, Tag } from '../../common/words/words.ts';
import { priceOf } from '../engine/market.ts';
import type { Resource } from '../engine/tables/market.ts';
import type { View } from '../engine/types.ts';
import type { Move, MoveKind, SlotPair, TokenPlace } from '../engine/vocabulary.ts';
import { boughtWith, type Names } from './names.ts';

/** The slot of the player whose turn it is. */
function openSlotOf({ turn, seats, open }: View) {
  return turn === undefined ? undefined : seats[turn]?.slots[open - 1];
}

/** What is bought in the turn that is under way. */
function boughtNow(view: View): Resource | undefined {
  const card = openSlotOf(view)?.card;
  return card === undefined || card === 'down' ? undefined : boughtWith.get(card);
}

/** A move on a button, and the heading of moves of a kind. */
export function moveWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const kinds: Readonly<Record<MoveKind, string>> = {
    placeCard: w`Place a card`,
    swapCards: w`Swap two placed cards`,
    exchangeCard: w`Exchange a placed card`,
    declareReady: w`Be ready`,
    rerollAll: w`Roll again`,
    keepDice: w`Keep the dice`,
    rerollDie: w`Use a Reroll token`,
    assignDie: w`Assign a die`,
    swapDice: w`Swap two dice`,
    moveToken: w`Move a “+1” token`,
    pass: w`Pass`,
    raiseSum: w`Raise the Sum`,
    buy: w`4+ action`,
    buyToWarehouse: w`7+ action`,
    buyExtraPlan: w`7+ action`,
    endTurn: w`End the turn`,
  };
  const pair = (slots: SlotPair) => slots.split('-').map((slot) => names.slot(Number(slot)));

  function token(who: string, from: TokenPlace, to: TokenPlace): string {
    if (from === to) return w`${who}: leave a “+1” token where it is`;
    if (to === 'aside') return w`${who}: take a “+1” token off ${names.slot(Number(from))}`;
    if (from === 'aside') return w`${who}: lay a “+1” token on ${names.slot(Number(to))}`;
    return w`${who}: move a “+1” token from ${names.slot(Number(from))} to ${names.slot(Number(to))}`;
  }

  function swapped(who: string, slots: SlotPair, what: 'cards' | 'dice'): string {
    const [a = '', b = ''] = pair(slots);
    return what === 'cards' ? w`${who}: swap the cards at ${a} and ${b}` : w`${who}: swap the dice at ${a} and ${b}`;
  }

  function move(one: Move, view: View): Label {
    const who = 'seat' in one ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'placeCard':
        return { label: names.card(one.card) };
      case 'swapCards':
        return { label: swapped(who, one.slots, 'cards') };
      case 'exchangeCard':
        return { label: w`${who}: ${names.card(one.card)} instead of the card at ${names.slot(one.slot)}` };
      case 'declareReady':
        return { label: w`Ready` };
      case 'rerollAll':
        return { label: w`Roll all 3 dice again` };
      case 'keepDice':
        return { label: w`Keep the dice` };
      case 'rerollDie':
        return { label: w`Reroll the ${one.face}` };
      case 'assignDie': {
        const label = one.tokens === 0 ? w`Die ${one.face}` : w`Die ${one.face} and ${names.plusOnes(one.tokens)}`;
        const slot = view.choosing?.slot;
        return slot === undefined ? { label } : { label, detail: w`Sum ${one.face + slot + one.tokens}` };
      }
      case 'swapDice':
        return { label: swapped(who, one.slots, 'dice') };
      case 'moveToken':
        return { label: token(who, one.from, one.to) };
      case 'pass':
        return { label: w`Pass`, detail: w`gain ${names.coins(1)}` };
      case 'raiseSum':
        return { label: w`Raise the Sum to 4`, detail: w`for the 4+ action` };
      case 'buy': {
        const resource = boughtNow(view);
        if (resource === undefined) return { label: w`Buy ${one.amount}` };
        const price = names.coins(one.amount * priceOf(view, resource));
        return { label: w`Buy ${names.some(resource, one.amount)}`, detail: w`4+ action, ${price}` };
      }
      case 'buyToWarehouse': {
        const resource = boughtNow(view);
        const label =
          resource === undefined
            ? w`Buy 1 for ${names.site(one.site)}`
            : w`Buy ${names.some(resource, 1)} for ${names.site(one.site)}`;
        return resource === undefined
          ? { label }
          : { label, detail: w`7+ action, ${names.coins(priceOf(view, resource))}` };
      }
      case 'buyExtraPlan':
        return { label: w`Buy 1 plan more`, detail: w`7+ action, ${names.coins(priceOf(view, 'plan'))}` };
      case 'endTurn':
        return { label: w`End the turn` };
    }
  }

  return { move, kind: (kind: MoveKind) => kinds[kind] };
}
