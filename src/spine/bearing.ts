import type { RulingChoice } from './types.ts';

/**
 * True where a choice bears on what rests on `clauses`. In the strong sense (`first`) only where it is about one of them
 * before all others that it touches: a chapter and a list of results say each reading once.
 */
export function bearsOn(
  { clauses: touched }: Pick<RulingChoice, 'clauses'>,
  clauses: readonly string[],
  first = false,
): boolean {
  return (first ? touched.slice(0, 1) : touched).some((id) => clauses.includes(id));
}
