import type { Mutant } from './mutants.ts';

/** What became of a mutant: a test failed, all passed, no test came to it, or it did not end. */
export type Fate = 'killed' | 'survived' | 'uncovered' | 'endless';

/** A mutant with what became of it. */
export interface Result extends Omit<Mutant, 'id'> {
  readonly fate: Fate;
  /** The test that failed. */
  readonly test?: string;
  /** The marks of the test files that it was put to: the one that killed it, or all that did not. */
  readonly put: { readonly [file: string]: string };
}

/**
 * The files to which a mutant must still be put, of those that come to it now, given with their marks. What killed it before
 * kills it again while it is the same; what it has survived, it survives. A helper of tests or another part of the engine
 * that has changed is not seen by this.
 */
export function leftFor(
  before: Pick<Result, 'fate' | 'put'> | undefined,
  marks: { readonly [file: string]: string },
): readonly string[] {
  const files = Object.keys(marks);
  if (before === undefined) return files;
  const isSame = (file: string) => before.put[file] === marks[file];
  if (before.fate === 'killed' || before.fate === 'endless') return Object.keys(before.put).every(isSame) ? [] : files;
  return files.filter((file) => !isSame(file));
}

/** How many of some mutants were noticed. */
export interface Score {
  readonly file: string;
  readonly noticed: number;
  readonly all: number;
}

/** True of a mutant that a test failed for, or that did not end. */
export const isNoticed = ({ fate }: Pick<Result, 'fate'>): boolean => fate === 'killed' || fate === 'endless';

/** The part of an engine to which a file belongs: the module of its folder, or the base. */
const partOf = (file: string): string => {
  const module = /\/modules\/([^/]+)\//.exec(file)?.[1];
  return module === undefined ? 'base' : `module ${module}`;
};

/**
 * The score of each file, in order of their names, of the base and of each module, and of all together; the base comes
 * first, and stands alone where there is no module.
 */
export function scores(results: readonly Pick<Result, 'file' | 'fate'>[]): {
  readonly files: readonly Score[];
  readonly parts: readonly Score[];
  readonly sum: Score;
} {
  const of = (name: string, some: typeof results): Score => ({
    file: name,
    noticed: some.filter(isNoticed).length,
    all: some.length,
  });
  const names = [...new Set(results.map(({ file }) => file))].sort();
  const files = names.map((name) => {
    const own = results.filter(({ file }) => file === name);
    return of(name, own);
  });
  const parts = [...new Set(results.map(({ file }) => partOf(file)))].sort().map((name) =>
    of(
      name,
      results.filter(({ file }) => partOf(file) === name),
    ),
  );
  return { files, parts, sum: of('all', results) };
}

/** The share that was noticed, in per cent, rounded down to a tenth; of nothing, all was noticed. */
export const percent = ({ noticed, all }: Score): number => (all === 0 ? 100 : Math.floor((1000 * noticed) / all) / 10);

/** A line or three for each mutant that nobody noticed, then the table of the scores. */
export function report(results: readonly Result[]): string {
  const { files, parts, sum } = scores(results);
  const rows = [...files, ...(parts.length > 1 ? parts : []), sum];
  const wide = Math.max(...rows.map(({ file }) => file.length), 0);
  const row = (score: Score) =>
    `${score.file.padEnd(wide)}  ${percent(score).toFixed(1).padStart(5)} %  ${score.noticed}/${score.all}`;
  const lines = results
    .filter((result) => !isNoticed(result))
    .map(
      ({ file, line, fate, mutator, original, replacement }) =>
        `${file}:${line}  ${fate}  ${mutator}\n    - ${original}\n    + ${replacement}`,
    );
  return [...lines, '', ...rows.map(row)].join('\n');
}
