import { expect, test } from 'vitest';
import { answers } from '../../../src/search/answer.ts';
import { asked, readQuery } from '../../../src/search/query.ts';
import { best, books, games } from '../../search/books.ts';

const game = games.find(({ id }) => id === 'railway-workers');

test.each([
  ['RW 4.5', '4.5'],
  ['rw4.2.1', '4.2.1'],
])('its code before a query narrows it to the game: %s', (typed, q) => {
  expect(asked(typed, games)).toEqual({ q, game });
});

test.each([
  ['RAILWAY WORKERS how many rounds?', 'how many rounds?'],
  ['how many rounds in railway-workers', 'how many rounds'],
  ['4.5 in Railway Workers', '4.5'],
])('its name anywhere in a query narrows it to the game: %s', (typed, q) => {
  expect(asked(typed, games)).toEqual({ q, game, name: 'Railway Workers' });
});

test.each(['RW', 'rework', 'how many workers'])('words that only look like it are words: %s', (typed) => {
  expect(asked(typed, games)).toEqual({ q: typed });
});

test('is asked by its name', () => {
  expect(best('railway workers how many rounds')).toBe('RW four-rounds-at-most');
});

test('an amount asks for coins, since money is coins here', () => {
  const found = answers(books, readQuery('$3'), { game: 'railway-workers' });
  expect(found.length).toBeGreaterThan(0);
  for (const { hit } of found.slice(0, 3))
    expect(`${hit.title} ${hit.text}`).toMatch(/\b(3|three)\b.*\bcoins?\b|\bcoins?\b.*\b(3|three)\b/s);
});
