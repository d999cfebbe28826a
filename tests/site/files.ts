import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../src/commands/toolchain.mjs';
import { partOf } from '../../src/games/common/wing.ts';
import { htmlOf } from './found.ts';
import { whole } from './harness.ts';
import type { Staged } from './wings.ts';

// What pages and islands load, by the list that Vite writes of the scripts of a build: sizes are summed from it.

/** A script by its source, as Vite lists it. */
interface Listed {
  readonly file: string;
  /** The scripts that it imports by statements, by their keys in the list. */
  readonly imports?: readonly string[];
}

const read = (file: string): Buffer => readFileSync(join(root, whole.dir, file));
const list: { readonly [source: string]: Listed } = JSON.parse(read('_astro/scripts.json').toString());
const byFile = new Map(Object.entries(list).map(([source, { file }]) => [file, source]));

/** The sources that come with some: what they import by statements, and themselves. */
export function withImports(sources: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const source of sources) {
    const one = list[source];
    if (one === undefined) throw new Error(`The list of scripts has no ${source}.`);
    if (found.has(source)) continue;
    found.add(source);
    withImports(one.imports ?? [], found);
  }
  return found;
}

/** The file of a source below the folder of the build. */
export const fileOf = (source: string): string => list[source]?.file ?? '';

/** Bytes over the line, packed by gzip; what is packed in itself is sent as it is. */
export function sent(file: string): number {
  const body = read(file);
  return file.endsWith('.woff2') ? body.length : gzipSync(body).length;
}
export const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sent(file), 0);

const sheetsIn = (text: string): string[] => [...new Set(text.match(/_astro\/[\w.-]+\.css/g) ?? [])];

/** The scripts, by source, that an example or a lesson begins with once it is touched. Its styles have come with its page. */
export function begins({ scenario }: Staged): ReadonlySet<string> {
  const { game, id, modules } = scenario;
  const part = partOf(scenario);
  const room = modules.length === 0 ? '' : `modules/${part}/`;
  const hasTasks = scenario.runs.some(({ script }) => script.some((step) => 'try' in step));
  const scripts = [
    'src/islands/Island.svelte',
    'node_modules/@astrojs/svelte/dist/client.svelte.js',
    `src/games/${game}/game.ts`,
    `src/games/${game}/${room}play.ts`,
    `src/games/${game}/${room}scenarios/${id}.ts`,
    ...(hasTasks ? ['src/stepper/tasks.ts', 'src/islands/task.svelte.ts'] : []),
  ];
  return withImports(scripts);
}

/** What a page loads before it is touched, by kind: files below the folder of the build, and what stands in the page itself. */
export interface PageParts {
  readonly html: string;
  /** Scripts and styles that stand in the page. */
  readonly inline: { readonly js: string; readonly css: string };
  readonly js: readonly string[];
  readonly css: readonly string[];
  readonly font: readonly string[];
}

const script = /<script[\s\S]*?<\/script>/g;
const style = /<style[\s\S]*?<\/style>/g;

export function pageParts(path: string): PageParts {
  const page = htmlOf(path);
  const inline = { js: (page.match(script) ?? []).join(''), css: (page.match(style) ?? []).join('') };
  const named = [...inline.js.matchAll(/(?:\bsrc=|from ?|import ?)["'][^"'()]*?(_astro\/[\w.-]+\.js)["']/g)];
  const sources = named.map(([, file = '']) => byFile.get(file) ?? '');
  const css = [...page.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].flatMap(([link]) => sheetsIn(link));
  const faces =
    [inline.css, ...css.map((file) => read(file).toString())].join('').match(/_astro\/[\w.-]+\.woff2/g) ?? [];
  return {
    html: page.replaceAll(script, '').replaceAll(style, ''),
    inline,
    js: [...withImports(sources)].map(fileOf),
    css: [...new Set(css)],
    font: [...new Set(faces)],
  };
}

/** The bytes of a page before it is touched, by kind and in all; what stands in the page is packed with its kind. */
export function weigh(path: string) {
  const { html, inline, ...files } = pageParts(path);
  const packed = (text: string) => (text === '' ? 0 : gzipSync(text).length);
  const kinds = {
    html: packed(html),
    js: packed(inline.js) + sum(files.js),
    css: packed(inline.css) + sum(files.css),
    font: sum(files.font),
  };
  return { ...kinds, all: kinds.html + kinds.js + kinds.css + kinds.font };
}
