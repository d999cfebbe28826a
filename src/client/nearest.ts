import damerauLevenshtein from 'damerau-levenshtein';

/** A page of the site: its path without the base, and its title. */
export type KnownPage = readonly [path: string, title: string];

/** At most this share of an address may be other letters. */
const MOST = 0.4;

/** How many letters have to be added, taken away, changed, or changed with their neighbour, to make one word of another. */
const distance = (one: string, other: string): number => damerauLevenshtein(one, other).steps;

/** The words of each part of a path. */
const partsOf = (path: string): string[][] =>
  path
    .toLowerCase()
    .split('/')
    .map((part) => part.split(/[^a-z0-9]+/).filter(Boolean))
    .filter((words) => words.length > 0);

const lettersIn = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);

/** The letters that tell two lists of words apart: of words that are alike their edit distance, all others whole. */
function apart(some: readonly string[], others: readonly string[]): number {
  const left = [...others];
  const unlike: string[] = [];
  let letters = 0;
  for (const word of some) {
    const [nearest] = left
      .map((other, at) => ({ at, by: distance(word, other), most: MOST * Math.max(word.length, other.length) }))
      .filter(({ by, most }) => by <= most)
      .sort((one, other) => one.by - other.by);
    if (nearest === undefined) unlike.push(word);
    else {
      left.splice(nearest.at, 1);
      letters += nearest.by;
    }
  }
  return letters + Math.max(lettersIn(unlike), lettersIn(left));
}

/** What part of two lists of words is other letters, from 0 for the same words; a hyphen more or less is no difference. */
function share(some: readonly string[], others: readonly string[]): number {
  const [one, other] = [lettersIn(some), lettersIn(others)];
  const longer = Math.max(one, other);
  // What is this much longer is another address, whatever its words.
  if (Math.abs(one - other) > MOST * longer) return 1;
  return Math.min(apart(some, others), distance(some.join(''), others.join(''))) / longer;
}

const joined = (parts: readonly string[][]): string => parts.map((words) => words.join('-')).join('/');

/**
 * How far the address of a page is from the one that was asked for, from 0; `undefined` where it is not near. Its last part,
 * which names the page, has to be near by itself: the first ones are the same for all pages of a game.
 */
function farFrom(page: readonly string[][], wanted: readonly string[][]): number | undefined {
  const asked = wanted.at(-1) ?? [];
  // An address that was cut short on its way ends within a word.
  const isCut = lettersIn(asked) > 2 && joined(page).startsWith(joined(wanted));
  if (!isCut && share(asked, page.at(-1) ?? []) > MOST) return undefined;
  const whole = share(wanted.flat(), page.flat());
  return whole <= MOST ? whole : undefined;
}

/** The at most `most` pages whose addresses are near `wanted`, the nearest first; none where no address is. */
export function nearest(pages: readonly KnownPage[], wanted: string, most: number): KnownPage[] {
  const asked = partsOf(wanted);
  if (asked.length === 0) return [];
  return pages
    .flatMap((page) => {
      const far = farFrom(partsOf(page[0]), asked);
      return far === undefined ? [] : [{ page, far }];
    })
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The words of an address as they were typed; an address that is damaged is taken as it stands. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
