import { type Fact, listed, type Tag } from '../../common/words/words.ts';
import { CITY_IDS } from '../engine/tables/cities.ts';
import { CUBES } from '../engine/tables/constants.ts';
import { RAILROADS } from '../engine/tables/railroads.ts';
import type { View } from '../engine/types.ts';
import { namesOf, type SeatName } from './names.ts';

/** Everything that two positions can be compared by. */
export function factWords(w: Tag, seat: SeatName) {
  const names = namesOf(w);
  const none = w`none`;
  const list = (items: readonly string[]) => (items.length === 0 ? none : listed(w, items));

  function ofSeat(view: View, index: number): Fact[] {
    const player = view.seats[index];
    if (!player) return [];
    const of = seat(index, view);
    const fact = (what: string, value: string, key: string): Fact => ({ key: `${index}/${key}`, of, what, value });
    const { score, hand, cities, stocks } = player;
    return [
      fact(w`score`, names.points(score), 'score'),
      fact(w`city tiles in hand`, cities ? list(cities.map(names.city)) : String(hand), 'hand'),
      ...RAILROADS.filter((railroad) => stocks[railroad] > 0).map((railroad) =>
        fact(names.stock(railroad), String(stocks[railroad]), `stocks/${railroad}`),
      ),
      fact(w`links`, String(view.links.filter(({ owner }) => owner === index).length), 'links'),
    ];
  }

  return function facts(view: View): Fact[] {
    const table = (what: string, value: string, key: string): Fact => ({ key, of: w`Table`, what, value });
    const { auction, display, map } = view;
    return [
      ...view.seats.flatMap((_, index) => ofSeat(view, index)),
      table(w`turn`, String(view.turn), 'turn'),
      table(w`phase`, names.phase(view.phase), 'phase'),
      table(w`turn order`, list(view.order.map((index) => seat(index, view))), 'order'),
      ...(auction
        ? [
            table(
              w`highest bid`,
              auction.high ? w`${auction.high.points} by ${seat(auction.high.seat, view)}` : none,
              'bid',
            ),
            table(w`passed`, list(auction.passed.map((index) => seat(index, view))), 'passed'),
          ]
        : []),
      table(w`city tiles to take`, list(display.cities.map(names.city)), 'display/cities'),
      table(w`stock tiles to take`, list(display.stocks.map(names.railroad)), 'display/stocks'),
      table(w`city tiles in the pile`, String(view.pile.cities), 'pile/cities'),
      table(w`stock tiles in the pile`, String(view.pile.stocks), 'pile/stocks'),
      table(w`bag`, list(CUBES.filter((one) => view.bag[one] > 0).map((one) => names.some(one, view.bag[one]))), 'bag'),
      table(w`delivered cubes`, view.delivered.length === 0 ? none : names.row(view.delivered), 'delivered'),
      ...RAILROADS.map((railroad) =>
        table(w`value of ${names.railroad(railroad)}`, String(view.values[railroad]), `values/${railroad}`),
      ),
      ...CITY_IDS.flatMap((city) => {
        const laid = map[city];
        if (laid === undefined) return [];
        const cubes = laid.cubes.length === 0 ? w`no cubes` : names.cubes(laid.cubes);
        return [table(names.city(city), cubes, `map/${city}`)];
      }),
    ];
  };
}
