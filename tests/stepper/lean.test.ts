import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { curtailed } from '../../src/build/lean.ts';
import { cut } from '../../src/build/lean-svelte.ts';

test('a function does only what is left of it, and one that is not there is found out', () => {
  const code = 'export function whole(a) { return deep(a); } const other = 1;';
  expect(curtailed('whole', '{ return a; }', code, parseAst(code))).toBe(
    'export function whole(a) { return a; } const other = 1;',
  );
  expect(() => curtailed('gone', '{}', code, parseAst(code))).toThrow('gone');
});

test('parts are left out one after the other, each where it stands first', () => {
  const code = 'one(); two(); one(); three(); two(); end();';
  expect(
    cut(code, [
      ['two();', ''],
      [['one();', 'two();'], 'x(); '],
      [['two();', 'end'], ''],
    ]),
  ).toBe('one();  x(); ');
});

test.each([
  ['a part that is gone', [['four();', '']]],
  [
    'one that stood before the last',
    [
      ['two();', ''],
      ['one();', ''],
    ],
  ],
  ['an end that is gone', [[['one();', 'four();'], '']]],
] as const)('nothing is left out of a source that is another: %s', (_, cuts) => {
  expect(() => cut('one(); two();', cuts)).toThrow('there is no such part');
});
