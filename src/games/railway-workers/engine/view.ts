import { conceal, isSealed, type Seat } from '../../../kernel/agenda.ts';
import type { Viewer } from '../../../kernel/game.ts';
import { SLOTS } from './tables/player-board.ts';
import { sumOf } from './turn-order.ts';
import type { Player, PlayerView, Slot, SlotView, State, Table, View } from './types.ts';

/** What everybody sees of the table. */
function tableOf(state: State): Table {
  const { round, phase, baton, market, tokens, middle, sites, shown, open, order, turn } = state;
  return {
    ...{ round, phase, baton, market, tokens, middle, sites, shown, open },
    ...(order ? { order } : {}),
    ...(turn === undefined ? {} : { turn }),
  };
}

/**
 * A slot as it is seen: the card face up once its turn has come, the die once all are shown, and the own ones always.
 * @rule face-down-slots, look-at-own-cards, show-dice
 */
function slotView(state: State, slot: Slot, index: number, own: boolean): SlotView {
  const { card, die, tokens } = slot;
  const known = index < state.open || own;
  const seen = state.shown || own;
  const sum = seen && die !== undefined ? { sum: sumOf(slot, SLOTS[index] ?? 1) } : {};
  return {
    ...(card === undefined ? {} : { card: known ? card : 'down' }),
    ...(die === undefined ? {} : { die: seen ? die : 'down' }),
    tokens: seen ? tokens : 0,
    ...sum,
  };
}

/** @rule coins-open */
function playerView(state: State, player: Player, own: boolean): PlayerView {
  const { colour, coins, facilities, tokens, discard, dice, total, hand, slots } = player;
  return {
    ...{ colour, coins, facilities, tokens, discard, dice },
    ...(total === undefined ? {} : { total }),
    hand: hand.length,
    ...(own ? { cards: hand } : {}),
    slots: slots.map((slot, index) => slotView(state, slot, index, own)),
  };
}

/** A position as a viewer sees it: without what others hold, placed face down or assigned behind their screens. */
export function viewOf(state: State, viewer: Viewer): View {
  const top = state.agenda.at(-1);
  const slot = top && 'slot' in top ? { slot: top.slot } : {};
  return {
    ...tableOf(state),
    seats: state.seats.map((player, seat: Seat) => playerView(state, player, seat === viewer)),
    projects: state.projects.length,
    ...(top && isSealed(top) ? { choosing: { ...conceal(top, viewer), ...slot } as View['choosing'] & object } : {}),
  };
}
