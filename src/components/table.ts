/** What is at the reader's table. Absent means: not chosen, so everything shows. */
export interface Table {
  readonly players?: number;
}

/** Reads a player count that came from a link or from storage; anything a game does not allow counts as not chosen. */
export function parsePlayers(text: string | null | undefined, allowed: readonly number[]): Table {
  const players = /^\d{1,2}$/.test(text ?? '') ? Number(text) : undefined;
  return players !== undefined && allowed.includes(players) ? { players } : {};
}

/** The address of this page with the table in it; other parameters and the hash stay. */
export function withTable(address: string, table: Table): string {
  const url = new URL(address);
  if (table.players === undefined) url.searchParams.delete('players');
  else url.searchParams.set('players', `${table.players}`);
  return url.href;
}

/** Where a game's table is kept on the device. */
export const tableKey = (game: string): string => `roundhouse:table:${game}`;
