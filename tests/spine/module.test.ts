import { describe, expect, test } from 'vitest';
import { previewsOf, rulesJson, searchRecords } from '../../src/spine/records.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { changesOf, rulebookOf, stripOf } from '../../src/spine/strips.ts';
import { type Change, input, printed, swap } from './sample.ts';

const yaml = 'content/toy/game.yaml';
const laying = 'content/toy/rules/laying.mdx';
const bridges = 'content/toy/rules/bridges.mdx';
const statements = 'tests/games/toy/statements.tsv';
const chapter = `---
title: Bridges
lead: Over water.
checked: 2026-01-02
---

## Over water

<Rule id="bridge-rail">A rail may lie on a bridge.</Rule>
`;
/** Toy Line with its module: a chapter of its own, and a clause in the place of the one that it changes. */
const whole: Change = {
  [yaml]: swap(
    '  - { id: end, title: The end }',
    '  - { id: end, title: The end }\n  - { id: bridges, title: Bridges, module: bridges }',
  ),
  [bridges]: chapter,
  [laying]: swap(
    '<Example',
    '<Rule id="dear-rail"><With module="bridges">Lay 1 rail for $200.</With></Rule>\n\n<Example',
  ),
  [statements]: (text: string) => `${text}TY-3\taction\tdear-rail\nTY-4\taction\tbridge-rail\n`,
};
const more = {
  rules: {
    toy: {
      'lay-rail': { section: 'Laying' },
      'dear-rail': { section: 'Cost', module: 'bridges' },
      'bridge-rail': { section: 'Bridges', module: 'bridges' },
    },
  },
  replaced: { toy: { bridges: { 'lay-rail': 'dear-rail' } } },
};

describe('a module of the rules', () => {
  const { spine, faults } = buildSpine(input(whole, more));
  const toy = spine.games.get('toy');
  if (toy === undefined) throw new Error('The sample has no game.');
  const clause = (id: string) => {
    const found = toy.clauses.get(id);
    if (found === undefined) throw new Error(`The sample has no clause ${id}.`);
    return found;
  };

  test('its texts come from its own rulebook, and those of the game from that of the game', () => {
    expect(rulebookOf(toy)).toMatch(/^First edition/);
    expect(rulebookOf(toy, 'bridges')).toBe('Bridges');
  });
  test('a lead for tables that play with it names a module that is there', () => {
    const led = (module: string): Change => ({
      ...whole,
      [bridges]: chapter.replace('checked:', `leads: { ${module}: Dearer. }\nchecked:`),
    });
    expect(buildSpine(input(led('bridges'), more)).faults).toEqual([]);
    expect(printed(led('tunnels'), more).join()).toContain('there is no module "tunnels"');
  });
  test('has no fault as it stands', () => {
    expect(faults).toEqual([]);
  });

  test('owns every clause of its own chapter, unmarked, and in other chapters those that are marked', () => {
    expect([...toy.clauses.values()].flatMap(({ id, part }) => (part === 'bridges' ? [id] : []))).toEqual([
      'dear-rail',
      'bridge-rail',
    ]);
    expect(toy.chapters.get('bridges')?.module).toBe('bridges');
    expect(toy.chapters.get('laying')?.module).toBeUndefined();
    expect(clause('bridge-rail').text).toBe('A rail may lie on a bridge.');
    expect(clause('dear-rail').text).toBe('With Bridges: Lay 1 rail for $200.');
    expect(toy.choices.parts).toEqual([{ id: 'bridges', title: 'Bridges', kind: 'module' }]);
  });

  test('tells at a clause what it puts in its place, and there what stood before', () => {
    expect(clause('lay-rail').changedBy).toEqual([{ module: 'bridges', clause: 'dear-rail' }]);
    expect(clause('dear-rail').changes).toEqual(['lay-rail']);
    expect(clause('lay-twice').changedBy).toEqual([]);
    expect(changesOf(toy, clause('lay-rail')).map(({ says }) => says)).toEqual(['Changed by Bridges: 2.1.2.']);
    const labels = (id: string) => stripOf(toy, clause(id)).groups.map(({ label }) => label);
    expect(labels('lay-rail')).toContain('Changed by Bridges');
    expect(labels('dear-rail')).toContain('Instead of');
    expect(labels('lay-twice')).not.toContain('Instead of');
  });

  test('names its own rulebook', () => {
    expect(stripOf(toy, clause('dear-rail')).rulebook).toBe('Bridges: Cost');
    expect(stripOf(toy, clause('lay-rail')).rulebook).toBe('Laying');
  });

  test('is told by previews, by the search and to bots', () => {
    expect(previewsOf(spine, toy).clauses['lay-rail']?.[1]).toMatch(/ Changed by Bridges: 2\.1\.2\.$/);
    const records = new Map(searchRecords(spine, toy).map((record) => [record.path, record]));
    expect(records.get('/toy/rules/bridges/#bridge-rail')?.part).toEqual(['bridges', 'module', 'Bridges']);
    expect(records.get('/toy/rules/laying/#lay-rail')?.changed).toEqual(['bridges']);
    expect(records.get('/toy/rules/laying/#lay-twice')?.changed).toBeUndefined();
    const [game] = rulesJson(spine, (path) => path).games;
    expect(game?.clauses.find(({ id }) => id === 'lay-rail')?.changedBy).toEqual([
      { module: 'bridges', clause: 'dear-rail' },
    ]);
  });

  test('may have a sheet of its own', () => {
    const sheet = 'lead: All.\nparts:\n  - title: Cost\n    lines:\n      - { text: Pay., rule: dear-rail }\n';
    const file = 'content/toy/reference/bridges.yaml';
    const built = buildSpine(input({ ...whole, [file]: sheet }, more));
    expect(built.faults).toEqual([]);
    expect([...(built.spine.games.get('toy')?.moduleSheets.keys() ?? [])]).toEqual(['bridges']);
    expect(built.spine.games.get('toy')?.reference).toBeUndefined();
    expect(printed({ ...whole, 'content/toy/reference/tunnels.yaml': sheet }, more)).toEqual([
      'content/toy/reference/tunnels.yaml:1  there is no module "tunnels"',
    ]);
    expect(printed({ ...whole, [file]: sheet.replace('Pay.,', 'Pay., module: bridge,') }, more)).toEqual([
      `${file}:5  there is no module "bridge"; did you mean "bridges"?`,
    ]);
  });
});

describe('what is wrong with a module', () => {
  test('a chapter of a module that nobody knows', () => {
    const [said] = printed(
      {
        ...whole,
        [yaml]: (text) => (whole[yaml] as (t: string) => string)(text).replace('module: bridges }', 'module: bridge }'),
      },
      more,
    );
    expect(said).toMatch(
      /^content\/toy\/game\.yaml:1 {2}chapter "bridges": there is no module "bridge"; did you mean "bridges"\?$/,
    );
  });

  test('a clause that the engine knows as its rule and that is not marked', () => {
    const unmarked = (text: string) =>
      (whole[laying] as (t: string) => string)(text).replace(/<With module="bridges">(.*?)<\/With>/, '$1');
    expect(printed({ ...whole, [laying]: unmarked }, more)).toEqual([
      `${laying}:11  clause "dear-rail" is a rule of the module "bridges", so all of it stands in <With module="bridges"> or in a chapter of that module`,
    ]);
  });

  test('a rule of it without a clause, said where it stands in its table', () => {
    const table = 'src/games/toy/modules/bridges/engine/rules.ts';
    const rules = { toy: { ...more.rules.toy, 'bridge-toll': { section: 'Bridges', module: 'bridges' } } };
    const change = { ...whole, [table]: "export const rules = {\n  'bridge-toll': { section: 'Bridges' },\n};\n" };
    expect(printed(change, { ...more, rules })).toEqual([
      `${table}:2  rule "bridge-toll" has no clause in content/toy/rules/; did you mean "bridge-rail"?`,
    ]);
  });

  test('a question that rests on clauses of it alone and does not say so', () => {
    const file = 'content/toy/faq/bridge-where.mdx';
    const faq = (marked: string) =>
      `---\nquestion: Where?\nverdict: On a bridge.\nclauses: [bridge-rail, dear-rail]\n${marked}---\n\nSo it is.\n`;
    expect(printed({ ...whole, [file]: faq('') }, more)).toEqual([
      `${file}:4  every rule that it rests on is of the module "bridges", so it needs module: bridges`,
    ]);
    expect(buildSpine(input({ ...whole, [file]: faq('module: bridges\n') }, more)).faults).toEqual([]);
  });
});
