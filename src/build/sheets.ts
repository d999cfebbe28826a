import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';
import { admit } from './policy.ts';

const link = /<link rel="stylesheet" href="([^"]+)">/g;

/** Conditions under which what a part says of itself outdoes everything else: they may stand last, and together. */
const lastly = ['print', '(forced-colors:active)'];

/**
 * Sheets in one: without the rules that come again, word for word, further on (the last of them decides anyway), and with
 * what is for paper and for forced colours gathered at the end.
 */
export function together(sheets: readonly string[]): string {
  const all = postcss.parse(sheets.join('\n'));
  const later = new Set<string>();
  for (const rule of [...all.nodes].reverse()) {
    const text = rule.toString();
    if (later.has(text)) rule.remove();
    later.add(text);
  }
  for (const params of lastly) {
    const parts = all.nodes.filter((rule) => rule.type === 'atrule' && rule.name === 'media' && rule.params === params);
    const [first, ...others] = parts as postcss.AtRule[];
    for (const { nodes = [] } of others) first?.append(nodes);
    for (const other of others) other.remove();
    if (first) all.append(first);
  }
  return all.toString();
}

/** The classes by which styles are scoped: of an island, as astro.config.mjs names them, or of an Astro component. */
const isIsland = (name: string): boolean => /^S[0-9a-z]{1,5}$/.test(name);
const isScope = (name: string): boolean => isIsland(name) || name.startsWith('astro-');
const classNames = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = '']) => name);

/** What a chapter shows beside its clauses, and src/client/late-inline.js dresses as it comes near. */
const figure = /<(\w+) class="(example|procedure|pieces)\b[^>]*>/g;

/** A page without what its figures hold: of each, only the class stays by which the text places it. */
function withoutFigures(html: string): string {
  let rest = '';
  let from = 0;
  for (const { index, 0: opening, 1: name, 2: kind } of html.matchAll(figure)) {
    rest += `${html.slice(from, index)}<${name} class="${kind}">`;
    from = index + opening.length;
    const tags = new RegExp(`<(/?)${name}\\b`, 'g');
    tags.lastIndex = from;
    for (let depth = 1; depth > 0; ) {
      const tag = tags.exec(html);
      if (tag === null) throw new Error(`A figure is not closed: ${opening}`);
      depth += tag[1] === '' ? 1 : -1;
      from = tag.index;
    }
  }
  return rest + html.slice(from);
}

/** A chapter of rules: many come to it by a link or leaf through it, so it brings its sheet along. */
const isChapter = (html: string): boolean => html.includes(' data-strips=');

const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** A selector without what stands in brackets: classes of which an element need not wear this one, or must not. */
function outsideBrackets(selector: string): string {
  const less = selector.replaceAll(/\([^()]*\)/g, '');
  return less === selector ? less : outsideBrackets(less);
}

/** A piece of a sheet: a rule, a condition around pieces, or what belongs to no class. */
type Piece =
  | { readonly text: string; readonly selectors?: readonly string[] }
  | { readonly head: string; readonly pieces: readonly Piece[] };

const pieceOf = (node: postcss.ChildNode): Piece[] => {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), selectors: node.selectors }];
  if (node.type === 'decl' || node.nodes === undefined) return [{ text: `${node.toString()};` }];
  if (/^(font-face|page)$|keyframes$/.test(node.name)) {
    // The frames that a scope moves by are named after it.
    const moved = node.name.endsWith('keyframes') ? /^S[0-9a-z]{1,5}(?=-)/.exec(node.params)?.[0] : undefined;
    return [{ text: node.toString(), ...(moved ? { selectors: [`.${moved}`] } : {}) }];
  }
  return [{ head: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
};

const pieced = new Map<string, readonly Piece[]>();

/** A sheet in pieces. The same few sheets dress many pages, so each is read once. */
function piecesOf(css: string): readonly Piece[] {
  const known = pieced.get(css) ?? postcss.parse(css).nodes.flatMap(pieceOf);
  pieced.set(css, known);
  return known;
}

/** Pieces by the part that their selectors belong to; a condition stands around each of its parts that is not empty. */
function inParts(pieces: readonly Piece[], partOf: (selectors: readonly string[]) => keyof Parts | 'none'): Parts {
  const parts: Parts = { now: '', late: '', awake: '' };
  for (const piece of pieces) {
    if ('pieces' in piece) {
      const inner = inParts(piece.pieces, partOf);
      for (const part of ['now', 'late', 'awake'] as const)
        if (inner[part] !== '') parts[part] += `${piece.head}{${inner[part]}}`;
    } else {
      const part = piece.selectors === undefined ? 'now' : partOf(piece.selectors);
      if (part !== 'none') parts[part] += piece.text;
    }
  }
  return parts;
}

/** A page's sheet in its parts. */
export interface Parts {
  /** What the page needs as it comes. */
  now: string;
  /** Of a chapter: what only its figures wear (boards and charts). */
  late: string;
  /** What only parts of an island wear that come once it is awake: scoped rules for a class that the page does not hold. */
  awake: string;
}

/**
 * Parts the sheet of a page, given the page itself.
 * @param isWearable whether an island of the page can ever wear a class by which styles are scoped; what none can wear, as
 *   the boards of other games, is left out
 * @param isNamed whether any script of the site has a word like a class; what no script can put on is left out of a chapter
 *   that does not hold it
 */
export function parted(
  css: string,
  html: string,
  isWearable: (name: string) => boolean = () => true,
  isNamed: (name: string) => boolean = () => true,
): Parts {
  const worn = classesIn(html);
  const outside = isChapter(html) ? classesIn(withoutFigures(html)) : worn;
  const isFigures = (name: string): boolean => worn.has(name) && !outside.has(name);
  const isLate = (selector: string): boolean => {
    if (classNames(selector).some((name) => isScope(name) && isFigures(name))) return true;
    // Another class than a scope may be put on later by a script, anywhere, or be one of several: such a rule comes at once.
    const needed = classNames(outsideBrackets(selector));
    return needed.some(isFigures) && classNames(selector).every((name) => worn.has(name));
  };
  // Within an island nothing puts a class on but the island itself, once it is awake.
  const isAwake = (selector: string): boolean =>
    classNames(selector).some((name) => isIsland(name) && !worn.has(name)) ||
    (classNames(selector).some(isIsland) && classNames(outsideBrackets(selector)).some((name) => !worn.has(name)));
  const isForeign = (selector: string): boolean =>
    classNames(selector).some((name) => isIsland(name) && !worn.has(name) && !isWearable(name));
  // The scope of a component that the page does not hold, or a class: no script puts it on, and the rule is of no use here.
  const canCome = (name: string): boolean => !name.startsWith('astro-') && (!isChapter(html) || isNamed(name));
  const isAbsent = (selector: string): boolean =>
    classNames(outsideBrackets(selector)).some((name) => !worn.has(name) && !canCome(name));
  const partOf = (selectors: readonly string[]): keyof Parts | 'none' => {
    if (selectors.every((selector) => isForeign(selector) || isAbsent(selector))) return 'none';
    if (selectors.every(isAwake)) return 'awake';
    return selectors.every(isLate) ? 'late' : 'now';
  };
  return inParts(piecesOf(css), partOf);
}

const script = /(?:\.\/|_astro\/)([\w.-]+\.js)\b/g;
const islandUrl = /component-url="[^"]*\/([\w.-]+\.js)"/g;

const played = /data-game="([\w-]+)" data-part="([\w-]+)" data-scenario=/g;
/** The scripts of games as wings: they name all that a game has, and none of it is worn by their naming it. */
const wing = /^game\./;

/** The scripts with which the islands of a page begin: their own, and those that play the games that they show. */
function beginnings(html: string, names: readonly string[]): string[] {
  const plays = [...html.matchAll(played)].flatMap(([, game, part]) =>
    names.filter((name) => name.startsWith(`play-${game}-${part}.`)),
  );
  return [...[...html.matchAll(islandUrl)].map(([, name = '']) => name), ...plays];
}

/** The classes by which styles are scoped that the islands of a page can wear: all that their scripts name. */
export function wearable(html: string, names: readonly string[], read: (script: string) => string): Set<string> {
  const scripts = new Set(beginnings(html, names));
  const classes = new Set<string>();
  // A set gives what is added to it meanwhile.
  for (const name of scripts) {
    const text = read(name);
    for (const [, other = ''] of text.matchAll(script)) if (!wing.test(other)) scripts.add(other);
    for (const [found] of text.matchAll(/\bS[0-9a-z]{1,5}\b/g)) classes.add(found);
  }
  return classes;
}

const statically = /(?:from|import)\s*(["'`])\.\/([\w.-]+\.js)\1/g;
const later = /import\((["'`])\.\/([\w.-]+\.js)\1\)/g;
const scope = /\bS[0-9a-z]{1,5}\b/g;

/** Scripts with all that they import by statements. */
function whole(scripts: Iterable<string>, read: (script: string) => string): Set<string> {
  const all = new Set(scripts);
  for (const name of all) for (const [, , other = ''] of read(name).matchAll(statically)) all.add(other);
  return all;
}

const scopesIn = (scripts: Iterable<string>, read: (script: string) => string): string[] =>
  [...scripts].flatMap((name) => read(name).match(scope) ?? []);

/** The pieces of a sheet that pass a test. */
function chosen(pieces: readonly Piece[], test: (selectors: readonly string[]) => boolean): string {
  return pieces
    .map((piece) => {
      if (!('pieces' in piece)) return test(piece.selectors ?? []) ? piece.text : '';
      const inner = chosen(piece.pieces, test);
      return inner === '' ? '' : `${piece.head}{${inner}}`;
    })
    .join('');
}

/**
 * Parts what islands wear once they are awake: under the name of each part that is loaded later, as its script is called
 * before the first dot, what only this part and what it brings along wear; and under no name the rest, which may be worn at once.
 */
export function wardrobe(
  css: string,
  html: string,
  names: readonly string[],
  read: (script: string) => string,
): Map<string, string> {
  const first = whole(beginnings(html, names), read);
  const atOnce = new Set(scopesIn(first, read));
  const parts = new Map<string, Set<string>>();
  const waiting = new Set(first);
  for (const script of waiting)
    for (const [, , other = ''] of read(script).matchAll(later)) {
      if (wing.test(other)) continue;
      const [name = ''] = other.split('.');
      const brought = whole([other], read);
      for (const one of brought) waiting.add(one);
      const scopes = scopesIn(brought, read).filter((one) => !atOnce.has(one));
      if (scopes.length > 0) parts.set(name, new Set([...(parts.get(name) ?? []), ...scopes]));
    }
  const pieces = piecesOf(css);
  const wears = (scopes: ReadonlySet<string>) => (selectors: readonly string[]) =>
    selectors.some((selector) => classNames(selector).some((name) => scopes.has(name)));
  const known = new Set([...parts.values()].flatMap((scopes) => [...scopes]));
  const sheets = new Map([['', chosen(pieces, (selectors) => wears(atOnce)(selectors) || !wears(known)(selectors))]]);
  for (const [name, scopes] of parts) sheets.set(name, chosen(pieces, wears(scopes)));
  return sheets;
}

/**
 * Joins the style sheets of each page into one, in their order. A chapter has a dozen, one a component; as one
 * sheet they are a quarter smaller on the wire and paint a quarter sooner on a slow line; in the page of rules itself they
 * paint another round trip sooner. What only an island that is awake
 * wears stands in sheets of their own, named in the head, which src/games/common/board/late.svelte.ts asks for; and what only the figures of a
 * chapter wear in another, which src/client/late-inline.js asks for as the first of them comes near.
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
        const scripts = new Map<string, string>();
        const names = files.flatMap((file) => /^_astro[\\/](.+\.js)$/.exec(file)?.[1] ?? []);
        const scriptOf = (name: string): string => {
          const text = scripts.get(name) ?? read(`_astro/${name}`);
          scripts.set(name, text);
          return text;
        };
        // Words of scripts, those that stand in pages too, and of what they fetch.
        const spoken = new Set<string>();
        const note = (text: string): void => {
          for (const [word] of text.matchAll(/[a-z_-][\w-]*/gi)) spoken.add(word);
        };
        for (const file of files.filter((one) => /\.js$|(?:strips|previews)[^/]*\.json$/.test(one))) note(read(file));
        const joined = new Set<string>();
        const made = new Map<string, string>();

        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const html = read(page);
          const sheets = [...html.matchAll(link)].map(([, href = '']) => href.slice(base.length));
          if (sheets.length < 2) continue;
          for (const sheet of sheets) joined.add(sheet);
          const css = made.get(sheets.join()) ?? together(sheets.map(read));
          made.set(sheets.join(), css);
          const classes = wearable(html, names, scriptOf);
          for (const [text] of html.matchAll(/<script\b[^>]*>[\s\S]*?<\/script>/g)) note(text);
          const { now, late, awake } = parted(
            css,
            html,
            (name) => classes.has(name),
            (name) => spoken.has(name),
          );
          const named = (part: string, sheet: string): string =>
            sheet === '' ? '' : `<meta name="roundhouse:${part}" content="${base}${write(sheet)}">`;
          const unscripted =
            late === '' ? '' : `<noscript><link href="${base}${write(late)}" rel="stylesheet"></noscript>`;
          const worn = [...wardrobe(awake, html, names, scriptOf)].flatMap(([part, css]) =>
            css === '' ? [] : [`${part}=${base}${write(css)}`],
          );
          const awakening = worn.length === 0 ? '' : `<meta name="roundhouse:awake" content="${worn.join(' ')}">`;
          const later = awakening + named('late', late) + unscripted;
          const isInline = isChapter(html);
          const sheet = isInline ? `<style>${now}</style>` : `<link rel="stylesheet" href="${base}${write(now)}">`;
          let isPlaced = false;
          const placed = html.replaceAll(link, () => {
            const tag = isPlaced ? '' : `${sheet}${later}`;
            isPlaced = true;
            return tag;
          });
          writeFileSync(join(root, page), isInline ? admit(placed, now) : placed);
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
