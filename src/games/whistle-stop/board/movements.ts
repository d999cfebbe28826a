import type { Movement } from '../../common/board/movements.ts';
import { RESOURCES } from '../engine/tables/goods.ts';
import type { PlayerView, View } from '../engine/types.ts';

/** The tokens that a player has spent in the turn, from their number to the slots of the turn. */
function spent(was: PlayerView, now: PlayerView, seat: number): Movement[] {
  const isOn = was.spent.every((token, i) => token === now.spent[i]);
  const before = isOn ? was.spent.length : 0;
  return now.spent.slice(before).map((token, i) => ({
    from: [`tokens:${seat}:${token}`],
    to: [`spent:${seat}:${before + i + 1}`],
    needsClearWay: true,
  }));
}

/** The tiles that a player has taken, from the display or the pile to the hand. */
function taken(before: View, was: PlayerView, now: PlayerView, seat: number): Movement[] {
  return now.tiles
    .filter((tile) => !was.tiles.includes(tile))
    .map((tile) => ({
      from: before.display.includes(tile) ? [`display:${tile}`, 'pile'] : ['pile'],
      to: [`tile:${seat}:${tile}`],
    }));
}

/** The resources that a player has paid or given, from their number to the supply. */
function paid(was: PlayerView, now: PlayerView, seat: number): Movement[] {
  return RESOURCES.filter((id) => now.resources[id] < was.resources[id]).map((id) => ({
    from: [`resource:${seat}:${id}`],
    to: [`supply:${id}`],
  }));
}

/** What a step has moved beside the trains, whose ways the map draws. */
export function movements(before: View, now: View): readonly Movement[] {
  return now.seats.flatMap((player, seat) => {
    const was = before.seats[seat];
    return was === undefined
      ? []
      : [...spent(was, player, seat), ...taken(before, was, player, seat), ...paid(was, player, seat)];
  });
}
