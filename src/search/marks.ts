import { keptAs, normal } from './words.ts';

/** A part of a text: what stands there, whether it is marked. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Texts up to this many characters are shown whole; of longer ones about as much. */
const longest = 200;
/** How many of them lead up to the first word found. */
const lead = 50;

/** A text with the words found marked, whole words only; what the reader typed never becomes a pattern. */
export function marked(text: string, words: readonly string[]): Piece[] {
  return cut(text).map(({ text: part, kept }) => ({ text: part, isMarked: kept.some((word) => words.includes(word)) }));
}

/** The part of a text that holds the most of the words found, the first such part, cut between words. */
export function around(text: string, words: readonly string[]): string {
  if (text.length <= longest) return text;
  const hits = cut(text).flatMap(({ kept, at }) => {
    const word = kept.find((one) => words.includes(one));
    return word === undefined ? [] : [{ word, at }];
  });
  let first = 0;
  let most = 0;
  for (const { at } of hits) {
    const near = hits.filter((other) => other.at >= at && other.at < at + longest - lead);
    const held = new Set(near.map(({ word }) => word)).size;
    if (held <= most) continue;
    most = held;
    first = at;
  }
  const from = first > lead ? text.indexOf(' ', first - lead) + 1 : 0;
  const to = from + longest >= text.length ? text.length : Math.max(text.lastIndexOf(' ', from + longest), from + 1);
  return `${from === 0 ? '' : '… '}${text.slice(from, to)}${to === text.length ? '' : ' …'}`;
}

/** A text cut into its words and what stands between them, each with where it begins and what the index keeps of it. */
function cut(text: string): { text: string; kept: readonly string[]; at: number }[] {
  let at = 0;
  return text.split(/([\p{Letter}\p{Number}$+&.,’']*[\p{Letter}\p{Number}+])/u).map((part, nth) => {
    const here = { text: part, kept: nth % 2 === 1 && normal(part) !== '' ? keptAs(part) : [], at };
    at += part.length;
    return here;
  });
}
