import { describe, expect, test } from 'vitest';
import { checkRuleTags, citationsInCode } from '../../src/spine/code.ts';
import { previewsOf, rulesJson, searchRecords } from '../../src/spine/records.ts';
import { checkRegistry, formatRows, newRows, parseRegistry, registryHead } from '../../src/spine/registry.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { excerpt, stripOf } from '../../src/spine/strips.ts';
import type { Clause, GameSpine } from '../../src/spine/types.ts';
import { type Change, files, input, swap } from './sample.ts';

const toy = (change: Change = {}): GameSpine => {
  const game = buildSpine(input(change)).spine.games.get('toy');
  if (game === undefined) throw new Error('The sample has lost its game.');
  return game;
};
const clause = (id: string, game = toy()): Clause => {
  const found = game.clauses.get(id);
  if (found === undefined) throw new Error(`The sample has no clause ${id}.`);
  return found;
};

describe('numbers', () => {
  test('are chapter, section and clause, counted in place', () => {
    expect([...toy().clauses.values()].map(({ id, number }) => `${number} ${id}`)).toEqual([
      '1.1.1 first-player',
      '2.1.1 lay-rail',
      '2.2.1 lay-twice',
    ]);
  });
  test('follow a clause that moves, and its id stays', () => {
    const moved = toy({
      'content/toy/rules/laying.mdx': swap(
        '## Your rail\n',
        '## Your rail\n\n<Rule id="before" section="x">Before.</Rule>\n',
      ),
    });
    expect(clause('lay-rail', moved).number).toBe('2.1.2');
    expect(clause('lay-twice', moved).text).toBe('A second rail follows 2.1.2 too.');
  });
  test('count a chapter in preparation', () => {
    const game = toy();
    expect(game.contents.map(({ number, id, chapter }) => [number, id, chapter === undefined])).toEqual([
      [1, 'start', false],
      [2, 'laying', false],
      [3, 'end', true],
    ]);
  });
});

test('a clause knows everything that refers to it', () => {
  expect(clause('lay-rail')).toMatchObject({
    text: 'Lay 1 rail for $100. “Free” means $0.',
    rulebook: 'Laying',
    statements: ['TY-2'],
    terms: ['rail'],
    citedBy: ['lay-twice'],
    faq: ['rail-where'],
    rulings: [],
    examples: ['one-rail'],
    lessons: ['first-rail'],
    enforced: true,
    explains: false,
    file: 'content/toy/rules/laying.mdx',
    line: 9,
  });
  expect(clause('lay-twice')).toMatchObject({
    faq: ['rail-where'],
    rulings: ['two-rails'],
    procedures: ['laying'],
    enforced: false,
    explains: true,
  });
  expect(clause('lay-rail').code.map(({ name, file, from, to }) => ({ name, file, from, to }))).toEqual([
    { name: 'checkRail', file: 'src/games/toy/engine/moves.ts', from: 1, to: 4 },
  ]);
});

test('marks are spelled out in plain text and kept as data', () => {
  expect(clause('first-player')).toMatchObject({
    text: 'The youngest begins. 2 players: The other one is second.',
    players: [2],
  });
  const bridged = clause(
    'first-player',
    toy({
      'content/toy/rules/start.mdx': swap(
        '<Players n="2">',
        '<With module="bridges">A bridge.</With> <Players n="2 3">',
      ),
    }),
  );
  expect(bridged).toMatchObject({
    text: 'The youngest begins. With Bridges: A bridge. 2 or 3 players: The other one is second.',
    players: [2, 3],
    module: 'bridges',
  });
});

test('a clause in several paragraphs and a list reads as one line', () => {
  const text = '<Rule id="lay-twice" explains>\nOne\nline.\n\n- first\n- *second*\n</Rule>';
  const long = toy({ 'content/toy/rules/laying.mdx': (file) => file.replace(/<Rule id="lay-twice"[^\n]*/, text) });
  expect(clause('lay-twice', long).text).toBe('One line. first second');
});

test('a strip has a group for each thing that there is, and none that is empty', () => {
  const game = toy();
  const strip = stripOf(game, clause('lay-rail', game));
  expect(strip).toEqual({
    rulebook: 'Laying',
    groups: [
      { label: 'FAQ', links: [{ text: 'Where may a rail lie?', path: '/toy/faq/rail-where/' }] },
      { label: 'Lessons', links: [{ text: 'Your first rail, to play', path: '/toy/learn/first-rail/' }] },
      { label: 'Examples', links: [{ text: 'One rail, to step through', path: '/toy/examples/one-rail/' }] },
      { label: 'Cited by', links: [{ text: '2.2.1 A second rail follows 2.1.1 too.', path: '/toy/c/lay-twice/' }] },
      { label: 'Code', links: [{ text: 'The function that enforces it', path: '/toy/code/lay-rail/' }] },
    ],
  });
  expect(stripOf(game, clause('first-player', game))).toEqual({ rulebook: 'Beginning', groups: [] });
});

test('a course has its lessons in order, and their scenarios are no examples', () => {
  const second = files['content/toy/learn/first-rail.mdx'].replace('laying-lesson', 'one-rail');
  const game = toy({ 'content/toy/learn/a-rail.mdx': second.replace('order: 1', 'order: 2') });
  expect([...game.lessons.values()].map(({ slug, data }) => [slug, data.order])).toEqual([
    ['first-rail', 1],
    ['a-rail', 2],
  ]);
  expect([...game.scenarios.keys()]).toEqual(['one-rail']);
  expect(clause('lay-twice', game).lessons).toEqual(['first-rail', 'a-rail']);
});

test('an excerpt ends between words', () => {
  expect(excerpt('Lay one rail, then another.', 15)).toBe('Lay one rail …');
  expect(excerpt('Lay one rail.', 15)).toBe('Lay one rail.');
});

test('previews, records and rules.json hold every clause, question, ruling and word', () => {
  const { spine } = buildSpine(input());
  const game = toy();
  expect(previewsOf(spine, game)).toEqual({
    clauses: {
      'first-player': ['1.1.1', 'The youngest begins. 2 players: The other one is second.'],
      'lay-rail': ['2.1.1', 'Lay 1 rail for $100. “Free” means $0.'],
      'lay-twice': ['2.2.1', 'A second rail follows 2.1.1 too.'],
    },
    terms: { rail: ['Rail', 'A piece of track.'] },
  });
  expect(searchRecords(spine, game).map(({ kind, number, title, path }) => [kind, number, title, path])).toEqual([
    ['faq', '', 'Where may a rail lie?', '/toy/faq/rail-where/'],
    ['clause', '1.1.1', 'Who begins', '/toy/rules/start/#first-player'],
    ['clause', '2.1.1', 'Your rail', '/toy/rules/laying/#lay-rail'],
    ['clause', '2.2.1', 'A second rail', '/toy/rules/laying/#lay-twice'],
    ['ruling', '', 'Two rails', '/toy/rulings/two-rails/'],
    ['lesson', '', 'Your first rail', '/toy/learn/first-rail/'],
    ['example', '', 'One rail', '/toy/examples/one-rail/'],
    ['procedure', '', 'Laying', '/toy/procedures/laying/'],
    ['term', '', 'Rail', '/glossary/#rail'],
  ]);
  const json = rulesJson(spine, (path) => `https://example.org${path}`);
  expect(json.games[0]?.clauses[1]).toMatchObject({
    id: 'lay-rail',
    formerIds: ['put-rail'],
    url: 'https://example.org/toy/c/lay-rail/',
  });
  expect(json.games[0]?.faq[0]).toMatchObject({ clauses: ['lay-rail', 'lay-twice'], verdict: 'Anywhere.' });
  expect(json.games[0]?.rulings[0]).toMatchObject({
    reading: 'No.',
    others: [{ reading: 'Yes.', consequence: 'It is quicker.' }],
  });
});

describe('the registry', () => {
  const source = { path: 'content/toy/ids.tsv', text: files['content/toy/ids.tsv'] };
  const none = () => {
    throw new Error('nothing is wrong with it');
  };
  test('reads what it writes', () => {
    const rows = parseRegistry(source, none);
    expect(`${registryHead}${formatRows(rows)}`).toBe(source.text);
  });
  test('grows by what is new and loses nothing', () => {
    const rows = parseRegistry(source, none);
    const added = newRows(rows, {
      clause: ['lay-rail', 'lay-bridge'],
      faq: [],
      ruling: ['two-rails', 'three-rails'],
      lesson: ['second-rail'],
    });
    expect(added).toEqual([
      { kind: 'clause', id: 'lay-bridge' },
      { kind: 'ruling', id: 'three-rails' },
      { kind: 'lesson', id: 'second-rail' },
    ]);
  });
  test('follows an alias of an alias to what is live', () => {
    const rows = parseRegistry({ ...source, text: 'clause\ta\tb\nclause\tb\tc\nclause\tc\n' }, none);
    const aliases = checkRegistry(
      rows,
      { clause: new Set(['c']), faq: new Set(), ruling: new Set(), lesson: new Set() },
      none,
    );
    expect([...aliases.clause]).toEqual([
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });
});

describe('citations in code', () => {
  const rules = new Set(['lay-rail', 'pay']);
  const find = (text: string) =>
    Object.fromEntries(
      [...citationsInCode([{ path: 'x.ts', text }], rules)].map(([rule, units]) => [
        rule,
        units.map(({ name }) => name),
      ]),
    );
  test('name the function or constant at the top of its file', () => {
    expect(
      find("const a = () => ({ rule: 'lay-rail' });\nfunction b() { if (true) { return 'pay'; } }\nconst c = 'other';"),
    ).toEqual({
      'lay-rail': ['a'],
      pay: ['b'],
    });
  });
  test('name what says in its doc comment which rules it enforces, in an entry of a long table too', () => {
    expect(
      find('/**\n * Pays.\n * @rule pay, lay-rail\n */\nexport function a() {}\n/** @rule pay */\nconst b = 1;'),
    ).toEqual({ pay: ['a', 'b'], 'lay-rail': ['a'] });
    const filler = Array.from({ length: 60 }, (_, i) => `  f${i}: 1,`).join('\n');
    expect(find(`const t = {\n${filler}\n  /** @rule pay */\n  lay: 2,\n};`)).toEqual({ pay: ['t.lay'] });
  });
  test('every @rule is checked, with its place', () => {
    const seen: [string, number][] = [];
    checkRuleTags([{ path: 'x.ts', text: '/**\n * Pays.\n * @rule pay, gone\n */\nconst a = 1;' }], (rule, at) =>
      seen.push([rule, at.line]),
    );
    expect(seen).toEqual([
      ['pay', 3],
      ['gone', 3],
    ]);
  });
  test('leave types and comments out', () => {
    expect(find("type Id = 'lay-rail' | 'pay';\n// 'pay'\nconst a = (id: 'pay') => id;")).toEqual({});
  });
  test('name the entry of a long table, not the table', () => {
    const filler = Array.from({ length: 60 }, (_, i) => `  f${i}: 1,`).join('\n');
    expect(
      find(`const checks = {\n${filler}\n  lay: (s) => 'lay-rail',\n  pay(s) { return 'pay'; },\n} as const;`),
    ).toEqual({
      'lay-rail': ['checks.lay'],
      pay: ['checks.pay'],
    });
  });
  test('carry the comment that documents them', () => {
    const [unit] =
      citationsInCode(
        [{ path: 'x.ts', text: "const z = 1;\n\n/** Says no. */\nexport const a = 'pay';\n" }],
        rules,
      ).get('pay') ?? [];
    expect(unit).toEqual({
      name: 'a',
      file: 'x.ts',
      from: 3,
      to: 4,
      source: "/** Says no. */\nexport const a = 'pay';",
    });
  });
});
