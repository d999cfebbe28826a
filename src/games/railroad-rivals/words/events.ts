import { counted, listed, type Tag } from '../../common/words/words.ts';
import type { Event } from '../engine/events.ts';
import type { View } from '../engine/types.ts';
import type { Names, SeatName } from './names.ts';

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** What happened, as sentences. */
export function eventWords(w: Tag, names: Names, seat: SeatName) {
  const cities = (ids: readonly Parameters<Names['city']>[0][]) => listed(w, ids.map(names.city));
  const stocks = (ids: readonly Parameters<Names['railroad']>[0][]) => listed(w, ids.map(names.railroad));

  function drawn(one: Of<'tilesDrawn'>): string {
    if (one.cities.length === 0) return w`The new stock tiles are ${stocks(one.stocks)}.`;
    if (one.stocks.length === 0) return w`The new city tiles are ${cities(one.cities)}.`;
    return w`The new tiles are ${cities(one.cities)}, and the stocks ${stocks(one.stocks)}.`;
  }

  function last({ why, seat: by }: Of<'lastTurn'>, view: View): string {
    if (why === 'lastSoloTurn') return w`This is turn 11, the last one.`;
    return why === 'standstill' || by === undefined
      ? w`No player could place a tile, and no city tiles are left to draw: this turn is the last.`
      : w`${seat(by, view)} has placed the last city tile in hand: this turn is the last.`;
  }

  function ended(one: Of<'gameEnded'>, view: View): string {
    const winners = listed(
      w,
      one.winners.map((winner) => seat(winner, view)),
    );
    if (one.by === 'shared') return w`The game ends. ${winners} share the victory.`;
    return one.by === 'stocks'
      ? w`The game ends. ${winners} wins the tie with the higher stock.`
      : w`The game ends. ${winners} wins.`;
  }

  function link(one: Of<'linkMade'>, who: string, view: View): string {
    const [railroad, from, to] = [names.railroad(one.railroad), names.city(one.city), names.city(one.to)];
    if (view.seats.length === 1) return w`The ${railroad} links ${from} with ${to}.`;
    return one.owned
      ? w`${who} links ${from} with ${to} by the ${railroad}.`
      : w`${who} links ${from} with ${to} by the ${railroad}, but has no locomotive left: no player owns this link.`;
  }

  function place(one: Of<'cityPlaced'>, who: string, view: View): string {
    return w`${who} places ${names.city(one.city)} ${names.beside(one.x, one.y, view)}.`;
  }

  return function event(one: Event, view: View): string | undefined {
    const who = 'seat' in one && one.seat !== undefined ? seat(one.seat, view) : '';
    switch (one.kind) {
      case 'forced':
      case 'sealed':
      case 'shuffled':
      case 'drawn':
      case 'deliveryBegun':
      case 'phaseBegun':
        // What they lead to is told by itself, or seen on the board.
        return undefined;
      case 'startTileLaid':
        return w`${names.city(one.city)} is on the table from the start.`;
      case 'citiesRemoved':
        return w`The game goes on without ${counted(w, one.count, w`city tile`, w`city tiles`)}, removed face down.`;
      case 'citiesDealt':
        return w`${who} receives ${counted(w, one.count, w`city tile`, w`city tiles`)}.`;
      case 'startingScore':
        return w`${who} begins with ${names.points(one.points)}.`;
      case 'rowBegun':
        return w`The row of delivered cubes begins with ${names.cubes(one.cubes)}.`;
      case 'cubeSet':
        return w`${who} makes the ${names.cube(one.cube)} number ${one.at + 1} of the row.`;
      case 'startCitiesDrawn':
        return w`The start tiles are ${cities(one.cities)}.`;
      case 'turnBegun':
        return w`Turn ${one.turn} begins.`;
      case 'tilesDrawn':
        return drawn(one);
      case 'stockOnlyBegun':
        return w`The draw pile has too few city tiles. From now on each player drafts 2 stock tiles.`;
      case 'auctionBegun':
        return w`The players bid for the first place.`;
      case 'bidMade':
        return w`${who} bids ${one.points}.`;
      case 'bidPassed':
        return w`${who} passes.`;
      case 'auctionWon':
        return w`${who} takes the first place.`;
      case 'bidPaid':
        return w`${who} pays ${names.points(one.points)}.`;
      case 'orderSet':
        return w`The turn order is ${listed(
          w,
          one.order.map((index) => seat(index, view)),
        )}.`;
      case 'cubesReturned':
        return w`The delivered cubes go back into the bag: ${names.cubes(one.cubes)}.`;
      case 'lastTurn':
        return last(one, view);
      case 'gameEnded':
        return ended(one, view);
      case 'soloEnded':
        return w`The game ends with ${names.points(one.points)}. ${who}’s rank: ${names.rank(one.rank)}.`;
      case 'cityTaken':
        return w`${who} takes ${names.city(one.city)}.`;
      case 'stockTaken':
        return w`${who} takes a stock tile of the ${names.railroad(one.railroad)}.`;
      case 'draftSkipped':
        return w`No stock tile is left for ${who}.`;
      case 'stocksDiscarded':
        return one.stocks.length === 0 ? undefined : w`The other stock tiles leave the game: ${stocks(one.stocks)}.`;
      case 'citiesDiscarded':
        return w`The city tiles not placed leave the game: ${cities(one.cities)}.`;
      case 'cityPlaced':
        return place(one, who, view);
      case 'linkMade':
        return link(one, who, view);
      case 'cubesDrawn':
        return w`${names.city(one.city)} gets ${names.cubes(one.cubes)}.`;
      case 'bagShort':
        return w`The bag is empty: ${names.city(one.city)} gets ${counted(w, one.missing, w`cube`, w`cubes`)} fewer.`;
      case 'placingPassed':
        return w`${who} has no city tile that fits, and passes.`;
      case 'cubeDelivered':
        return w`${who} delivers a ${names.cube(one.cube)} from ${names.city(one.from)} to ${names.city(one.to)} by the ${names.railroad(one.railroad)}: ${names.points(one.points)}.`;
      case 'ownerPaid':
        return w`${who} owns the link and scores ${names.points(one.points)}.`;
      case 'valueRaised':
        return w`The ${names.stock(one.railroad)} rises to ${one.value}.`;
      case 'valueAtTop':
        return w`The ${names.stock(one.railroad)} stays at ${one.value}, the highest value.`;
      case 'deliverySkipped':
        return w`${who} has nothing to deliver.`;
      case 'deliveryDeclined':
        return w`${who} delivers nothing.`;
    }
  };
}
