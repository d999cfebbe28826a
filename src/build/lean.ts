import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { svelteCuts } from './lean-svelte.ts';

/** What pages tell of a table, and play never asks for. */
const toldOfTables = new Set(['source', 'ref', 'kindRef', 'note', 'fieldSources']);
const tables = /\/src\/games\/[^/]+\/(modules\/[^/]+\/)?engine\/tables\/[^/]+\.ts$/;
// Play cites rules by id; their table, and what a module says it replaces in it, is for pages.
const rules = /\/src\/games\/[^/]+\/(modules\/[^/]+\/)?engine\/rules\.ts$/;
// What a game counts, sorts and mixes to prove its laws is asked by tests, and by the build of every example.
const proofs = /\/src\/games\/[^/]+\/(modules\/[^/]+\/)?engine\/(inventory|unknown)\.ts$/;
// What a scenario shows and comes to is held to by tests and the build.
const toldOfScenarios = new Set(['rules', 'checks']);
const scenarios = /\/src\/games\/[^/]+\/(modules\/[^/]+\/)?scenarios\/(?!positions)[^/]+\.ts$/;
const engine = /\/src\/(kernel|games\/[^/]+\/(modules\/[^/]+\/)?engine)\/.*\.ts$/;
const texts = /\/src\/(stepper\/words|games\/(common|[^/]+\/(modules\/[^/]+\/)?(words|board)))\/.*\.ts$/;
const modules = /\/src\/games\/[^/]+\/modules\/[^/]+\/engine\/.*\.ts$/;

/** What Astro would wake an island with, and what does it here. */
const renderer = '@astrojs/svelte/client.js';
const hydrate = fileURLToPath(new URL('../islands/hydrate.ts', import.meta.url));

/**
 * What makes deep state of objects. All state here is raw, or a text, number or truth, which are their own; anything else
 * would go unnoticed without it, and is refused.
 */
const deep = /\/svelte\/src\/internal\/client\/proxy\.js$/;
const shallow = `
export const proxy = (value) => {
  if (typeof value === 'object' && value !== null) throw new Error('deep state is left out for readers');
  return value;
};
export const is = Object.is;
export const get_proxied_value = (value) => value;
`;

/** What makes a text of lists of classes, where a part is given one; all here are texts. */
const classes = /\/clsx\/dist\/clsx\.mjs$/;
const onlyTexts = `
export const clsx = () => {
  throw new Error('lists of classes are left out for readers');
};
`;

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

/** Every node below and with `node`. */
function* within(node: unknown): Iterable<Node> {
  if (Array.isArray(node)) for (const one of node) yield* within(one);
  if (!isNode(node)) return;
  yield node;
  for (const value of Object.values(node)) yield* within(value);
}

/** A text with some of its parts replaced; a part within another goes with it. */
function replaced(code: string, parts: readonly (readonly [number, number, string])[]): string {
  let out = '';
  let from = 0;
  for (const [start, end, text] of [...parts].sort(([a], [b]) => a - b)) {
    if (start < from) continue;
    out += code.slice(from, start) + text;
    from = end;
  }
  return out + code.slice(from);
}

/** The source of a module without the properties of its objects that `names` has, where their values are plain. */
export function without(names: ReadonlySet<string>, code: string, program: unknown): string {
  const gone: [number, number, string][] = [];
  const isPlain = ({ type }: Node) => /^(Literal|ObjectExpression|ArrayExpression)$/.test(type);
  for (const node of within(program)) {
    if (node.type !== 'ObjectExpression') continue;
    const properties = node.properties as readonly Property[];
    for (const [i, property] of properties.entries()) {
      if (property.type !== 'Property' || property.computed || !names.has(property.key.name ?? '')) continue;
      if (isPlain(property.value)) gone.push([property.start, properties[i + 1]?.start ?? property.end, '']);
    }
  }
  return replaced(code, gone);
}

/** The source of a module whose constant or property `name` is an empty object in place of a written one. */
export function emptied(name: string, code: string, program: unknown): string {
  const gone: [number, number, string][] = [];
  for (const node of within(program)) {
    const [key, value] =
      node.type === 'VariableDeclarator'
        ? [node.id, node.init]
        : node.type === 'Property' && !node.computed
          ? [node.key, node.value]
          : [];
    if (!isNode(key) || !isNode(value) || key.name !== name || value.type !== 'ObjectExpression') continue;
    gone.push([value.start, value.end, '{}']);
  }
  return replaced(code, gone);
}

/** A module whose exported functions say, when they are called all the same, that they are not here. */
export function absent(program: unknown): string {
  const names = [...within(program)].flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && isNode(declaration) && isNode(declaration.id) ? [declaration.id.name] : [],
  );
  return names
    .map((name) => `export function ${name}() { throw new Error('${name} is left out for readers'); }`)
    .join('\n');
}

/** The source of a module whose RangeErrors say nothing: they tell authors what they did wrong, and no page shows them. */
export function unsaid(code: string, program: unknown): string {
  const gone: [number, number, string][] = [];
  for (const { type, argument } of within(program)) {
    if (type !== 'ThrowStatement' || !isNode(argument) || argument.type !== 'NewExpression') continue;
    const { callee, arguments: said } = argument;
    const [first] = said as readonly Node[];
    if (isNode(callee) && callee.name === 'RangeError' && first) gone.push([first.start, first.end, '']);
  }
  return replaced(code, gone);
}

/** The source of a module whose texts stand as they are: the words of readers are English, which its tag leaves alone. */
export function untagged(code: string, program: unknown): string {
  const gone: [number, number, string][] = [];
  for (const { type, tag } of within(program))
    if (type === 'TaggedTemplateExpression' && isNode(tag) && tag.name === 'w') gone.push([tag.start, tag.end, '']);
  return replaced(code, gone);
}

/** The source of a table whose values stand without the place where they are printed. */
export function unplaced(code: string, program: unknown): string {
  const gone: [number, number, string][] = [];
  for (const node of within(program)) {
    if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.name !== 'printed') continue;
    const [value] = node.arguments as readonly Node[];
    if (value) gone.push([node.start, value.start, '({ value: '], [value.end, node.end, ' })']);
  }
  return replaced(code, gone);
}

/** Where Svelte says what went wrong: its name says it too, without the address of its page. */
const faults = /\/svelte\/src\/internal\/(client|shared)\/(errors|warnings)\.js$/;
const named = (code: string): string => code.replaceAll(/`https:\/\/svelte\.dev\/e\/(\w+)`/g, "'$1'");

/** The source of a module whose function `name` does only what `body` says. */
export function curtailed(name: string, body: string, code: string, program: unknown): string {
  const all = [...within(program)].filter(
    ({ type, id }) => type === 'FunctionDeclaration' && isNode(id) && id.name === name,
  );
  const parts = all.flatMap(({ body: whole }) => (isNode(whole) ? [[whole.start, whole.end, body] as const] : []));
  if (parts.length !== 1) throw new Error(`${name} is no function of the module that it was left out of`);
  return replaced(code, parts);
}

/** Where Svelte waits for promises of a component, and shows what failed. Nothing here is drawn by them, or fails for good. */
const waiting = /\/svelte\/src\/internal\/client\/reactivity\/async\.js$/;
const atOnce = `{
  if (blockers.length + async.length > 0) throw new Error('what waits for promises is left out for readers');
  fn(sync.map(derived));
}`;
const bounds = /\/svelte\/src\/internal\/client\/dom\/blocks\/boundary\.js$/;
const unbounded = `{
  if (props.failed || props.onerror) throw new Error('boundaries are left out for readers');
  const bound = { is_pending: false, error(fault) { throw fault; } };
  block(() => {
    if (hydrating) hydrate_next();
    branch(() => {
      active_effect.b = bound;
      active_effect.f |= BOUNDARY_EFFECT;
      children(node);
    });
  }, flags);
}`;

/** What is done to which modules, one after the other. */
const passes: readonly (readonly [where: RegExp, pass: (code: string, program: unknown) => string])[] = [
  [faults, named],
  ...svelteCuts,
  [waiting, (code, program) => curtailed('flatten', atOnce, code, program)],
  [bounds, (code, program) => curtailed('boundary', unbounded, code, program)],
  [proofs, (_, program) => absent(program)],
  [rules, (code, program) => emptied('rules', code, program)],
  [modules, (code, program) => emptied('replaces', code, program)],
  [scenarios, (code, program) => without(toldOfScenarios, code, program)],
  [tables, unplaced],
  [tables, (code, program) => without(toldOfTables, code, program)],
  [texts, untagged],
  [engine, unsaid],
];

/**
 * Leaves out of what a reader's device loads what is told by pages alone, the provenance of values, the table of rules and
 * the clauses of a scenario; what proves laws; what errors of authors say; what wakes
 * islands of other kinds, makes deep state, waits for promises and takes lists of classes.
 */
export function lean(): Plugin[] {
  const applyToEnvironment: Plugin['applyToEnvironment'] = ({ name }) => name === 'client';
  const before: Plugin = {
    name: 'roundhouse:lean-before',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment,
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : undefined),
    resolveId: (id) => (id === renderer ? hydrate : undefined),
    load(id) {
      if (deep.test(id)) return shallow;
      return classes.test(id) ? onlyTexts : undefined;
    },
  };
  const data: Plugin = {
    name: 'roundhouse:lean',
    // After TypeScript is gone.
    enforce: 'post',
    applyToEnvironment,
    transform(code, id) {
      const path = id.replace(/\?.*$/, '');
      const due = passes.filter(([where]) => where.test(path));
      return due.length === 0 ? undefined : due.reduce((text, [, pass]) => pass(text, this.parse(text)), code);
    },
  };
  return [before, data];
}
