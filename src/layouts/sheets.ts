import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

const link = /<link rel="stylesheet" href="([^"]+)">/g;

/** Sheets in one, without the rules that come again, word for word, further on: the last of them decides anyway. */
export function together(sheets: readonly string[]): string {
  const all = postcss.parse(sheets.join('\n'));
  const later = new Set<string>();
  for (const rule of [...all.nodes].reverse()) {
    const text = rule.toString();
    if (later.has(text)) rule.remove();
    later.add(text);
  }
  return all.toString();
}

/** The classes by which styles of an island are scoped, as astro.config.mjs names them. */
const scope = /\.(S[0-9a-z]{1,5})\b/g;

/**
 * Parts a page's sheet in what the page shows as it comes, and what only parts of an island wear that come once it is
 * awake: rules scoped to a class that `html` does not hold.
 */
export function parted(css: string, html: string): { now: string; awake: string } {
  const worn = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const isLater = (selectors: readonly string[]): boolean =>
    selectors.every((selector) => [...selector.matchAll(scope)].some(([, name = '']) => !worn.has(name)));
  const pick = (later: boolean): string => {
    const sheet = postcss.parse(css);
    sheet.walkRules((rule) => {
      const isFrame = rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name.endsWith('keyframes');
      if ((!isFrame && isLater(rule.selectors)) !== later) rule.remove();
    });
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length === 0 || (later && rule.name === 'font-face')) rule.remove();
    });
    return sheet.toString();
  };
  return { now: pick(false), awake: pick(true) };
}

/**
 * Joins the style sheets of each page into one, in their order. A chapter has a dozen, one a component; as one
 * sheet they are a quarter smaller on the wire and paint a quarter sooner on a slow line. What only an island that is awake
 * wears stands in a sheet of its own, named in the head, which src/islands/wake.ts asks for.
 */
export function oneSheet(): AstroIntegration {
  let base = '';
  return {
    name: 'roundhouse:sheets',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        const read = (path: string): string => readFileSync(join(root, path), 'utf8');
        const write = (css: string): string => {
          const name = `/_astro/${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`;
          writeFileSync(join(root, name), css);
          return name;
        };
        const joined = new Set<string>();
        const made = new Map<string, string>();

        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const html = read(page);
          const sheets = [...html.matchAll(link)].map(([, href = '']) => href.slice(base.length));
          if (sheets.length < 2) continue;
          for (const sheet of sheets) joined.add(sheet);
          const css = made.get(sheets.join()) ?? together(sheets.map(read));
          made.set(sheets.join(), css);
          const { now, awake } = html.includes('<astro-island') ? parted(css, html) : { now: css, awake: '' };
          const later = awake.trim() === '' ? '' : `<meta name="roundhouse:awake" content="${base}${write(awake)}">`;
          const name = write(now);
          let isPlaced = false;
          const placed = html.replaceAll(link, () => {
            const tag = isPlaced ? '' : `<link rel="stylesheet" href="${base}${name}">${later}`;
            isPlaced = true;
            return tag;
          });
          writeFileSync(join(root, page), placed);
        }

        // A script may load a sheet by itself, and a page of one sheet keeps it; the others are of no more use.
        const users = files
          .filter((file) => /\.(js|html)$/.test(file))
          .map(read)
          .join('\n');
        for (const sheet of joined) if (!users.includes(sheet.slice(1))) rmSync(join(root, sheet));
      },
    },
  };
}
