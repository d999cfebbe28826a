import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

// Who imports whom below src/, read from the files themselves.

const src = fileURLToPath(new URL('../../src', import.meta.url));
const slashed = (path: string) => path.replaceAll('\\', '/');

/** All files below src/ that can import something, but the commands: they run before anything is installed. */
export const files: readonly string[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(slashed)
  .filter((path) => /\.(ts|mjs|js|svelte|astro)$/.test(path) && !path.startsWith('commands/'))
  .sort();

/** Every file and folder below src/, from there. */
export const paths: readonly string[] = readdirSync(src, { recursive: true, encoding: 'utf8' }).map(slashed).sort();

export const textOf = (file: string): string => readFileSync(join(src, file), 'utf8');

/** One file imports something. */
export interface Edge {
  readonly file: string;
  /** As it is written. */
  readonly name: string;
  /** The file that is meant, from src/ on; absent where it is a package. */
  readonly to?: string;
  /** True where nothing but types is imported, which leaves no trace in what runs. */
  readonly isType: boolean;
}

/** Imports of types alone. */
const typed = /^\s*(?:import|export) type [^;'"]*from\s*['"][^'"]+['"];?/gm;

/** Every module that a file imports, as written; types too, and what a string of `import()` names. */
function importsOf(file: string, text = textOf(file)): string[] {
  if (/\.(svelte|astro)$/.test(file))
    return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The patterns of every `import.meta.glob` of a file; those that leave something out are left out themselves. */
function globsOf(file: string): string[] {
  const calls = textOf(file).matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g);
  const patterns = [...calls].flatMap(([, list = '']) => [...list.matchAll(/'([^']*)'/g)].map(([, one = '']) => one));
  return patterns.filter((pattern) => !pattern.startsWith('!'));
}

const within = (file: string, name: string) =>
  slashed(relative(src, join(src, dirname(file), name.replace(/\?.*$/, ''))));

function directOf(file: string): Edge[] {
  const loaded = new Set(importsOf(file, textOf(file).replaceAll(typed, '')));
  return importsOf(file).map((name) => ({
    file,
    name,
    ...(name.startsWith('.') ? { to: within(file, name) } : {}),
    isType: !loaded.has(name),
  }));
}

export const edges: readonly Edge[] = files.flatMap((file) => [
  ...directOf(file),
  ...globsOf(file).flatMap((name) =>
    paths
      .filter((path) => matchesGlob(path, within(file, name)))
      .map((to): Edge => ({ file, name, to, isType: false })),
  ),
]);

/** Every file that is loaded with `file`, or later by what is loaded with it: itself, and whatever it imports but types. */
export function reached(file: string): ReadonlySet<string> {
  const all = new Set([file]);
  for (const one of all)
    for (const { file: from, to, isType } of edges) if (from === one && to !== undefined && !isType) all.add(to);
  return all;
}

/** Edges as a failing test tells them. */
export const shown = (some: readonly Edge[]): string[] => [
  ...new Set(some.map(({ file, name }) => `${file} imports ${name}`)),
];
