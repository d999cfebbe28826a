import {
  type Document,
  type Element,
  element,
  type Node,
  parseMdx,
  plainText,
  type Report,
  type Source,
} from './document.ts';
import { type ChapterData, chapterSchema, type GameData } from './schemas.ts';
import type { Mention, Mentions, Section } from './types.ts';
import { attribute, checkVocabulary, mentionsOf, partOf, players } from './vocabulary.ts';

/** A clause as written, before it is joined with the rest. */
export interface WrittenClause {
  readonly id: string;
  readonly number: string;
  readonly section: Section;
  readonly line: number;
  readonly children: readonly Node[];
  readonly players: readonly number[];
  /** The player counts for which there is anything to read at all; absent where it concerns everybody. */
  readonly only?: readonly number[];
  readonly module?: string;
  /** The module or variant without which there is nothing to read; absent where it concerns everybody. */
  readonly part?: string;
  readonly explains: boolean;
  /** Whether it is a row of the table by number of players. */
  readonly isRow: boolean;
  /** Other words that a reader may look for it by. */
  readonly also?: string;
  /** The section of the rulebook, given here only for what the engine does not enforce. */
  readonly rulebook?: string;
  readonly mentions: Mentions;
  /** Examples and procedures that stand right after it. */
  readonly shows: { readonly examples: readonly Mention[]; readonly procedures: readonly Mention[] };
}

/** A chapter as written. */
export interface WrittenChapter {
  readonly game: string;
  readonly id: string;
  /** The module that all of it is about, where it is about one. */
  readonly module?: string;
  readonly source: Source;
  readonly document: Document<ChapterData>;
  readonly sections: readonly Section[];
  readonly clauses: readonly WrittenClause[];
  /** The line of its `<Setup>`, where it has one. */
  readonly setupLine?: number;
  readonly mentions: Mentions;
}

/** The anchor of a heading, told apart from the ids of clauses by its prefix. */
export function sectionSlug(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `s-${words}`;
}

/** The heading of the table by number of players: the clauses in `<Setup>` are its rows, and a section of their own. */
export const TABLE_TITLE = 'By number of players';

/** The words of a heading. */
export function headingText(node: Node): string {
  return plainText([node], () => ({}));
}

/** Reads a chapter; `number` is its place among the chapters of its game. */
export function readChapter(
  source: Source,
  game: string,
  { id, module: whole }: GameData['chapters'][number],
  number: number,
  report: Report,
): WrittenChapter | undefined {
  const document = parseMdx(source, chapterSchema, report);
  if (document === undefined) return undefined;
  checkVocabulary(document.children, () => true, report);
  const sections: Section[] = [];
  const clauses: (Omit<WrittenClause, 'shows'> & { shows: { examples: Mention[]; procedures: Mention[] } })[] = [];

  let setupLine: number | undefined;
  const begin = (title: string): void => {
    sections.push({ number: `${number}.${sections.length + 1}`, title, slug: sectionSlug(title) });
  };
  const clause = (here: Element, within: readonly Element[]): void => {
    const section = sections.at(-1);
    const rule = attribute(here, 'id') ?? '';
    if (section === undefined) {
      report('outside-section', here.line, `<Rule id="${rule}"> stands before the first heading (##)`);
      return;
    }
    const inside = [...within, ...elementsIn(here.children)];
    const module =
      whole ??
      inside
        .map((one) => (one.name === 'With' ? attribute(one, 'module') : undefined))
        .find((one) => one !== undefined);
    const rulebook = attribute(here, 'section');
    const also = attribute(here, 'also');
    const only = onlyFor(here, within);
    const part = whole ?? partFor(here, within);
    clauses.push({
      id: rule,
      number: `${section.number}.${clauses.filter((one) => one.section === section).length + 1}`,
      section,
      line: here.line,
      children: here.children,
      players: [...new Set(inside.filter((one) => one.name === 'Players').flatMap(players))].sort((a, b) => a - b),
      ...(only === undefined ? {} : { only }),
      ...(module === undefined ? {} : { module }),
      ...(part === undefined ? {} : { part }),
      explains: here.attributes.explains !== undefined,
      isRow: within.some(({ name }) => name === 'Setup'),
      ...(rulebook === undefined ? {} : { rulebook }),
      ...(also === undefined ? {} : { also }),
      mentions: mentionsOf(here.children, source.path),
      shows: { examples: [], procedures: [] },
    });
  };
  const read = (nodes: readonly Node[], within: readonly Element[]): void => {
    for (const node of nodes) {
      if (node.type === 'heading' && node.depth === 2) {
        begin(headingText(node));
        continue;
      }
      const here = element(node);
      if (here === undefined) {
        if ('children' in node) read(node.children, within);
        continue;
      }
      const last = clauses.at(-1);
      const shown = { id: attribute(here, 'id') ?? '', file: source.path, line: here.line };
      if (here.name === 'Rule') clause(here, within);
      else if (here.name === 'Example') last?.shows.examples.push(shown);
      else if (here.name === 'Procedure') last?.shows.procedures.push(shown);
      else {
        if (here.name === 'Setup') {
          setupLine = here.line;
          begin(TABLE_TITLE);
        }
        read(here.children, [...within, here]);
      }
    }
  };
  read(document.children, []);
  for (const [index, section] of sections.entries()) {
    if (sections.findIndex((other) => other.slug === section.slug) !== index) {
      report('duplicate', 1, `two headings read "${section.title}"`);
    }
  }
  return {
    game,
    id,
    ...(whole === undefined ? {} : { module: whole }),
    source,
    document,
    sections,
    clauses,
    ...(setupLine === undefined ? {} : { setupLine }),
    mentions: mentionsOf(document.children, source.path),
  };
}

function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    const here = element(node);
    if (here !== undefined) yield here;
    if ('children' in node) yield* elementsIn(node.children);
  }
}

/** The player counts that a clause is for where all of it is marked, or it stands in a mark. */
function onlyFor(here: Element, within: readonly Element[]): number[] | undefined {
  const around = within.filter(({ name }) => name === 'Players').flatMap(players);
  if (around.length > 0) return around;
  const marks = marksOf(here, 'Players');
  return marks && [...new Set(marks.flatMap(players))].sort((a, b) => a - b);
}

/** The module or variant that a clause is for where all of it is marked with it, or it stands in such a mark. */
function partFor(here: Element, within: readonly Element[]): string | undefined {
  const named = (marks: readonly Element[]) =>
    marks.flatMap((mark) => (mark.name === 'With' ? (partOf(mark) ?? []) : []));
  const [around] = named(within);
  if (around !== undefined) return around;
  const marks = marksOf(here, 'With') ?? [];
  const parts = new Set(named(marks));
  return parts.size === 1 && marks.every((mark) => partOf(mark) !== undefined) ? [...parts][0] : undefined;
}

/** The marks of a kind that all of a clause stands in; `undefined` where some of it stands outside. */
function marksOf(here: Element, name: string): Element[] | undefined {
  const parts = here.children.flatMap((node) => (node.type === 'paragraph' ? node.children : [node]));
  const said = parts.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const marks = said.flatMap((node) => element(node) ?? []).filter((mark) => mark.name === name);
  return marks.length > 0 && marks.length === said.length ? marks : undefined;
}
