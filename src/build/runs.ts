import { defineMdastPlugin, type MdastNode } from 'satteri';
import { headingText } from '../spine/chapters.ts';
import { element, type Node, plainText } from '../spine/document.ts';

/**
 * Prepares a chapter for its page: a heading becomes `<Section title>`, which knows its number, and everything up to
 * the clause of the next example becomes one run, beside which its example can follow the reader. The first holds the title.
 */
export const runs = defineMdastPlugin({
  name: 'roundhouse:runs',
  before(root, context) {
    if (!/\/content\/[^/]+\/rules\/[^/]+\.mdx$/.test(context.fileURL?.pathname ?? '')) return;
    const children: readonly Node[] = root.children;
    const [front, rest] = children[0]?.type === 'yaml' ? [children.slice(0, 1), children.slice(1)] : [[], children];
    const sections = (run: readonly Node[]): Node[] =>
      run.map((node) => (isSection(node) ? wrap('Section', { title: headingText(node) }, []) : node));
    const wrapped = splitRuns(rest).map((run, index) => wrap('Run', index === 0 ? { first: '' } : {}, sections(run)));
    context.setProperty(root, 'children', [...front, ...wrapped]);
  },
});

/** Lines of text that an example is about as high as, at a desk. */
const HIGH = 28;

/**
 * Cuts the nodes of a chapter so that each part holds one example at most. A part begins with the clause that its
 * example shows, or with the headings right above that clause; the first part begins with the chapter. Where that leaves
 * less text than stands beside an example, the part begins earlier, as far as the one before can spare it: the example
 * follows the reader, and is still there when they come to its clause.
 */
export function splitRuns<N extends Node>(nodes: readonly N[]): N[][] {
  const starts = [0];
  let examples = 0;
  for (const [index, node] of nodes.entries()) {
    if (element(node)?.name !== 'Example') continue;
    examples += 1;
    if (examples === 1) continue;
    let start = index;
    while (start > 0 && element(nodes[start] as N)?.name !== 'Rule') start -= 1;
    while (start > 0 && isSection(nodes[start - 1] as N)) start -= 1;
    // Two examples in a row belong to the same clause, which cannot begin two parts.
    starts.push(Math.max(start, (starts.at(-1) ?? 0) + 1, lastExample(nodes, index) + 1));
  }
  for (let part = starts.length - 1; part > 0; part -= 1) {
    const [before, begin, end] = starts.slice(part - 1, part + 2) as [number, number, number?];
    starts[part] = earlier(nodes, before, begin, end);
  }
  return starts.map((start, index) => nodes.slice(start, starts[index + 1]));
}

/** Where a part from `start` to `end` begins, with as much text as the part from `before` can spare. */
function earlier(nodes: readonly Node[], before: number, start: number, end?: number): number {
  if (lines(nodes.slice(start, end)) >= HIGH) return start;
  let to = start - 1;
  while (to > before && element(nodes[to] as Node)?.name !== 'Rule') to -= 1;
  while (to > before && isSection(nodes[to - 1] as Node)) to -= 1;
  const isFree = to > before && lastExample(nodes, start) < to;
  return isFree && lines(nodes.slice(before, to)) >= HIGH ? earlier(nodes, before, to, end) : start;
}

/** About how many lines of the text column nodes take, the space around them counted as one; a figure has none. */
function lines(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => {
    const text = plainText([node], () => ({}));
    return text === '' ? sum : sum + Math.ceil(text.length / 62) + (isSection(node) ? 3 : 1);
  }, 0);
}

/** The index of the last example before `index`, or -1. */
function lastExample(nodes: readonly Node[], index: number): number {
  for (let at = index - 1; at >= 0; at -= 1) if (element(nodes[at] as Node)?.name === 'Example') return at;
  return -1;
}

function isSection(node: Node): boolean {
  return node.type === 'heading' && node.depth === 2;
}

function wrap(name: string, attributes: Readonly<Record<string, string>>, children: readonly Node[]): MdastNode {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [...children],
  } as MdastNode;
}
