import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../src/commands/toolchain.mjs';
import { type Built, whole } from './harness.ts';

// What the tests of pages run on, found in the folders of the games and in a built site: a game that is new is tested
// without a word about it here.

/** A module or a variant of a game. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

export interface Chapter {
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** As its author wrote it. */
  readonly text: string;
  /** The ids of its clauses, in order. */
  readonly clauses: readonly string[];
}

export interface FoundGame {
  readonly id: string;
  readonly title: string;
  readonly players: readonly number[];
  readonly modules: readonly Part[];
  readonly variants: readonly Part[];
  /** Path of its first page. */
  readonly home: string;
  /** Those that can be read: a game may announce others. */
  readonly chapters: readonly Chapter[];
}

interface Announced {
  readonly title: string;
  readonly players: readonly number[];
  readonly modules?: readonly Part[];
  readonly variants?: readonly Part[];
  readonly chapters?: readonly Part[];
}

const contentOf = ({ from }: Built, ...path: string[]): string => join(root, from, 'content', ...path);
const read = (file: string): string => readFileSync(file, 'utf8');

/** The slugs of the pages of a game below `kind`, in order: `slugs('some-game', 'faq')`. */
export function slugs(game: string, kind: string, { dir }: Built = whole): string[] {
  const folder = join(root, dir, game, kind);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.html')))
    .sort();
}

/** The HTML of a page of a built site. */
export function htmlOf(path: string, { dir }: Built = whole): string {
  return read(join(root, dir, path, path.endsWith('/') ? 'index.html' : ''));
}

/** Whether a built site has a page. */
export function hasPage(path: string, { dir }: Built = whole): boolean {
  return existsSync(join(root, dir, path, 'index.html'));
}

/** The paths of all pages of a built site, but for the one that is shown for what is not there. */
export function allPages({ dir }: Built = whole): string[] {
  return readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('pagefind/'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();
}

function readChapter(built: Built, game: string, { id, title }: Part): Chapter {
  const text = read(contentOf(built, game, 'rules', `${id}.mdx`));
  const clauses = [...text.matchAll(/<Rule id="([^"]+)"/g)].map(([, clause = '']) => clause);
  return { game, id, title, path: `/${game}/rules/${id}/`, text, clauses };
}

/** The games of a built site, in the order of their folders. */
export function gamesOf(built: Built = whole): FoundGame[] {
  return readdirSync(contentOf(built))
    .filter((id) => existsSync(contentOf(built, id, 'game.yaml')) && hasPage(`/${id}/`, built))
    .sort()
    .map((id) => {
      const {
        title,
        players,
        modules = [],
        variants = [],
        chapters = [],
      } = parse(read(contentOf(built, id, 'game.yaml'))) as Announced;
      const written = chapters.filter((one) => hasPage(`/${id}/rules/${one.id}/`, built));
      return {
        id,
        title,
        players,
        modules,
        variants,
        home: `/${id}/`,
        chapters: written.map((one) => readChapter(built, id, one)),
      };
    });
}

export const games = gamesOf();

/** The games that are named before their rules are here. */
export function announced(): Part[] {
  return readdirSync(contentOf(whole))
    .filter((id) => existsSync(contentOf(whole, id, 'game.yaml')) && !hasPage(`/${id}/`))
    .map((id) => ({ id, title: (parse(read(contentOf(whole, id, 'game.yaml'))) as Announced).title }));
}

/** The longest of the chapters whose text has all of `patterns`, of the first game that has one. */
export function chapterWith(...patterns: readonly RegExp[]): Chapter {
  const fitting = games
    .flatMap(({ chapters }) => chapters)
    .filter(({ text }) => patterns.every((pattern) => pattern.test(text)));
  const ofFirst = fitting.filter(({ game }) => game === fitting[0]?.game);
  return most(ofFirst, ({ clauses }) => clauses.length, `a chapter with ${patterns.join(' and ')}`);
}

/** The first of several that has most of something. */
export function most<T>(all: readonly T[], of: (one: T) => number, what: string): T {
  const [first, ...others] = all;
  if (first === undefined) throw new Error(`The site has not ${what}: there is nothing to run this test on.`);
  return others.reduce((best, one) => (of(one) > of(best) ? one : best), first);
}

/** What stands behind the control of each clause of a chapter, as its page loads it. */
export interface Strip {
  readonly rulebook: string;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly text: string; readonly href: string }[];
  }[];
}
export function stripsOf({ path }: Chapter): Readonly<Record<string, Strip>> {
  return JSON.parse(read(join(root, whole.dir, path, 'strips.json')));
}

/** The former ids of the clauses of a game, each with the one that it has now. */
export function renamedIn(game: string): (readonly [former: string, now: string])[] {
  const rows = read(contentOf(whole, game, 'ids.tsv'))
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
  return rows.flatMap(([kind, id = '', now = '']) => (kind === 'clause' && now !== '' ? [[id, now] as const] : []));
}

/** What an author says at the head of a page of a game: `headOf('some-game', 'faq', 'a-question')`. */
export function headOf(game: string, kind: string, slug: string): Readonly<Record<string, unknown>> {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(read(contentOf(whole, game, kind, `${slug}.mdx`))) ?? [];
  return parse(head);
}

/** The addresses that the templates below `src/pages` give their pages: `[game]/faq/[slug]/`; that of the home page is ``. */
export function addresses(): string[] {
  const files = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' });
  const all = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.astro'))
    .map((file) => file.replace(/(index)?\.astro$/, '').replace(/([^/])$/, '$1/'));
  // Where two fit a page, it is the one's that leaves less of it open.
  return [...new Set(all)].sort((a, b) => a.split('[').length - b.split('[').length || (a < b ? -1 : 1));
}

/** A page that shows a template. */
export interface Shown {
  /** The address of the template; see `addresses`. */
  readonly template: string;
  readonly path: string;
}

/** How many different things a page has: its tags and classes. */
function variety(html: string): number {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return new Set([...classes, ...(html.match(/<[a-z][a-z0-9-]*/g) ?? [])]).size;
}

/**
 * For every template of the site two of its pages in every game, the longest and the most varied, where these are two; of
 * a template that is no game's, its only page.
 */
export function templates(built: Built = whole): Shown[] {
  const names = gamesOf(built).map(({ id }) => id);
  const all = addresses().map((template) => ({
    template,
    pattern: new RegExp(`^/${template.replaceAll(/\[\w+\]/g, '[^/]+')}$`),
  }));
  const owner = (path: string) => all.find(({ pattern }) => pattern.test(path))?.template;
  const paths = allPages(built).map((path) => ({
    path,
    of: owner(path),
    game: path.split('/').find((part) => names.includes(part)),
  }));
  return all.flatMap(({ template }) => {
    if (template === '404/') return [{ template, path: '/nothing/here/' }];
    const own = paths.filter(({ of }) => of === template);
    return [...new Set(own.map(({ game }) => game))].flatMap((name) => {
      const pages = own.filter(({ game }) => game === name).map(({ path }) => ({ path, html: htmlOf(path, built) }));
      const picked = [
        most(pages, ({ html }) => html.length, template),
        most(pages, ({ html }) => variety(html), template),
      ];
      return [...new Set(picked.map(({ path }) => path))].map((path) => ({ template, path }));
    });
  });
}
