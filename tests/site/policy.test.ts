import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { whole } from './harness.ts';

const dir = join(root, whole.dir);
const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const html = (file: string): string => readFileSync(join(dir, file), 'utf8');

/** The pages on which `pattern` occurs, each with what it found first. */
function found(pattern: RegExp): string[] {
  return pages.flatMap((file) => {
    const hit = pattern.exec(html(file));
    return hit === null ? [] : [`${file}: ${hit[0].slice(0, 120)}`];
  });
}

describe('policy', () => {
  test('every page carries it, before its first script', () => {
    expect(pages.length).toBeGreaterThan(4);
    expect(found(/<script[\s\S]*?<meta http-equiv="content-security-policy"/)).toEqual([]);
    for (const file of pages) expect(html(file), file).toContain('<meta http-equiv="content-security-policy"');
  });

  test('it allows nothing inline but what is hashed, and no other host', () => {
    expect(found(/content-security-policy" content="[^"]*('unsafe-inline'|'unsafe-eval'|https?:|\*)/)).toEqual([]);
  });

  test('it knows every style sheet that stands in its page', () => {
    const sheets = pages.flatMap((file) => {
      const [, allowed = ''] = /style-src ([^;"]*)/.exec(html(file)) ?? [];
      return [...html(file).matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => ({
        file,
        isKnown: allowed.includes(`'sha256-${createHash('sha256').update(css).digest('base64')}'`),
      }));
    });
    expect(sheets.length).toBeGreaterThanOrEqual(pages.length);
    expect(sheets.filter(({ isKnown }) => !isKnown)).toEqual([]);
  });

  test('no page has an inline style or an inline handler', () => {
    expect(found(/<[a-z][^>]*\sstyle=/)).toEqual([]);
    expect(found(/<[a-z][^>]*\son[a-z]+="/)).toEqual([]);
  });

  test('no page loads anything from elsewhere', () => {
    expect(
      found(/<(script|img|iframe|link|source)\b[^>]*\s(src|href)="(https?:)?\/\/(?![^"]*rel="canonical")/),
    ).toEqual([]);
  });
});
