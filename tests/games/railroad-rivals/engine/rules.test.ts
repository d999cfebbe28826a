import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/railroad-rivals/engine/rules.ts';
import rulesText from '../../../../src/games/railroad-rivals/engine/rules.ts?raw';

const sources = import.meta.glob<string>('../../../../src/games/railroad-rivals/engine/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const engine = Object.entries(sources)
  .filter(([file]) => !file.endsWith('/rules.ts'))
  .map(([, text]) => text)
  .join('\n');

/** How many statements the rulebook makes. */
const STATEMENTS = 147;

test('each of the statements has a rule, and one alone', () => {
  const named = [...rulesText.matchAll(/\bRV-(\d+)\b/g)].map(([, number]) => Number(number)).sort((a, b) => a - b);
  expect(named).toEqual(Array.from({ length: STATEMENTS }, (_, i) => i + 1));
});

test.each(Object.keys(rules))('the engine names %s, in a refusal or an event, or where a function follows it', (id) => {
  const cited = engine.includes(`'${id}'`) || new RegExp(`@rule [^\\n]*(?<![\\w-])${id}(?![\\w-])`).test(engine);
  expect(cited).toBe(true);
});

test('every clause that a function follows is a rule', () => {
  const followed = [...engine.matchAll(/@rule ([\w\-, ]+)/g)].flatMap(([, ids = '']) => ids.trim().split(/, */));
  expect(followed.length).toBeGreaterThan(40);
  expect(followed.filter((id) => !Object.hasOwn(rules, id))).toEqual([]);
});
