import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../src/commands/toolchain.mjs';
import { games } from '../../../src/engine.ts';
import { asMarkdown, words } from '../site/starlight.ts';
import { weigh } from '../site/weigh.ts';
import { copiedPath, copiedText, register, registered } from './multiply.ts';

const id = 'sidings';

describe('more content, made of the one there is', () => {
  test.each([
    ['content/sidings/rules/shunting.mdx', 'content/sidings-3/rules/shunting.mdx'],
    ['content/sidings/ids.tsv', 'content/sidings-3/ids.tsv'],
    ['src/games/sidings/words/sidings.ts', 'src/games/sidings-3/words/sidings.ts'],
    ['src/games/sidings/modules/night/engine/index.ts', 'src/games/sidings-3/modules/night/engine/index.ts'],
    ['tests/games/sidings/statements.tsv', 'tests/games/sidings-3/statements.tsv'],
    ['src/games/common/sidings/index.ts', undefined],
    ['src/games/depot/engine/index.ts', undefined],
    ['content/depot/glossary/sidings.mdx', undefined],
    ['src/games/sidings-2/words/words.ts', undefined],
  ])('%s', (path, copy) => expect(copiedPath(path, id, 3)).toBe(copy));

  test('a copy names itself in addresses and strings, and nothing else', () => {
    const text = `import x from '../games/${id}/index.ts'; const game = '${id}'; const other = '${id}-2', more = 'my-${id}';`;
    expect(copiedText(text, id, 4)).toBe(
      `import x from '../games/${id}-4/index.ts'; const game = '${id}-4'; const other = '${id}-2', more = 'my-${id}';`,
    );
  });

  test('the file that names all games names the copies too, a line each', () => {
    const times = 3;
    const text = readFileSync(join(root, register), 'utf8');
    for (const game of Object.keys(games)) {
      const now = registered(text, game, times).split('\n');
      expect(now.length).toBe(text.split('\n').length + times - 1);
      for (let n = 2; n <= times; n++) {
        const [line = '', ...more] = now.filter((one) => one.includes(`${game}-${n}`));
        expect(more).toEqual([]);
        // Under its own id, from its own folder.
        expect(line).toMatch(new RegExp(`'${game}-${n}': .*/games/${game}-${n}/`));
      }
    }
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
