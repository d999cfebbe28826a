import { expect, test } from 'vitest';
import { isAsked } from '../asked.ts';

// Every refusal that a game names is one that its engine gives.

const lists = import.meta.glob<object>('../../src/games/*/{engine,modules/*/engine}/violations.ts', {
  import: 'VIOLATIONS',
  eager: true,
});
const sources = import.meta.glob<string>('../../src/games/*/{engine,modules/*/engine}/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const cases = Object.entries(lists).filter(([path]) => isAsked(path.split('/')[4] ?? ''));

test.each(cases)('%s names no refusal that nothing gives', (path, list) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const engine = Object.entries(sources)
    .filter(([file]) => file.startsWith(folder) && file !== path)
    .map(([, text]) => text)
    .join('\n');
  const codes = Object.keys(list);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !engine.includes(`'${code}'`))).toEqual([]);
});
