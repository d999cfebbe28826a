import { describe, expect, test } from 'vitest';
import { answers } from '../../../src/search/answer.ts';
import { asked, readQuery } from '../../../src/search/query.ts';
import { readingsOf } from '../../../src/search/readings.ts';
import { alike, find, mended } from '../../../src/search/small-index.ts';
import { isFiller, normal } from '../../../src/search/words.ts';
import { answersIn, bookOf, books, games, known, spine } from '../../search/books.ts';

const rr = 'railroad-revolution';
const { index } = bookOf(rr);

test.each([
  ['RR share', 'share', undefined],
  ['in railroad revolution mountain cost', 'mountain cost', 'Railroad Revolution'],
  ['sell stock revolution', 'sell stock', 'Revolution'],
])('its code or name narrows a query to it: %s', (typed, q, name) => {
  const game = games.find(({ id }) => id === rr);
  expect(asked(typed, games)).toEqual({ q, game, ...(name && { name }) });
});

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
});

describe('what is named', () => {
  const { clauses } = spine.games.get(rr) ?? { clauses: new Map() };
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
});

test('an amount in dollars is found however it is written', () => {
  expect(answersIn(rr, '$400')[0]).toBe(answersIn(rr, '400 $')[0]);
});

test('a question about the clause that is read otherwise is answered otherwise', () => {
  const game = spine.games.get('railroad-revolution');
  const [twice] = game === undefined ? [] : [readingsOf(game)['same-deal.twice']];
  expect(twice?.at).toEqual(['deal-once-each', 'ruling/same-deal-twice']);
  expect(twice?.on).toEqual(['deal-active-player', 'deal-others', 'faq/both-deals']);
});

describe('slips', () => {
  test('words are put right for a search that forgives none, and left alone where they are right', () => {
    expect(mended([index], ['promte', 'wrker']).map(normal)).toEqual(['promote', 'worker'].map(normal));
    expect(mended([index], ['promo', 'worker', '$400', 'xylophone'])).toEqual(['promo', 'worker', '$400', 'xylophone']);
    expect(answers(books, readQuery('wrker'), { game: rr }).length).toBeGreaterThan(0);
  });
  test('what looks alike is offered', () => {
    expect(alike([index], ['millstoan'])).toContain('milestone');
    expect(alike([index], ['xq'])).toEqual([]);
  });
});
