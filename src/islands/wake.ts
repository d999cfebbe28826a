import type { ClientDirective } from 'astro';
import { linked } from '../stepper/link.ts';

/** What the module of an island exports beside the component: what loads an example before it is hydrated. */
type Loading = Pick<typeof import('./load.ts'), 'load'>;

/** What wakes an island, and what may be done to it while it wakes. */
const touches = ['pointerdown', 'focusin', 'keydown', 'click', 'input'] as const;

/** The longest time from the end of a press to the click that it becomes, in milliseconds. */
const CLICK = 300;

/** How long a request that failed is let rest before it is made again, in milliseconds. */
const REST = 800;

/** After how long an island that wakes says so, in milliseconds. */
const PATIENCE = 300;

/** What was done to islands of which not all HTML had come, so that Astro had not called the directive for them yet. */
const early = new Map<Element, Event[]>();
/** The islands that the directive was called for. */
const known = new WeakSet<Element>();
for (const touch of touches)
  document.addEventListener(
    touch,
    (event) => {
      const island = event.target instanceof Element && event.target.closest('astro-island[client="wake"]');
      if (!island || known.has(island)) return;
      early.set(island, [...(early.get(island) ?? []), event]);
      showBusy(island);
    },
    true,
  );

/** Says that an island wakes, where that takes long enough to be noticed. */
function showBusy(island: Element): void {
  if (island.hasAttribute('data-wake') && island.getAttribute('data-wake') !== 'failed') return;
  island.setAttribute('data-wake', 'touched');
  setTimeout(() => {
    if (island.getAttribute('data-wake') !== 'touched') return;
    island.setAttribute('data-wake', 'busy');
    island.setAttribute('aria-busy', 'true');
  }, PATIENCE);
}

/** Takes the sign away again; `failed` says that nothing came. */
function hideBusy(island: Element, failed = false): void {
  island.removeAttribute('aria-busy');
  if (failed) island.setAttribute('data-wake', 'failed');
  else island.removeAttribute('data-wake');
}

/** Has a script fetched that will be imported. */
function preload(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Whether a style sheet has come; a browser lets nobody read one that failed. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Asks once more for the style sheets of an example that did not come with its page. */
function askForSheets(example: Element | null): void {
  // While the page is still coming, a sheet may be on its way.
  if (document.readyState !== 'complete') return;
  for (const link of example?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
}

/** Asks once more, under the same address, for what did not come: a browser keeps no module of a failed request. */
function patiently<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch(() => new Promise((rested) => setTimeout(rested, REST)).then(ask));
}

/** Settles when the press that has just begun is over, and its click done. */
function pressOver(): Promise<void> {
  return new Promise((done) => {
    const listening = new AbortController();
    const end = (wait: number) =>
      setTimeout(() => {
        listening.abort();
        done();
      }, wait);
    const how = { capture: true, signal: listening.signal };
    addEventListener('click', () => end(0), how);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => end(CLICK), how);
  });
}

/** The stable name of a part of an island, should its element be another after hydration. */
function nameOf(element: Element): string | undefined {
  for (const name of ['data-act', 'data-move', 'data-target']) {
    const value = element.closest(`[${name}]`)?.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return undefined;
}

/**
 * `client:wake`: an island sleeps, as the server drew it, until it is touched, focused or named by the address, or until
 * the reader's table asks for another of its runs while it is in view. What is done to it while it wakes is done again
 * when it is awake, each press of a button once, however often an impatient reader made it; `roundhouse:awake` then says
 * that nothing of that is left.
 */
const wake: ClientDirective = (load, _options, island) => {
  /** What is to be done again, by what it was done to. */
  const again = new Map<unknown, () => void>();
  const example = island.querySelector<HTMLElement>('[data-scenario]');
  const { game = '', part = '', scenario = '' } = example?.dataset ?? {};
  let isWaking = false;
  let press: Promise<void> | undefined;

  async function start(): Promise<void> {
    if (isWaking) return;
    isWaking = true;
    showBusy(island);
    try {
      askForSheets(island.parentElement);
      for (const href of island.parentElement?.dataset.scripts?.split(' ') ?? []) preload(href);
      // Astro would ask for a file that does not come once more under another address, and so make a second module of it:
      // all is here before Astro asks.
      const ask = (name: string) => patiently(() => import(/* @vite-ignore */ island.getAttribute(name) ?? ''));
      const [module] = (await Promise.all([ask('component-url'), ask('renderer-url')])) as [Loading, unknown];
      await patiently(() => module.load({ game, part, scenario }));
      const hydrate = await load();
      await hydrate();
    } catch {
      hideBusy(island, true);
      isWaking = false;
      again.clear();
      return;
    }
    for (const touch of touches) island.removeEventListener(touch, onTouch, true);
    stopWatching();
    hideBusy(island);
    for (const one of again.values()) one();
    await press;
    document.dispatchEvent(new CustomEvent('roundhouse:awake', { detail: scenario }));
  }

  /** Keeps the first of what is the same by `key`. */
  function remember({ target }: Event, key: unknown, act: (element: Element) => void): void {
    if (!(target instanceof Element) || again.has(key)) return;
    const name = nameOf(target);
    again.set(key, () => {
      const there = target.isConnected ? target : name && island.querySelector(name);
      if (there) act(there);
    });
  }

  function onTouch(event: Event): void {
    const { target } = event;
    if (event.type === 'pointerdown' && event.eventPhase !== Event.NONE) press = pressOver();
    // Links and summaries answer by themselves.
    const isOwn = target instanceof Element && target.closest('a, summary') === null;
    if (event.type === 'click' && isOwn)
      remember(event, nameOf(target) ?? target, (there) => there.dispatchEvent(new PointerEvent('click', event)));
    // A key that is held is one press.
    if (event instanceof KeyboardEvent && !event.repeat && isOwn)
      remember(event, event, (there) => there.dispatchEvent(new KeyboardEvent('keydown', event)));
    if (event.type === 'input' && target instanceof HTMLInputElement) {
      const { value } = target;
      // Of a bar that is dragged only where it was left.
      again.delete(target);
      remember(event, target, (there) => {
        if (there instanceof HTMLInputElement) there.value = value;
        there.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    void start();
  }
  for (const touch of touches) island.addEventListener(touch, onTouch, true);
  known.add(island);
  const before = early.get(island) ?? [];
  early.delete(island);
  for (const event of before) onTouch(event);

  const inView = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void start();
    },
    { rootMargin: '200px' },
  );
  function onTable(): void {
    const { players } = document.documentElement.dataset;
    const other = players !== undefined && players !== example?.dataset.run;
    inView.disconnect();
    if (example && other && example.querySelector(`[data-act="run:${CSS.escape(players)}"]`)) inView.observe(example);
  }
  document.addEventListener('roundhouse:table', onTable);
  function stopWatching(): void {
    document.removeEventListener('roundhouse:table', onTable);
    inView.disconnect();
  }
  onTable();

  const named = linked(location.search);
  if (named.includes(scenario)) void start();
  else if (named.length > 0) {
    // An address that names no example of this page wakes the first, which says so.
    const ask = () => {
      const here = [...document.querySelectorAll<HTMLElement>('[data-scenario]')].map(
        ({ dataset }) => dataset.scenario,
      );
      if (here[0] === scenario && named.every((name) => !here.includes(name))) void start();
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', ask);
    else ask();
  }
};

// biome-ignore lint/style/noDefaultExport: Astro takes a directive from the default export of its entry point.
export default wake;
