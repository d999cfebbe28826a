import type { Plugin } from 'vite';

/** What pages tell of a table or a rule, and play never asks for. */
const toldOfTables = new Set(['source', 'ref', 'kindRef', 'note', 'fieldSources']);
const toldOfRules = new Set(['section']);
const tables = /\/src\/engine\/[^/]+\/tables\/[^/]+\.ts$/;
const styled = /\/src\/(islands|boards)\/.*(\.svelte\?.*type=style|\.css$)/;
const rules = /\/src\/engine\/[^/]+\/(modules\/[^/]+\/)?rules\.ts$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}
interface Property extends Node {
  readonly computed: boolean;
  readonly key: Node & { readonly name?: string };
  readonly value: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The source of a module without the properties of its objects that `names` has, where their values are plain. */
export function without(names: ReadonlySet<string>, code: string, program: unknown): string {
  const gone: [number, number][] = [];
  const isPlain = ({ type }: Node) => type === 'Literal' || type === 'ObjectExpression';
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    if (!isNode(node)) return;
    if (node.type === 'ObjectExpression') {
      const properties = node.properties as readonly Property[];
      for (const [i, property] of properties.entries()) {
        if (
          property.type !== 'Property' ||
          property.computed ||
          !names.has(property.key.name ?? '') ||
          !isPlain(property.value)
        )
          continue;
        gone.push([property.start, properties[i + 1]?.start ?? property.end]);
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(program);
  let out = '';
  let from = 0;
  for (const [start, end] of gone.sort(([a], [b]) => a - b)) {
    if (start < from) continue;
    out += code.slice(from, start);
    from = end;
  }
  return out + code.slice(from);
}

/**
 * Leaves out of what a reader's device loads what is told by pages alone: the provenance of values, the sections of rules;
 * and what the page has loaded already: the styles of its islands.
 */
export function lean(): Plugin[] {
  const applyToEnvironment: Plugin['applyToEnvironment'] = ({ name }) => name === 'client';
  const styles: Plugin = {
    name: 'roundhouse:lean-styles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment,
    load: (id) => (styled.test(id) ? '' : undefined),
  };
  const data: Plugin = {
    name: 'roundhouse:lean',
    // After TypeScript is gone.
    enforce: 'post',
    applyToEnvironment,
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      const names = rules.test(path) ? toldOfRules : tables.test(path) ? toldOfTables : undefined;
      return names && without(names, code, this.parse(code));
    },
  };
  return [styles, data];
}
