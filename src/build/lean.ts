import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { svelteCuts } from './lean-svelte.ts';

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
];

/**
 * Leaves out of what a reader's device loads what wakes islands of other kinds, makes deep state, waits for promises and takes
 * lists of classes.
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
