import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../src/commands/toolchain.mjs';

/** A turn of phrase that no new text has, with what to write instead. */
export interface Turn {
  readonly name: string;
  readonly found: RegExp;
  readonly instead: string;
}

const players = 'Red|Yellow|Blue|Black|Green|Brown';

/** What plain English for a table in mid-game does without. */
export const turns: readonly Turn[] = [
  {
    name: 'everybody',
    found: /\b(everybody|nobody|whoever|somebody|anybody)\b/i,
    instead: 'each player, no player, the player who',
  },
  { name: 'he or she', found: /\b(he|she|his|her|hers|him)\b/i, instead: 'you, or the player’s colour' },
  { name: 'included', found: /\w[^,.;:]* included\b/, instead: 'including …' },
  { name: 'own colour', found: /\b(the|an) own\b/i, instead: 'your, Red’s' },
  {
    name: 'of Red',
    found: new RegExp(`\\b(a|the|an|this|\\d+) [a-z]+ of (${players}|yours|theirs)\\b`, 'i'),
    instead: 'Red’s train, your train',
  },
  {
    name: 'is to be',
    found: /\b(is|are|was|were) to be\b|\b(has|have|had) to be [a-z]+(ed|n)\b/i,
    instead: 'you must …, you still owe …',
  },
  { name: 'stands', found: /\b(stands?|stood|standing)\b/i, instead: 'is, has, shows' },
  { name: 'lies', found: /\b(lies|lie|lying|lay there)\b/i, instead: 'is, place' },
  { name: 'holds', found: /\bholds?\b/i, instead: 'has' },
  { name: 'brings', found: /\b(brings?|brought|bringing)\b/i, instead: 'gives' },
  { name: 'comes to', found: /\b(comes?|came) to\b/i, instead: 'reaches, is' },
  { name: 'accepts a Deal', found: /\baccept(s|ed|ing)?\b/i, instead: 'take a Deal' },
  { name: 'turned up', found: /\bturn(s|ed|ing)? up\b/i, instead: 'reveal' },
  { name: 'would like', found: /\bwould like\b/i, instead: 'wants' },
  { name: 'at hand', found: /\bat hand\b/i, instead: 'you have, you can raise' },
  { name: 'a good deal', found: /\ba (good|great) deal\b/i, instead: 'a lot' },
  { name: 'Of these', found: /^(Of|To this|That is why|Hence|Thereby|Therein)\b/, instead: 'subject first' },
  { name: 'so there', found: /\b(as ever|for good|at that|nothing comes of)\b/i, instead: 'plain words' },
  { name: 'a digit first', found: /^\d.*\.$/, instead: 'One Performance track …, or another beginning' },
  { name: 'no comma in thousands', found: /\$\d{4,}/, instead: '$1,000' },
  {
    name: 'American spelling',
    found: /\b(color|colors|gray|center|favor)\b/i,
    instead: 'colour, grey, centre, favour',
  },
];

/** The text of MDX or Markdown without its marks. */
const plain = (source: string): string =>
  source
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/[*_`#>]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(strings);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/** What a player types into the search is no sentence of ours. */
const unread = ['aliases', 'also', 'tries', 'previously', 'misspelt', 'words'];

function ofYaml(text: string): string[] {
  const facts = parse(text) as Record<string, unknown> | null;
  return strings(Object.entries(facts ?? {}).flatMap(([key, value]) => (unread.includes(key) ? [] : [value])));
}

/** Templates of words, and the strings of a scenario: what is put in is shown as `…`. */
function ofCode(source: string): string[] {
  const templates = [...source.matchAll(/\bw`((?:\\.|\$\{[^}]*\}|[^`\\])*)`/g)].map(([, text = '']) => text);
  const literals = [...source.matchAll(/'((?:\\.|[^'\\\n])* (?:\\.|[^'\\\n])*)'/g)].map(([, text = '']) => text);
  return [...templates, ...literals].map((text) => text.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'));
}

/** Every text of a file that a reader meets. */
export function textsOf(path: string, source: string): string[] {
  if (path.endsWith('.ts')) return ofCode(source);
  if (path.endsWith('.yaml')) return ofYaml(source);
  const [, head = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return [...ofYaml(head), ...plain(body).split(/\n\s*\n/)];
}

/** A text as sentences, each with one space between words. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter((one) => /[a-z]/.test(one) && one.includes(' '));

/** A sentence of a file that has a turn, under a name that changes with the sentence. */
export interface Offence {
  readonly path: string;
  readonly sentence: string;
  readonly turns: readonly Turn[];
  readonly key: string;
}

/** The sentences of a text that have a turn. */
export function offences(path: string, source: string): Offence[] {
  return textsOf(path, source)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const had = turns.filter(({ found }) => found.test(sentence));
      const key = createHash('sha256').update(sentence).digest('hex').slice(0, 10);
      return had.length === 0 ? [] : [{ path, sentence, turns: had, key }];
    });
}

/** The files whose texts a reader meets. */
export const files = (): string[] =>
  [
    'content/**/*.{mdx,yaml}',
    'src/games/*/{words,scenarios,procedures,modules/*/words,modules/*/scenarios}/**/*.ts',
    'src/games/common/**/words/**/*.ts',
    'src/stepper/words/**/*.ts',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort();

/** Every offence in the tree. */
export const allOffences = (): Offence[] =>
  files().flatMap((path) => offences(path, readFileSync(join(root, path), 'utf8')));

export type Listed = { readonly [path: string]: readonly string[] };

/** What of a list still stands in the tree: what `npm run voice` leaves of it. */
export function stillThere(list: Listed, all: readonly Offence[]): Listed {
  const there = new Set(all.map(({ path, key }) => `${path} ${key}`));
  const entries = Object.entries(list).map(
    ([path, keys]) => [path, keys.filter((key) => there.has(`${path} ${key}`))] as const,
  );
  return Object.fromEntries(entries.filter(([, keys]) => keys.length > 0));
}

/** One line for each offence: where, what, and what to write instead. */
export const reported = ({ path, sentence, turns: had }: Offence): string =>
  `${path}: “${sentence}” (${had.map(({ name, instead }) => `${name}: ${instead}`).join('; ')})`;
