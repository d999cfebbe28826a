import { performance } from 'node:perf_hooks';
import { type Collected, harness } from './harness.ts';
import type { Modules } from './modules.ts';

// The tests of a game, with a mutant or without. What the instrumented files ask is at `globalThis.__stryker__`.

interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  currentTestId?: string | undefined;
  mutantCoverage?: { readonly static: object; readonly perTest: Record<string, Record<string, number>> };
}

const on: Switch = {};
(globalThis as unknown as { __stryker__: Switch }).__stryker__ = on;

let current = harness();
/** What the test file that is being loaded imports from Vitest. */
export const inUse = (): object => current.api;

/** Which tests of a file come to a mutant; all of them where it is met while the file is loaded. */
export interface Cover {
  readonly file: string;
  readonly tests: ReadonlySet<string> | 'all';
  /** How long these tests take without a mutant, in ms. */
  readonly time: number;
}

/** Who comes to a mutant, the quickest first, and how often in all. */
export interface Reach {
  readonly covers: readonly Cover[];
  readonly hits: number;
}

const LOADING = 'while loading';
/** Where a mutant is met so many times as often as without it, something does not end. */
const HIT_FACTOR = 10;

async function collect(modules: Modules, file: string): Promise<readonly Collected[]> {
  current = harness();
  await modules.load(file);
  return current.tests;
}

/**
 * Runs all tests without a mutant and notes what they come to.
 * @throws Error where a test fails: nothing can be said of mutants then.
 */
export async function survey(modules: Modules, files: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
  const reach = new Map<string, { covers: Cover[]; hits: number }>();
  for (const file of files) {
    modules.forget();
    const times = new Map<string, number>();
    const noting = async <R>(id: string, what: () => R): Promise<Awaited<R>> => {
      on.currentTestId = id;
      const begun = performance.now();
      const result = await what();
      times.set(id, performance.now() - begun);
      return result;
    };
    const coverage = { static: {}, perTest: {} as Record<string, Record<string, number>> };
    on.mutantCoverage = coverage;
    const tests = await noting(LOADING, () => collect(modules, file));
    for (const { id, run } of tests)
      await noting(id, run).catch((error: unknown) => {
        throw new Error(`${file} fails without any mutant: ${id}`, { cause: error });
      });
    const timeOf = (ids: Iterable<string>) => [...ids].reduce((sum, id) => sum + (times.get(id) ?? 0), 0);
    const byMutant = new Map<string, Set<string>>();
    for (const [id, met] of Object.entries(coverage.perTest))
      for (const [mutant, hits] of Object.entries(met)) {
        const known = reach.get(mutant) ?? { covers: [], hits: 0 };
        reach.set(mutant, known);
        known.hits += hits;
        byMutant.set(mutant, (byMutant.get(mutant) ?? new Set()).add(id));
      }
    for (const [mutant, ids] of byMutant) {
      const isLoading = ids.has(LOADING);
      const time = timeOf(isLoading ? times.keys() : ids);
      reach.get(mutant)?.covers.push({ file, tests: isLoading ? 'all' : ids, time });
    }
  }
  on.currentTestId = undefined;
  for (const { covers } of reach.values()) covers.sort((a, b) => a.time - b.time);
  return reach;
}

/** What kills a mutant: the first test that fails, or `undefined` where all pass that come to it. */
export async function killerOf(
  modules: Modules,
  mutant: string,
  { covers, hits }: Reach,
): Promise<{ readonly file: string; readonly test: string } | undefined> {
  modules.forget();
  on.activeMutant = mutant;
  on.hitCount = 0;
  on.hitLimit = HIT_FACTOR * hits + 1_000;
  try {
    for (const { file, tests } of covers) {
      let now = LOADING;
      try {
        for (const { id, run } of await collect(modules, file)) {
          if (tests !== 'all' && !tests.has(id)) continue;
          now = id;
          await run();
        }
      } catch {
        return { file, test: now };
      }
    }
    return undefined;
  } finally {
    on.activeMutant = undefined;
  }
}
