import { untrack } from 'svelte';

let hrefs: ReadonlyMap<string, string> | undefined;
const dressed = new Map<string, Promise<void>>();

/** The sheets of what an island wears that the page did not come with, by the part that wears it; see src/build/sheets.ts. */
function sheets(): ReadonlyMap<string, string> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="roundhouse:awake"]')?.content ?? '';
  hrefs ??= new Map(named.split(' ').map((one) => one.split('=') as [string, string]));
  return hrefs;
}

/** Fetches the styles of a part of an island, once a page. Without a name: of what the island may show as soon as it is awake. */
export function dress(part = ''): Promise<void> {
  const href = sheets().get(part);
  if (href === undefined) return Promise.resolve();
  const known = dressed.get(part);
  if (known) return known;
  const wearing = new Promise<void>((resolve, reject) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove();
      dressed.delete(part);
      reject(new Error(href));
    };
    document.head.append(sheet);
  });
  dressed.set(part, wearing);
  return wearing;
}

/** What is on its way, once what it wears is here too. `names` are its components, as their files are called. */
export async function worn<Part>(names: readonly string[], part: Promise<Part>): Promise<Part> {
  return (await Promise.all([part, ...names.map(dress)]))[0];
}

/**
 * A part of an island that is loaded when it is wanted, with what it wears. One that could not be loaded is asked for
 * again when what wants it changes.
 */
export function late<Part>(
  isWanted: () => boolean,
  names: readonly string[],
  load: () => Promise<Part>,
): { readonly here: Part | undefined } {
  let here = $state.raw<Part>();
  $effect(() => {
    if (isWanted() && here === undefined)
      worn(names, load()).then(
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

/** What the server has loaded, by what loads it: it draws everything at once. */
const drawn = new Map<unknown, unknown>();

/** Loads parts on the server, so that `lateKinds` has them. */
export async function drawKinds(kinds: {
  readonly [kind: string]: readonly [name: string, load: () => Promise<unknown>];
}): Promise<void> {
  for (const [, load] of Object.values(kinds)) drawn.set(load, await load());
}

/**
 * Parts of an island by their kind, each loaded when the first of it is wanted: the name of its component and what loads it.
 * What is wanted at once is shown at once.
 */
export function lateKinds<Part>(
  kinds: () => { readonly [kind: string]: readonly [name: string, load: () => Promise<Part>] },
  wanted: () => readonly string[],
): { of(kind: string): Part | undefined; readonly have: boolean } {
  let here = $state.raw<ReadonlyMap<string, Part>>(new Map());
  $effect(() => {
    const due = [...new Set(wanted())].filter((kind) => !here.has(kind));
    if (due.length === 0) return;
    const coming = due.map(async (kind) => {
      const [name, load] = kinds()[kind] ?? [];
      if (name === undefined || load === undefined) return [];
      return worn([name], load()).then(
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
    of: (kind) => (import.meta.env.SSR ? (drawn.get(kinds()[kind]?.[1]) as Part | undefined) : here.get(kind)),
    /** Whether some have come. */
    get have() {
      return here.size > 0;
    },
  };
}
