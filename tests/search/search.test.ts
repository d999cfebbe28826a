import { describe, expect, test } from 'vitest';
import { answers } from '../../src/search/answer.ts';
import { stepTo } from '../../src/search/choice.ts';
import { around, marked } from '../../src/search/marks.ts';
import { asked, readQuery } from '../../src/search/query.ts';
import { alike, find, makeIndex, mended } from '../../src/search/small-index.ts';
import { formatWanted, parseWanted } from '../../src/search/wanted.ts';
import { keptAs, normal, words } from '../../src/search/words.ts';
import { known } from './books.ts';

const players = [2, 3, 4];
/** Games that are only names, one with a short name and a module. */
const sidings = { id: 'sidings', title: 'Sidings', code: 'SI', names: ['Sidings'], players };
const coalHalt = { id: 'coal-halt', title: 'Coal Halt', code: 'CH', names: ['Coal Halt'], players };
const toyLine = { id: 'toy-line', title: 'Toy Line', code: 'TY', names: ['Toy Line', 'Liner', 'Toy Bridges'], players };
const games = [sidings, coalHalt, toyLine];

/** A clause that says something. */
const telling = (text: string, at: number) =>
  ({ kind: 'clause', number: `1.1.${at}`, title: 'x', text, aliases: '', href: `/#${at}` }) as const;

describe('the code of a game', () => {
  test.each([
    ['CH 4.5', '4.5', 'coal-halt'],
    ['ch4.2.1', '4.2.1', 'coal-halt'],
    ['SI: rule 3.1', 'rule 3.1', 'sidings'],
    ['TY share', 'share', 'toy-line'],
    ['CH', 'CH', undefined],
    ['no 4.5', 'no 4.5', undefined],
    ['re 4.5', 're 4.5', undefined],
    ['change', 'change', undefined],
    ['', '', undefined],
  ])('before a query narrows it to the game: %s', (typed, q, game) => {
    expect(asked(typed, games)).toEqual(game === undefined ? { q } : { q, game: games.find(({ id }) => id === game) });
  });
});

test.each([
  ['how does the game end Coal Halt', 'how does the game end', 'Coal Halt'],
  ['coal halt: end of game', 'end of game', 'Coal Halt'],
  ['TOY LINE how many rounds?', 'how many rounds?', 'Toy Line'],
  ['how many rounds in toy-line', 'how many rounds', 'Toy Line'],
  ['4.5 in Toy Line', '4.5', 'Toy Line'],
  ['coalhalt’s resource limit', 'resource limit', 'Coal Halt'],
  ['in sidings mountain cost', 'mountain cost', 'Sidings'],
  ['sell stock liner', 'sell stock', 'Liner'],
  ['scoring with toy bridges', 'scoring with', 'Toy Bridges'],
  ['toy line scoring, Toy Bridges', 'scoring,', 'Toy Bridges'],
  ['Coal Halt', 'Coal Halt', undefined],
  ['what is coal halt about', 'what is coal halt about', undefined],
  ['"coal halt" end', '"coal halt" end', undefined],
  ['coal halts', 'coal halts', undefined],
  ['how many lines', 'how many lines', undefined],
  ['coal halt or toy line rounds', 'coal halt or toy line rounds', undefined],
])('the name of a game anywhere in a query narrows it to the game: %s', (typed, q, name) => {
  const game = games.find(({ names }) => name !== undefined && names.includes(name));
  expect(asked(typed, games)).toEqual(name === undefined ? { q } : { q, game, name });
});

test('10.2.1 is not 10.2.10', async () => {
  const one = { number: '10.2.10', title: '', text: '', aliases: '', kind: 'clause', href: '/' } as const;
  expect(readQuery('10.2.1').citation).toBe('10.2.1');
  expect(find(await makeIndex([one]), '10.2.1')).toEqual([]);
});

describe('symbols', () => {
  const said = [
    'The B&O runs.',
    'A boat bends.',
    'The action 4+.',
    'Pay $400.',
    'There are 400.',
    'Needs 7+ now.',
    'Costs $1,000.',
  ];

  test.each([
    ['B&O', ['The B&O runs.']],
    ['b & o', ['The B&O runs.']],
    ['4+', ['The action 4+.']],
    ['7+', ['Needs 7+ now.']],
    ['$400', ['Pay $400.']],
    ['400$', ['Pay $400.']],
    ['400 dollars', ['Pay $400.']],
    ['400', ['There are 400.', 'Pay $400.']],
    ['$1000', ['Costs $1,000.']],
    ['1,000 dollars', ['Costs $1,000.']],
    ['$40', []],
    ['40', []],
  ])('%s', async (query, expected) => {
    const found = find(await makeIndex(said.map(telling)), query).map(({ hit }) => hit.text);
    expect(found.sort()).toEqual([...expected].sort());
  });
});

describe('filters', () => {
  test('what is only for other counts is left out, what is for all stays', async () => {
    const clause = (id: string, players?: readonly number[]) =>
      ({
        kind: 'clause',
        number: '',
        title: 'Stations',
        text: id,
        aliases: '',
        href: `/#${id}`,
        ...(players && { players }),
      }) as const;
    const index = await makeIndex([clause('all'), clause('two', [2]), clause('more', [3, 4])]);
    const book = { game: { id: 'a', title: 'A', code: 'A', names: [], players: [2, 3, 4] }, index };
    const found = (players?: number) =>
      answers([book], readQuery('stations'), players === undefined ? {} : { players })
        .map(known)
        .sort();
    expect(found()).toEqual(['all', 'more', 'two']);
    expect(found(2)).toEqual(['all', 'two']);
    expect(found(4)).toEqual(['all', 'more']);
    expect(found(5)).toEqual([]);
  });
  test('a count that no box holds finds nothing, a game that is not there neither', async () => {
    const book = { game: sidings, index: await makeIndex([telling('Sell a crate.', 1)]) };
    const found = (wanted: object) => answers([book], readQuery('crate'), wanted).length;
    expect([found({}), found({ players: 99 }), found({ game: 'monopoly' })]).toEqual([1, 0, 0]);
  });
  test('a word that games share comes once', async () => {
    const shared = {
      kind: 'term',
      number: '',
      title: 'Coal',
      text: 'Black.',
      aliases: '',
      href: '/glossary/#coal',
    } as const;
    const two = await Promise.all(
      ['a', 'b'].map(async (id) => ({
        game: { id, title: id, code: id, names: [], players: [2] },
        index: await makeIndex([shared]),
      })),
    );
    expect(answers(two, readQuery('coal'), {})).toHaveLength(1);
  });
});

describe('slips', () => {
  test('a word of one game is no slip in another, where both are known', async () => {
    const here = { game: sidings, index: await makeIndex([telling('A switch for a train.', 1)]) };
    const there = { game: coalHalt, index: await makeIndex([telling('A swatch of a trait.', 2)]) };
    const typed = readQuery('switch train');
    expect(answers([here, there], typed, { game: coalHalt.id })).toEqual([]);
    expect(answers([there], typed, { game: coalHalt.id })).toHaveLength(1);
    expect(answers([here, there], typed, {}).map(({ game }) => game.id)).toEqual([sidings.id]);
    expect(answers([here, there], readQuery('swtich'), { game: sidings.id })).toHaveLength(1);
  });
  test('of a short word two letters that changed places are put back', async () => {
    const entry = { kind: 'clause', number: '', title: 'x', text: 'Ten rounds.', aliases: '', href: '/' } as const;
    const short = await makeIndex([entry]);
    expect(find(short, 'how many ronuds')).toHaveLength(1);
    expect(find(short, 'runods')).toEqual([]);
  });
  test('an endless question is cut, so that it costs no more than a long one', async () => {
    const index = await makeIndex([]);
    expect(readQuery('a '.repeat(150)).words).toEqual(['a']);
    const long = Array.from({ length: 80 }, (_, i) => `w${i}`);
    expect(readQuery(long.join(' ')).words).toEqual(long.slice(0, 24));
    let asked = 0;
    const search = () => {
      asked += 1;
      return [];
    };
    const mini = { search } as unknown as (typeof index)['mini'];
    alike([{ ...index, mini }], [...long, 'a', 'b', 'trains', 'trains']);
    expect(asked).toBe(8);
    mended([{ ...index, mini }], ['a', 'is', 'trains']);
    expect(asked).toBe(9);
  });
});

describe('an address', () => {
  const home = { game: 'toy-line', players: 3 };
  test.each([
    [{}, ''],
    [home, ''],
    [{}, '?q=a+%26+b&game=coal-halt&kind=faq&players=2'],
    [home, '?q=x&game=all&kind=clause&players=all'],
    [home, '?game=coal-halt&players=4'],
  ])('of %j is written as it is read: %s', (at, address) => {
    expect(formatWanted(parseWanted(address, at), at)).toBe(address);
  });
  test('what is damaged does not narrow', () => {
    expect(parseWanted('?q=%E0%A4%A&game=<b>&kind=toString&players=3e9', {})).toEqual({ q: '\uFFFD%A' });
  });
});

describe('words of a search', () => {
  test.each([
    ['$400 and 10.2.1', ['$400', 'and', '10.2.1']],
    ['B&O, 4+ or 7+', ['B&O', '4+', 'or', '7+']],
    ['8VP', ['8', 'VP']],
    ['dummy stations 3p', ['dummy', 'stations', '3', 'players']],
    ['milestones A and B', ['milestones', 'A', 'and', 'B']],
    ['( [ \\ * ?', []],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
  test.each([
    ['Shares', 'share'],
    ['scored', 'scoring'],
    ['cities', 'city'],
    ['two', '2'],
    ['stopped', 'stops'],
    ['player’s', 'players'],
  ])('%s and %s are the same', (one, other) => {
    expect(normal(one)).toBe(normal(other));
  });
  test('an amount is kept under its number too', () => {
    expect(keptAs('$400')).toEqual(['$400', '400']);
    expect(keptAs('4+')).toEqual(['4+', '4']);
    expect(keptAs('Shares')).toEqual([normal('Shares')]);
  });
});

describe('marks', () => {
  const shown = (text: string, found: readonly string[]) =>
    marked(text, found.map(normal))
      .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join('');
  test.each([
    ['Sell Shares, sell.', ['sell', 'share'], '[Sell] [Shares], [sell].'],
    ['Pay $400 or 400.', ['$400'], 'Pay [$400] or 400.'],
    ['Pay $400 or 400.', ['400'], 'Pay [$400] or [400].'],
    ['<b>a</b> & [x] (y)', ['x'], '<b>a</b> & [[x]] (y)'],
  ])('%s', (text, found, expected) => {
    expect(shown(text, found)).toBe(expected);
  });
  test('of a long text the part with the first word is shown, cut between words', () => {
    const text = `${'one two three '.repeat(30)}needle ${'four five six '.repeat(30)}`;
    const part = around(text, [normal('needle')]);
    expect(part).toMatch(/^… (one|two|three) .*needle.* …$/);
    expect(part.length).toBeLessThan(220);
    const two = `needle ${'one two three '.repeat(30)}needle thread ${'four five six '.repeat(30)}`;
    expect(around(two, ['needle', 'thread'].map(normal))).toContain('needle thread');
    expect(around(two, [normal('needle')])).toMatch(/^needle /);
    expect(around('x'.repeat(900), ['y']).length).toBeLessThanOrEqual(903);
  });
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, -1],
  ['ArrowUp', -1, -1],
  ['PageDown', 0, 2],
  ['PageUp', 2, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', -1, undefined],
  ['a', 0, undefined],
] as const)('of three options %s leads from %i to %s', (key, from, to) => {
  expect(stepTo(key, from, 3)).toBe(to);
  expect(stepTo(key, -1, 0)).toBeUndefined();
});
