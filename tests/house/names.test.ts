import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../src/commands/toolchain.mjs';

// A game is named in its own three folders, and by a line of src/engine.ts: plain Node finds no game by its folder.

/** Files for people, and results that are written by commands: they may name games. */
const OPEN = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'package.json',
  'package-lock.json',
  'tests/bench/RESULTS.md',
  'tests/mutate/MUTANTS.md',
];
const REGISTER = 'src/engine.ts';
const ROOMS = ['content', 'src/games', 'tests/games'];
/** Files without text. */
const PICTURES = ['.png', '.woff2', '.ico'];

interface Facts {
  readonly title: string;
  readonly modules?: readonly { readonly id: string; readonly title: string }[];
}

const pascal = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * What names a game or a module by its id: the id as a word of its own, and what code makes of it, in PascalCase and in
 * camelCase, also as a part of a longer name. An id that is one word may be an ordinary word of English, or stand within one,
 * as night in knight: it counts where it is quoted, is a step of a path, begins a longer name in code or stands in one behind
 * a hyphen, or is capitalised, as prose writes nothing but a name.
 */
function patternsOf(id: string): readonly RegExp[] {
  if (!id.includes('-'))
    return [
      new RegExp(`['"\`]${id}['"\`]`),
      new RegExp(`/${id}(?![a-z])|(?<![a-z])${id}/`),
      new RegExp(`(?<![A-Za-z])${id}(?=[A-Z_-])|(?<=[_-])${id}(?![a-z])`),
      new RegExp(`${pascal(id)}(?![a-z])`),
    ];
  return [
    new RegExp(`(?<![A-Za-z])${id}(?![a-z])`),
    new RegExp(`${pascal(id)}(?![a-z])`),
    new RegExp(`(?<![A-Za-z])${camel(id)}(?![a-z])`),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const titled = (title: string) => new RegExp(`(?<![A-Za-z])${escaped(title)}(?![a-z])`);

const games = readdirSync(join(root, 'content'))
  .filter((id) => existsSync(join(root, 'content', id, 'game.yaml')))
  .map((id) => {
    const { title, modules = [] } = parse(readFileSync(join(root, 'content', id, 'game.yaml'), 'utf8')) as Facts;
    const names = [{ id, title }, ...modules].flatMap((one) => [...patternsOf(one.id), titled(one.title)]);
    return { id, title, names };
  });

const lines = execFileSync(
  'git',
  // What is new and not yet told to git is looked at as well.
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\0')
  .filter((file) => file !== '' && !OPEN.includes(file) && !PICTURES.includes(extname(file)))
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((text, at) => ({ file, text, at: at + 1 })),
  );

const isNamed = (names: readonly RegExp[], text: string) => names.some((name) => name.test(text));

describe.each(games)('$title', ({ id, names }) => {
  const isOwn = (file: string) => ROOMS.some((room) => file.startsWith(`${room}/${id}/`));

  test('is named by no file outside its three folders', () => {
    const found = lines
      .filter(({ file, text }) => !isOwn(file) && file !== REGISTER && (isNamed(names, file) || isNamed(names, text)))
      .map(({ file, text, at }) => `${file}:${at}  ${text.trim().slice(0, 100)}`);
    expect(found).toEqual([]);
  });

  test('has one line of the register at most', () => {
    const own = lines.filter(({ file, text }) => file === REGISTER && isNamed(names, text));
    expect(own.map(({ text }) => text).slice(1)).toEqual([]);
  });
});

test.each<[text: string, isName: boolean]>([
  ["part === 'night'", true],
  ['src/games/toy/modules/night/engine', true],
  ['import { nightWords } from', true],
  ['const withNight = 1', true],
  ['Sidings by Night', true],
  ['data-night="1"', true],
  ['the night after, step by step', false],
  ['a fortnight, a knight', false],
  ["game === 'knight'", false],
  ['src/games/fortnight/', false],
])('a word of English is a name only where it is used as one: %s', (text, isName) => {
  expect(isNamed(patternsOf('night'), text)).toBe(isName);
});

test.each<[text: string, isName: boolean]>([
  ['/coal-halt/rules/', true],
  ['import { coalHalt } from', true],
  ['<CoalHaltBoard />', true],
  ['coal-halts', false],
  ['a coal halt', false],
])('a game is named by its id, and by what code makes of it: %s', (text, isName) => {
  expect(isNamed(patternsOf('coal-halt'), text)).toBe(isName);
});

test('there is something to look at', () => {
  expect(games.length).toBeGreaterThan(1);
  expect(lines.length).toBeGreaterThan(50_000);
});
