/** Words that a step may use for a place of the board. */
export interface Name {
  /** The place, as `data-target` or `data-spot` of the board. */
  readonly place: string;
  readonly words: readonly string[];
  /** Whether the step has changed what stands there. */
  readonly isChanged?: boolean;
}

/** A piece of a text: as it stands, or tied to a place. */
export type Piece = string | { readonly text: string; readonly place: string };

/** Most ties of a step that have a number: more would be read by nobody. */
export const MOST = 4;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text with the names of places in it, longer names before shorter ones. */
export function tied(text: string, names: readonly Name[]): readonly Piece[] {
  const byWord = new Map<string, string>();
  for (const { place, words } of names)
    for (const word of words) if (!byWord.has(word.toLowerCase())) byWord.set(word.toLowerCase(), place);
  if (byWord.size === 0) return [text];
  const all = [...byWord.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu'));
  return parts.flatMap((part, i): Piece[] => {
    const place = i % 2 === 1 ? byWord.get(part.toLowerCase()) : undefined;
    return part === '' ? [] : [place === undefined ? part : { text: part, place }];
  });
}

/**
 * The places that some texts are tied to, and that a step has changed or is about, in the order of the texts: those that get a
 * number.
 */
export function numbered(texts: readonly string[], names: readonly Name[], about: readonly string[]): string[] {
  const due = new Set([...about, ...names.flatMap(({ place, isChanged }) => (isChanged ? [place] : []))]);
  const places = texts.flatMap((text) =>
    tied(text, names).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.place])),
  );
  return [...new Set(places)].filter((place) => due.has(place)).slice(0, MOST);
}
