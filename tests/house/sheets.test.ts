import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';

// A page may hold pictures of several games and sheets of several, beside its own: no sheet says anything of what is another's.

const src = join(root, 'src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const read = (file: string): string => readFileSync(join(src, file), 'utf8');
const rulesOf = (file: string): postcss.ChildNode[] => postcss.parse(read(file)).nodes;

const boards = files.filter((file) => /^games\/(?!common)[^/]+\/(modules\/[^/]+\/)?board\/.*\.css$/.test(file));

/** The classes that a selector of the top of a sheet begins with, one or any of several; none where it begins otherwise. */
const rootsIn = (selector: string): string[] => {
  const [, any = selector] = /^:is\((.*)\)$/.exec(selector) ?? [];
  const begun = any.split(/,\s*/).map((one) => /^\.([a-z][\w-]*)/.exec(one)?.[1]);
  return begun.every((name) => name !== undefined) ? (begun as string[]) : [];
};
const prefixOf = (name: string): string => name.slice(0, name.indexOf('-') + 1);

/** What begins the names that a sheet of pictures is about. */
const prefixesOf = (file: string): string[] => [
  ...new Set(
    rulesOf(file).flatMap((node) =>
      node.type === 'rule'
        ? node.selectors.flatMap(rootsIn).map(prefixOf)
        : node.type === 'atrule' && node.name === 'keyframes'
          ? [prefixOf(node.params)]
          : [],
    ),
  ),
];

test('no component of an island has styles of its own: each would be a sheet of every page that could show it', () => {
  const components = files.filter((file) => file.endsWith('.svelte'));
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => /<style\b/.test(read(file)))).toEqual([]);
});

describe('the pictures of a game', () => {
  test('have one sheet, and those of a module one', () => {
    expect(boards.length).toBeGreaterThan(0);
    expect(boards.filter((file) => !/^games\/[^/]+\/(modules\/[^/]+\/)?board\/board\.css$/.test(file))).toEqual([]);
  });

  test.each(boards)('%s says nothing but of classes that begin alike, and are nobody else’s', (file) => {
    const strays = rulesOf(file).filter((node) => {
      if (node.type === 'comment') return false;
      if (node.type === 'atrule') return !['import', 'keyframes'].includes(node.name);
      return node.type !== 'rule' || node.selectors.some((selector) => rootsIn(selector).length === 0);
    });
    expect(strays.map(String)).toEqual([]);
    const prefixes = prefixesOf(file);
    expect(prefixes).toHaveLength(1);
    const [prefix = ''] = prefixes;
    expect(prefix).toMatch(/^[a-z]+-$/);
    expect(boards.filter((other) => other !== file && prefixesOf(other).includes(prefix))).toEqual([]);
    const [room = ''] = /^games\/[^/]+\//.exec(file) ?? [];
    const named = new RegExp(`(["'\`\\s.])${prefix}[a-z]`);
    const others = files.filter((other) => /\.(svelte|astro|css)$/.test(other) && !other.startsWith(room));
    expect(others.filter((other) => named.test(read(other)))).toEqual([]);
  });
});

test('the search styles only what stands in it', () => {
  const strays: string[] = [];
  postcss.parse(read('search/finder.css')).walkRules((rule) => {
    strays.push(
      ...rule.selectors.filter((selector) => !/^\.(finder(-head|-body|-foot|-place)?|search-dialog)\b/.test(selector)),
    );
  });
  expect(strays).toEqual([]);
});

test('no shorthand draws a line under a text in another style than solid: WebKit would draw none of it', () => {
  const styled = files
    .filter((file) => /\.(css|astro)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/text-decoration:\s*([^;]*)/g)].map(([, value = '']) => `${file}: ${value}`),
    );
  expect(styled.length).toBeGreaterThan(10);
  expect(styled.filter((one) => !/: (none|underline|line-through)$/.test(one))).toEqual([]);
});

test('no gradient that repeats has a mixed colour as a stop: Firefox would not draw it', () => {
  const mixed = [
    'color-mix(',
    ...[...read('styles/tokens.css').matchAll(/(--[\w-]+): color-mix/g)].map(([, name]) => `var(${name})`),
  ];
  expect(mixed.length).toBeGreaterThan(1);
  const gradients = files
    .filter((file) => /\.(css|astro)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/repeating-[a-z]+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].map(
        ([one]) => one,
      ),
    );
  expect(gradients.length).toBeGreaterThan(0);
  expect(gradients.filter((one) => mixed.some((colour) => one.includes(colour)))).toEqual([]);
});
