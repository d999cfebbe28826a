import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const games = ['railroad-revolution', 'railroad-rivals', 'railway-workers', 'whistle-stop'];
const modules = ['evolution', 'rocky-mountains'];

/** From the engine outwards; a part may import itself and what stands before it, never what stands after. */
const order = [
  ['engine/kernel'],
  ['engine'],
  ['words', 'scenarios', 'procedures'],
  ['lesson'],
  ['boards', 'islands'],
  ['spine', 'search', 'components', 'layouts', 'styles', 'offline'],
  ['pages'],
];
const ranked = order.flatMap((parts, rank) => parts.map((part) => ({ part, rank })));
const rankOf = (file: string) => ranked.find(({ part }) => file.startsWith(`${part}/`))?.rank;

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(ts|mjs|js|svelte|astro)$/.test(path) && !path.startsWith('commands/'));

/** Every module that a file imports, as written; types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  if (/\.(svelte|astro)$/.test(file)) {
    return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);
  }
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

const edges = files.flatMap((file) =>
  importsOf(file).map((name) => {
    const within = name.startsWith('.')
      ? relative(src, join(src, dirname(file), name)).replaceAll('\\', '/')
      : undefined;
    return { file, name, within };
  }),
);

const shown = ({ file, name }: { file: string; name: string }) => `${file} imports ${name}`;

test('the graph is not empty', () => {
  expect(edges.length).toBeGreaterThan(50);
  expect(files.filter((file) => rankOf(file) === undefined && file.includes('/'))).toEqual([]);
});

test('imports run one way: kernel, game, words and scenarios, lesson, islands, spine and components, pages', () => {
  const wrong = edges.filter(({ file, within }) => {
    const [from, to] = [rankOf(file), within === undefined ? undefined : rankOf(within)];
    return from !== undefined && to !== undefined && to > from;
  });
  expect(wrong.map(shown)).toEqual([]);
});

describe('the engine', () => {
  const engine = edges.filter(({ file }) => file.startsWith('engine/'));
  test('imports nothing but itself', () => {
    expect(engine.filter(({ within }) => within === undefined || !within.startsWith('engine/')).map(shown)).toEqual([]);
  });
  test('a game imports no other game', () => {
    const wrong = engine.filter(({ file, within }) => {
      const own = games.find((game) => file.startsWith(`engine/${game}/`));
      return own !== undefined && games.some((game) => game !== own && within?.startsWith(`engine/${game}/`));
    });
    expect(wrong.map(shown)).toEqual([]);
  });
  test('the kernel names no game', () => {
    const named = files
      .filter((file) => file.startsWith('engine/kernel/'))
      .filter((file) => games.some((game) => readFileSync(join(src, file), 'utf8').includes(game)));
    expect(named).toEqual([]);
  });
  test('a base game names no expansion', () => {
    const named = files
      .filter((file) => /^engine\/(?!kernel)/.test(file) && !/\/modules\/|^engine\/index\.ts$|\/index\.ts$/.test(file))
      .filter((file) => modules.some((module) => readFileSync(join(src, file), 'utf8').includes(`'${module}'`)));
    expect(named).toEqual([]);
  });
  test('touches no clock, no chance of its own, no document and no locale', () => {
    const banned =
      /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bdocument\.|\bwindow\.|\blocaleCompare\b|\btoLocale|\bIntl\./;
    const found = files
      .filter((file) => file.startsWith('engine/'))
      .filter((file) => banned.test(readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(found).toEqual([]);
  });
});

test('boards know no rules: they import no engine but its types', () => {
  const wrong = edges
    .filter(({ file, within }) => file.startsWith('boards/') && within?.startsWith('engine/'))
    .filter(({ file, name }) => {
      const text = readFileSync(join(src, file), 'utf8');
      return !new RegExp(`import type [^;]*['"]${name.replaceAll('.', '\\.')}['"]`).test(text);
    })
    .filter(({ within }) => !within?.includes('/tables/'));
  expect(wrong.map(shown)).toEqual([]);
});

test('an island imports one game at most', () => {
  const named = new Map<string, Set<string>>();
  for (const { file, within } of edges) {
    if (!/^(boards|islands)\//.test(file)) continue;
    for (const game of games)
      if (within?.includes(`/${game}`)) named.set(file, (named.get(file) ?? new Set()).add(game));
  }
  expect([...named].filter(([, found]) => found.size > 1).map(([file]) => file)).toEqual([]);
});
