import type { Order } from '../../../kernel/order.ts';
import { type Counts, miscounts } from '../../../kernel/pieces.ts';
import { placesOrder } from '../../../kernel/proofs.ts';
import { bagOf } from './bag.ts';
import { contactsOf, linkOf } from './grid.ts';
import { topOf } from './moves/delivering.ts';
import { bySuccess, scoreSheet } from './scoring.ts';
import { stocksOf } from './setup.ts';
import { CITY_IDS, type CityId } from './tables/cities.ts';
import { CUBES } from './tables/constants.ts';
import { RAILROADS, type Railroad } from './tables/railroads.ts';
import type { State } from './types.ts';

const laidCities = ({ map }: State): readonly CityId[] => CITY_IDS.filter((city) => map[city] !== undefined);

/** Every city tile, wherever it is. */
function cityTiles(state: State): readonly CityId[] {
  const { pile, display, discards, removed, seats } = state;
  const hands = seats.flatMap(({ hand }) => hand);
  return [...pile.cities, ...display.cities, ...discards.cities, ...removed, ...hands, ...laidCities(state)];
}

/** Every piece by kind, wherever it is; no move changes these counts. Locomotives are not limited by default, so not counted. */
export function inventory(state: State): Counts {
  const { pile, display, discards, seats, map, bag, delivered } = state;
  const count: { [piece: string]: number } = { cities: cityTiles(state).length, cards: state.order.length };
  const shown = [...pile.stocks, ...display.stocks, ...discards.stocks];
  for (const railroad of RAILROADS) {
    const held = seats.reduce((sum, { stocks }) => sum + stocks[railroad], 0);
    count[`stocks:${railroad}`] = held + shown.filter((one) => one === railroad).length;
  }
  const onTable = [...delivered, ...laidCities(state).flatMap((city) => map[city]?.cubes ?? [])];
  for (const cube of CUBES) count[`cubes:${cube}`] = bag[cube] + onTable.filter((one) => one === cube).length;
  return count;
}

function expected({ config }: State): Counts {
  const count: { [piece: string]: number } = { cities: CITY_IDS.length, cards: config.seats };
  const stocks = stocksOf(config);
  for (const railroad of RAILROADS)
    count[`stocks:${railroad}`] = stocks.filter((one: Railroad) => one === railroad).length;
  for (const cube of CUBES) count[`cubes:${cube}`] = bagOf(config)[cube];
  return count;
}

/** What is wrong with the tiles on the table: each has a space of its own and touches another, and matching edges are links. */
function mapFaults(state: State): string[] {
  const { map, links } = state;
  const laid = laidCities(state);
  const wrong: string[] = [];
  const spaces = laid.map((city) => `${map[city]?.x},${map[city]?.y}`);
  if (new Set(spaces).size !== spaces.length) wrong.push('two tiles lie on one space');
  let matches = 0;
  for (const city of laid) {
    const spot = map[city];
    if (!spot) continue;
    const contacts = contactsOf(map, city, spot);
    if (laid.length > 1 && contacts.length === 0) wrong.push(`${city} touches no tile`);
    for (const contact of contacts) {
      const railroad = linkOf(contact);
      if (railroad === undefined) continue;
      matches += 1;
      const joins = links.filter(
        ({ from, to }) => (from === city && to === contact.neighbour) || (from === contact.neighbour && to === city),
      );
      if (joins.length !== 1 || joins[0]?.railroad !== railroad)
        wrong.push(`${city} and ${contact.neighbour} match, and ${joins.length} links join them`);
    }
  }
  if (matches !== 2 * links.length) wrong.push(`${links.length} links are on the table, and ${matches / 2} matches`);
  return wrong;
}

/** What is wrong with a position, in sentences; nothing for every position that can be reached. */
export function faults(state: State): readonly string[] {
  const { config, seats, order, values, links } = state;
  const wrong = [...miscounts(inventory(state), expected(state)), ...mapFaults(state)];
  const tiles = cityTiles(state);
  if (new Set(tiles).size !== tiles.length) wrong.push('a city is in the game twice');
  if (seats.length !== config.seats) wrong.push('nobody sits at a place of the table');
  if (new Set(order).size !== order.length || order.some((seat) => seats[seat] === undefined))
    wrong.push('a character card is in the order twice');
  for (const { colour, score, hand } of seats) {
    if (score < 0) wrong.push(`${colour} has ${score} points`);
    if (config.seats === 1 && hand.length > 0) wrong.push(`${colour} has a hand in a game that has none`);
  }
  for (const railroad of RAILROADS)
    if (values[railroad] < 0 || values[railroad] > topOf(state))
      wrong.push(`the stock of ${railroad} has the value ${values[railroad]}`);
  if (links.some(({ owner }) => owner !== undefined && seats[owner] === undefined)) wrong.push('nobody owns a link');
  return wrong;
}

/** Every comparator of the game with what it compares: places. */
export function orders(state: State): readonly Order<unknown>[] {
  return [placesOrder(state, bySuccess(state, scoreSheet(state).totals))];
}
