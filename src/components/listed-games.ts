import type { GameSpine, Spine } from '../spine/types.ts';

/** What the site says about a game and its expansion, whether or not its rules are here yet. */
export interface ListedGame {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly players: readonly number[];
  readonly authors: readonly string[];
  /** Its colour on light and on dark paper. */
  readonly accent: { readonly light: string; readonly dark: string };
  /** Absent where our source does not name one. */
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
  readonly expansion?: {
    readonly title: string;
    readonly year?: number | undefined;
    /** Its rules are here. */
    readonly isHere: boolean;
  };
  /** The game as it is built; absent while all of it is in preparation. */
  readonly game?: GameSpine;
}

/** All games: those with rules first, then those in preparation. */
export function listedGames(spine: Spine): ListedGame[] {
  return [...spine.games.values(), ...spine.planned.values()].map(({ id, data }) => {
    const game = spine.games.get(id);
    const [module] = data.modules;
    const isHere = game?.choices.parts.some((part) => part.id === module?.id) ?? false;
    return {
      ...data,
      id,
      ...(module === undefined ? {} : { expansion: { ...module, isHere } }),
      ...(game === undefined ? {} : { game }),
    };
  });
}

/** `2–4 players`, for counts that follow one another. */
export function playersRange(players: readonly number[]): string {
  const [least = 0] = players;
  return players.length > 1 ? `${least}–${players.at(-1)}` : `${least}`;
}
