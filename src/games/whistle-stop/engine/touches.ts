import type { Event } from './events.ts';
import type { Goods } from './tables/goods.ts';
import { goodsOf } from './vocabulary.ts';

const supplyOf = (goods: Goods): string =>
  goods === 'gold'
    ? '/gold'
    : goods === 'whistle'
      ? '/supply/whistles'
      : goods === 'coal'
        ? '/supply/coal'
        : `/supply/resources/${goods}`;

/** The paths of the view that an event changes. */
export function touches(event: Event): readonly string[] {
  const at = (...paths: readonly string[]) =>
    'seat' in event ? paths.map((path) => `/seats/${event.seat}/${path}`) : [];
  /** What a player holds of something, and what the supply does. */
  const held = (goods: Goods): readonly string[] => [
    ...at(goods === 'whistle' ? 'whistles' : goods === 'coal' || goods === 'gold' ? goods : `resources/${goods}`),
    supplyOf(goods),
  ];
  switch (event.kind) {
    case 'forced':
    case 'sealed':
    case 'shuffled':
    case 'drawn':
    case 'tilesSetAside':
    case 'lastRoundBegun':
    case 'refillSkipped':
    case 'turnEnded':
    case 'gameEnded':
    case 'nothingLeft':
    case 'tradesEnded':
    case 'noShareLeft':
    case 'marketDeclined':
      return [];
    case 'boardTileLaid':
      return [`/board/${event.hex}`];
    case 'startingTiles':
      return [...at('tiles'), '/pile'];
    case 'startingTokens':
      return [...at('coal', 'whistles'), '/supply'];
    case 'startPlayerChosen':
      return ['/first'];
    case 'trainPlaced':
      return at(`trains/${event.train}`);
    case 'roundBegun':
      return ['/round'];
    case 'incomeTaken':
      return at(event.token === 'coal' ? 'coal' : 'whistles');
    case 'turnBegun':
      return ['/turn'];
    case 'passed':
      return event.whistles === 0 ? [] : held('whistle');
    case 'tokensReturned':
      return [...at('spent'), ...event.tokens.map(supplyOf)];
    case 'tileTaken':
      return [...at('tiles'), event.from === 'pile' ? '/pile' : '/display'];
    case 'displayFilled':
      return ['/display', '/pile'];
    case 'endTriggered':
      return ['/ending'];
    case 'goldShown':
      return at('gold');
    case 'moveBegun':
      return [...at(event.token === 'coal' ? 'coal' : 'whistles', 'spent'), '/moving'];
    case 'tileLaid':
      return [...at('tiles'), `/board/${event.hex}`, '/moving'];
    case 'trainPassed':
    case 'stopBypassed':
    case 'endTileBypassed':
      return ['/moving'];
    case 'trainArrived':
      return [...(event.from === event.stop ? [] : at(`trains/${event.train}`)), '/moving'];
    case 'trainLeft':
      return at(`trains/${event.train}`);
    case 'resourceGained':
    case 'resourceDiscarded':
      return held(event.resource);
    case 'tokensGained':
      return held(event.token);
    case 'goldTaken':
      return held('gold');
    case 'traded':
      return [event.give, ...goodsOf(event.get)].flatMap(held);
    case 'paid':
      return event.resources.flatMap(held);
    case 'pointsLost':
      return event.vp === 0 ? [] : at('score');
    case 'pointsGained':
      return at('score');
    case 'sharesCounted':
      return event.vp === 0 ? [] : at('score');
    case 'shareGained':
    case 'shareGivenUp':
      return [...at(`shares/${event.railroad}`), `/shares/${event.railroad}`];
  }
}
