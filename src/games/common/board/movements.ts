/**
 * A piece that a step has moved: where it was and where it is now. Each place has the names that a board may have for it, as
 * `data-target` or `data-spot`; the first that is drawn counts.
 */
export interface Movement {
  readonly from: readonly string[];
  /** None where it has left the table. */
  readonly to: readonly string[];
  /** Where the way between them is not free of names, its ends alone are drawn. */
  readonly needsClearWay?: true;
}

/** A place with how many pieces of one kind it had and has. */
export interface Stand {
  readonly names: readonly string[];
  readonly was: number;
  readonly now: number;
}

/**
 * The movements of pieces of one kind: from places that have fewer to places that have more, in the order of both.
 * @param areLost whether those that have come nowhere have left the table, as what is sold has
 */
export function movementsOf(places: readonly Stand[], areLost = false): Movement[] {
  const gone = places.flatMap(({ names, was, now }) => Array.from({ length: Math.max(0, was - now) }, () => names));
  const come = places.flatMap(({ names, was, now }) => Array.from({ length: Math.max(0, now - was) }, () => names));
  const pairs = gone.slice(0, areLost ? gone.length : come.length).map((from, i) => ({ from, to: come[i] ?? [] }));
  // Pieces that go the same way go together.
  return pairs.filter(({ from, to }, i) => pairs.findIndex((one) => one.from === from && one.to === to) === i);
}
