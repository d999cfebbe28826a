import { type Fact, listed, type Tag } from '../../common/words/words.ts';
import { priceOf } from '../engine/market.ts';
import { RESOURCES, WAREHOUSED } from '../engine/tables/market.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import type { View } from '../engine/types.ts';
import { namesOf } from './names.ts';

/** Everything that two positions can be compared by. */
export function factWords(w: Tag, seat: (seat: number, view: View) => string) {
  const names = namesOf(w);
  const none = w`none`;
  const list = (items: readonly string[]) => (items.length === 0 ? none : listed(w, items));

  function ofSeat(view: View, index: number): Fact[] {
    const player = view.seats[index];
    if (!player) return [];
    const of = seat(index, view);
    const fact = (what: string, value: string, key: string): Fact => ({ key: `${index}/${key}`, of, what, value });
    const slots = player.slots.map(({ card, die, tokens, sum }, i): Fact => {
      const parts = [
        ...(card === undefined ? [] : [card === 'down' ? w`a card face down` : names.card(card)]),
        ...(die === undefined ? [] : [die === 'down' ? w`a hidden die` : w`die ${die}`]),
        ...(tokens > 0 ? [names.plusOnes(tokens)] : []),
      ];
      const what = w`slot ${names.slot(SLOTS[i] ?? 1)}`;
      return fact(what, sum === undefined ? list(parts) : w`${list(parts)}: Sum ${sum}`, `slot/${i}`);
    });
    const stock = RESOURCES.filter((resource) => player.facilities[resource] > 0);
    return [
      fact(w`coins`, String(player.coins), 'coins'),
      fact(w`cards in hand`, String(player.hand), 'hand'),
      fact(w`discarded`, list(player.discard.map(names.card)), 'discard'),
      fact(w`dice`, player.dice.length === 0 ? none : names.dice(player.dice), 'dice'),
      ...slots,
      fact(
        w`Facilities`,
        list(stock.map((resource) => names.some(resource, player.facilities[resource]))),
        'facilities',
      ),
      fact(
        w`tokens`,
        list([
          ...(player.tokens.reroll > 0 ? [names.rerolls(player.tokens.reroll)] : []),
          ...(player.tokens.plusOne > 0 ? [names.plusOnes(player.tokens.plusOne)] : []),
        ]),
        'tokens',
      ),
    ];
  }

  return function facts(view: View): Fact[] {
    const table = (what: string, value: string, key: string): Fact => ({ key, of: w`Table`, what, value });
    return [
      ...view.seats.flatMap((_, index) => ofSeat(view, index)),
      table(w`round`, w`${view.round}, Action Phase ${view.phase}`, 'round'),
      table(w`Baton`, seat(view.baton, view), 'baton'),
      table(w`order of play`, list((view.order ?? []).map((one) => seat(one, view))), 'order'),
      ...RESOURCES.map((resource) =>
        table(w`price of ${names.resources(resource)}`, names.coins(priceOf(view, resource)), `market/${resource}`),
      ),
      ...view.sites.map(({ number, warehouses }) =>
        table(
          names.site(number),
          list(
            WAREHOUSED.flatMap((resource) =>
              warehouses[resource].flatMap((n, i) => (n > 0 ? [w`${seat(i, view)} ${names.some(resource, n)}`] : [])),
            ),
          ),
          `site/${number}`,
        ),
      ),
    ];
  };
}
