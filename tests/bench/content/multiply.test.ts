import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../src/commands/toolchain.mjs';
import { games } from '../../../src/engine.ts';
import { copiedPath, copiedText, registered, registers } from './multiply.ts';
import { asMarkdown, words } from '../site/starlight.ts';
import { weigh } from '../site/weigh.ts';

const id = 'railway-workers';

describe('more content, made of the one there is', () => {
  test.each([
    ['content/rules/railway-workers/dice.mdx', 'content/rules/railway-workers-3/dice.mdx'],
    ['content/railway-workers/ids.tsv', 'content/games/railway-workers-3.ids.tsv'],
    ['src/games/railway-workers/words/words.ts', 'src/words/railway-workers-3.ts'],
    ['src/islands/RailwayWorkers.svelte', 'src/islands/RailwayWorkers3.svelte'],
    ['src/games/railroad-revolution/engine/index.ts', undefined],
    ['content/railroad-revolution/glossary/rail.mdx', undefined],
    ['src/words/railway-workers-2.ts', undefined],
  ])('%s', (path, copy) => expect(copiedPath(path, id, 3)).toBe(copy));

  test('a copy names itself in addresses and strings, and nothing else', () => {
    const text = `import x from '../engine/${id}/index.ts'; const game = '${id}'; const other = '${id}-2', more = 'my-${id}';`;
    expect(copiedText(text, id, 4)).toBe(
      `import x from '../engine/${id}-4/index.ts'; const game = '${id}-4'; const other = '${id}-2', more = 'my-${id}';`,
    );
  });

  test('the files that name all games name the copies too', () => {
    const times = 3;
    const texts = registers.map((path) => readFileSync(join(root, path), 'utf8'));
    for (const game of Object.keys(games)) {
      const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
      for (const text of texts) {
        const now = registered(text, game, times);
        for (let n = 2; n <= times; n++) {
          // Wherever the game is imported or asked for, its copy is as well.
          const own = new RegExp(`(?<![\\w-])${game}(?![\\w-])`, 'g');
          expect(count(now, new RegExp(`(?<![\\w-])${game}-${n}(?![\\w-])`, 'g'))).toBe(count(text, own));
        }
        expect(now.length).toBeGreaterThan(text.length);
      }
    }
  });

  test('an import gets names of its own, and entries use them', () => {
    const text = [
      "import { railwayWorkers } from './railway-workers/index.ts';",
      "export const games = { 'railway-workers': railwayWorkers } as const;",
      "  'railway-workers': teller(railwayWorkers),",
    ].join('\n');
    expect(registered(text, id, 2).split('\n')).toEqual([
      "import { railwayWorkers } from './railway-workers/index.ts';",
      "import { railwayWorkers as railwayWorkers_2 } from './railway-workers-2/index.ts';",
      "export const games = { 'railway-workers': railwayWorkers, 'railway-workers-2': railwayWorkers_2 } as const;",
      "  'railway-workers': teller(railwayWorkers),",
      "  'railway-workers-2': teller(railwayWorkers_2),",
    ]);
  });
});

describe('a page with the same words', () => {
  test('no word of a text becomes a mark of Markdown', () => {
    const text = asMarkdown('B&O: "x"', [
      { kind: 'heading', level: 2, text: '1. # Deals' },
      { kind: 'item', level: 0, text: '*one* <b> [two](three) $4 :five' },
      { kind: 'paragraph', level: 0, text: '- six' },
    ]);
    expect(text).toBe(
      '---\ntitle: "B&O: \\"x\\""\n---\n\n## 1\\. \\# Deals\n\n- \\*one\\* \\<b\\> \\[two\\]\\(three\\) \\$4 \\:five\n\n\\- six\n',
    );
  });

  test('words have a letter or a number in them', () => expect(words(' 10.2 Deals – a & “b” ·')).toBe(4));

  test('scripts of a page weigh as scripts, and the whole is what was sent', () => {
    const body = Buffer.from(`<p>${'words '.repeat(50)}</p><script>let a = 1;</script>`);
    const css = { path: '/_astro/a.css', bytes: 40, body: Buffer.alloc(90) };
    const sum = weigh([
      { path: '/rules/', bytes: 100, body },
      css,
      { path: '/a.woff2', bytes: 9, body: Buffer.alloc(9) },
    ]);
    expect(sum).toMatchObject({ css: 40, rawCss: 90, font: 9, other: 0, all: 149 });
    expect(sum.js).toBeGreaterThan(20);
    expect(sum.html).toBeLessThan(body.length);
  });
});
