import type { Seat } from '../../../kernel/agenda.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { type Rng, shuffled } from '../../../kernel/rng.ts';
import type { Moving, Player, PlayerView, State, Table, View } from './types.ts';

/** What everybody sees of the table. */
function tableOf(state: State): Table {
  const { round, first, turn, board, display, supply, shares, ending } = state;
  return {
    ...{ round, first, board, display, supply, shares },
    ...(turn === undefined ? {} : { turn }),
    ...(ending === undefined ? {} : { ending }),
  };
}

/** True once all gold has been shown. */
const isOver = (state: State): boolean => state.agenda.length === 0;

/** @rule gold-face-down */
function playerView({ gold, ...open }: Player, seen: boolean): PlayerView {
  const count = gold.length;
  return { ...open, gold: seen && count > 0 ? { count, values: gold } : { count } };
}

/** The train that is on its way. */
function movingOf(state: State): Moving | undefined {
  const top = state.agenda[state.agenda.length - 1];
  if (top?.kind === 'layTile') return { seat: top.seat, ...top.walk };
  if (top?.kind === 'firstStop') return { seat: top.seat, ...top.walk, stop: top.stop };
  return undefined;
}

/** A position as a viewer sees it: without the order of the pile, and without the gold of others. */
export function viewOf(state: State, viewer: Viewer): View {
  const moving = movingOf(state);
  return {
    ...tableOf(state),
    seats: state.seats.map((player, seat: Seat) => playerView(player, seat === viewer || isOver(state))),
    pile: state.pile.length,
    gold: state.gold.length,
    ...(moving === undefined ? {} : { moving }),
  };
}

/** Another position that a viewer cannot tell from this one: the pile and all unseen gold are mixed. */
export function shuffleUnknown(state: State, viewer: Viewer, rng: Rng): State {
  const pile = shuffled(rng, state.pile);
  const isSeen = (seat: Seat) => seat === viewer || isOver(state);
  const unseen = state.seats.flatMap(({ gold }, seat) => (isSeen(seat) ? [] : gold));
  const gold = shuffled(pile.rng, [...state.gold, ...unseen]);
  const seats = state.seats.map((player, seat) =>
    isSeen(seat) ? player : { ...player, gold: gold.items.splice(0, player.gold.length) },
  );
  return { ...state, rng: gold.rng, seats, pile: pile.items, gold: gold.items };
}
