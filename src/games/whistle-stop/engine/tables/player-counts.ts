import type { Provenance } from '../../../../kernel/provenance.ts';

/** What the number of players decides. */
export interface PlayerCount extends Provenance {
  readonly players: 2 | 3 | 4 | 5;
  readonly trains: number;
  readonly rounds: number;
  /** The space of the turn track that the first round uses. */
  readonly firstSpace: number;
}

const row = (players: PlayerCount['players'], trains: number, rounds: number, firstSpace: number, ref: string) => ({
  players,
  trains,
  rounds,
  firstSpace,
  source: 'printed' as const,
  ref: 'L67',
  fieldSources: {
    trains: { source: 'printed' as const, ref },
    firstSpace: { source: 'derived' as const, ref: 'L25, L67' },
  },
});

export const PLAYER_COUNTS: readonly PlayerCount[] = [
  row(2, 5, 12, 1, 'L51'),
  row(3, 5, 11, 2, 'L51'),
  row(4, 4, 10, 3, 'L52'),
  row(5, 3, 9, 4, 'L53'),
];

/** The row of a number of players. */
export function playerCount(players: number): PlayerCount {
  const found = PLAYER_COUNTS.find((one) => one.players === players);
  if (!found) throw new RangeError(`no game for ${players} players`);
  return found;
}
