import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/kernel/hash.ts';
import { canonical, deepFreeze, differences, notJson } from '../../src/kernel/json.ts';
import { memo } from '../../src/kernel/memo.ts';
import { ABSENT, patched } from '../../src/kernel/patch.ts';

const json = fc.jsonValue({ noUnicodeString: false }) as fc.Arbitrary<unknown>;
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  );
};

describe('json', () => {
  test('canonical text is the value, whatever the order of its keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonical(reversed(value))).toBe(canonical(value));
      }),
    );
  });

  test.each([
    ['undefined', { a: undefined }, '/a: undefined'],
    ['null', { a: [null] }, '/a/0: null'],
    ['a fraction', [0.5], '/0: 0.5'],
    ['NaN', Number.NaN, ': NaN'],
    ['infinity', { a: Number.POSITIVE_INFINITY }, '/a: Infinity'],
    ['minus zero', { a: -0 }, '/a: -0'],
    ['a Map', { a: new Map() }, '/a: Map'],
    ['a Set', { a: { b: new Set() } }, '/a/b: Set'],
    ['a Date', [new Date(0)], '/0: Date'],
    ['a function', { f: () => 1 }, '/f: function'],
    ['a hole', Object.assign([1], { 2: 2 }), '/1: undefined'],
    ['a bigint', { n: 1n }, '/n: bigint'],
    ['a number beyond the safe ones', { n: 2 ** 53 }, '/n: 9007199254740992'],
  ])('%s is not JSON', (_, value, place) => {
    expect(notJson(value)).toEqual([place]);
  });

  test('integers, texts, booleans, lists and records are JSON', () => {
    expect(notJson({ a: [1, -2, 'x', true, {}, []], b: { c: 0 } })).toEqual([]);
  });

  test('deepFreeze freezes also what lies in an object that is frozen already', () => {
    const value = Object.freeze({ a: { b: [1] } });
    deepFreeze(value);
    expect(Object.isFrozen(value.a.b)).toBe(true);
    expect(() => value.a.b.push(2)).toThrow(TypeError);
  });

  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: [1, 2] }, { a: 2, b: [1, 3] }, ['/a', '/b/1']],
    [{ a: [1] }, { a: [1, 2] }, ['/a/1']],
    [{ a: 1 }, {}, ['/a']],
    [{ a: [] }, { a: {} }, ['/a']],
    [1, 2, ['']],
  ])('differences of %j and %j', (a, b, paths) => {
    expect(differences(a, b)).toEqual(paths);
    expect(differences(b, a)).toEqual(paths);
  });
});

describe('hash', () => {
  test('golden values', () => {
    expect(hash({ b: true, a: [1, 'x'] })).toBe('1966acdc363c9c');
    expect(hash([])).toBe('0f92f57a10fe98');
    expect(hash('')).toBe('188f11c8f89bdc');
  });

  test('is 14 hexadecimal digits and does not see the order of keys', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hash(value)).toMatch(/^[0-9a-f]{14}$/);
        expect(hash(reversed(value))).toBe(hash(value));
      }),
    );
  });

  test('tells 200,000 like positions apart', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 200_000; i++)
      seen.add(hash({ money: [i % 100, Math.floor(i / 100) % 100], at: Math.floor(i / 10_000) }));
    expect(seen.size).toBe(200_000);
  });
});

describe('memo', () => {
  test('derives once for each object', () => {
    let times = 0;
    const derive = memo((state: { n: number }) => {
      times += 1;
      return state.n * 2;
    });
    const state = { n: 2 };
    expect([derive(state), derive(state), derive({ n: 2 })]).toEqual([4, 4, 4]);
    expect(times).toBe(2);
  });

  test('keeps what is undefined too', () => {
    let times = 0;
    const derive = memo((_: object): undefined => {
      times += 1;
    });
    const state = {};
    derive(state);
    derive(state);
    expect(times).toBe(1);
  });
});

describe('patch', () => {
  const value = {
    a: 1,
    list: [
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ],
    deep: { b: 'b', c: 'c' },
  };
  type Value = {
    a?: number;
    list: { x: number; y: number }[];
    deep: { b?: string; c: string; d?: { e?: number; f: number } };
  };

  test.each([
    ['a plain value', { a: 2 }, { ...value, a: 2 }],
    ['a key inside', { deep: { b: 'B' } }, { ...value, deep: { b: 'B', c: 'c' } }],
    [
      'an item by its index',
      { list: { 1: { y: 5 } } },
      {
        ...value,
        list: [
          { x: 1, y: 2 },
          { x: 3, y: 5 },
        ],
      },
    ],
    ['a whole list', { list: [] }, { ...value, list: [] }],
    ['a key taken out', { a: ABSENT, deep: { b: ABSENT } }, { list: value.list, deep: { c: 'c' } }],
    ['a new key', { deep: { d: { f: 1 } } }, { ...value, deep: { b: 'b', c: 'c', d: { f: 1 } } }],
    [
      'a removal in what is new',
      { deep: { d: { f: 1, e: ABSENT } } },
      { ...value, deep: { b: 'b', c: 'c', d: { f: 1 } } },
    ],
  ])('%s', (_, patch, expected) => {
    const before = canonical(value);
    expect(patched<Value>(value, patch as never)).toEqual(expected);
    expect(canonical(value)).toBe(before);
  });

  test.each([
    ['an index beyond the list', { list: { 2: { x: 1 } } }],
    ['an item taken out', { list: { 0: ABSENT } }],
    ['a key that is no index', { list: { length: 0 } }],
  ])('%s is refused', (_, patch) => {
    expect(() => patched<Value>(value, patch as never)).toThrow(RangeError);
  });
});
