import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decode = (html: string): string =>
  html.replaceAll(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole);

/**
 * Writes `/paths.json`, every page of the site as `[path, title]`, from which the page for what is not there suggests
 * the nearest. Paths begin with `/` and leave the base out.
 */
export function paths(): AstroIntegration {
  return {
    name: 'roundhouse:paths',
    hooks: {
      'astro:build:done': ({ dir, pages }) => {
        const known = pages
          .map(({ pathname }) => pathname)
          .filter((path) => !/^(404|embed\/)/.test(path))
          .map((path) => {
            const html = readFileSync(new URL(`${path}index.html`, dir), 'utf8');
            const title = /<title>(.*?)(?: · Roundhouse)?<\/title>/s.exec(html)?.[1] ?? path;
            return [`/${path}`, decode(title)];
          });
        writeFileSync(new URL('paths.json', dir), JSON.stringify(known.sort()));
      },
    },
  };
}
