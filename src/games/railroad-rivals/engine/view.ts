import type { Seat } from '../../../kernel/agenda.ts';
import type { Viewer } from '../../../kernel/game.ts';
import type { Auction, Player, PlayerView, State, Table, View } from './types.ts';

/** What everybody sees of the table. */
function tableOf(state: State): Table {
  const { turn, phase, order, map, links, display, discards, values, bag, delivered, stockOnly, ending } = state;
  return {
    ...{ turn, phase, order, map, links, display, discards, values, bag, delivered, stockOnly },
    ...(ending === undefined ? {} : { ending }),
  };
}

/** @rule hidden-cities */
function playerView({ hand, ...open }: Player, own: boolean): PlayerView {
  return { ...open, hand: hand.length, ...(own ? { cities: hand } : {}) };
}

/** The bidding, while somebody is asked for a bid. */
function auctionOf({ agenda }: State): Auction | undefined {
  const top = agenda.at(-1);
  if (top?.kind !== 'bid') return undefined;
  return { ...(top.high ? { high: top.high } : {}), passed: top.passed };
}

/** A position as a viewer sees it: without the order of the piles, and without the hands of others. */
export function viewOf(state: State, viewer: Viewer): View {
  const auction = auctionOf(state);
  return {
    ...tableOf(state),
    seats: state.seats.map((player, seat: Seat) => playerView(player, seat === viewer)),
    pile: { cities: state.pile.cities.length, stocks: state.pile.stocks.length },
    removed: state.removed.length,
    ...(auction === undefined ? {} : { auction }),
  };
}
