import { english, listed, type Tag } from '../../../common/words/words.ts';
import type { CardId } from '../../engine/tables/cards.ts';
import type { PlayerColour } from '../../engine/tables/constants.ts';
import { PRICE, RESOURCES, type Resource, type Warehoused } from '../../engine/tables/market.ts';
import type { Stock, View } from '../../engine/types.ts';
import { namesOf } from '../names.ts';

/** What stands on the boards themselves: short, for it must fit. Sentences about the game stand beside them in `words/`. */
export function boardWords(w: Tag) {
  const names = namesOf(w);
  const priceAt = ({ market }: View, id: Resource) => PRICE[id][market[id]];
  const letters: Readonly<Record<Resource, string>> = { structure: w`S`, track: w`T`, plan: w`P` };

  return {
    colour: (id: PlayerColour) => names.colour(id),
    card: (id: CardId) => names.card(id),
    resource: names.resource,
    letter: (id: Resource) => letters[id],
    slot: names.slot,
    site: (n: number) => w`Site ${n}`,
    round: (view: Pick<View, 'round' | 'phase'>) => w`Round ${view.round}, Action Phase ${view.phase}`,
    price: (view: View, id: Resource) => String(priceAt(view, id)),
    priceOf: (view: View, id: Resource) =>
      w`${names.resources(id)}: ${names.coins(priceAt(view, id))}, ${names.side(view.market[id])} side`,
    coins: names.coins,
    stock: (stock: Stock) =>
      listed(
        w,
        RESOURCES.filter((id) => stock[id] > 0).map((id) => names.some(id, stock[id])),
      ),
    stored: (n: number, id: Warehoused) => names.some(id, n),
    market: w`Market`,
    order: (slot: number) => w`Order at +${slot}`,
    players: w`Players`,
    holdsBaton: w`holds the Baton`,
    toDecide: w`to act`,
    itsTurn: w`plays now`,
    hand: w`Hand`,
    inHand: (n: number) => w`${n} in hand`,
    dice: w`Dice`,
    total: (n: number) => w`rolled ${n}`,
    fourth: w`from the middle`,
    faceDown: w`face down`,
    empty: w`empty`,
    die: (face: number) => w`die ${face}`,
    hiddenDie: w`a hidden die`,
    plusOnes: names.plusOnes,
    rerolls: names.rerolls,
    plusOne: w`+1`,
    sum: w`Sum`,
    middle: w`In the middle`,
    diceInMiddle: (n: number) => (n === 1 ? w`1 die` : w`${n} dice`),
  };
}

/** The words of the boards as they stand. */
export const words = boardWords(english);
