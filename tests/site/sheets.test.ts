import { describe, expect, test } from 'vitest';
import { parted, together } from '../../src/layouts/sheets.ts';

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

describe('what only an island that is awake wears', () => {
  const html = '<p class="a Sab1 open"></p>';
  test('is parted from what the page shows as it comes', () => {
    const { now, awake } = parted('a{b:c}.a.Sab1{d:e}.b.Scd2{f:g}@media print{.Scd2{h:i}.Sab1{j:k}}', html);
    expect(now).toBe('a{b:c}.a.Sab1{d:e}@media print{.Sab1{j:k}}');
    expect(awake).toBe('.b.Scd2{f:g}@media print{.Scd2{h:i}}');
  });
  test('a rule for several parts comes at once if the page has one of them', () => {
    expect(parted('.Sab1,.Scd2{a:b}', html)).toEqual({ now: '.Sab1,.Scd2{a:b}', awake: '' });
  });
  test('other classes, keyframes and faces come at once', () => {
    const css = '.strip{a:b}@keyframes Scd2-in{from{c:d}}@font-face{e:f}';
    expect(parted(css, html)).toEqual({ now: css, awake: '' });
  });
});
