/** What the number of players decides. */
export interface PlayerCount {
  readonly players: 2 | 3 | 4 | 5;
  readonly trains: number;
  readonly rounds: number;
  /** The space of the turn track that the first round uses. */
  readonly firstSpace: number;
}

const row = (players: PlayerCount['players'], trains: number, rounds: number, firstSpace: number) => ({
  players,
  trains,
  rounds,
  firstSpace,
});

export const PLAYER_COUNTS: readonly PlayerCount[] = [
  row(2, 5, 12, 1),
  row(3, 5, 11, 2),
  row(4, 4, 10, 3),
  row(5, 3, 9, 4),
];

/** The row of a number of players. */
export function playerCount(players: number): PlayerCount {
  const found = PLAYER_COUNTS.find((one) => one.players === players);
  if (!found) throw new RangeError(`no game for ${players} players`);
  return found;
}
