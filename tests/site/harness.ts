import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
  type Route,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findChromium } from '../../src/commands/chromium.mjs';
import { serve } from '../../src/commands/serve.mjs';
import { root } from '../../src/commands/toolchain.mjs';

export interface OpenOptions {
  /** Width in CSS pixels; below 700 the page is opened as on a phone, with touch. Default 1280. */
  width?: number;
  height?: number;
  /** What the system prefers. Default light. */
  theme?: 'light' | 'dark';
  /** Whether scripts run. Default true. */
  js?: boolean;
  /** What the device has kept from an earlier visit, by key of localStorage. */
  stored?: Record<string, string>;
  /** Anything else of Playwright's: `forcedColors`, `contrast`, `permissions` … Motion is reduced unless it is asked for. */
  context?: BrowserContextOptions;
}

export interface Opened {
  page: Page;
  context: BrowserContext;
  /** What went wrong so far: errors, refusals by the policy, failed requests, requests to other hosts. Should be empty. */
  problems: string[];
}

export interface Site {
  /** Address of a path, the base included. `path` begins with `/`. */
  url(path: string): string;
  /** Opens a path (or a whole address of this site) in a fresh context, which is closed when the test ends. */
  open(path: string, options?: OpenOptions): Promise<Opened>;
}

/** A site that was built, by its folders below the root of the project. */
export interface Built {
  /** The folder of its pages. */
  readonly dir: string;
  /** The folder that it was built from: `content/` stands there. */
  readonly from: string;
  /** The base that it was built for. */
  readonly base: string;
}

/** The whole site. */
export const whole: Built = { dir: process.env.ROUNDHOUSE_OUT ?? 'dist', from: '.', base: '/' };

/** A small site below a base path: that of a tree with no game but the toy; see src/commands/draft.mjs. */
export const draft: Built = {
  dir: process.env.ROUNDHOUSE_DRAFT_OUT ?? '.build/sub',
  from: process.env.ROUNDHOUSE_DRAFT_FROM ?? '.build/draft',
  base: '/sub/folder/',
};

const quiet = ['disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking'];
const flags = ['no-sandbox', ...quiet, 'disable-component-update', 'disable-sync'].map((flag) => `--${flag}`);

/** Serves a built site and starts Chromium; once in a file, for all its tests. */
export function useSite({ dir, base }: Built = whole): Site {
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  const contexts = new Set<BrowserContext>();

  beforeAll(async () => {
    const folder = join(root, dir);
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} holds no site; build it first (npm test does).`);
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('No Chromium here; npm test installs one where it can.');
    server = await serve({ dir: folder, base });
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterEach(async () => {
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const running = (): { browser: Browser; url: string } => {
    if (browser === undefined || server === undefined) throw new Error('The site serves inside tests only.');
    return { browser, url: server.url };
  };
  const url = (path: string) => new URL(path.replace(/^\//, ''), running().url).href;

  return {
    url,
    async open(path, { width = 1280, height = 800, theme = 'light', js = true, stored = {}, context: more = {} } = {}) {
      const phone = width < 700;
      const context = await running().browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        javaScriptEnabled: js,
        isMobile: phone,
        hasTouch: phone,
        reducedMotion: 'reduce',
        ...more,
      });
      contexts.add(context);
      await context.addInitScript((entries) => {
        const awake: string[] = [];
        Object.assign(window, { awake });
        document.addEventListener('roundhouse:awake', (event) => awake.push((event as CustomEvent<string>).detail));
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI || event.sample}`),
        );
        // Only once: what the page changes later must outlive a reload.
        if (sessionStorage.getItem('harness') === null) for (const [k, v] of entries) localStorage.setItem(k, v);
        sessionStorage.setItem('harness', 'stored');
      }, Object.entries(stored));
      const page = await context.newPage();
      const problems = watch(page, running().url);
      await page.goto(path.startsWith('http') ? path : url(path), { waitUntil: 'load' });
      return { page, context, problems };
    },
  };
}

function watch(page: Page, home: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // A page that is not found says so in the console too; the response below tells it apart.
    const missing = message.text().startsWith('Failed to load resource');
    if ((message.type() === 'error' && !missing) || message.type() === 'warning') problems.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(home).origin) problems.push(`third party: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** What is read comes to be what is expected, however long a busy machine takes. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 15_000, interval: 25 });

/** Holds back what a page asks for under an address, from now on: `asked` comes with the first request, `send` lets all go. */
export async function holdBack(page: Page, address: string): Promise<{ asked: Promise<void>; send(): void }> {
  const held: Route[] = [];
  let isFree = false;
  let note = (): void => undefined;
  const asked = new Promise<void>((done) => {
    note = done;
  });
  await page.route(address, (route) => {
    note();
    if (isFree) return route.continue();
    held.push(route);
    return undefined;
  });
  return {
    asked,
    send() {
      isFree = true;
      for (const route of held.splice(0)) void route.continue();
    },
  };
}

/** Waits until an example of a page is awake and has done what woke it; any of them where none is named. */
export async function awake(page: Page, scenario = ''): Promise<void> {
  await page.waitForFunction((id) => {
    const { awake } = window as unknown as { awake: readonly string[] };
    return id === '' ? awake.length > 0 : awake.includes(id);
  }, scenario);
}

/** Waits until nothing of a page moves any more: no animation runs, and for several frames all stands where it stood. */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ playState, effect }) => {
        const { iterations = 1 } = effect?.getTiming() ?? {};
        return playState === 'running' && iterations !== Number.POSITIVE_INFINITY;
      });
    const places = () => {
      const { scrollHeight } = document.documentElement;
      const boxes = [...document.querySelectorAll('main, main :is(h1, h2, h3, section, table, svg)')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
      return JSON.stringify([scrollX, scrollY, scrollHeight, boxes]);
    };
    for (let still = 0, before = ''; still < 8; ) {
      await new Promise(requestAnimationFrame);
      const now = places();
      still = now === before && !isMoving() ? still + 1 : 0;
      before = now;
    }
  });
}

/**
 * Waits as long as a reader takes to see what has come: by the clock of the page, which is behind on a busy machine, and from
 * when all of it stands. What has only just come under a finger is not taken.
 */
export async function looked(page: Page): Promise<void> {
  await rested(page);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done, 450)))),
  );
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe over a page, or a part of one. Returns one line a violation; empty is what a test wants. Needs scripts: it never
 * ends on a page opened without.
 */
export async function axe(part: Page | Locator, options: RunOptions = {}): Promise<string[]> {
  const place = 'page' in part ? part : part.locator('html');
  await place.page().evaluate(axeSource);
  const { violations } = await place.evaluate((element, settings): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run(within: Node, settings: RunOptions): Promise<AxeResults> } };
    return axe.run(element, { ...settings, resultTypes: ['violations'] });
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}

/** The rules of axe that look at colours: nothing else of a page changes with its theme. */
const ofColour: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Runs axe in light, and its rules of colour in dark, as the system prefers; each violation is told with its theme. */
export async function axeInBoth(part: Page | Locator): Promise<string[]> {
  const page = 'page' in part ? part.page() : part;
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await axe(part, theme === 'light' ? {} : ofColour)).map((one) => `${theme}: ${one}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** From the next page on, adds up how far what is seen moves; for `shift`. */
export function watchShift({ context }: Pick<Opened, 'context'>): Promise<unknown> {
  return context.addInitScript(() => {
    const watched = { shift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far what is seen of a page has moved, as the browser counts layout shift (no unit); needs `watchShift` first. */
export function shift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { watched: { shift: number } }).watched.shift);
}

/** By how many pixels a page is wider than its window; more than 0 means that it scrolls sideways. */
export async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The words in a part of a page that are drawn smaller than `least` pixels. */
export async function tooSmall(part: Locator, least = 11): Promise<string[]> {
  return part.evaluate((within, size) => {
    // What is cut to a pixel is there to be heard.
    const isCut = (one: Element) =>
      one.clientWidth <= 1 && one.clientHeight <= 1 && getComputedStyle(one).overflow !== 'visible';
    const isSeen = (one: Element) => {
      if (one.getClientRects().length === 0) return false;
      for (let at: Element | null = one; at instanceof HTMLElement || at instanceof SVGElement; at = at.parentElement)
        if (at instanceof HTMLElement && getComputedStyle(at).display !== 'inline' && isCut(at)) return false;
      return true;
    };
    const found: string[] = [];
    const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement as Element;
      if (node.textContent?.trim() === '' || element.closest('title, desc') || !isSeen(element)) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
      const drawn = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (drawn < size) found.push(`${node.textContent} (${drawn.toFixed(1)} px)`);
    }
    return found;
  }, least);
}

/**
 * What a finger is to hit in a part of a page and is lower than 44 pixels, or narrower where `sides` has `width`; links in a
 * text are not meant.
 */
export async function tooSmallToHit(
  part: Locator,
  sides: readonly ('width' | 'height')[] = ['width', 'height'],
): Promise<string[]> {
  return part.evaluate((within, sides) => {
    return [...within.querySelectorAll('button, summary, select, textarea, input, [role=option]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => (one instanceof HTMLInputElement && one.closest('label')) || one)
      .map((one) => [one, one.getBoundingClientRect()] as const)
      .filter(([, box]) => sides.some((side) => box[side] < 44))
      .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 80)} ${width} x ${height}`);
  }, sides);
}

/** Has the pages that are opened from now on keep nothing, in one of the two ways in which that happens. */
export function keepNothing({ context }: Pick<Opened, 'context'>, how: 'full' | 'closed'): Promise<unknown> {
  return context.addInitScript((how) => {
    if (how === 'full')
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    else
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
  }, how);
}
