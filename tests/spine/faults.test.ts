import { describe, expect, test } from 'vitest';
import { ContentFaults } from '../../src/spine/faults.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { type Change, files, input, lesson, printed, swap } from './sample.ts';

const laying = 'content/toy/rules/laying.mdx';
const start = 'content/toy/rules/start.mdx';
const faq = 'content/toy/faq/rail-where.mdx';
const ruling = 'content/toy/rulings/two-rails.mdx';
const learn = 'content/toy/learn/first-rail.mdx';
const rail = 'content/toy/glossary/rail.mdx';
const game = 'content/toy/game.yaml';
const ids = 'content/toy/ids.tsv';
const table = 'tests/games/toy/statements.tsv';

test('the sample as it stands has no fault', () => {
  expect(buildSpine(input()).faults).toEqual([]);
});

/** What the page of the game shows. */
const hub = (scenario: string): string => `hub:
  wins: Most rails win.
  scores: Score for rails.
  scene: { scenario: ${scenario}, run: '2', shows: Two players }
  turn:
    - { title: Begin, says: the youngest, chapter: start }
    - { title: Lay a rail, says: one a turn, chapter: laying }
`;

const cases: [string, Change, string][] = [
  [
    'an unknown clause in a citation',
    { [laying]: swap('<See rule="lay-rail"', '<See rule="lay-rial"') },
    `${laying}:15  there is no clause "lay-rial"; did you mean "lay-rail"?`,
  ],
  [
    'a chapter of the turn in one line that is not there',
    { [game]: swap('chapters:', `${hub('one-rail').replace('chapter: laying', 'chapter: layin')}chapters:`) },
    `${game}:1  "Lay a rail": there is no chapter "layin"; did you mean "laying"?`,
  ],
  [
    'an example of the picture that is not there',
    { [game]: swap('chapters:', `${hub('one-rial')}chapters:`) },
    `${game}:1  there is no example "one-rial"; did you mean "one-rail"?`,
  ],
  [
    'an unknown clause of another game',
    { [laying]: swap('<See rule="lay-rail"', '<See rule="lay-rail" game="toi"') },
    `${laying}:15  there is no toi clause "lay-rail"`,
  ],
  [
    'an unknown clause in a FAQ',
    { [faq]: swap('clauses: [lay-rail]', 'clauses:\n  - lay-rail\n  - gone') },
    `${faq}:7  there is no clause "gone"`,
  ],
  [
    'an unknown clause in a ruling',
    { [ruling]: swap('[lay-twice]', '[lay-thrice]') },
    `${ruling}:8  there is no clause "lay-thrice"; did you mean "lay-twice"?`,
  ],
  [
    'an unknown clause in the text of a FAQ',
    { [faq]: swap('lay-twice', 'nowhere') },
    `${faq}:10  there is no clause "nowhere"`,
  ],
  [
    'an unknown clause in a term',
    { [rail]: swap('lay-rail', 'lay-rails') },
    `${rail}:3  there is no clause "lay-rails"; did you mean "lay-rail"?`,
  ],
  [
    'a term of a game that does not exist',
    { 'content/tooy/glossary/rail.mdx': files[rail] },
    'content/tooy/glossary/rail.mdx:1  there is no game "tooy" in content/',
  ],
  [
    'an unknown clause in the statement table',
    { [table]: swap('first-player', 'last-player') },
    `${table}:2  TY-1 is carried by "last-player", which is no clause; did you mean "first-player"?`,
  ],
  [
    'a clause that stands twice',
    { [start]: swap('"first-player" section="Beginning"', '"lay-rail"') },
    `${laying}:9  clause "lay-rail" stands already in ${start}:9`,
  ],
  [
    'a clause that has vanished',
    { [ids]: swap('clause\tlay-rail\n', 'clause\tlay-rail\nclause\tlay-road\n') },
    `${ids}:4  clause "lay-road" has vanished; give its row the id that stands for it now`,
  ],
  [
    'a FAQ that has vanished',
    { [ids]: swap('rail-where', 'rail-when') },
    `${ids}:6  faq "rail-when" has vanished; give its row the id that stands for it now`,
  ],
  [
    'a lesson that has vanished',
    { [learn]: undefined, 'content/toy/learn/new-rail.mdx': files[learn] },
    `${ids}:8  lesson "first-rail" has vanished; give its row the id that stands for it now`,
  ],
  [
    'an alias that stands for nothing',
    { [ids]: swap('put-rail\tlay-rail', 'put-rail\tlay-road') },
    `${ids}:5  clause "put-rail" stands for "lay-road", which does not exist`,
  ],
  [
    'an alias that is in use',
    { [ids]: swap('put-rail\t', 'lay-twice-more\tlay-rail\nclause\tfirst-player\t') },
    `${ids}:6  clause "first-player" is registered twice`,
  ],
  [
    'aliases that stand for one another',
    { [ids]: swap('put-rail\tlay-rail', 'put-rail\ttake-rail\nclause\ttake-rail\tput-rail') },
    `${ids}:5  clause "put-rail" stands for "take-rail", which does not exist; did you mean "lay-rail"?`,
  ],
  [
    'a row that is no row',
    { [ids]: swap('faq\t', 'fax\t') },
    `${ids}:6  a row is "kind<tab>id" or "kind<tab>id<tab>id of today", where kind is clause, faq, ruling, lesson`,
  ],
  [
    'an unknown term',
    { [laying]: swap('<Term id="rail"', '<Term id="rial"') },
    `${laying}:9  there is no term "rial"; did you mean "rail"?`,
  ],
  [
    'an unknown scenario',
    { [laying]: swap('<Example id="one-rail"', '<Example id="one-rails"') },
    `${laying}:11  there is no scenario "one-rails"; did you mean "one-rail"?`,
  ],
  [
    'an unknown scenario of a FAQ',
    { [faq]: swap('scenario: one-rail', 'scenario: none') },
    `${faq}:6  there is no scenario "none"`,
  ],
  [
    'a FAQ whose example has no such step',
    { [faq]: swap('step: first-rail', 'step: second-rail') },
    `${faq}:7  step "second-rail": scenario "one-rail" has no step of that mark`,
  ],
  [
    'a FAQ with a step of no example',
    { [faq]: swap('scenario: one-rail\n', '') },
    `${faq}:6  step "first-rail": it names no scenario`,
  ],
  [
    'an unknown scenario of a lesson',
    { [learn]: swap('laying-lesson', 'lying-lesson') },
    `${learn}:9  there is no scenario "lying-lesson"; did you mean "laying-lesson"?`,
  ],
  [
    'a task that no lesson sets',
    { [learn]: swap('laying-lesson', 'one-rail') },
    `${lesson.file}:1  scenario "laying-lesson" sets tasks, so a lesson in content/toy/learn/ must name it`,
  ],
  [
    'a lesson as an example',
    { [laying]: swap('<Example id="one-rail"', '<Example id="laying-lesson"') },
    `${laying}:11  there is no scenario "laying-lesson"`,
  ],
  [
    'an unknown clause in a lesson',
    { [learn]: swap('[lay-rail]', '[lay-rial]') },
    `${learn}:5  there is no clause "lay-rial"; did you mean "lay-rail"?`,
  ],
  [
    'an unknown clause in the text of a lesson',
    { [learn]: swap('"lay-twice"', '"lay-thrice"') },
    `${learn}:13  there is no clause "lay-thrice"; did you mean "lay-twice"?`,
  ],
  [
    'something learnt that no clause of the lesson says',
    { [learn]: swap('{ clause: lay-rail, say: One', '{ clause: lay-twice, say: One') },
    `${learn}:6  "lay-twice" is not among the clauses of this lesson`,
  ],
  [
    'an unknown term of a lesson',
    { [learn]: swap('terms: [rail]', 'terms: [road]') },
    `${learn}:10  there is no term "road"`,
  ],
  [
    'a lesson without a place in the course',
    { [learn]: swap('order: 1', 'order: first') },
    `${learn}:4  order: Invalid input: expected number, received string`,
  ],
  [
    'two lessons in one place',
    { 'content/toy/learn/second-rail.mdx': files[learn].replace('laying-lesson', 'one-rail') },
    `content/toy/learn/second-rail.mdx:4  ${learn} has place 1 in the course already`,
  ],
  [
    'two lessons with one scenario',
    { 'content/toy/learn/second-rail.mdx': files[learn].replace('order: 1', 'order: 2') },
    `content/toy/learn/second-rail.mdx:9  scenario "laying-lesson" is the lesson of ${learn} already`,
  ],
  [
    'a lesson of a game that does not exist',
    { 'content/tooy/learn/x.mdx': 'x' },
    'content/tooy/learn/x.mdx:1  there is no game "tooy" in content/',
  ],
  [
    'an unknown procedure',
    { [laying]: swap('<Procedure id="laying"', '<Procedure id="lying"') },
    `${laying}:17  there is no procedure "lying"; did you mean "laying"?`,
  ],
  [
    'an unknown ruling',
    { [start]: swap('<Players n="2">', '<With ruling="three-rails">x</With><Players n="2">') },
    `${start}:9  there is no ruling "three-rails"`,
  ],
  [
    'an unknown module',
    { [start]: swap('<Players n="2">', '<With module="bridge">x</With><Players n="2">') },
    `${start}:9  there is no module "bridge"; did you mean "bridges"?`,
  ],
  [
    'a clause without a source',
    { [start]: swap(' section="Beginning"', '') },
    `${start}:9  clause "first-player" is no rule of the engine, so it needs section="…"`,
  ],
  [
    'a clause with two sources',
    { [laying]: swap('id="lay-rail"', 'id="lay-rail" section="Laying"') },
    `${laying}:9  clause "lay-rail" is a rule of the engine, which gives its section already`,
  ],
  [
    'a clause before any heading',
    { [start]: swap('## Who begins\n', '') },
    `${start}:8  <Rule id="first-player"> stands before the first heading (##)`,
  ],
  [
    'a chapter that the game does not list',
    { [game]: swap('id: laying', 'id: layings') },
    `${laying}:1  ${game} lists no chapter "laying"; did you mean "layings"?`,
  ],
  [
    'content of a game that does not exist',
    { 'content/tooy/faq/x.mdx': 'x' },
    'content/tooy/faq/x.mdx:1  there is no game "tooy" in content/',
  ],
  [
    'a key that the frontmatter does not know',
    { [faq]: swap('verdict:', 'answer: x\nverdict:') },
    `${faq}:3  answer: Unrecognized key: "answer"`,
  ],
  [
    'a key that is missing',
    { [start]: swap('lead: How it begins.\n', '') },
    `${start}:2  lead: Invalid input: expected string, received undefined`,
  ],
  [
    'a date that is none',
    { [start]: swap('2026-01-02', 'January') },
    `${start}:4  checked: a date is written 2026-11-27`,
  ],
  [
    'frontmatter that is no YAML',
    { [faq]: swap('[lay-rail]', '[lay-rail') },
    `${faq}:6  Flow sequence in block collection must be sufficiently indented and end with a ]`,
  ],
  [
    'an element that no component shows',
    { [laying]: swap('<Procedure ', '<Prodecure ') },
    `${laying}:17  <Prodecure> cannot stand here; did you mean "Procedure"?`,
  ],
  [
    'an attribute that no component knows',
    { [laying]: swap(' explains>', ' explain>') },
    `${laying}:15  <Rule> has no attribute explain; did you mean "explains"?`,
  ],
  ['an element without its id', { [laying]: swap('<Term id="rail">', '<Term>') }, `${laying}:9  <Term> needs id="…"`],
  [
    'a clause in a FAQ',
    { [faq]: swap('See <See', '<Rule id="x">x</Rule> <See') },
    `${faq}:10  <Rule> cannot stand here`,
  ],
  [
    'code in content',
    { [laying]: swap('for $100', 'for {1 + 1}') },
    `${laying}:9  {1 + 1} is code, which has no place in content`,
  ],
  [
    'a tag that is not closed',
    { [laying]: swap('</Term>', '') },
    `${laying}:9  Unexpected closing tag \`</Rule>\`, expected corresponding closing tag for \`<Term>\` (9:27) (mdx-jsx:unexpected-character)`,
  ],
  [
    'a citation in the glossary that names no game',
    { [rail]: swap('A piece', '<See rule="lay-rail" /> A piece') },
    `${rail}:6  <See rule="lay-rail"> needs game="…" here`,
  ],
];

test.each(cases)('%s fails with its file and line', (_name, change, line) => {
  expect(printed(change)).toContain(line);
});

describe('what the engine and the content say to each other', () => {
  const more = { rules: { toy: { 'lay-rail': { section: 'Laying' }, 'lay-bridge': { section: 'Bridges' } } } };
  const rules = (text: string) => text.replace('};', "  'lay-bridge': { section: 'Bridges' },\n};");
  test('a rule without a clause fails where it stands in the table of rules', () => {
    expect(printed({ 'src/games/toy/engine/rules.ts': rules }, more)).toEqual([
      'src/games/toy/engine/rules.ts:3  rule "lay-bridge" has no clause in content/toy/rules/',
    ]);
  });
  test('a scenario that shows an unknown rule fails', () => {
    const scenarios = [
      {
        game: 'toy',
        id: 'one-rail',
        title: 'One',
        summary: '',
        rules: ['lay-rails'],
        file: 'src/games/toy/scenarios/one-rail.ts',
        marks: new Set(['first-rail']),
      },
    ];
    expect(printed({}, { scenarios: [...scenarios, lesson] })).toEqual([
      'src/games/toy/scenarios/one-rail.ts:1  there is no clause "lay-rails"; did you mean "lay-rail"?',
    ]);
  });
});

test('a lesson that teaches an unknown rule fails', () => {
  const { scenarios } = input();
  const changed = scenarios.map((one) => (one.id === lesson.id ? { ...one, rules: ['lay-rails'] } : one));
  expect(printed({}, { scenarios: changed })).toEqual([
    `${lesson.file}:1  there is no clause "lay-rails"; did you mean "lay-rail"?`,
  ]);
});

test('one report holds every fault, in the order of files and lines', () => {
  const lines = printed({
    [laying]: (text) =>
      swap('<Example id="one-rail"', '<Example id="two"')(swap('<Term id="rail"', '<Term id="road"')(text)),
    [faq]: swap('[lay-rail]', '[gone]'),
  });
  expect(lines.map((line) => line.split('  ')[0])).toEqual([`${faq}:5`, `${laying}:9`, `${laying}:11`]);
  const { faults } = buildSpine(input({ [faq]: swap('[lay-rail]', '[gone]') }));
  expect(() => {
    throw new ContentFaults(faults);
  }).toThrow(/^1 fault in the content\n {2}content\/toy\/faq/);
});
