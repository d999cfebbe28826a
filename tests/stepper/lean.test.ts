import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { absent, curtailed, emptied, unplaced, unsaid, untagged, without } from '../../src/build/lean.ts';
import { cut } from '../../src/build/lean-svelte.ts';

const names = new Set(['source', 'ref', 'fieldSources']);
const lean = (code: string) => without(names, code, parseAst(code));

test.each([
  ['first', "const a = { source: 'printed', id: 1 };", 'const a = { id: 1 };'],
  ['between', "const a = { id: 1, ref: 'B1', vp: 2 };", 'const a = { id: 1, vp: 2 };'],
  ['last', "const a = { id: 1, ref: 'B1' };", 'const a = { id: 1,  };'],
  ['all', "const a = { source: 'printed', ref: 'B1' };", 'const a = {  };'],
  ['a list', "const a = { ref: ['B1', 'B2'], id: 1 };", 'const a = { id: 1 };'],
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

test.each([
  ['a constant', "export const rules = { a: { section: 'x' }, b: s };", 'export const rules = {};'],
  [
    'a property',
    "export const m = { id: 'm', replaces: { old: 'new' }, rules };",
    "export const m = { id: 'm', replaces: {}, rules };",
  ],
  ['nothing else', 'const rules = made(); const a = { rules, replaces: [1], ["rules"]: {} };', undefined],
])('a table that only pages tell is empty: %s', (_, code, left) => {
  const found = ['rules', 'replaces'].reduce((text, name) => emptied(name, text, parseAst(text)), code);
  expect(found).toBe(left ?? code);
});

test('a function that is left out says so when it is called', async () => {
  const code = absent(
    parseAst('const a = 1; export function faults(state) { return [state, a]; } export const b = 2;'),
  );
  const { faults } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(() => faults()).toThrow('faults is left out for readers');
});

test('what a RangeError says is left out, and nothing else', () => {
  const code = 'if (a) throw new RangeError("no " + a); throw new Error("b"); const c = new RangeError("d"); throw c;';
  const left = 'if (a) throw new RangeError(); throw new Error("b"); const c = new RangeError("d"); throw c;';
  expect(unsaid(code, parseAst(code))).toBe(left);
});

test('texts stand without the tag of their words, also one within another, and other tags stay', () => {
  const code = `const t = (w) => w\`one \${n > 1 ? w\`more\` : ""} here\`; const raw = String.raw\`a\`;`;
  expect(untagged(code, parseAst(code))).toBe(
    `const t = (w) => \`one \${n > 1 ? \`more\` : ""} here\`; const raw = String.raw\`a\`;`,
  );
});

test('a function does only what is left of it, and one that is not there is found out', () => {
  const code = 'export function whole(a) { return deep(a); } const other = 1;';
  expect(curtailed('whole', '{ return a; }', code, parseAst(code))).toBe(
    'export function whole(a) { return a; } const other = 1;',
  );
  expect(() => curtailed('gone', '{}', code, parseAst(code))).toThrow('gone');
});

test('a value stands without the place where it is printed', () => {
  const code = "const a = { rounds: printed(4, 'L1'), notes: printed({ 50: 10 }, 'L2'), [b]: reprinted(1, 'L3') };";
  const left = "const a = { rounds: ({ value: 4 }), notes: ({ value: { 50: 10 } }), [b]: reprinted(1, 'L3') };";
  expect(unplaced(code, parseAst(code))).toBe(left);
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
