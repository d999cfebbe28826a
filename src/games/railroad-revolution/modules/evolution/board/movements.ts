import type { Movement } from '../../../../common/board/movements.ts';
import { movements as ofBase } from '../../../board/movements.ts';
import { SLOTS } from '../engine/tables/extension.ts';
import { ROW_IDS } from '../engine/tables/track.ts';
import type { Evolution, Extension, View } from '../engine/types.ts';

/** The row beside the Performance track that a tile has lain in, or its place among those offered at setup. */
const placesOf = ({ rows, offers }: Evolution, tile: string): string[] => [
  ...ROW_IDS.filter((row) => rows[row].some((one) => one === tile)).map((row) => `row:${row}`),
  ...offers.filter((one) => one.tile === tile).map((one) => `setup:${one.tile}`),
];

/** The Performance tiles of a player, from the rows beside the track or from slot to slot. */
function tiles(before: Evolution, now: Extension, seat: number): Movement[] {
  const was = before.seats[seat]?.tiles ?? {};
  return SLOTS.flatMap((slot) => {
    const tile = now.tiles[slot];
    if (tile === undefined || was[slot] === tile) return [];
    const old = SLOTS.filter((one) => was[one] === tile).map((one) => `slot:${seat}:${one}`);
    const from = [...old, ...placesOf(before, tile)];
    return from.length === 0 ? [] : [{ from, to: [`performance:${tile}`, `slot:${seat}:${slot}`] }];
  });
}

/** The Reward tiles that a player has taken. */
function rewards(before: Evolution, now: Extension, seat: number): Movement[] {
  const had = before.seats[seat]?.rewards ?? [];
  return now.rewards
    .filter((id) => !had.includes(id))
    .map((id) => ({ from: placesOf(before, id), to: [`reward:${id}`, `extension:${seat}`] }));
}

/** The Wagons and Tenders that a player has taken from the Trade Area. */
function cars(before: Evolution, now: Extension, seat: number): Movement[] {
  const had = before.seats[seat]?.cars ?? [];
  return now.cars
    .filter(({ id }) => !had.some((one) => one.id === id))
    .map(({ id }) => {
      const section = before.tradeArea.sections.findIndex(({ wagons }) => wagons.some((one) => one === id));
      return { from: [section < 0 ? 'trade:tender' : `trade:${section + 1}`], to: [`car:${id}`] };
    });
}

/** What a step has moved of the expansion's pieces. */
function ofExpansion(before: Evolution, now: Evolution): Movement[] {
  return now.seats.flatMap((own, seat) => {
    const was = before.seats[seat]?.marker ?? own.marker;
    // Spaces that touch leave no room for an arrow.
    const ends = { from: [`marker-at:${was}`], to: [`marker-at:${own.marker}`], needsClearWay: true } as const;
    return [
      ...(was === own.marker ? [] : [ends]),
      ...tiles(before, own, seat),
      ...rewards(before, own, seat),
      ...cars(before, own, seat),
    ];
  });
}

/** The pieces that a step has moved, as the boards of the base game and those of the expansion show them. */
export function movements(before: View, now: View): readonly Movement[] {
  const [was, is] = [before.evolution, now.evolution];
  return [...ofBase(before, now), ...(was && is ? ofExpansion(was, is) : [])];
}
