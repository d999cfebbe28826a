import { type Fact, listed, type Tag } from '../../common/words/words.ts';
import { HEX_IDS } from '../engine/tables/board.ts';
import { type Goods, RESOURCES } from '../engine/tables/goods.ts';
import { RAILROADS } from '../engine/tables/railroads.ts';
import type { View } from '../engine/types.ts';
import { namesOf, type SeatName } from './names.ts';

/** Everything that two positions can be compared by. */
export function factWords(w: Tag, seat: SeatName) {
  const names = namesOf(w);
  const none = w`none`;
  const paid = (tokens: readonly Goods[]) =>
    [...new Set(tokens)].map((token) => names.some(token, tokens.filter((one) => one === token).length));
  const list = (items: readonly string[]) => (items.length === 0 ? none : listed(w, items));

  function ofSeat(view: View, index: number): Fact[] {
    const player = view.seats[index];
    if (!player) return [];
    const of = seat(index, view);
    const fact = (what: string, value: string, key: string): Fact => ({ key: `${index}/${key}`, of, what, value });
    const { coal, whistles, resources, shares, tiles, trains, gold, score, spent } = player;
    return [
      fact(w`fame points`, names.vp(score), 'score'),
      fact(w`coal`, String(coal), 'coal'),
      fact(w`whistles`, String(whistles), 'whistles'),
      fact(w`spent in this turn`, list(paid(spent)), 'spent'),
      fact(
        w`resources`,
        list(RESOURCES.filter((one) => resources[one] > 0).map((one) => names.some(one, resources[one]))),
        'resources',
      ),
      fact(w`gold tokens`, String(gold.count), 'gold'),
      fact(
        w`shares`,
        list(RAILROADS.flatMap((railroad) => shares[railroad].map((one) => names.share(railroad, one)))),
        'shares',
      ),
      fact(w`hand`, list(tiles.map(names.tile)), 'tiles'),
      ...trains.map((place, train) => fact(names.train(train), names.place(place, view), `train/${train}`)),
    ];
  }

  return function facts(view: View): Fact[] {
    const table = (what: string, value: string, key: string): Fact => ({ key, of: w`Table`, what, value });
    return [
      ...view.seats.flatMap((_, index) => ofSeat(view, index)),
      table(w`round`, String(view.round), 'round'),
      table(w`display`, list(view.display.map(names.tile)), 'display'),
      table(w`pile`, String(view.pile), 'pile'),
      ...HEX_IDS.flatMap((hex) => {
        const laid = view.board[hex];
        if (laid === undefined) return [];
        const tile = names.tile(laid.tile);
        const value = laid.turn === 0 ? tile : w`${tile}, turned by ${60 * laid.turn}°`;
        return [table(hex, value, `hex/${hex}`)];
      }),
    ];
  };
}
