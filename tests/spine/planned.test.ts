import { describe, expect, test } from 'vitest';
import { listedGames, playersRange } from '../../src/components/listed-games.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { type Change, files, input, printed, swap } from './sample.ts';

const yaml = 'content/next/game.yaml';
const facts = `title: Next Line
short: Next
code: NX
authors: [B. Maker]
players: [1, 2]
modules: [{ id: tunnels, title: Tunnels }]
accent: { light: '#654321', dark: '#fedcba' }
`;
const spineOf = (change: Change, rules = input().rules) => buildSpine({ ...input(change), rules }).spine;

describe('a game of which only the facts are here', () => {
  test('is planned: it has no pages, and nothing is wrong with it', () => {
    const { spine, faults } = buildSpine(input({ [yaml]: facts }));
    expect(faults).toEqual([]);
    expect([...spine.games.keys()]).toEqual(['toy']);
    expect([...spine.planned.values()].map(({ id, data }) => [id, data.title])).toEqual([['next', 'Next Line']]);
  });
  test('is listed behind those that have rules, with what its facts say', () => {
    const { sources, ...more } = input({ [yaml]: facts });
    // Its file is read first.
    const listed = listedGames(buildSpine({ ...more, sources: sources.toReversed() }).spine);
    expect(listed.map(({ id, game }) => [id, game?.id])).toEqual([
      ['toy', 'toy'],
      ['next', undefined],
    ]);
    expect(listed[1]).toMatchObject({
      title: 'Next Line',
      code: 'NX',
      authors: ['B. Maker'],
      accent: { light: '#654321', dark: '#fedcba' },
      expansion: { title: 'Tunnels', isHere: false },
    });
  });
  test('is planned with a list of chapters too, as long as none is written', () => {
    const listed = `${facts}edition: First\nchapters: [{ id: start, title: Start }]\n`;
    expect([...spineOf({ [yaml]: listed }).planned.keys()]).toEqual(['next']);
    const written = { [yaml]: listed, 'content/next/rules/start.mdx': files['content/toy/rules/start.mdx'] };
    expect([...spineOf(written).games.keys()]).toEqual(['toy', 'next']);
    expect([...spineOf(written).planned.keys()]).toEqual([]);
  });
  test('may have an engine that no page shows yet: what it follows is looked for once a chapter is written', () => {
    const engine = { 'src/games/next/engine/dig.ts': '/** @rule dig-tunnel */\nexport const dig = 1;\n' };
    expect(buildSpine(input({ [yaml]: facts, ...engine })).faults).toEqual([]);
    const written = {
      [yaml]: `${facts}edition: First\nchapters: [{ id: start, title: Start }]\n`,
      'content/next/rules/start.mdx': files['content/toy/rules/start.mdx'],
    };
    expect(printed({ ...written, ...engine })).toContain(
      'src/games/next/engine/dig.ts:1  @rule "dig-tunnel" is no clause',
    );
  });
  test('is none once it has an engine, and what it then lacks is said', () => {
    const rules = { ...input().rules, next: { 'dig-tunnel': { section: 'Tunnels' } } };
    expect([...spineOf({ [yaml]: facts }, rules).games.keys()]).toEqual(['toy', 'next']);
    expect(printed({ [yaml]: facts }, { rules })).toEqual([
      'src/games/next/engine/rules.ts:1  rule "dig-tunnel" has no clause in content/next/rules/',
    ]);
  });
});

test('an expansion is here as soon as a clause tells of it', () => {
  const expansion = (change: Change) => listedGames(spineOf(change))[0]?.expansion;
  expect(expansion({})).toMatchObject({ title: 'Bridges', isHere: false });
  const bridged = swap('<Players n="2">', '<With module="bridges">A bridge.</With> <Players n="2">');
  expect(expansion({ 'content/toy/rules/start.mdx': bridged })).toMatchObject({ title: 'Bridges', isHere: true });
});

test.each([
  [
    'chapters of an unnamed rulebook',
    'edition: First edition\n',
    '',
    1,
    'edition: a game with chapters says which rulebook they are from',
  ],
  ['one colour for both themes', "dark: '#abcdef'", "dark: 'grey'", 10, 'accent.dark: a colour is written #1d5c88'],
] as const)('%s fails with its file and line', (_name, from, to, line, says) => {
  expect(printed({ 'content/toy/game.yaml': swap(from, to) })).toEqual([`content/toy/game.yaml:${line}  ${says}`]);
});

test('players are told as a range', () => {
  expect(playersRange([2, 3, 4])).toBe('2–4');
  expect(playersRange([2])).toBe('2');
});
