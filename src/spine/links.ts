import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HastNode, htmlToHast } from 'satteri';
import type { Source } from './document.ts';
import type { Fault } from './faults.ts';

/** A page as built: what it links to within the site, and the ids that a link can end at. */
interface Built {
  readonly file: string;
  readonly links: readonly string[];
  readonly lineOf: (to: string) => number;
  readonly ids: ReadonlySet<string>;
}

/** The attributes that name another file of the site. */
const naming = ['href', 'src', 'action', 'poster', 'data'];

/**
 * Follows every link of every page in `dir` that stays within the site, hashes included, and returns one fault for
 * each that leads nowhere or leaves the base. A fault is placed where `sources` write the link, or else in the built file.
 */
export function brokenLinks(dir: string, base: string, sources: readonly Source[]): Fault[] {
  const prefix = base.replace(/\/$/, '');
  const files = new Set(
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')),
  );
  const pages = new Map<string, Built>();
  for (const file of [...files].filter((path) => path.endsWith('.html')).sort()) pages.set(file, readPage(dir, file));

  const faults: Fault[] = [];
  for (const page of pages.values()) {
    const here = new URL(`http://site${prefix}/${page.file.replace(/(^|\/)index\.html$/, '$1')}`);
    for (const to of page.links) {
      const url = new URL(to, here);
      if (url.host !== 'site') continue;
      const wrong = whatIsWrong(url, prefix, files, pages);
      if (wrong !== undefined) faults.push(faultAt(to, prefix, wrong, page, sources));
    }
  }
  return once(faults);
}

function whatIsWrong(
  url: URL,
  prefix: string,
  files: ReadonlySet<string>,
  pages: ReadonlyMap<string, Built>,
): string | undefined {
  const shown = `${url.pathname}${url.hash}`;
  if (!url.pathname.startsWith(`${prefix}/`)) return `"${shown}" leaves the base ${prefix}/`;
  const path = decodeURIComponent(url.pathname.slice(prefix.length + 1));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (!files.has(file)) return `"${shown}" leads to no page`;
  if (path !== '' && !path.endsWith('/') && files.has(`${path}/index.html`))
    return `"${shown}" lacks the slash at its end`;
  const id = decodeURIComponent(url.hash.slice(1));
  // What an island keeps in the hash is no place on the page.
  if (id === '' || id.includes('=')) return undefined;
  return pages.get(file)?.ids.has(id) === false ? `"${shown}" leads to no place on its page` : undefined;
}

/** Where the link is written: an author looks for it there and not in what was built. */
function faultAt(to: string, prefix: string, message: string, built: Built, sources: readonly Source[]): Fault {
  const written = to.startsWith(`${prefix}/`) ? to.slice(prefix.length) : to;
  for (const { path, text } of written.length < 2 ? [] : sources) {
    const index = text.indexOf(written);
    if (index >= 0) return { kind: 'link', file: path, line: text.slice(0, index).split('\n').length, message };
  }
  return { kind: 'link', file: built.file, line: built.lineOf(to), message };
}

function readPage(dir: string, file: string): Built {
  const text = readFileSync(join(dir, file), 'utf8');
  // The parser of pages keeps no positions; the first place that holds the address will do.
  const lineOf = (to: string): number => text.slice(0, Math.max(0, text.indexOf(`"${to}"`))).split('\n').length;
  const ids = new Set<string>();
  const links: string[] = [];
  const read = (node: HastNode): void => {
    if (node.type === 'element') {
      const { id, name } = node.properties;
      if (typeof id === 'string') ids.add(id);
      if (node.tagName === 'a' && typeof name === 'string') ids.add(name);
      for (const key of naming) {
        const to = node.properties[key];
        if (typeof to === 'string' && to !== '') links.push(to);
      }
    }
    if ('children' in node) for (const child of node.children) read(child);
  };
  read(htmlToHast(text));
  return { file, links, ids, lineOf };
}

/** One fault for what stands on many pages, as a link in a header does. */
function once(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.message, [...(groups.get(fault.message) ?? []), fault]);
  return [...groups.values()].flatMap(([first, ...others]) => {
    const pages = new Set(others.map(({ file }) => file).filter((file) => file !== first?.file)).size;
    if (first === undefined) return [];
    return pages === 0 ? [first] : [{ ...first, message: `${first.message}, on this and ${pages} other pages` }];
  });
}
