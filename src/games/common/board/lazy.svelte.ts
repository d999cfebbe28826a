import { untrack } from 'svelte';

/**
 * A part of an island that is loaded when it is wanted. One that could not be loaded is asked for again when what wants it
 * changes.
 */
export function lazy<Part>(isWanted: () => boolean, load: () => Promise<Part>): { readonly here: Part | undefined } {
  let here = $state.raw<Part>();
  $effect(() => {
    if (isWanted() && here === undefined)
      load().then(
        (part) => {
          here = part;
        },
        () => undefined,
      );
  });
  return {
    get here() {
      return here;
    },
  };
}

/** What loads parts, by their kind. */
interface Loaders<Part> {
  readonly [kind: string]: () => Promise<Part>;
}

/** What the server has loaded, by what loads it: it draws everything at once. */
const loaded = new Map<unknown, unknown>();

/** Loads parts on the server, so that `lazyKinds` has them. */
export async function loadKinds(kinds: Loaders<unknown>): Promise<void> {
  for (const load of Object.values(kinds)) loaded.set(load, await load());
}

/** Parts of an island by their kind, each loaded when the first of it is wanted. What is wanted at once is shown at once. */
export function lazyKinds<Part>(
  kinds: () => Loaders<Part>,
  wanted: () => readonly string[],
): { of(kind: string): Part | undefined; readonly have: boolean } {
  let here = $state.raw<ReadonlyMap<string, Part>>(new Map());
  $effect(() => {
    const due = [...new Set(wanted())].filter((kind) => !here.has(kind));
    if (due.length === 0) return;
    const coming = due.map(async (kind) => {
      const load = kinds()[kind];
      if (load === undefined) return [];
      return load().then(
        (part) => [[kind, part] as const],
        () => [],
      );
    });
    Promise.all(coming).then((all) => {
      const some = all.flat();
      if (some.length > 0) here = new Map([...untrack(() => here), ...some]);
    });
  });
  return {
    of: (kind) => (import.meta.env.SSR ? (loaded.get(kinds()[kind]) as Part | undefined) : here.get(kind)),
    /** Whether some have come. */
    get have() {
      return here.size > 0;
    },
  };
}
