import type { Event } from './events.ts';

/** The `/`-joined paths of the view that an event changes, each with all below it. */
export function touches(event: Event): readonly string[] {
  const at = (...paths: readonly string[]) =>
    'seat' in event ? paths.map((path) => `/seats/${event.seat}/${path}`) : [];
  const some = (count: number, ...paths: readonly string[]) => (count > 0 ? paths : []);
  switch (event.kind) {
    case 'forced':
    case 'sealed':
    case 'shuffled':
    case 'drawn':
    case 'draftSkipped':
    case 'bagShort':
    case 'placingPassed':
    case 'deliveryBegun':
    case 'valueAtTop':
    case 'deliverySkipped':
    case 'deliveryDeclined':
    case 'gameEnded':
    case 'soloEnded':
      return [];
    case 'startTileLaid':
      return [`/map/${event.city}`, event.from === 'pile' ? '/pile/cities' : '/display/cities'];
    case 'citiesRemoved':
      return ['/removed', '/pile/cities'];
    case 'citiesDealt':
      return [...at('hand', 'cities'), '/pile/cities'];
    case 'startingScore':
    case 'bidPaid':
    case 'ownerPaid':
      return at('score');
    case 'rowBegun':
      return ['/delivered'];
    case 'cubeSet':
      return event.at === event.from ? [] : ['/delivered'];
    case 'startCitiesDrawn':
      return ['/display/cities', '/pile/cities'];
    case 'turnBegun':
      return ['/turn'];
    case 'phaseBegun':
      return ['/phase'];
    case 'tilesDrawn':
      return [
        ...some(event.cities.length, '/display/cities', '/pile/cities'),
        ...some(event.stocks.length, '/display/stocks', '/pile/stocks'),
      ];
    case 'stockOnlyBegun':
      return ['/stockOnly'];
    case 'auctionBegun':
    case 'bidMade':
    case 'bidPassed':
    case 'auctionWon':
      return ['/auction'];
    case 'orderSet':
      return ['/order'];
    case 'cubesReturned':
      return ['/delivered', '/bag'];
    case 'lastTurn':
      return ['/ending'];
    case 'cityTaken':
      return [...at('hand', 'cities'), '/display/cities'];
    case 'stockTaken':
      return [...at(`stocks/${event.railroad}`), '/display/stocks'];
    case 'stocksDiscarded':
      return some(event.stocks.length, '/display/stocks', '/discards/stocks');
    case 'citiesDiscarded':
      return ['/display/cities', '/discards/cities'];
    case 'cityPlaced':
      return [`/map/${event.city}`, ...(event.from === 'hand' ? at('hand', 'cities') : ['/display/cities'])];
    case 'linkMade':
      return ['/links'];
    case 'cubesDrawn':
      return [`/map/${event.city}`, ...event.cubes.map((cube) => `/bag/${cube}`)];
    case 'cubeDelivered':
      return [`/map/${event.from}/cubes`, '/delivered', ...at('score')];
    case 'valueRaised':
      return [`/values/${event.railroad}`];
  }
}
