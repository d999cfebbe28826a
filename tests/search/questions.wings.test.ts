import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answers, arrange, counts } from '../../src/search/answer.ts';
import { recordKinds } from '../../src/search/kinds.ts';
import { pack, unpack } from '../../src/search/packed.ts';
import { asked, readAlias, readQuery } from '../../src/search/query.ts';
import { bearer, readingsOf } from '../../src/search/readings.ts';
import { type Entry, find } from '../../src/search/small-index.ts';
import { tries } from '../../src/search/tries.ts';
import { isAsked, placeOf } from '../asked.ts';
import { answersIn, bookOf, books, games, known, spine } from './books.ts';

/**
 * Questions as players type them, a file a game: the row of the suite that they come from (`own` where they are ours, and
 * `own, first` where nothing else may stand before the answer), the question, and the clause, question or ruling that answers it; `|` between several that do, each in its part. A file
 * may come before its game.
 */
const files = Object.keys(import.meta.glob('../games/*/questions.tsv', { query: '?url' }));
const questions = files
  .map((file) => ({ ...placeOf(file), file }))
  .filter(({ game }) => isAsked(game))
  .map(({ game, file }) => {
    const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split('\n');
    const rows = lines.map((line): [row: string, query: string, answers: readonly string[]] => {
      const [row = '', query = '', answer = ''] = line.split('\t');
      return [row, query, answer.split('|')];
    });
    return { game, rows };
  });
const own = books.filter(({ game }) => isAsked(game.id));

test('every game has its questions, and none is for a game that nobody plans', () => {
  for (const { game } of own) expect(questions.map((one) => one.game)).toContain(game.id);
  const named = [...spine.games.keys(), ...spine.planned.keys()];
  for (const { game, rows } of questions) {
    expect(named, game).toContain(game);
    expect(rows.length, game).toBeGreaterThan(5);
  }
});

test.each(own)('the code of $game.id before a number finds the section of that number', ({ game: { id, code } }) => {
  const [section] = [...(spine.games.get(id)?.clauses.values() ?? [])].map(({ section: { number } }) => number);
  const { q, game } = asked(`${code} ${section}`, games);
  const [first] = answers(books, readQuery(q), { ...(game && { game: game.id }) });
  expect(first?.game.id).toBe(id);
  expect(first?.hit.number.startsWith(`${section}.`)).toBe(true);
});

test.each(own)('what is sent of $game.id is what its index is made of', ({ index }) => {
  expect(unpack(JSON.parse(JSON.stringify(pack(index.entries))))).toEqual(index.entries);
});

describe('the readings of a table', () => {
  test.each(own.map(({ game: { id }, index }) => ({ id, index })))('bear on what is found: $id', ({ id, index }) => {
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
});

test.each(own)('lessons of $game.id are found by their title, by what they teach and by what they are', ({ game }) => {
  for (const { slug, data } of spine.games.get(game.id)?.lessons.values() ?? []) {
    expect(answersIn(game.id, data.title).slice(0, 3), data.title).toContain(`lesson/${slug}`);
    expect(answersIn(game.id, 'lesson')).toContain(`lesson/${slug}`);
    expect(answersIn(game.id, slug)[0]).toBe(`lesson/${slug}`);
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

  test('the best come first and every result once; one kind comes in its own order', () => {
    for (const [, query] of rows) {
      const all = answers(books, readQuery(query), { game });
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
    }
  });

  test('a former id is the clause of today', () => {
    for (const [former, now] of spine.games.get(game)?.aliases.clause ?? [])
      expect(answersIn(game, former)[0], former).toBe(now);
  });

  test('no number that no clause has names one', () => {
    expect(answersIn(game, '99.9.9')).toEqual([]);
  });

  test.each(['( [ \\ * + ?', '<img src=x>', '__proto__', 'constructor', '"', '“”', '.', '&', 'x'.repeat(5000)])(
    'anything may be typed: %s',
    (query) => {
      expect(() => answersIn(game, query)).not.toThrow();
    },
  );
});
