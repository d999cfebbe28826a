import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { brokenLinks } from '../../src/spine/links.ts';
import { readSources } from '../../src/spine/sources.ts';
import { whole } from './harness.ts';

const dist = join(root, whole.dir);

describe('links', () => {
  test('every link and hash of the site resolves', () => {
    expect(brokenLinks(dist, whole.base, readSources(root))).toEqual([]);
  });

  test('addresses in strips, previews and the search index resolve as well', () => {
    const pages = new Set(
      readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
    );
    const texts = [...pages]
      .filter((path) => /strips\.json$|^search\/.*\.json$/.test(path))
      .map((path) => readFileSync(join(dist, path), 'utf8'));
    const addresses = texts.flatMap((text) => [...text.matchAll(/"href":"\/([^"#]*)/g)].map(([, to = '']) => to));
    expect(addresses.length).toBeGreaterThan(200);
    expect([...new Set(addresses)].filter((to) => !pages.has(`${to}index.html`))).toEqual([]);
  });
});
