import { expect, test } from 'vitest';
import { answers } from '../../../../../src/search/answer.ts';
import { asked, readQuery } from '../../../../../src/search/query.ts';
import { best, books, games } from '../../../../search/books.ts';

test.each([
  ['scoring with railroad evolution', 'scoring with'],
  ['railroad revolution scoring, Railroad Evolution', 'scoring,'],
])('its name narrows a query to it: %s', (typed, q) => {
  const game = games.find(({ names }) => names.includes('Railroad Evolution'));
  expect(asked(typed, games)).toEqual({ q, game, name: 'Railroad Evolution' });
});

test.each([
  ['how many players can play railroad evolution', /^RR faq\/how-many-players$/],
  ['railroad evolution scoring', /^RR evolution-scoring$/],
])('is asked by its name: %s', (typed, right) => {
  expect(best(typed)).toMatch(right);
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
