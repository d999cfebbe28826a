import { expect, test } from 'vitest';
import { allPages, htmlOf } from './found.ts';

const tag = /<[a-z][\w-]*((?:\s+[^\s"'>/=]+(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?)*)\s*\/?>/g;
const attribute = /\s+([^\s"'>/=]+)(?:="[^"]*"|='[^']*'|=[^\s"'>]+)?/g;

/** The start tags of a page that say an attribute twice; a browser drops the second without a word. */
function twice(path: string): string[] {
  const html = htmlOf(path).replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  return [...html.matchAll(tag)].flatMap(([whole, attributes = '']) => {
    const names = [...attributes.matchAll(attribute)].map(([, name = '']) => name.toLowerCase());
    return new Set(names).size === names.length ? [] : [`${path}: ${whole.slice(0, 160)}`];
  });
}

test('no element of any page has an attribute twice', () => {
  const pages = [...allPages(), '/404.html'];
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(twice)).toEqual([]);
});
