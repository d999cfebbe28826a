import type { FactsOf } from '../games/common/words/words.ts';
import type { GameTypes } from '../kernel/game.ts';

/** One thing that two positions show differently; a value is absent where one of them does not show it. */
export interface Difference {
  readonly key: string;
  readonly of: string;
  readonly what: string;
  readonly script?: string;
  readonly line?: string;
}

/** What differs between two positions in words, in the order of the game's facts. */
export function compare<T extends GameTypes>(facts: FactsOf<T>, script: T['View'], line: T['View']): Difference[] {
  const ours = facts(line);
  const left = new Map(facts(script).map((fact) => [fact.key, fact]));
  const right = new Map(ours.map((fact) => [fact.key, fact]));
  const keys = [...new Set([...left.keys(), ...right.keys()])];
  return keys.flatMap((key): Difference[] => {
    const [a, b] = [left.get(key), right.get(key)];
    const named = a ?? b;
    if (!named || a?.value === b?.value) return [];
    const { of, what } = named;
    return [{ key, of, what, ...(a ? { script: a.value } : {}), ...(b ? { line: b.value } : {}) }];
  });
}
