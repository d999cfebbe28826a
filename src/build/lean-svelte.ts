/**
 * What Svelte does for sites that are not this one, and a reader's device need not load. Nothing here waits for promises
 * within a component, works ahead in a fork, moves in or out by a transition, binds a prop, or goes before the page does.
 * Any of these cuts can be left out: all works without them, and the first touch of an example loads up to 3.3 kB more. What
 * is cut away and yet asked for throws, but for transitions, which would not play, and customized elements, which would be
 * plain ones; where a new Svelte has other texts the build says so.
 */

/** A part of a source and what stands in its place; of two texts, all from the first to before the second, or to the end. */
type Cut = readonly [part: string | readonly [from: string, to: string | 'end'], instead: string];

/**
 * A source with cuts made, each part where it stands first after the one before.
 * @throws Error where a part is not there: Svelte is another than the one this was written for.
 */
export function cut(code: string, cuts: readonly Cut[]): string {
  let done = '';
  let rest = code;
  for (const [part, instead] of cuts) {
    const [from, to] = typeof part === 'string' ? [part, ''] : part;
    const start = rest.indexOf(from);
    const end = to === 'end' ? rest.length : rest.indexOf(to, start + from.length);
    if (start < 0 || end < 0) throw new Error(`there is no such part to leave out: ${start < 0 ? from : to}`);
    done += rest.slice(0, start) + instead;
    rest = rest.slice(end);
  }
  return done + rest;
}

const batch: readonly Cut[] = [
  ['export let batch_values = null;', 'export const batch_values = null;'],
  ['id = uid++;', ''],
  ['async_deriveds = new Map();', ''],
  ['previous = new Map();', ''],
  ['#commit_callbacks = new Set();', ''],
  ['#discard_callbacks = new Set();', ''],
  ['#pending = 0;', ''],
  ['#blocking_pending = new Map();', ''],
  ['#deferred = null;', ''],
  ['#new_effects = [];', ''],
  ['#skipped_branches = new Map();', ''],
  ['#unskipped_branches = new Set();', ''],
  ['is_fork = false;', ''],
  ['#decrement_queued = false;', ''],
  [['#is_deferred() {', '/**\n\t * Convert the effects'], ''],
  ['this.apply();', ''],
  ['if (!this.#is_deferred()) this.discard();', 'this.#unlink();'],
  [['if (this.#is_deferred()) {', 'const earlier_batch'], ''],
  [['for (const fn of this.#commit_callbacks)', 'previous_batch = this;'], ''],
  ['this.#deferred?.resolve();', ''],
  ['this.#pending === 0 && ', ''],
  [['if (async_mode_flag) {', '}\n\n\t\tif (next_batch'], ''],
  [' || this.#skipped_branches.has(effect)', ''],
  ['!batch.is_fork && ', ''],
  [['if (!this.previous.has(source)', 'this.current.set(source, value);'], ''],
  [['for (const [effect, deferred] of batch.async_deriveds)', '// Mark is not'], ''],
  [' && !this.async_deriveds.has(effect)', ''],
  ['this.oncommit(() => batch.discard());', ''],
  [['if (source.v !== UNINITIALIZED', 'if ((source.f & ERROR_VALUE)'], ''],
  [['batch_values?.set(source, value);', '}'], ''],
  ['if (!this.is_fork) {', '{'],
  [['activate() {', 'flush() {'], ''],
  ['batch_values = null;', ''],
  [['discard() {', '/**\n\t * @param {Map<Effect, number>} dirty_reactions'], ''],
  [['/** @param {(batch: Batch) => void} fn */', 'static ensure() {'], ''],
  [['apply() {', '/**\n\t *\n\t * @param {Effect} effect'], ''],
  [['if (\n\t\t\teffect.b?.is_pending', 'this.#scheduled.push(effect);'], ''],
  [
    ['export function eager(fn) {', '/**\n * Mark all the effects inside a skipped'],
    "export function eager() { throw new Error('eager state is left out for readers'); }\n",
  ],
  [
    ['export function fork(fn) {', '/**\n * Forcibly'],
    "export function fork() { throw new Error('forks are left out for readers'); }\n",
  ],
];

const each: readonly Cut[] = [
  [
    ['\t/** @type {TransitionManager[]} */\n\tvar transitions = [];', 'if (fast_path) {'],
    'for (const effect of to_destroy) pause_effect(effect, undefined, false);\nvar fast_path = controlled_anchor !== null;\n',
  ],
  [
    ['destroy_effects(state, to_destroy, !fast_path);', '/** @type {TemplateNode} */\nvar offscreen_anchor;'],
    'for (const effect of to_destroy) destroy_effect(effect, !fast_path);\n}\n',
  ],
  ['var pending = new Map();', ''],
  ['state.pending.delete(batch);', ''],
  ['state.pending.delete(batch);', ''],
  ['var defer = should_defer_append();', ''],
  [['if (defer) {', '}'], '{'],
  [['pending.set(batch, keys);', 'commit(batch);'], '{'],
  ['pending, outrogroups: null, ', ''],
  ['var is_animated = (flags & EACH_IS_ANIMATED) !== 0;', 'const is_animated = false;'],
  ['state.outrogroups !== null', 'false'],
  ['state.outrogroups !== null', 'false'],
];

const branches = `
import { branch, pause_effect, resume_effect } from '../../reactivity/effects.js';
import { hydrate_node, hydrating } from '../hydration.js';

export class BranchManager {
  #onscreen = new Map();
  constructor(anchor) {
    this.anchor = anchor;
  }
  ensure(key, fn) {
    if (fn && !this.#onscreen.has(key)) this.#onscreen.set(key, branch(() => fn(this.anchor)));
    if (hydrating) this.anchor = hydrate_node;
    for (const [other, effect] of this.#onscreen) {
      if (other === key) resume_effect(effect);
      else {
        pause_effect(effect);
        this.#onscreen.delete(other);
      }
    }
  }
}
`;

const effects: readonly Cut[] = [
  ['current_batch?.register_created_effect(effect);', ''],
  [
    [
      'return (options = {}) => {',
      '}\n\n/**\n * @param {() => void | (() => void)} fn\n * @returns {Effect}\n */\nexport function effect(',
    ],
    '',
  ],
  [['const controller = effect.ac;', 'var next = effect.next;'], ''],
  [['var transitions = effect.nodes && effect.nodes.t;', 'execute_effect_teardown(effect);'], ''],
  [
    [
      '\t/** @type {TransitionManager[]} */\n\tvar transitions = [];',
      '/**\n * @param {Effect} effect\n * @param {TransitionManager[]} transitions',
    ],
    'effect.f |= PAUSED;\npause_children(effect);\nif (destroy) destroy_effect(effect);\nif (callback) callback();\n}\n',
  ],
  ['function pause_children(effect, transitions, local) {', 'function pause_children(effect) {'],
  [['var t = effect.nodes && effect.nodes.t;', 'var child'], ''],
  [['var transparent =', 'pause_children(child, transitions, transparent ? local : false);'], ''],
  ['pause_children(child, transitions, transparent ? local : false);', 'pause_children(child);'],
  ['resume_children(effect, true);', 'resume_children(effect);'],
  ['function resume_children(effect, local) {', 'function resume_children(effect) {'],
  [['var transparent =', 'child = sibling;'], 'resume_children(child);\n'],
  [['var t = effect.nodes && effect.nodes.t;', '}\n\nexport function aborted'], ''],
];

const sources: readonly Cut[] = [
  [['if (!batch.is_fork && eager_effects.size > 0', 'return value;'], '}\n'],
  [['if ((flags & EAGER_EFFECT) !== 0) {', '((flags & DERIVED) !== 0) {'], 'if '],
];

const runtime: readonly Cut[] = [
  [['if (reaction.ac !== null) {', 'try {'], ''],
  ['current_batch?.is_fork', 'false'],
  [['if (derived.ac !== null) {', '// freeze any effects'], ''],
];

const deriveds: readonly Cut[] = [
  ['!current_batch?.is_fork || derived.deps === null', 'true'],
  ['effect_tracking() || current_batch?.is_fork', 'effect_tracking()'],
  ['e.teardown || e.ac', 'e.teardown'],
  [['if (e.ac !== null) {', '// make it a noop'], ''],
];

const constants: readonly Cut[] = [
  [['export const STALE_REACTION =', 'export const IS_XHTML'], 'export const STALE_REACTION = undefined;\n'],
  // pages are served as HTML
  [['export const IS_XHTML =', ';'], 'export const IS_XHTML = false'],
];

const index: readonly Cut[] = [
  [
    ['export function getAbortSignal() {', '/**\n * `onMount`'],
    "export function getAbortSignal() { throw new Error('signals to abort are left out for readers'); }\n",
  ],
];

const faults: readonly Cut[] = [[['while (effect !== null) {', 'if (DEV && error instanceof Error) {'], '']];

/** No form stands in a component, so none of its fields is ever reset. */
const attributes: readonly Cut[] = [
  ['/** @type {any} */ (input)[FORM_RESET_HANDLER] = remove_defaults;', ''],
  ['add_form_reset_listener();', ''],
  [["if (attribute === 'loading') {", 'if (value == null) {'], ''],
  [['[IS_CUSTOM_ELEMENT]: element.nodeName', '}\n\t);'], ''],
];

/** Props are read one by one, of other props too. */
const readOnly = `ownKeys() { throw new Error('lists of props are left out for readers'); }\n};\n\n`;
const props: readonly Cut[] = [
  [['set(target, key) {', 'has(target, key) {'], ''],
  [['ownKeys(target) {', '/**\n * @param {Record<string, unknown>} props\n * @param {Set<string>} exclude'], readOnly],
  [
    ['set(target, key, value) {', '/**\n * @param {Record<string, unknown>} props\n * @param {string[]} exclude'],
    '};\n\n',
  ],
  [['set(target, key, value) {', 'has(target, key) {'], ''],
  [['if (key === STATE_SYMBOL', 'for (let p'], ''],
  [['ownKeys(target) {', '/**\n * @param {Array<Record<string, unknown>'], readOnly],
  [
    ['var runes = !legacy_mode_flag || (flags & PROPS_IS_RUNES) !== 0;', 'var lazy ='],
    "if ((flags & (PROPS_IS_BINDABLE | PROPS_IS_UPDATED)) !== 0) throw new Error('props that are written to are left out for readers');\n",
  ],
  [
    ['var fallback_value =', 'end'],
    `var fallback_signal;
    var get_fallback = () => {
      if (!lazy) return fallback;
      fallback_signal ??= derived(fallback);
      return get(fallback_signal);
    };
    if (props[key] === undefined && fallback !== undefined) get_fallback();
    return () => {
      var value = props[key];
      return value === undefined ? get_fallback() : value;
    };
}\n`,
  ],
];

const render: readonly Cut[] = [
  [['// re-throw Svelte errors', 'if (error !== HYDRATION_ERROR) {'], ''],
  [['if (options.recover === false) {', '// If an error occurred'], ''],
  [['if (context) ctx.c', 'if (hydrating) {\n\t\t\t\t\tassign_nodes'], ''],
  ['should_intro = intro;', ''],
  ['should_intro = true;', ''],
  [
    ['for (const node of [target, document]) {', '}\n\t\t};\n\n\t\tevent_handle('],
    'for (const node of [target, document]) node.addEventListener(event_name, handle_event_propagation, { passive });\n',
  ],
  [['return () => {\n\t\t\tfor (var event_name of registered_events)', '});\n\n\tmounted_components'], ''],
  ['mounted_components.set(component, unmount);', ''],
];

/** No text of ours is so long that a parser splits it, and no element is a customized one. */
const operations: readonly Cut[] = [
  ['is ? document.createElement(tag, { is }) : ', ''],
  ['is ? document.createElementNS(namespace, tag, { is }) : ', ''],
  [['if (/** @type {string} */ (text.nodeValue).length < 65536) {', 'end'], '}'],
];

/**
 * No component listens to the page or the window: what it listens to goes with it. Where what answers an event fails, nothing
 * else that would have answered it is tried.
 */
const events: readonly Cut[] = [
  [['if (\n\t\tdom === document.body', '}\n\n/**'], ''],
  [['/**\n\t\t * @type {unknown}\n\t\t */\n\t\tvar throw_error;', 'while (current_target !== null) {'], ''],
  ['try {\n\t\t\t\t// @ts-expect-error', '{'],
  [['} catch (error) {\n\t\t\t\tif (throw_error)', 'if (event.cancelBubble) break;'], '}\n'],
  [['if (throw_error) {', '} finally {'], ''],
];

/** Names of properties that nothing here asks for are not put together either. */
const names: readonly Cut[] = [
  [
    'const DOM_PROPERTIES = [\n\t...DOM_BOOLEAN_ATTRIBUTES,',
    'const DOM_PROPERTIES = /* @__PURE__ */ DOM_BOOLEAN_ATTRIBUTES.concat([',
  ],
  ['];', ']);'],
];

/** A template is an element of HTML. */
const templates: readonly Cut[] = [["create_element('template')", "document.createElement('template')"]];

const client = (path: string) => new RegExp(`/svelte/src/internal/client/${path}\\.js$`);

/** By the module of Svelte, what is cut from it. */
export const svelteCuts: readonly (readonly [where: RegExp, pass: (code: string) => string])[] = [
  [client('reactivity/batch'), (code) => cut(code, batch)],
  [client('reactivity/effects'), (code) => cut(code, effects)],
  [client('reactivity/sources'), (code) => cut(code, sources)],
  [client('reactivity/deriveds'), (code) => cut(code, deriveds)],
  [client('reactivity/props'), (code) => cut(code, props)],
  [client('runtime'), (code) => cut(code, runtime)],
  [client('constants'), (code) => cut(code, constants)],
  [client('error-handling'), (code) => cut(code, faults)],
  [client('dom/operations'), (code) => cut(code, operations)],
  [client('dom/elements/events'), (code) => cut(code, events)],
  [client('dom/elements/attributes'), (code) => cut(code, attributes)],
  [client('dom/reconciler'), (code) => cut(code, templates)],
  [/\/svelte\/src\/utils\.js$/, (code) => cut(code, names)],
  [/\/svelte\/src\/index-client\.js$/, (code) => cut(code, index)],
  [client('render'), (code) => cut(code, render)],
  [client('dom/blocks/each'), (code) => cut(code, each)],
  [client('dom/blocks/branches'), () => branches],
];
