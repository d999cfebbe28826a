import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installApart, root } from '../../src/commands/toolchain.mjs';

/** Where the instrumenter is installed: outside of the project's own packages. */
const toolsDir = join(root, '.build/mutate/tools');

/** Installs Stryker's instrumenter, unless it is there already. */
export const installTools = (): Promise<void> =>
  installApart(fileURLToPath(new URL('tools', import.meta.url)), toolsDir, 'the instrumenter of Stryker');

interface Point {
  /** From 0 on. */
  readonly line: number;
  readonly column: number;
}

interface Instrumenter {
  instrument(
    files: readonly { readonly name: string; readonly mutate: boolean; readonly content: string }[],
    options: object,
  ): Promise<{
    readonly files: readonly { readonly name: string; readonly content: string }[];
    readonly mutants: readonly {
      readonly id: string;
      readonly fileName: string;
      readonly location: { readonly start: Point; readonly end: Point };
      readonly mutatorName: string;
      readonly replacement: string;
      /** `Ignored` where it is left out of the files. */
      readonly status?: string;
    }[];
  }>;
}

/** One small change of a source file. */
export interface Mutant {
  /** Its number among all that were made together. */
  readonly id: string;
  /** The file below the root, with forward slashes. */
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** What it is, in all runs in which its file is the same. */
  readonly key: string;
}

/** The mutants of some files, and these files with all of them inside, each asleep until it is made active. */
export interface Instrumented {
  readonly mutants: readonly Mutant[];
  /** The files as they note which mutants they come to. */
  readonly noting: ReadonlyMap<string, string>;
  /** The same files without that, which is quicker. */
  readonly plain: ReadonlyMap<string, string>;
}

/** A short mark of a text. */
export const mark = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A path below the root, as it is told. */
export const told = (path: string): string => relative(root, path).replaceAll('\\', '/');

/**
 * The files of a game's engine that are mutated, those of its modules among them: all but its tables, which hold figures and
 * no rules, and are compared with what they were taken from by tests of their own.
 */
export function sourcesOf(game: string): readonly string[] {
  const dir = join(root, 'src/games', game);
  const isMutated = (path: string) => /^(modules\/[^/]+\/)?engine\/(?!tables\/).+\.ts$/.test(path);
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => isMutated(path.replaceAll('\\', '/')))
    .map((path) => join(dir, path))
    .sort();
}

function between(text: string, start: Point, end: Point): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  return lines.join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const NOTE = /stryCov_9fa48\("[\d", ]*\)/g;

/**
 * Puts all mutants into some files. Texts are left alone: those of the engine have literal types, so that a changed one does
 * not compile.
 */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const path = join(toolsDir, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
  const { Instrumenter } = (await import(pathToFileURL(path).href)) as {
    Instrumenter: new (logger: object) => Instrumenter;
  };
  const quiet = () => undefined;
  const logger = { debug: quiet, info: quiet, warn: quiet, isDebugEnabled: () => false };
  const given = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const made = await new Instrumenter(logger).instrument(given, {
    plugins: null,
    excludedMutations: ['StringLiteral'],
    ignorers: [],
  });
  const textOf = new Map(given.map(({ name, content }) => [name, content]));
  const kept = made.mutants.filter(({ status }) => status !== 'Ignored');
  const mutants = kept.map(({ id, fileName, location: { start, end }, mutatorName, replacement }): Mutant => {
    const text = textOf.get(fileName) ?? '';
    const file = told(fileName);
    const where = `${start.line}:${start.column}-${end.line}:${end.column}`;
    return {
      ...{ id, file, line: start.line + 1, mutator: mutatorName },
      original: oneLine(between(text, start, end)),
      replacement: oneLine(replacement),
      key: `${file}@${mark(text)} ${where} ${mutatorName} ${mark(replacement)}`,
    };
  });
  return {
    mutants,
    noting: new Map(made.files.map(({ name, content }) => [name, content])),
    plain: new Map(made.files.map(({ name, content }) => [name, content.replace(NOTE, 'void 0')])),
  };
}
