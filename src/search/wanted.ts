import { parseKind, type RecordKind } from './kinds.ts';

/** What is searched for and where. An absent key does not narrow. */
export interface Wanted {
  readonly q: string;
  /** The id of a game. */
  readonly game?: string;
  readonly kind?: RecordKind;
  readonly players?: number;
}

/** What a page narrows a search to as long as nothing else is said: its game, and the reader's table. */
export type Home = Pick<Wanted, 'game' | 'players'>;

/** How an address says that it does not narrow although its page does. */
const all = 'all';

/** Reads a search from the query of an address. What is not understood does not narrow. */
export function parseWanted(address: string, home: Home): Wanted {
  const given = new URLSearchParams(address);
  const game = given.get('game') ?? home.game ?? all;
  const players = given.get('players') ?? `${home.players ?? all}`;
  const kind = parseKind(given.get('kind'));
  return {
    q: given.get('q') ?? '',
    ...(/^[a-z0-9-]+$/.test(game) && game !== all ? { game } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(/^[1-9]\d?$/.test(players) ? { players: Number(players) } : {}),
  };
}

/** The query of an address that reads as this search on a page of that home; empty where it has nothing to say. */
export function formatWanted({ q, game, kind, players }: Wanted, home: Home): string {
  const said = new URLSearchParams();
  if (q !== '') said.set('q', q);
  if (game !== home.game) said.set('game', game ?? all);
  if (kind !== undefined) said.set('kind', kind);
  if (players !== home.players) said.set('players', `${players ?? all}`);
  const text = said.toString();
  return text === '' ? '' : `?${text}`;
}
