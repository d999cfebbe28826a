import { describe, expect, test } from 'vitest';
import { StepFailed } from '../../src/commands/toolchain.mjs';
import { optionsOf, parts } from './options.ts';
import { figure, markdown, plain, type Row, verdictOf } from './table.ts';

const row = (more: Partial<Row>): Row => ({ group: 'A', what: 'x', unit: 'kB', ...more });

describe('the table of the bench', () => {
  test('a figure at its bar is met, one over it is missed, none is neither', () => {
    expect(verdictOf({ value: 60, bar: 60 })).toBe('met');
    expect(verdictOf({ value: 60.001, bar: 60 })).toBe('missed');
    expect(verdictOf({ bar: 60 })).toBe('not measurable yet');
    expect(verdictOf({ value: Number.NaN, bar: 60 })).toBe('not measurable yet');
    expect(verdictOf({ value: 3 })).toBe('for comparison');
  });

  test('what is over its bar is not rounded down to it', () => {
    expect(figure(60.04, 'kB', 1, 60)).toBe('60.04 kB');
    expect(figure(59.96, 'kB', 1, 60)).toBe('60.0 kB');
    expect(figure(0.91, '', 2, 0.9)).toBe('0.91');
  });

  test('Markdown has a table for each group, with the reason where there is no figure', () => {
    const text = markdown([
      row({ value: 12.34, bar: 60, aim: 30, note: 'a|b' }),
      row({ group: 'B', what: 'y', note: 'no such thing yet' }),
      row({ what: 'z', value: 70, bar: 60 }),
    ]);
    expect(text.match(/^## .*$/gm)).toEqual(['## A', '## B']);
    expect(text).toContain('| x | 12.3 kB | 60 kB (aim 30) | met | a\\|b |');
    expect(text).toContain('| y |  |  | not measurable yet | no such thing yet |');
    expect(text.indexOf('| z | 70.0 kB | 60 kB | missed |')).toBeLessThan(text.indexOf('## B'));
  });

  test('on a terminal the columns stand below each other', () => {
    const text = plain([
      row({ value: 1, bar: 2 }),
      row({ what: 'longer', value: 100, bar: 2000 }),
      row({ note: 'why' }),
    ]);
    const lines = text.split('\n');
    expect(lines[0]).toBe('A');
    expect(lines[1]?.indexOf(' kB')).toBe(lines[2]?.indexOf(' kB'));
    expect(lines[3]).toMatch(/not measurable yet {2}why$/);
  });
});

describe('what the command line of the bench asks for', () => {
  test('all parts, or some in their own order', () => {
    expect(optionsOf([])).toEqual({ isQuick: false, keeps: false, parts });
    expect(optionsOf(['--quick', '--only', 'search,engine', '--keep'])).toEqual({
      isQuick: true,
      keeps: true,
      parts: ['engine', 'search'],
    });
  });

  test.each([[['--only']], [['--only', 'engine,wheels']], [['--fast']]])('%s is refused with a sentence', (args) => {
    expect(() => optionsOf(args)).toThrow(StepFailed);
  });
});
