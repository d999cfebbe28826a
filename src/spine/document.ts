import { type MdastNode, mdxToMdast } from 'satteri';
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Fault, FaultKind } from './faults.ts';

/** A content file as read: its path from the top of the repository, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** A node of the tree of a content file. The parser is the one that renders the pages, so both see the same tree. */
export type Node = MdastNode;

/** An element written in MDX, as `<Rule id="…">`; attributes without a value read as `true`. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly Node[];
  readonly line: number;
}

/** A content file with its frontmatter checked against a schema. */
export interface Document<Data> {
  readonly source: Source;
  readonly data: Data;
  readonly children: readonly Node[];
  /** The line on which a key of the frontmatter stands; an index points into a list. */
  readonly lineOf: (...path: (string | number)[]) => number;
}

/** The features that the site's own renderer switches on; previews and search read the same punctuation. */
const features = { gfm: true, smartPunctuation: true, frontmatter: true };

/** Collects faults of one file. */
export type Report = (kind: FaultKind, line: number, message: string) => void;

/** A reporter that files its faults under `path`. */
export function reporter(faults: Fault[], path: string): Report {
  return (kind, line, message) => {
    faults.push({ kind, file: path, line, message });
  };
}

/** Reads an MDX file; `undefined` when its syntax or frontmatter is at fault, which has then been reported. */
export function parseMdx<S extends z.ZodType>(
  source: Source,
  schema: S,
  report: Report,
): Document<z.output<S>> | undefined {
  let children: readonly Node[];
  try {
    const root = mdxToMdast(source.text, { features });
    children = 'children' in root ? root.children : [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1', said = message] = /^(\d+):\d+: (.*)/.exec(message) ?? [];
    report('syntax', Number(line), said);
    return undefined;
  }
  const [first] = children;
  if (first?.type !== 'yaml') {
    report('frontmatter', 1, 'begins without frontmatter between two lines of ---');
    return undefined;
  }
  const parsed = parseYaml(first.value, schema, (kind, line, message) => report(kind, line + 1, message));
  if (parsed === undefined) return undefined;
  return {
    source,
    data: parsed.data,
    children: children.slice(1),
    lineOf: (...path) => parsed.lineOf(...path) + 1,
  };
}

/** Reads YAML against a schema; `undefined` when at fault, which has then been reported by line. */
export function parseYaml<S extends z.ZodType>(
  text: string,
  schema: S,
  report: Report,
): { data: z.output<S>; lineOf: (...path: (string | number)[]) => number } | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (const error of document.errors) {
    // Its message counts lines from the start of the frontmatter, which the author does not.
    report('frontmatter', counter.linePos(error.pos[0]).line, error.message.replace(/ at line \d+[\s\S]*$/, ''));
  }
  if (document.errors.length > 0) return undefined;
  const lineOf = (...path: (string | number)[]): number => {
    for (let end = path.length; end > 0; end -= 1) {
      const parent = end === 1 ? document.contents : document.getIn(path.slice(0, end - 1), true);
      const key = path[end - 1];
      const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
      const node = (pair?.key ?? document.getIn(path.slice(0, end), true)) as
        | { range?: [number, ...number[]] }
        | undefined;
      if (node?.range !== undefined) return counter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const result = schema.safeParse(document.toJS());
  if (result.success) return { data: result.data, lineOf };
  for (const issue of result.error.issues) {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    const at = issue.code === 'unrecognized_keys' ? [...path, issue.keys[0] ?? ''] : path;
    report('frontmatter', lineOf(...at), `${at.join('.')}: ${issue.message}`);
  }
  return undefined;
}

/** The element that a node is, or `undefined` for text, lists and the like. */
export function element(node: Node): Element | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const attributes: Record<string, string | true> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    // A value in braces is code, which content does not use; it reads as written so that checks can refuse it.
    const value = typeof attribute.value === 'string' ? attribute.value : attribute.value?.value;
    attributes[attribute.name] = value ?? true;
  }
  return { name: node.name ?? '', attributes, children: node.children, line: lineAt(node) };
}

/** The line on which a node begins. */
export function lineAt(node: Node): number {
  return node.position?.start.line ?? 1;
}

/** All nodes below `nodes` in document order, each with the elements it stands in, outermost first. */
export function* walk(nodes: readonly Node[], within: readonly Element[] = []): Generator<[Node, readonly Element[]]> {
  for (const node of nodes) {
    yield [node, within];
    if (!('children' in node)) continue;
    const here = element(node);
    yield* walk(node.children, here === undefined ? within : [...within, here]);
  }
}

/** What plain text says in place of an element: a clause's number for `<See>`, a label before marked text, a remark after it. */
export type Wording = (here: Element) => {
  readonly before?: string;
  readonly instead?: string;
  readonly after?: string;
};

const blocks = new Set([
  'paragraph',
  'list',
  'listItem',
  'heading',
  'blockquote',
  'mdxJsxFlowElement',
  'table',
  'tableRow',
]);

/** The words of `nodes` without markup, in one line. */
export function plainText(nodes: readonly Node[], wording: Wording): string {
  const write = (node: Node): string => {
    if (node.type === 'break') return ' ';
    if (node.type === 'text' || node.type === 'inlineCode') return node.value;
    const here = element(node);
    const words = here === undefined ? {} : wording(here);
    const inner = words.instead ?? ('children' in node ? node.children.map(write).join('') : '');
    const text = `${words.before ?? ''}${inner}${words.after ?? ''}`;
    return blocks.has(node.type) || node.type === 'tableCell' ? ` ${text} ` : text;
  };
  return (
    nodes
      .map(write)
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ([.,;:)])/g, '$1')
      // Where the sentence says it itself, a remark would say it again.
      .replace(/\b(\w+) \(\1\)/g, '$1')
  );
}
