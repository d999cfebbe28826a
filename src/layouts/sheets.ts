import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

const link = /<link rel="stylesheet" href="([^"]+)">/g;

/** What begins the scoped names of a game's board, so that its rules can be told from those of other games: two digits. */
function markOf(game: string): string {
  return `b${10 + (Number.parseInt(createHash('sha256').update(game).digest('hex').slice(0, 8), 16) % 90)}`;
}

/** The name of a Svelte component's scoped styles: short, for it stands on every node of a board. */
export function scopeOf(style: { hash: (text: string) => string; css: string; filename: string }): string {
  const name = style.hash(style.css);
  const [, game] = /(?:^|\/)src\/boards\/([^/]+)\//.exec(style.filename.replaceAll('\\', '/')) ?? [];
  return game === undefined ? `s${name.slice(0, 4)}` : `${markOf(game)}${name.slice(0, 3)}`;
}

/** A sheet without the rules of boards that belong to `games`. */
export function withoutBoards(css: string, games: readonly string[]): string {
  const marks = games.map(markOf);
  const foreign = (name: string) => marks.some((mark) => new RegExp(`\\b${mark}\\w{3}\\b`).test(name));
  const all = postcss.parse(css);
  all.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !foreign(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  all.walkAtRules((rule) => {
    if ((/keyframes$/.test(rule.name) && foreign(rule.params)) || rule.nodes?.length === 0) rule.remove();
  });
  return all.toString();
}

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

/**
 * Joins the style sheets of each page into one, in their order. A chapter has a dozen, one a component; as one
 * sheet they are a quarter smaller on the wire and paint a quarter sooner on a slow line. Pages of all games are
 * made of the same parts, so each page leaves out what only the boards of other games need.
 */
export function oneSheet(): AstroIntegration {
  let base = '';
  let boards: readonly string[] = [];
  return {
    name: 'roundhouse:sheets',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
        const folder = fileURLToPath(new URL('./boards/', config.srcDir));
        boards = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
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
          const [, own = ''] = /<html[^>]*\sdata-game="([^"]*)"/.exec(html) ?? [];
          const key = `${own} ${sheets.join()}`;
          const others = boards.filter((game) => game !== own);
          const name = made.get(key) ?? write(withoutBoards(together(sheets.map(read)), others));
          made.set(key, name);
          let isPlaced = false;
          const placed = html.replaceAll(link, () => {
            const tag = isPlaced ? '' : `<link rel="stylesheet" href="${base}${name}">`;
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
