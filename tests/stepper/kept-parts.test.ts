import { expect, test } from 'vitest';
import { shared } from '../../src/games/common/board/structural-sharing.ts';

test('what is the same in the next value is kept, part by part', () => {
  let now: unknown = { a: [1, 2], b: { c: 'x' }, d: 0 };
  const get = shared(() => structuredClone(now));
  const first = get();
  expect(get()).toBe(first);
  now = { a: [1, 2], b: { c: 'y' }, d: 0 };
  const second = get() as typeof first & { a: unknown; b: unknown };
  expect(second).toEqual(now);
  expect(second).not.toBe(first);
  expect(second.a).toBe((first as typeof second).a);
  expect(second.b).not.toBe((first as typeof second).b);
});

test.each([
  ['a list that grew', [1], [1, 2]],
  ['a list that shrank', [1, 2], [1]],
  ['a list in place of a record', { 0: 1 }, [1]],
  ['another order', [1, 2], [2, 1]],
  ['a part that is gone', { a: 1, b: undefined }, { a: 1 }],
  ['a part under another name', { a: 1 }, { b: 1 }],
  ['nothing', { a: 1 }, undefined],
  ['null', { a: 1 }, null],
])('%s is another value', (_, before, after) => {
  let now: unknown = before;
  const get = shared(() => now);
  const first = get();
  now = after;
  expect(get()).toStrictEqual(after);
  expect(get()).not.toBe(first);
});
