import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const policy = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const sheet = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** What stands inline as a policy names it, quotes included. */
const named = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** One directive of the policy of a page, changed. @throws Error where the page has no such directive. */
function changed(html: string, directive: string, change: (sources: readonly string[]) => readonly string[]): string {
  let isFound = false;
  const written = html.replace(policy, (whole, content: string) => {
    const all = content.split(';').map((one) => {
      const [name, ...sources] = one.trim().split(/\s+/);
      if (name !== directive) return one.trim();
      isFound = true;
      return [name, ...change(sources)].join(' ');
    });
    return whole.replace(content, () => all.join(';'));
  });
  if (!isFound) throw new Error(`A page has no ${directive} in its policy`);
  return written;
}

const isHash = (source: string): boolean => source.startsWith("'sha256-");

/** Takes from the policy of a page the hashes of scripts that stand on other pages: stricter, and half a kilobyte less. */
function narrowed(html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, text = '']) => named(text)));
  return changed(html, 'script-src', (sources) => sources.filter((source) => !isHash(source) || own.has(source)));
}

/** Lets a page hold the style sheets that stand in it, of which Astro names only some, and no others. */
function admitting(html: string): string {
  const sheets = [...html.matchAll(sheet)].map(([, css = '']) => named(css));
  return changed(html, 'style-src', (sources) => [...sources.filter((source) => !isHash(source)), ...new Set(sheets)]);
}

/** The policy of a page, fitted to what stands in the page. @throws Error where the policy lacks a directive */
export const fitted = (html: string): string => admitting(narrowed(html));

/** Leaves in the policy of each built page only what the page itself needs, and all of that. */
export function ownPolicy(): AstroIntegration {
  return {
    name: 'roundhouse:policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const html = readFileSync(join(root, file), 'utf8');
          if (policy.test(html)) writeFileSync(join(root, file), fitted(html));
        }
      },
    },
  };
}
