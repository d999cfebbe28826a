import { expect, test } from 'vitest';
import { answers } from '../../../src/search/answer.ts';
import { asked, readQuery } from '../../../src/search/query.ts';
import { find } from '../../../src/search/small-index.ts';
import { best, bookOf, books, games } from '../../search/books.ts';

const ws = 'whistle-stop';
const game = games.find(({ id }) => id === ws);

test('its code before a query narrows it to the game', () => {
  expect(asked('WS: rule 3.1', games)).toEqual({ q: 'rule 3.1', game });
});

test.each([
  ['how does the game end Whistle Stop', 'how does the game end'],
  ['whistle stop: end of game', 'end of game'],
  ['whistlestop’s resource limit', 'resource limit'],
])('its name anywhere in a query narrows it to the game: %s', (typed, q) => {
  expect(asked(typed, games)).toEqual({ q, game, name: 'Whistle Stop' });
});

test.each(['Whistle Stop', 'what is whistle stop about', '"whistle stop" end', 'whistle stops'])(
  'its name alone, or words that only look like it, are words: %s',
  (typed) => {
    expect(asked(typed, games)).toEqual({ q: typed });
  },
);

test.each([
  ['how does the game end whistle stop', /^WS last-(round|train)$/],
  ['whistle stop end of game', /^WS last-(round|train)$/],
  // Here it was no name.
  ['can a whistle stop at a town', /^WS bypass-large-stop$/],
])('is asked by its name: %s', (typed, right) => {
  expect(best(typed)).toMatch(right);
});

test('its words are no slips in another game', () => {
  const bypass = readQuery('whistle bypass');
  expect(find(bookOf(ws).index, bypass).length).toBeGreaterThan(0);
  for (const { game: other } of books)
    if (other.id !== ws) expect(answers(books, bypass, { game: other.id })).toEqual([]);
  expect(new Set(answers(books, bypass, {}).map((found) => found.game.id))).toEqual(new Set([ws]));
});
