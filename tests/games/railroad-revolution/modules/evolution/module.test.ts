import { expect, test } from 'vitest';
import { siteGame } from '../../../../../src/spine/site.ts';

const clauses = [...siteGame('railroad-revolution').clauses.values()];

test('RE replaces more than 15 clauses, all of the base game or of the harder tracks', () => {
  const replaced = clauses.filter(({ changedBy }) => changedBy.length > 0);
  expect(replaced.length).toBeGreaterThan(15);
  for (const { id, part } of replaced) expect(part === undefined || part === 'track-costs', id).toBe(true);
});
