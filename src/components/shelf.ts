import type { GameSpine, Spine } from '../spine/types.ts';

/** A box on the shelf: what the site says about a game or an expansion, whether or not its rules are here yet. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  readonly players: readonly number[];
  readonly authors: readonly string[];
  /** Absent where our source does not name one. */
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
  readonly expansion?: {
    readonly title: string;
    readonly year?: number | undefined /** Its rules are here. */;
    readonly isHere?: boolean;
  };
  /** The game as it is built; absent while all of it is in preparation. */
  readonly game?: GameSpine;
}

/** Games without a folder in content/ yet. Their facts are from the rulebooks and from public sources. */
export const planned: readonly Box[] = [
  {
    id: 'railroad-rivals',
    title: 'Railroad Rivals',
    code: 'RV',
    players: [1, 2, 3, 4, 5],
    authors: ['Glenn Drover'],
    publisher: 'Forbidden Games',
    year: 2018,
  },
  {
    id: 'railway-workers',
    title: 'Railway Workers',
    code: 'RW',
    players: [2, 3, 4],
    authors: ['Marios Axiotis', 'Nikos Chondropoulos'],
  },
  {
    id: 'whistle-stop',
    title: 'Whistle Stop',
    code: 'WS',
    players: [2, 3, 4, 5],
    authors: ['Scott Caputo'],
    publisher: 'Bézier Games',
    year: 2017,
  },
];

/** Expansions that no file in content/ names yet. */
const expansions: Readonly<Record<string, NonNullable<Box['expansion']>>> = {
  'whistle-stop': { title: 'Rocky Mountains' },
};

/** All boxes: those with rules first, then those in preparation. */
export function shelf(spine: Spine): Box[] {
  const open = [...spine.games.values()].map((game) => ({ ...game.data, id: game.id, game }));
  return [...open, ...planned.filter(({ id }) => !spine.games.has(id))].map((box) => {
    const module = spine.games.get(box.id)?.data.modules[0];
    const expansion =
      module === undefined
        ? expansions[box.id]
        : { ...module, isHere: spine.games.get(box.id)?.choices.parts.some(({ id }) => id === module.id) ?? false };
    return expansion === undefined ? box : { ...box, expansion };
  });
}

/** `2–4 players`, for counts that follow one another. */
export function playersRange(players: readonly number[]): string {
  const [least = 0] = players;
  return players.length > 1 ? `${least}–${players.at(-1)}` : `${least}`;
}
