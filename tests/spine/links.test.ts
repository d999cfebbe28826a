import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { brokenLinks } from '../../src/spine/links.ts';

const made: string[] = [];
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true });
});

function site(pages: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'roundhouse-links-'));
  made.push(dir);
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return dir;
}
const said = (pages: Record<string, string>, base = '/', sources: { path: string; text: string }[] = []) =>
  brokenLinks(site(pages), base, sources).map(({ file, line, message }) => `${file}:${line}  ${message}`);

const home =
  '<!doctype html><title>x</title>\n<a href="/a/">a</a> <a href="/a/#here">b</a> <a href="https://example.org/zzz">c</a>';

test('links to pages, to places on them, to files and to other sites are fine', () => {
  const pages = {
    'index.html': `${home}<link rel="stylesheet" href="/x.css"><script src="/x.js"></script><a href="#top" id="top">t</a><a href="?q=1">q</a>`,
    'a/index.html': '<p id="here"><a href="../">up</a> <a href="/">home</a>',
    'x.css': '',
    'x.js': '',
  };
  expect(said(pages)).toEqual([]);
});

test.each([
  ['a page that is not there', '<a href="/b/">b</a>', '"/b/" leads to no page'],
  ['a place that is not on its page', '<a href="/a/#there">b</a>', '"/a/#there" leads to no place on its page'],
  ['a place that is not on the same page', '<a href="#there">b</a>', '"/#there" leads to no place on its page'],
  ['an address without the slash at its end', '<a href="/a">b</a>', '"/a" lacks the slash at its end'],
  ['a script that is not there', '<script src="/y.js"></script>', '"/y.js" leads to no page'],
  ['a form that leads nowhere', '<form action="/find/"></form>', '"/find/" leads to no page'],
])('%s fails', (_name, html, message) => {
  expect(said({ 'index.html': `<p>\n${html}`, 'a/index.html': '<p id="here">' })).toEqual([`index.html:2  ${message}`]);
});

test('under a base, a link that forgets it fails', () => {
  const pages = { 'index.html': '<a href="/sub/a/#here">a</a> <a href="/a/">b</a>', 'a/index.html': '<p id="here">' };
  expect(said(pages, '/sub/')).toEqual(['index.html:1  "/a/" leaves the base /sub/']);
  expect(said(pages, '/sub')).toEqual(['index.html:1  "/a/" leaves the base /sub/']);
});

test('a link that an author wrote is shown where it was written', () => {
  const sources = [{ path: 'content/toy/faq/x.mdx', text: '---\n---\n\nSee [this](/b/).' }];
  expect(said({ 'index.html': '<a href="/sub/b/">b</a>' }, '/sub/', sources)).toEqual([
    'content/toy/faq/x.mdx:4  "/sub/b/" leads to no page',
  ]);
});

test('a link that stands on many pages is one fault', () => {
  expect(
    said({
      'index.html': '<a href="/b/">b</a>',
      'a/index.html': '<a href="/b/">b</a>',
      'c/index.html': '<a href="/b/">b</a>',
    }),
  ).toEqual(['a/index.html:1  "/b/" leads to no page, on this and 2 other pages']);
});
