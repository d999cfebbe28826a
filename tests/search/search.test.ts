import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { answers, arrange, type Book, counts, type Result } from '../../src/search/answer.ts';
import { stepTo } from '../../src/search/choice.ts';
import { alike, type Entry, find, makeIndex, mended } from '../../src/search/index.ts';
import { recordKinds } from '../../src/search/kinds.ts';
import { around, marked } from '../../src/search/marks.ts';
import { namesOf } from '../../src/search/names.ts';
import { pack, unpack } from '../../src/search/packed.ts';
import { asked, readAlias, readQuery } from '../../src/search/query.ts';
import { bearer, readingsOf } from '../../src/search/readings.ts';
import { tries } from '../../src/search/tries.ts';
import { formatWanted, parseWanted } from '../../src/search/wanted.ts';
import { isFiller, keptAs, normal, words } from '../../src/search/words.ts';
import { searchRecords } from '../../src/spine/records.ts';
import { siteSpine } from '../../src/spine/site.ts';

const spine = siteSpine();
const books: readonly Book[] = await Promise.all(
  [...spine.games.values()].map(async (game) => ({
    game: {
      id: game.id,
      title: game.data.title,
      code: game.data.code,
      names: namesOf(spine, game),
      players: game.data.players,
    },
    index: await makeIndex(searchRecords(spine, game).map(({ path, ...record }) => ({ ...record, href: path }))),
  })),
);
const bookOf = (game: string): Book => {
  const book = books.find((one) => one.game.id === game);
  if (book === undefined) throw new Error(`There is no game ${game}.`);
  return book;
};

/** What a result is known by: the id of a clause, `faq/…`, `ruling/…`, `example/…`, `procedure/…` or `word/…`. */
function known({ hit: { href, kind } }: Pick<Result, 'hit'>): string {
  const anchor = href.split('#')[1];
  if (anchor !== undefined) return kind === 'term' ? `word/${anchor}` : anchor;
  return `${kind}/${/([^/]+)\/$/.exec(href)?.[1]}`;
}

/** What answers a query in a game, best first, as its reader sees it. */
const answersIn = (game: string, query: string): string[] =>
  arrange(answers(books, readQuery(query), { game })).flatMap(({ results }) => results.map(known));

/**
 * Questions as players type them, a file a game: the row of the suite that they come from (`own` where they are ours, and
 * `own, first` where nothing else may stand before the answer), the question, and the clause, question or ruling that answers it; `|` between several that do, each in its part. A file
 * may come before its game.
 */
const folder = fileURLToPath(new URL('questions/', import.meta.url));
const questions = readdirSync(folder).map((file) => {
  const [, ...lines] = readFileSync(`${folder}${file}`, 'utf8').trim().split('\n');
  const rows = lines.map((line): [row: string, query: string, answers: readonly string[]] => {
    const [row = '', query = '', answer = ''] = line.split('\t');
    return [row, query, answer.split('|')];
  });
  return { game: file.replace(/\.tsv$/, ''), rows };
});

describe('the code of a game', () => {
  const games = books.map(({ game }) => game);
  test.each([
    ['RW 4.5', '4.5', 'railway-workers'],
    ['rw4.2.1', '4.2.1', 'railway-workers'],
    ['WS: rule 3.1', 'rule 3.1', 'whistle-stop'],
    ['RR share', 'share', 'railroad-revolution'],
    ['RW', 'RW', undefined],
    ['no 4.5', 'no 4.5', undefined],
    ['re 4.5', 're 4.5', undefined],
    ['rework', 'rework', undefined],
    ['', '', undefined],
  ])('before a query narrows it to the game: %s', (typed, q, game) => {
    expect(asked(typed, games)).toEqual(game === undefined ? { q } : { q, game: games.find(({ id }) => id === game) });
  });

  test('finds the section of that number', () => {
    for (const { id } of games) {
      const [section] = [...(spine.games.get(id)?.clauses.values() ?? [])].map(({ section: { number } }) => number);
      const { q, game } = asked(`${games.find((one) => one.id === id)?.code} ${section}`, games);
      const [first] = answers(books, readQuery(q), { ...(game && { game: game.id }) });
      expect(first?.game.id).toBe(id);
      expect(first?.hit.number.startsWith(`${section}.`)).toBe(true);
    }
  });
});

describe('the name of a game', () => {
  const games = books.map(({ game }) => game);
  test.each([
    ['how does the game end Whistle Stop', 'how does the game end', 'Whistle Stop'],
    ['whistle stop: end of game', 'end of game', 'Whistle Stop'],
    ['RAILWAY WORKERS how many rounds?', 'how many rounds?', 'Railway Workers'],
    ['how many rounds in railway-workers', 'how many rounds', 'Railway Workers'],
    ['4.5 in Railway Workers', '4.5', 'Railway Workers'],
    ['whistlestop’s resource limit', 'resource limit', 'Whistle Stop'],
    ['in railroad revolution mountain cost', 'mountain cost', 'Railroad Revolution'],
    ['sell stock revolution', 'sell stock', 'Revolution'],
    ['scoring with railroad evolution', 'scoring with', 'Railroad Evolution'],
    ['railroad revolution scoring, Railroad Evolution', 'scoring,', 'Railroad Evolution'],
    ['Whistle Stop', 'Whistle Stop', undefined],
    ['what is whistle stop about', 'what is whistle stop about', undefined],
    ['"whistle stop" end', '"whistle stop" end', undefined],
    ['whistle stops', 'whistle stops', undefined],
    ['how many workers', 'how many workers', undefined],
    ['whistle stop or railway workers rounds', 'whistle stop or railway workers rounds', undefined],
  ])('anywhere in a query narrows it to the game: %s', (typed, q, name) => {
    const game = games.find(({ names }) => name !== undefined && names.includes(name));
    expect(asked(typed, games)).toEqual(name === undefined ? { q } : { q, game, name });
  });

  /** What answers best among all games, as the page of the search asks them. */
  const best = (typed: string): string => {
    const { q, game, name } = asked(typed, games);
    const [first] = answers(books, readQuery(q, name), { ...(game && { game: game.id }) });
    return first === undefined ? '' : `${first.game.code} ${known(first)}`;
  };
  test.each([
    ['how does the game end whistle stop', /^WS last-(round|train)$/],
    ['whistle stop end of game', /^WS last-(round|train)$/],
    ['railway workers how many rounds', /^RW four-rounds-at-most$/],
    ['how many players can play railroad evolution', /^RR faq\/how-many-players$/],
    ['railroad evolution scoring', /^RR evolution-scoring$/],
    // Here it was no name.
    ['can a whistle stop at a town', /^WS bypass-large-stop$/],
  ])('asks that game: %s', (typed, right) => {
    expect(best(typed)).toMatch(right);
  });
});

test('the base game is answered from first while no table plays the expansion, which then is found as well as ever', () => {
  const query = readQuery('how much does a worker cost');
  const parts = (wanted: { played?: string[] }) =>
    answers(books, query, { game: 'railroad-revolution', ...wanted }).map(({ hit }) => hit.part?.[0] ?? '');
  expect(parts({}).slice(0, 3)).toEqual(['', '', '']);
  expect(parts({ played: ['evolution'] }).slice(0, 3)).toContain('evolution');
  // Whoever names it asks it.
  const named = readQuery('how much does a worker cost', 'Railroad Evolution');
  expect(
    answers(books, named, { game: 'railroad-revolution' })
      .slice(0, 3)
      .map(({ hit }) => hit.part?.[0]),
  ).toContain('evolution');
});

test('an amount asks for coins where money is coins, and for nothing else where it is not', () => {
  const found = answers(books, readQuery('$3'), { game: 'railway-workers' });
  expect(found.length).toBeGreaterThan(0);
  for (const { hit } of found.slice(0, 3))
    expect(`${hit.title} ${hit.text}`).toMatch(/\b(3|three)\b.*\bcoins?\b|\bcoins?\b.*\b(3|three)\b/s);
  expect(answersIn('railroad-revolution', '$400')[0]).toBe(answersIn('railroad-revolution', '400 $')[0]);
});

describe('the readings of a table', () => {
  test.each(books.map(({ game: { id }, index }) => ({ id, index })))('bear on what is found: $id', ({ id, index }) => {
    const game = spine.games.get(id);
    if (game === undefined) throw new Error(`There is no game ${id}.`);
    const known = new Set(index.entries.map(bearer));
    const readings = readingsOf(game);
    expect(Object.keys(readings).sort()).toEqual(
      game.choices.rulings.flatMap(({ others }) => others.map((other) => other.id)).sort(),
    );
    for (const { slug, clauses, others } of game.choices.rulings)
      for (const { id: name, reading } of others) {
        const one = readings[name];
        expect(one?.says).toBe(reading);
        const all = [...(one?.at ?? []), ...(one?.on ?? [])];
        expect(all).toEqual(expect.arrayContaining([...clauses, `ruling/${slug}`]));
        for (const bears of all) expect(known, name).toContain(bears);
      }
  });
  test('a question about the clause that is read otherwise is answered otherwise', () => {
    const game = spine.games.get('railroad-revolution');
    const [twice] = game === undefined ? [] : [readingsOf(game)['same-deal.twice']];
    expect(twice?.at).toEqual(['deal-once-each', 'ruling/same-deal-twice']);
    expect(twice?.on).toEqual(['deal-active-player', 'deal-others', 'faq/both-deals']);
  });
});

test('lessons are found by their title, by what they teach and by what they are', () => {
  for (const [game, { lessons }] of spine.games)
    for (const { slug, data } of lessons.values()) {
      expect(answersIn(game, data.title).slice(0, 3), data.title).toContain(`lesson/${slug}`);
      expect(answersIn(game, 'lesson')).toContain(`lesson/${slug}`);
      expect(answersIn(game, slug)[0]).toBe(`lesson/${slug}`);
    }
});

test('what is sent of a game is what its index is made of', () => {
  for (const { index } of books) expect(unpack(JSON.parse(JSON.stringify(pack(index.entries))))).toEqual(index.entries);
});

test('every game has its questions, and none is for a game that nobody plans', () => {
  for (const id of spine.games.keys()) expect(existsSync(`${folder}${id}.tsv`), id).toBe(true);
  const named = [...spine.games.keys(), ...spine.planned.keys()];
  for (const { game, rows } of questions) {
    expect(named, game).toContain(game);
    expect(rows.length, game).toBeGreaterThan(5);
  }
});

describe.each(questions.filter(({ game }) => spine.games.has(game)))('questions of $game', ({ game, rows }) => {
  const answered = (typed: string, right: readonly string[], most: number): boolean =>
    answersIn(game, typed)
      .slice(0, most)
      .some((one) => right.includes(one));

  test.each(rows)('%s: %s', (row, query, right) => {
    const { clauses, faq, rulings } = spine.games.get(game) ?? {
      clauses: new Map(),
      faq: new Map(),
      rulings: new Map(),
    };
    for (const answer of right) {
      const [kind = '', slug = ''] = answer.split('/');
      const there = { faq, ruling: rulings, word: spine.terms }[kind]?.has(slug) ?? clauses.has(answer);
      expect(there, `${answer} is there`).toBe(true);
    }
    // A hurried hand, a loud one, and one that asks.
    for (const typed of [query, query.toUpperCase(), ` ${query.replace(/\?$/, '')} ?`])
      expect(
        answered(typed, right, row.endsWith('first') ? 1 : 3),
        `${typed}: ${answersIn(game, typed).slice(0, 3)}`,
      ).toBe(true);
  });
  test('nine in ten of the suite are answered by the first result', () => {
    const suite = rows.filter(([row]) => !row.startsWith('own'));
    const first = suite.filter(([, query, right]) => answered(query, right, 1));
    const others = suite.filter((row) => !first.includes(row)).map(([row]) => row);
    expect(first.length, `not first: ${others}`).toBeGreaterThanOrEqual(Math.ceil(suite.length * 0.9));
  });
  test('nine in ten are answered among the first three although two letters of the longest word changed places', () => {
    const slips = rows.flatMap(([, query, right]) => {
      const longest = (query.match(/\p{Letter}{6,}/gu) ?? []).sort((a, b) => b.length - a.length)[0];
      const slip = longest?.replace(/^(.{2})(.)(.)/, '$1$3$2');
      return longest === undefined || slip === undefined || slip === longest
        ? []
        : [{ typed: query.replace(longest, slip), right }];
    });
    const lost = slips.filter(({ typed, right }) => !answered(typed, right, 3));
    expect(slips.length).toBeGreaterThan(5);
    expect(lost.length, lost.map(({ typed }) => typed).join('; ')).toBeLessThanOrEqual(Math.floor(slips.length * 0.1));
  });
  test('among all games its answers keep their order', () => {
    for (const [, query] of rows) {
      const all = answers(books, readQuery(query), {}).filter((result) => result.game.id === game);
      const shared = new Set(all.map(({ hit }) => hit.href));
      const own = answers(books, readQuery(query), { game }).filter(({ hit }) => shared.has(hit.href));
      expect(all.map(known), query).toEqual(own.map(known));
    }
  });
  test('what an author says that a thing is asked by, or called, finds it before all else', () => {
    const { index } = bookOf(game);
    for (const { aliases } of index.entries)
      for (const alias of aliases.split(', ')) {
        // An id may be one page's name as well.
        if (/^\S+-\S+$/.test(alias)) continue;
        const first = find(index, alias)[0]?.hit as Entry | undefined;
        const asks = (first?.aliases ?? '').split(', ').map((one) => [...readAlias(one).words].sort().join(' '));
        const said = [...readAlias(alias).words].sort().join(' ');
        if (said !== '') expect(asks, alias).toContain(said);
      }
  });
  test('what it offers to try finds something', () => {
    const own = spine.games.get(game);
    const offered = own === undefined ? [] : tries(spine, own);
    expect(offered.length).toBeGreaterThan(2);
    for (const query of offered) expect(answersIn(game, query).length, query).toBeGreaterThan(0);
  });
});

const rr = 'railroad-revolution';
const { index } = bookOf(rr);

describe('an answer', () => {
  test('words that only hold a question together are neither searched nor given as found', () => {
    const found = find(index, 'how do i sell a share');
    expect(found.length).toBeGreaterThan(3);
    for (const { words } of found) expect(words.filter((word) => isFiller(word))).toEqual([]);
    expect(answersIn(rr, 'how do i sell a share')).toEqual(answersIn(rr, 'sell share'));
  });
  test.each(['a', 'i', 'the', 'no', 'first', 'after'])('a word alone is searched, however common: %s', (query) => {
    const [best] = find(index, query);
    expect(best?.words).toContain(normal(query));
  });
  test('what is quoted must stand so', () => {
    const found = find(index, '"at any time"');
    expect(found.length).toBeGreaterThan(0);
    for (const { hit } of found) expect(`${hit.title} ${hit.text}`.toLowerCase()).toContain('at any time');
    expect(find(index, '"time any at"')).toEqual([]);
  });
  test('of what holds all that was asked, nothing merely like it is marked', () => {
    const [best] = answers(books, readQuery('first player'), { game: rr });
    expect([...(best?.words ?? [])].sort()).toEqual(['first', 'player'].map(normal));
  });
  test('all that is found is given', () => {
    expect(find(index, 'rail').length).toBeGreaterThan(30);
  });
  test('one more letter never loses the answer', () => {
    const query = 'four-worker minimum';
    expect(answersIn(rr, 'f').length).toBeGreaterThan(0);
    for (let length = 4; length <= query.length; length += 1) {
      expect(answersIn(rr, query.slice(0, length)).slice(0, 3).join(), query.slice(0, length)).toMatch(/four-worker/);
    }
  });
  test.each(['( [ \\ * + ?', '<img src=x>', '__proto__', 'constructor', '"', '“”', '.', '&', 'x'.repeat(5000)])(
    'anything may be typed: %s',
    (query) => {
      expect(() => answersIn(rr, query)).not.toThrow();
    },
  );
});

describe('what is named', () => {
  const { clauses, aliases } = spine.games.get(rr) ?? { clauses: new Map(), aliases: { clause: new Map() } };
  const trigger = clauses.get('deal-trigger')?.number ?? '';

  test.each([
    trigger,
    `rule ${trigger}`,
    `§ ${trigger}.`,
    'deal-trigger',
    '#deal-trigger',
    'https://rules.example/railroad-revolution/c/deal-trigger/',
    'https://rules.example/sub/railroad-revolution/rules/deals/?players=3#deal-trigger',
  ])('%s is that clause, before all others', (query) => {
    expect(answersIn(rr, query)[0]).toBe('deal-trigger');
  });
  test('the number of a section is its clauses, in order and before all others', () => {
    const section = trigger.replace(/\.\d+$/, '');
    const own = [...clauses.values()].filter(({ number }) => number.startsWith(`${section}.`)).map(({ id }) => id);
    expect(own.length).toBeGreaterThan(1);
    expect(answers(books, readQuery(section), { game: rr }).slice(0, own.length).map(known)).toEqual(own);
  });
  test('10.2.1 is not 10.2.10, and a number that no clause has names none', () => {
    const one = { number: '10.2.10', title: '', text: '', aliases: '', kind: 'clause', href: '/' } as const;
    expect(readQuery('10.2.1').place).toBe('10.2.1');
    expect(answersIn(rr, '99.9.9')).toEqual([]);
    return makeIndex([one]).then((index) => expect(find(index, '10.2.1')).toEqual([]));
  });
  test('a former id is the clause of today', () => {
    for (const [former, now] of aliases.clause) expect(answersIn(rr, former)[0], former).toBe(now);
  });
});

describe('symbols', () => {
  const entry = (text: string, at: number) =>
    ({ kind: 'clause', number: `1.1.${at}`, title: 'x', text, aliases: '', href: `/#${at}` }) as const;
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
    const found = find(await makeIndex(said.map(entry)), query).map(({ hit }) => hit.text);
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
  test('a count that no box holds finds nothing, a game that is not there neither', () => {
    expect(answers(books, readQuery('deal'), { players: 99 })).toEqual([]);
    expect(answers(books, readQuery('deal'), { game: 'monopoly' })).toEqual([]);
  });
  test('the best come first and every result once; one kind comes in its own order', () => {
    const all = answers(books, readQuery('sell shares'), { game: rr });
    const shown = arrange(all);
    expect(shown[0]).toEqual({ results: all.slice(0, 3) });
    expect(new Set(shown.flatMap(({ results }) => results))).toEqual(new Set(all));
    expect(shown.flatMap(({ results }) => results)).toHaveLength(all.length);
    for (const { kind, results } of shown.slice(1)) for (const { hit } of results) expect(hit.kind).toBe(kind);
    for (const kind of recordKinds) {
      const those = arrange(all, kind).flatMap(({ results }) => results);
      expect(those).toEqual(all.filter(({ hit }) => hit.kind === kind));
      expect(counts(all)[kind]).toBe(those.length);
    }
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
  test('words are put right for a search that forgives none, and left alone where they are right', () => {
    expect(mended([index], ['promte', 'wrker']).map(normal)).toEqual(['promote', 'worker'].map(normal));
    expect(mended([index], ['promo', 'worker', '$400', 'xylophone'])).toEqual(['promo', 'worker', '$400', 'xylophone']);
  });
  test('a word of one game is no slip in another, where both are known', () => {
    const bypass = readQuery('whistle bypass');
    expect(find(index, bypass).length).toBeGreaterThan(0);
    expect(answers(books, bypass, { game: rr })).toEqual([]);
    expect(answers([bookOf(rr)], bypass, { game: rr }).length).toBeGreaterThan(0);
    expect(new Set(answers(books, bypass, {}).map(({ game }) => game.id))).toEqual(new Set(['whistle-stop']));
    expect(answers(books, readQuery('wrker'), { game: rr }).length).toBeGreaterThan(0);
  });
  test('of a short word two letters that changed places are put back', async () => {
    const entry = { kind: 'clause', number: '', title: 'x', text: 'Ten rounds.', aliases: '', href: '/' } as const;
    const short = await makeIndex([entry]);
    expect(find(short, 'how many ronuds')).toHaveLength(1);
    expect(find(short, 'runods')).toEqual([]);
  });
  test('what looks alike is offered', () => {
    expect(alike([index], ['millstoan'])).toContain('milestone');
    expect(alike([index], ['xq'])).toEqual([]);
  });
  test('an endless question is cut, so that it costs no more than a long one', () => {
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
  const home = { game: 'railroad-revolution', players: 3 };
  test.each([
    [{}, ''],
    [home, ''],
    [{}, '?q=a+%26+b&game=whistle-stop&kind=faq&players=2'],
    [home, '?q=x&game=all&kind=clause&players=all'],
    [home, '?game=whistle-stop&players=4'],
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
