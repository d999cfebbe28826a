import type { Face } from './constants.ts';

/** What the number of players decides. */
export interface PlayerCount {
  readonly players: 2 | 3 | 4;
  readonly sitesAtStart: number;
  readonly projectTiles: number;
  readonly rerollTokens: number;
  readonly plusOneTokens: number;
  /** Dice in the middle of the board. */
  readonly middleDice: number;
  /** What the fourth die is set to: for the lowest total first. */
  readonly fourthDie: readonly Face[];
}

export const PLAYER_COUNTS: readonly PlayerCount[] = [
  { players: 2, sitesAtStart: 1, projectTiles: 6, rerollTokens: 3, plusOneTokens: 3, middleDice: 2, fourthDie: [6, 5] },
  {
    players: 3,
    sitesAtStart: 2,
    projectTiles: 7,
    rerollTokens: 4,
    plusOneTokens: 4,
    middleDice: 3,
    fourthDie: [6, 5, 4],
  },
  {
    players: 4,
    sitesAtStart: 2,
    projectTiles: 7,
    rerollTokens: 5,
    plusOneTokens: 5,
    middleDice: 4,
    fourthDie: [6, 5, 4, 3],
  },
];

/** The row of a number of players. */
export function playerCount(players: number): PlayerCount {
  const row = PLAYER_COUNTS.find((one) => one.players === players);
  if (!row) throw new RangeError(`no game for ${players} players`);
  return row;
}
