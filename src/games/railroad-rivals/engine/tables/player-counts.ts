import type { Cube } from './constants.ts';

/** What the number of players decides. */
export interface PlayerCount {
  readonly players: 1 | 2 | 3 | 4 | 5;
  /** The cubes in the bag. */
  readonly bag: { readonly [C in Cube]: number };
  /** The colours that count as different ones. */
  readonly colours: number;
}

export const PLAYER_COUNTS: readonly PlayerCount[] = [
  { players: 1, bag: { brown: 6, black: 6, yellow: 6, gray: 6 }, colours: 4 },
  { players: 2, bag: { brown: 16, black: 0, yellow: 10, gray: 0 }, colours: 1 },
  { players: 3, bag: { brown: 16, black: 0, yellow: 10, gray: 0 }, colours: 2 },
  { players: 4, bag: { brown: 16, black: 10, yellow: 10, gray: 0 }, colours: 3 },
  { players: 5, bag: { brown: 12, black: 10, yellow: 6, gray: 6 }, colours: 4 },
];

/** All cubes in the box. */
export const BOX: { readonly [C in Cube]: number } = { brown: 16, black: 10, yellow: 10, gray: 10 };

/** The row of a number of players. */
export function playerCount(players: number): PlayerCount {
  const found = PLAYER_COUNTS.find((one) => one.players === players);
  if (!found) throw new RangeError(`no game for ${players} players`);
  return found;
}
