import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { without } from '../../src/islands/lean.ts';

const names = new Set(['source', 'ref', 'fieldSources']);
const lean = (code: string) => without(names, code, parseAst(code));

test.each([
  ['first', "const a = { source: 'printed', id: 1 };", 'const a = { id: 1 };'],
  ['between', "const a = { id: 1, ref: 'B1', vp: 2 };", 'const a = { id: 1, vp: 2 };'],
  ['last', "const a = { id: 1, ref: 'B1' };", 'const a = { id: 1,  };'],
  ['all', "const a = { source: 'printed', ref: 'B1' };", 'const a = {  };'],
  [
    'nested',
    "f({ fieldSources: { vp: { source: 'x' } }, rows: [{ n: 1, source: 'y' }] })",
    'f({ rows: [{ n: 1,  }] })',
  ],
])('what only pages tell is left out: %s', (_, code, left) => {
  expect(lean(code)).toBe(left);
  expect(() => parseAst(lean(code))).not.toThrow();
});

test('what is made of something, and what has another name, stays', () => {
  const code = 'const a = { source, ref: refOf(1), "source-of": 2, [ref]: 3, id: 4 }; a.source = 5;';
  expect(lean(code)).toBe(code);
});
