import { describe, expect, test } from 'vitest';
import { together } from '../../src/layouts/sheets.ts';

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
