import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { hoverPlugin } from '../../src/build/hover.ts';
import { parted, together, wearable } from '../../src/build/sheets.ts';

describe('one style sheet a page', () => {
  test('sheets keep their order', () => {
    expect(together(['a{color:red}', 'b{color:blue}'])).toBe('a{color:red}\nb{color:blue}');
  });

  test('of a rule that comes again, the last stays, so that it still decides over what stood between', () => {
    const css = together(['a{color:red}', 'a:hover{color:blue}', 'a{color:red}']);
    expect(css.match(/a\{color:red\}/g)).toHaveLength(1);
    expect(css.indexOf('a{color:red}')).toBeGreaterThan(css.indexOf('a:hover'));
  });

  test('what is for paper stands last, together and in its order', () => {
    const css = together(['@media print{a{b:c}}d{e:f}', '@media print{g{h:i}}', 'j{k:l}']);
    expect(css.replaceAll('\n', '')).toBe('d{e:f}j{k:l}@media print{a{b:c}g{h:i}}');
  });
  test('rules in different conditions are different', () => {
    const css = together(['a{color:red}', '@media print{a{color:red}}']);
    expect(css.match(/a\{color:red\}/g)).toHaveLength(2);
  });
});

describe('what is for a mouse alone', () => {
  const worked = (css: string): string => postcss([hoverPlugin]).process(css, { from: undefined }).css;
  test('stands under its condition, at its place', () => {
    expect(worked('a:hover{b:c}d{e:f}')).toBe('@media (hover:hover){a:hover{b:c}}d{e:f}');
    expect(worked('@media print{a:hover{b:c}}')).toBe('@media print{@media (hover:hover){a:hover{b:c}}}');
  });
  test('is told apart from what the same rule says of others', () => {
    expect(worked('a:hover,a:focus{b:c}')).toBe('a:focus{b:c}@media (hover:hover){a:hover{b:c}}');
  });
  test('is not put there twice', () => {
    const css = '@media (hover:hover){a:hover{b:c}}';
    expect(worked(css)).toBe(css);
  });
});

describe('what only an island that is awake wears', () => {
  const html = '<p class="a Sab1 open"></p>';
  test('is parted from what the page shows as it comes', () => {
    const { now, awake } = parted('a{b:c}.a.Sab1{d:e}.b.Scd2{f:g}@media print{.Scd2{h:i}.Sab1{j:k}}', html);
    expect(now).toBe('a{b:c}.a.Sab1{d:e}@media print{.Sab1{j:k}}');
    expect(awake).toBe('.b.Scd2{f:g}@media print{.Scd2{h:i}}');
  });
  test('so is what a part of it wears only then', () => {
    const { now, awake } = parted('.refused.Sab1{a:b}.a.Sab1:not(.refused){c:d}.Sab1 .open{e:f}.Sab1 .shut{g:h}', html);
    expect(now).toBe('.a.Sab1:not(.refused){c:d}.Sab1 .open{e:f}');
    expect(awake).toBe('.refused.Sab1{a:b}.Sab1 .shut{g:h}');
  });
  test('a rule for several parts comes at once if the page has one of them', () => {
    expect(parted('.Sab1,.Scd2{a:b}', html)).toEqual({ now: '.Sab1,.Scd2{a:b}', late: '', awake: '' });
  });
  test('what a component wears that the page does not hold is left out', () => {
    const css = '.a.astro-x1{b:c}.astro-x1 .a,.a{d:e}@media print{p.astro-x1:not(.a){f:g}}.a:not(.astro-x1){h:i}';
    const now = '.astro-x1 .a,.a{d:e}.a:not(.astro-x1){h:i}';
    expect(parted(css, html)).toEqual({ now, late: '', awake: '' });
  });
  test('other classes, keyframes, pages and faces come at once', () => {
    const css = '.strip{a:b}@keyframes shown{from{c:d}}@font-face{e:f}@media print{@page{g:h}}';
    expect(parted(css, html)).toEqual({ now: css, late: '', awake: '' });
  });
  test('keyframes of a scope come with what it wears', () => {
    const css = '@keyframes Sab1-in{from{a:b}}@keyframes Scd2-in{from{c:d}to{e:f}}@keyframes Szz9-in{from{g:h}}';
    expect(parted(css, html, (name) => name !== 'Szz9')).toEqual({
      now: '@keyframes Sab1-in{from{a:b}}',
      late: '',
      awake: '@keyframes Scd2-in{from{c:d}to{e:f}}',
    });
  });
});

describe('what no island of a page can wear', () => {
  const scripts: Record<string, string> = {
    'Island.a1.js': 'import{a}from"./shared.b2.js";const p=()=>import("./Pane.c3.js");t(`<p class="move Scd2">`)',
    'shared.b2.js': 'x=`Sef3`;import("./Island.a1.js")',
    'Pane.c3.js': 'm=["_astro/deep.d4.js"]',
    'deep.d4.js': 'class="picker Sgh4"',
  };
  const html = '<astro-island component-url="/sub/_astro/Island.a1.js"></astro-island><p class="Sab1"></p>';
  const classes = wearable(html, [], (name) => scripts[name] ?? '');
  test('is known from its scripts, those that are loaded later among them', () => {
    expect([...classes].sort()).toEqual(['Scd2', 'Sef3', 'Sgh4']);
    expect(wearable('<p></p>', [], (name) => scripts[name] ?? '').size).toBe(0);
  });
  test('is left out, and nothing else', () => {
    const css = '.Sab1{a:b}.x.Scd2{c:d}.Szz9{e:f}.Szz9,.Sgh4{g:h}@media print{.Szz9{i:j}}.strip{k:l}';
    expect(parted(css, html, (name) => classes.has(name))).toEqual({
      now: '.Sab1{a:b}.strip{k:l}',
      late: '',
      awake: '.x.Scd2{c:d}.Szz9,.Sgh4{g:h}',
    });
  });
});

describe('what only the figures of a chapter wear', () => {
  const figures =
    '<div class="example" id="x"><div><p class="first Sab1 red"></p></div></div><figure class="procedure astro-x1"><svg class="chart"><li class="astro-x1"></svg></figure>';
  const chapter = `<div class="run" data-strips="strips.json"><p class="text"></p>${figures}</div>`;
  const css = '.text{a:b}.Sab1{c:d}.red,.chart{e:f}li.astro-x1{g:h}';
  test('is parted from what its clauses wear', () => {
    expect(parted(css, chapter)).toEqual({
      now: '.text{a:b}',
      late: '.Sab1{c:d}.red,.chart{e:f}li.astro-x1{g:h}',
      awake: '',
    });
  });
  test('comes at once on a page that is no chapter', () => {
    expect(parted(css, chapter.replace(' data-strips', ' data-listed'))).toEqual({ now: css, late: '', awake: '' });
  });
  test('but for what places them in the text', () => {
    expect(parted('.text>.example{a:b}', chapter).late).toBe('');
    // What neither the chapter nor a script has is of no use in it; elsewhere it stays.
    const isNamed = (name: string) => name === 'card';
    const here = parted('.card{a:b}.board2{c:d}.text .board2{e:f}:not(.board2){g:h}', chapter, () => true, isNamed);
    expect(here.now).toBe('.card{a:b}:not(.board2){g:h}');
  });
  test('a class that the text wears too comes at once', () => {
    expect(parted('.red{a:b}', `${chapter}<p class="red"></p>`).late).toBe('');
  });
  test('so does a rule for which such a class is one of several', () => {
    expect(parted('.text :is(a,.red){a:b}', chapter).late).toBe('');
    expect(parted('.text:not(.red){a:b}', chapter).late).toBe('');
  });
  test('so does a rule with a class that a script may put on later, outside of the figures', () => {
    expect(parted('.strip .first{a:b}', chapter).late).toBe('');
  });
});
