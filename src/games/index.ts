import type { Reference, Wing } from './common/wing.ts';

/** Every game by its id, found by its folder and loaded when it is wanted. */
export const wings: Readonly<Record<string, () => Promise<Wing>>> = Object.fromEntries(
  Object.entries(import.meta.glob<Wing>('./*/game.ts', { import: 'game' })).map(([file, load]) => [
    file.split('/')[1] ?? '',
    load,
  ]),
);

/** What pages and tests read of a game. Throws RangeError in a script of a page, which has none of it. */
export function referenceOf({ id, reference }: Wing): Reference {
  if (reference === undefined) throw new RangeError(`what pages say of ${id} is not for scripts`);
  return reference;
}
