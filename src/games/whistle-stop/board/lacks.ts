import {
  askedFirst,
  count,
  type Lack,
  type LacksByCode,
  lacksBy,
  mark,
  nowhere,
  type Refused,
  seatOf,
  text,
  words,
} from '../../common/board/lacks.ts';
import { END_TILES } from '../engine/tables/end-tiles.ts';
import { RESOURCES, type Resource } from '../engine/tables/goods.ts';
import { TOWNS, type TownId } from '../engine/tables/special-tiles.ts';
import { isEnd } from '../engine/tables/tiles.ts';
import type { Types, View } from '../engine/types.ts';
import type { AnyCode } from '../words/violations.ts';

type Tried = Refused<Types>;

/** The train that holds a stop. */
function holder({ view }: Tried, facts: Tried['violation']['facts']): readonly Lack[] {
  const seat = count(facts, 'seat');
  const train = view.seats[seat]?.trains.indexOf(text(facts, 'stop') as 'reserve') ?? -1;
  return train < 0 ? [] : mark('taken', `train:${seat}:${train}`);
}

/** What the Town or End tile asks for, and the player does not have. */
function unpaid(tried: Tried): readonly Lack[] {
  const { view, asked } = tried;
  const seat = seatOf(tried);
  const tile = 'hex' in asked ? view.board[asked.hex]?.tile : undefined;
  const player = view.seats[seat];
  if (tile === undefined || player === undefined) return [];
  const payment = isEnd(tile) ? END_TILES[tile] : TOWNS[tile as TownId];
  if (!('cost' in payment)) return mark('short', `row:${seat}:shares`, words.needs(1));
  return RESOURCES.flatMap((resource) => {
    const needed = payment.cost.filter((one) => one === resource).length;
    return player.resources[resource] < needed
      ? mark('short', `resource:${seat}:${resource}`, words.needs(needed))
      : [];
  });
}

/** The goods that a trade gives, once each. */
const goodsIn = (get: string): readonly string[] => [...new Set(get.split('-'))];

/** How many of some goods the supply has. */
const left = ({ supply, gold }: View, goods: string): number =>
  goods === 'coal'
    ? supply.coal
    : goods === 'whistle'
      ? supply.whistles
      : goods === 'gold'
        ? gold
        : supply.resources[goods as Resource];

/** Where a route ends that is refused: the board draws it with a cross at its end. */
const onRoute = nowhere;

export const LACKS: LacksByCode<Tried, AnyCode> = {
  notAsked: (tried, facts) => (facts.move === 'placeTrain' && tried.view.round > 0 ? [] : askedFirst(tried)),
  notAMove: nowhere,
  gameOver: nowhere,
  coastTaken: holder,
  noSuchTrain: nowhere,
  trainGone: nowhere,
  fourSpent: (tried) => mark('taken', `spent:${seatOf(tried)}`, words.used),
  noToken: (tried, facts) => mark('short', `tokens:${seatOf(tried)}:${text(facts, 'token')}`, words.needs(1)),
  noTrack: onRoute,
  eastward: onRoute,
  opponentInWay: holder,
  stopHeld: holder,
  trackUsed: onRoute,
  boardEnds: onRoute,
  coastAhead: onRoute,
  trackEnds: onRoute,
  threeLaid: onRoute,
  noTileLeft: (tried) => mark('missing', `hand:${seatOf(tried)}`, words.none),
  noStopInReach: onRoute,
  notInHand: (tried) => mark('missing', `hand:${seatOf(tried)}`),
  sameTurn: nowhere,
  leadsNowhere: onRoute,
  nothingToPass: (_, facts) => mark('missing', `stop:${text(facts, 'stop')}`),
  lastStop: onRoute,
  noEndTile: onRoute,
  cannotPay: unpaid,
  spaceTaken: (_, facts) => mark('taken', `space:${count(facts, 'space')}`),
  supplyEmpty: ({ view }, facts) =>
    goodsIn(text(facts, 'goods'))
      .filter((goods) => left(view, goods) === 0)
      .flatMap((goods) => mark('missing', `supply:${goods}`, words.none)),
  resourcesOnly: (_, facts) => mark('gap', `supply:${text(facts, 'goods')}`),
  noResource: (tried, facts) => mark('short', `resource:${seatOf(tried)}:${text(facts, 'resource')}`, words.needs(1)),
  noSuchTrade: (_, facts) => goodsIn(text(facts, 'get')).flatMap((goods) => mark('gap', `supply:${goods}`)),
  noShare: (tried, facts) => [
    {
      at: [`share:${seatOf(tried)}:${text(facts, 'railroad')}`, `row:${seatOf(tried)}:shares`],
      kind: 'missing',
      text: words.needs(1),
    },
  ],
  notOnDisplay: nowhere,
  pileEmpty: () => mark('missing', 'pile', words.none),
};

/** What a refused move lacks. */
export const lacks = lacksBy(LACKS);
