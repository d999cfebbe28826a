import type { Movement } from '../../common/board/movements.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import type { View } from '../engine/types.ts';

/** The dice that a step has put on cards, from where they lay. */
export function movements(before: View, now: View): readonly Movement[] {
  return now.seats.flatMap((player, seat) => {
    const used: number[] = [];
    return player.slots.flatMap(({ die }, i) => {
      const was = before.seats[seat]?.slots[i]?.die;
      if (typeof die !== 'number' || die === was || was !== undefined) return [];
      const at = player.dice.findIndex((face, n) => face === die && !used.includes(n));
      if (at < 0) return [];
      used.push(at);
      return [{ from: [`die:${seat}:${at + 1}`], to: [`slot:${seat}:${SLOTS[i] ?? 1}`] }];
    });
  });
}
