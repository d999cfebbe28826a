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

test('an engine gives every refusal that it names', () => {
  const idle = cases.flatMap(([path, list]) => {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const engine = Object.entries(sources)
      .filter(([file]) => file.startsWith(folder) && file !== path)
      .map(([, text]) => text)
      .join('\n');
    const codes = Object.keys(list);
    if (codes.length === 0) return [`${path} names none`];
    return codes.filter((code) => !engine.includes(`'${code}'`)).map((code) => `${path} ${code}`);
  });
  expect(idle).toEqual([]);
});
