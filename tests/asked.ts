// Suites named `*.wings.test.ts` hold for every wing. They find what a game brings by its folder, and name none.

/** Where a file stands: in the folder of a game, or of one of its modules. */
export interface Place {
  readonly game: string;
  /** Absent where the file is the base game's. */
  readonly module?: string;
}

/** A file that a wing brings, with what it exports. */
export interface Brought<Value> extends Place {
  readonly path: string;
  readonly value: Value;
}

/** Whether this run is about a game: about all, or about the one that ROUNDHOUSE_GAME names. */
export const isAsked = (game: string): boolean => (process.env.ROUNDHOUSE_GAME || game) === game;

/** The place of a path with `games/<game>/` in it; throws RangeError where there is none. */
export function placeOf(path: string): Place {
  const [, game, module] = /\bgames\/([^/]+)\/(?:modules\/([^/]+)\/)?/.exec(path) ?? [];
  if (game === undefined) throw new RangeError(`${path} stands in the folder of no game`);
  return { game, ...(module === undefined ? {} : { module }) };
}

/**
 * What `import.meta.glob` finds in the folders of games, of those that this run is about, in order of their paths: a base
 * before its modules.
 */
export async function loadAsked<Value>(
  files: Readonly<Record<string, () => Promise<Value>>>,
): Promise<readonly Brought<Value>[]> {
  const own = Object.entries(files).filter(([path]) => isAsked(placeOf(path).game));
  const all = own.map(async ([path, load]) => ({ ...placeOf(path), path, value: await load() }));
  const keyOf = ({ game, module = '', path }: Place & { readonly path: string }) => [game, module, path].join(' ');
  return (await Promise.all(all)).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
