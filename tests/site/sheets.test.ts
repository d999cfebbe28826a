import { describe, expect, test } from 'vitest';
import { scopeOf, together, withoutBoards } from '../../src/layouts/sheets.ts';

describe('one style sheet a page', () => {
  test('sheets keep their order', () => {
    expect(together(['a{color:red}', 'b{color:blue}'])).toBe('a{color:red}\nb{color:blue}');
  });

  test('of a rule that comes again, the last stays, so that it still decides over what stood between', () => {
    const css = together(['a{color:red}', 'a:hover{color:blue}', 'a{color:red}']);
    expect(css.match(/a\{color:red\}/g)).toHaveLength(1);
    expect(css.indexOf('a{color:red}')).toBeGreaterThan(css.indexOf('a:hover'));
  });

  test('rules in different conditions are different', () => {
    const css = together(['a{color:red}', '@media print{a{color:red}}']);
    expect(css.match(/a\{color:red\}/g)).toHaveLength(2);
  });
});

describe('the styles of boards', () => {
  const scope = (filename: string) => scopeOf({ hash: () => 'abcdefgh', css: 'p{}', filename });
  const mine = scope('/x/src/boards/railway-workers/Die.svelte');
  const other = scope('/x/src/boards/railroad-revolution/Map.svelte');
  const island = scope('/x/src/islands/Picker.svelte');

  test('carry the mark of their game; what is no board carries none', () => {
    expect(mine).not.toBe(other);
    expect(island).toBe('sabcd');
    expect(scope(String.raw`src\boards\railway-workers\Die.svelte`)).toBe(mine);
  });

  test('of another game are left out of a page, in conditions and animations too', () => {
    const css = `.${mine}{color:red}@media print{.${mine} b{color:red}}@keyframes ${mine}-x{from{color:red}}`;
    expect(withoutBoards(css, ['railway-workers'])).toBe('');
    expect(withoutBoards(css, ['railroad-revolution'])).toBe(css);
  });

  test('that are shared stay with the selectors of the page', () => {
    expect(withoutBoards(`.${mine},.${other},.${island}{color:red}`, ['railroad-revolution'])).toBe(
      `.${mine},.${island}{color:red}`,
    );
  });
});
