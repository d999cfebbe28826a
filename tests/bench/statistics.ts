/** The mean of some numbers. Throws RangeError where there are none: a figure without samples is none. */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no samples');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below or at which `share` (0 to 1) of the samples lie: the nearest rank, never a value between two. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new RangeError('no samples');
  if (share < 0 || share > 1) throw new RangeError(`no share: ${share}`);
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

/** The middle value; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no samples');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return mean(sorted.length % 2 === 1 ? [sorted[middle] as number] : sorted.slice(middle - 1, middle + 1));
}

/** The mean of the largest `share` of the samples, of at least one. */
export function slowest(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => b - a);
  return mean(sorted.slice(0, Math.max(1, Math.floor(sorted.length * share))));
}

/** Several measurements of the same things, one after another: for each thing the median. All must be of equal length. */
export function mediansOf(rounds: readonly (readonly number[])[]): number[] {
  const [first] = rounds;
  if (first === undefined) throw new RangeError('no samples');
  if (rounds.some(({ length }) => length !== first.length)) throw new RangeError('rounds of different length');
  return first.map((_, i) => median(rounds.map((round) => round[i] as number)));
}

/**
 * How the first tenth of a game and its last tenth compare: their samples. A game of fewer than ten decisions has no
 * tenths and gives none.
 */
export function tenths(game: readonly number[]): { readonly first: number[]; readonly last: number[] } {
  const tenth = Math.floor(game.length / 10);
  return tenth === 0 ? { first: [], last: [] } : { first: game.slice(0, tenth), last: game.slice(-tenth) };
}
