import { expect } from 'vitest';
import type { Driven, Engine } from './engine.ts';

/** A page of the site in some engine. Functions that run in the page use nothing but their arguments, which are JSON. */
export interface Tab extends Pick<Driven, 'press' | 'screenshot' | 'print' | 'wheel'> {
  /** Goes to a path of the site, which begins with `/`. */
  go(path: string): Promise<void>;
  run<A extends readonly unknown[], R>(inPage: (...given: A) => R | Promise<R>, ...given: A): Promise<R>;
  /** Waits until a function in the page gives true. */
  until<A extends readonly unknown[]>(inPage: (...given: A) => boolean, ...given: A): Promise<void>;
  /** Clicks in the midst of the first element in sight that fits a selector, once it is there and nothing covers it. */
  click(selector: string): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** What went wrong on the pages so far; should be empty. */
  faults(): Promise<string[]>;
}

export interface Shown {
  /** In CSS pixels. Default 1366 x 860. */
  width?: number;
  height?: number;
  /** Whether the system is dark. Default false. */
  dark?: boolean;
}

/** How long a person lets pass before they press the same spot for something else, in ms: sooner it is a double click. */
const PAUSE = 600;

const patience = { timeout: 20_000, interval: 50 };

export async function openTab(
  engine: Engine,
  home: string,
  path: string,
  { width = 1366, height = 860, dark = false }: Shown = {},
): Promise<{ tab: Tab; close(): Promise<void> }> {
  const driven = await engine.open({ width, height, dark });
  const run: Tab['run'] = async (inPage, ...given) =>
    (await driven.evaluate(`(${inPage})(...${JSON.stringify(given)})`)) as never;
  let last: { readonly at: string; readonly when: number } | undefined;
  const go = (to: string) => driven.go(new URL(to.replace(/^\//, ''), home).href);
  const tab: Tab = {
    go,
    run,
    until: (inPage, ...given) => expect.poll(() => run(inPage, ...given), patience).toBe(true),
    async click(selector) {
      let place: readonly [number, number] | undefined;
      const look = async () => {
        place = (await run(hittable, selector)) ?? undefined;
        return place !== undefined;
      };
      await expect.poll(look, { ...patience, message: `${selector} can be clicked` }).toBe(true);
      if (place === undefined) return;
      const at = place.join();
      const since = performance.now() - (last?.when ?? 0);
      if (last?.at === at && since < PAUSE) await new Promise((done) => setTimeout(done, PAUSE - since));
      await driven.click(...place);
      last = { at, when: performance.now() };
    },
    async type(text) {
      for (const key of text) await driven.press(key);
    },
    faults: () => run(() => JSON.parse(sessionStorage.getItem('faults') ?? '[]')),
    press: driven.press,
    wheel: driven.wheel,
    screenshot: driven.screenshot,
    ...(driven.print === undefined ? {} : { print: driven.print }),
  };
  await go(path);
  return { tab, close: () => driven.close() };
}

/** The midst of the first element in sight that fits, brought into view, unless another one covers it. */
async function hittable(selector: string): Promise<readonly [number, number] | null> {
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // A link that breaks over lines is hit in its first.
  const [box] = found.getClientRects();
  if (box === undefined) return null;
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const there = document.elementFromPoint(x, y);
  return there !== null && (found.contains(there) || there.contains(found)) ? [x, y] : null;
}
