import { outDir } from 'astro:config/server';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A script of a page, as Vite lists it: where it stands in the build, and the scripts that it imports by statements. */
interface Listed {
  readonly file: string;
  readonly imports?: readonly string[];
}

let kept: Readonly<Record<string, Listed>> | undefined;

/** Vite's list of the scripts that were built, by source file from the top of the repository; empty in development. */
function manifest(): Readonly<Record<string, Listed>> {
  const file = fileURLToPath(new URL('_astro/scripts.json', outDir));
  kept ??= existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Listed>) : {};
  return kept;
}

/** The addresses of the scripts of some source files, with all that they import by statements. */
export function scriptsOf(sources: readonly string[]): string[] {
  const list = manifest();
  const all = new Set(sources);
  for (const name of all) for (const other of list[name]?.imports ?? []) all.add(other);
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  return [...all].flatMap((name) => (list[name] ? [`${base}${list[name].file}`] : []));
}
