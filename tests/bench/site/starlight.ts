import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { buildOthers, othersDir } from '../others.ts';
import type { BuiltPage } from './pages.ts';
import { serveFiles } from './server.ts';

/** A piece of text of a page, in reading order. */
export interface Block {
  readonly kind: 'heading' | 'item' | 'paragraph';
  /** Of a heading: 2 to 4. */
  readonly level: number;
  readonly text: string;
}

/** The text of a page as Markdown that means these words and nothing else. */
export function asMarkdown(title: string, blocks: readonly Block[]): string {
  // Markdown takes a backslash before any of these, so nothing of the text can be taken for a mark.
  const plain = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  const lines = blocks.map(({ kind, level, text }) => {
    if (kind === 'heading') return `${'#'.repeat(level)} ${plain(text)}`;
    return kind === 'item' ? `- ${plain(text)}` : plain(text);
  });
  return `---\ntitle: ${JSON.stringify(title)}\n---\n\n${lines.join('\n\n')}\n`;
}

/** How many words a text has. */
export const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Runs in a page: its text, piece by piece. What is pressed or drawn is no text. */
function readBlocks(selector: string): { title: string; blocks: Block[] } {
  const skipped = 'script, style, template, noscript, svg, button, input, select, label, dialog, nav, .sl-anchor-link';
  const found: Block[] = [];
  let title = '';
  let text = '';
  const flush = (element: Element) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    text = '';
    if (clean === '') return;
    const heading = element.closest('h1, h2, h3, h4, h5, h6');
    if (heading?.tagName === 'H1') title = clean;
    else if (heading)
      found.push({ kind: 'heading', level: Math.min(4, Number(heading.tagName.slice(1))), text: clean });
    else found.push({ kind: element.closest('li') ? 'item' : 'paragraph', level: 0, text: clean });
  };
  const walk = (element: Element) => {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? '';
      if (!(node instanceof Element) || node.matches(skipped)) continue;
      const isInline = /^(inline|contents)/.test(getComputedStyle(node).display);
      if (!isInline) flush(element);
      walk(node);
      if (!isInline) flush(node);
      else text += ' ';
    }
  };
  const root = document.querySelector(selector);
  if (!root) throw new Error(`no ${selector} here`);
  walk(root);
  flush(root);
  return { title, blocks: found };
}

const config = `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [starlight({ title: 'Roundhouse', sidebar: [{ label: 'Rules', items: [{ autogenerate: { directory: 'rules' } }] }] })],
});
`;
const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

export interface Twin {
  /** The folder of the built site. */
  readonly dir: string;
  /** Where the page with the same words is. */
  path(page: BuiltPage): string;
  /** Words that each page holds, ours and Starlight's. */
  readonly counted: readonly { readonly path: string; readonly ours: number; readonly theirs: number }[];
}

/**
 * Builds a Starlight site, as it comes, with a page for each of ours that holds the same words. Links and pictures of ours
 * are left out, which is in Starlight's favour.
 * @throws Error where the words of a page and its twin differ by more than one in a hundred.
 */
export async function buildTwin(browser: Browser, url: string, pages: readonly BuiltPage[]): Promise<Twin> {
  const docs = join(othersDir, 'src/content/docs');
  rmSync(join(othersDir, 'src'), { recursive: true, force: true });
  rmSync(join(othersDir, 'dist'), { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(join(othersDir, 'astro.config.mjs'), config);
  write(join(othersDir, 'tsconfig.json'), '{ "extends": "astro/tsconfigs/strict" }\n');
  write(join(othersDir, 'src/content.config.ts'), collections);
  write(join(docs, 'index.md'), '---\ntitle: Roundhouse\n---\n\nThe rules.\n');
  const slug = ({ path }: BuiltPage) => path.split('/').at(-2) ?? '';
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const ours = new Map<BuiltPage, number>();
    for (const one of pages) {
      await page.goto(url + one.path, { waitUntil: 'load' });
      const { title, blocks } = await page.evaluate(readBlocks, 'main');
      write(join(docs, 'rules', `${slug(one)}.md`), asMarkdown(title, blocks));
      ours.set(one, words(blocks.map(({ text }) => text).join(' ')));
    }
    await buildOthers();
    const server = await serveFiles(join(othersDir, 'dist'));
    const counted: { path: string; ours: number; theirs: number }[] = [];
    for (const [one, count] of ours) {
      await page.goto(`${server.url}/rules/${slug(one)}/`, { waitUntil: 'load' });
      const { blocks } = await page.evaluate(readBlocks, '.sl-markdown-content');
      const theirs = words(blocks.map(({ text }) => text).join(' '));
      if (Math.abs(theirs - count) > count / 100)
        throw new Error(`${one.path} has ${count} words, its twin ${theirs}: they must be the same`);
      counted.push({ path: one.path, ours: count, theirs });
    }
    await server.close();
    return { dir: join(othersDir, 'dist'), path: (one) => `/rules/${slug(one)}/`, counted };
  } finally {
    await context.close();
  }
}
