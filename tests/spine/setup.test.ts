import { describe, expect, test } from 'vitest';
import { alike } from '../../src/games/common/board/setup-tables.ts';
import { plainText } from '../../src/spine/document.ts';
import { rowOf, stepsAt } from '../../src/spine/setup.ts';
import { buildSpine, type SpineInput } from '../../src/spine/spine.ts';
import { type Change, input, printed, swap } from './sample.ts';

const start = 'content/toy/rules/start.mdx';

/** The chapter of the sample with a setup, of which a test changes one thing. */
const chapter = `---
title: Start
lead: How it begins.
checked: 2026-01-02
setup:
  shows: Before the first turn.
  steps:
    - { place: board, says: The board., clauses: [first-player] }
    - { place: bank, without: bridges, says: The bank., clauses: [bank] }
    - { place: bank, module: bridges, says: 'The bank, and bridges.', clauses: [bank] }
    - { place: bridges, module: bridges, says: Bridges., clauses: [bank] }
---

<Setup>

<Rule id="bank" section="Beginning">**Coins.** <Players n="2">10.</Players> <Players n="3">20.</Players> Count them.</Rule>

</Setup>

## Who begins

<Rule id="first-player" section="Beginning">The youngest begins.</Rule>
`;
const registry: Change = { 'content/toy/ids.tsv': swap('clause\tlay-rail\n', 'clause\tlay-rail\nclause\tbank\n') };
const setups = { toy: { base: ['board', 'bank'], bridges: ['board', 'bank', 'bridges'] } };
const faultsOf = (change: (text: string) => string = (text) => text, pictures: SpineInput['setups'] = setups) =>
  printed({ ...registry, [start]: change(chapter) }, { setups: pictures });

describe('a setup', () => {
  test('as it stands has no fault, and is a section of its own whose clauses are rows', () => {
    const { spine, faults } = buildSpine(input({ ...registry, [start]: chapter }, { setups }));
    expect(faults).toEqual([]);
    const clauses = [...(spine.games.get('toy')?.clauses.values() ?? [])];
    expect(clauses.slice(0, 2).map(({ id, number, isRow, text }) => ({ id, number, isRow, text }))).toEqual([
      { id: 'bank', number: '1.1.1', isRow: true, text: 'Coins. 2 players: 10. 3 players: 20. Count them.' },
      { id: 'first-player', number: '1.2.1', isRow: false, text: 'The youngest begins.' },
    ]);
    expect(clauses[0]?.section.title).toBe('By number of players');
    expect(clauses[0]?.only).toBeUndefined();
  });

  test('has one letter for each place, at every table', () => {
    const { spine } = buildSpine(input({ ...registry, [start]: chapter }, { setups }));
    const setup = spine.games.get('toy')?.chapters.get('start')?.data.setup;
    if (setup === undefined) throw new Error('the sample has no setup');
    const at = (part: string) => stepsAt(setup, part).map(({ letter, says }) => `${letter} ${says}`);
    expect(at('base')).toEqual(['A The board.', 'B The bank.']);
    expect(at('bridges')).toEqual(['A The board.', 'B The bank, and bridges.', 'C Bridges.']);
  });

  test('reads a row as what it is about, what it says of each number, and the rest', () => {
    const { spine } = buildSpine(input({ ...registry, [start]: chapter }, { setups }));
    const { label, cells, note } = rowOf(spine.games.get('toy')?.clauses.get('bank')?.nodes ?? []);
    const say = (nodes: Parameters<typeof plainText>[0]) => plainText(nodes, () => ({}));
    expect(say(label)).toBe('Coins');
    expect([...cells].map(([count, nodes]) => [count, say(nodes)])).toEqual([
      [2, '10'],
      [3, '20'],
    ]);
    expect(say(note)).toBe('Count them.');
  });

  const cases: [string, string, string, string][] = [
    [
      'a step of a clause that is not there',
      'clauses: [first-player]',
      'clauses: [first-palyer]',
      `${start}:8  step "board": there is no clause "first-palyer"; did you mean "first-player"?`,
    ],
    [
      'a letter without a place in the picture',
      'place: board',
      'place: bord',
      `${start}:8  the picture has no place "bord"; did you mean "board"?`,
    ],
    [
      'a step of a module that is not there',
      "module: bridges, says: 'The bank",
      "module: brigdes, says: 'The bank",
      `${start}:10  there is no module "brigdes"; did you mean "bridges"?`,
    ],
    [
      'a place with two letters',
      'place: bank, without: bridges',
      'place: board, without: bridges',
      `${start}:9  place "board" of the picture has a letter already`,
    ],
    [
      'steps of one table alone before those of all',
      '    - { place: board, says: The board., clauses: [first-player] }\n',
      '    - { place: bridges, module: bridges, says: Bridges., clauses: [bank] }\n    - { place: board, says: The board., clauses: [first-player] }\n',
      `${start}:9  step "board" is A at one table and B at another: steps that all tables take come first`,
    ],
    [
      'a row that does not say what it is about',
      '**Coins.** ',
      '',
      `${start}:16  row "bank" needs to begin with **what it is about**`,
    ],
    [
      'a row that says two things of a number',
      '<Players n="3">20.',
      '<Players n="2 3">20.',
      `${start}:16  row "bank" says two things for 2 players`,
    ],
    [
      'a row for a number that nobody plays with',
      '<Players n="3">',
      '<Players n="5">',
      `${start}:16  row "bank": there is no game for 5 players`,
    ],
    [
      'a row that depends on no number',
      '<Players n="2">10.</Players> <Players n="3">20.</Players> ',
      '',
      `${start}:16  row "bank" says nothing that depends on the number of players, with <Players n="…">`,
    ],
    ['steps that nothing shows', '<Setup>', '<With module="bridges">', `${start}:5  setup: is shown by no <Setup>`],
  ];
  test.each(cases)('%s', (_, from, to, fault) => {
    const change = (text: string) =>
      to.startsWith('<With') ? swap('</Setup>', '</With>')(swap(from, to)(text)) : swap(from, to)(text);
    expect(faultsOf(change)).toContain(fault);
  });

  test('without steps', () => {
    expect(faultsOf((text) => text.replace(/setup:\n( {2}.*\n)+/, ''))).toEqual([
      `${start}:7  <Setup> needs setup: in the frontmatter`,
    ]);
  });

  test('a place of the picture that no step names', () => {
    const pictures = { toy: { ...setups.toy, base: ['board', 'bank', 'dice'] } };
    expect(faultsOf(undefined, pictures)).toEqual([`${start}:7  place "dice" of the picture has no step`]);
  });

  test('no picture at all', () => {
    expect(faultsOf(undefined, {})).toContain(`${start}:8  the picture has no place "board"`);
  });
});

describe('what tables have in common', () => {
  const tables = [2, 3, 4].map((players) => ({ players, view: { seats: players, money: 600, few: players < 4 } }));

  test('is drawn once, with nothing that hides it', () => {
    expect(alike(tables, ({ money }) => money)).toEqual([{ value: 600, at: {} }]);
  });

  test('is marked where it holds at some numbers only; the highest is for a reader who chose none', () => {
    expect(alike(tables, ({ few }) => few)).toEqual([
      { value: true, at: { 'data-players': '2 3' } },
      { value: false, at: { 'data-players': '4', 'data-most': '' } },
    ]);
  });

  test('is not drawn where it is not there', () => {
    expect(alike(tables, ({ seats }) => (seats > 2 ? 'third' : undefined))).toEqual([
      { value: 'third', at: { 'data-players': '3 4', 'data-most': '' } },
    ]);
  });
});
