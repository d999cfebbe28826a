import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
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
  /** Anything else of Playwright's: `forcedColors`, `contrast`, `reducedMotion`, `permissions` … */
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
  browser(): Browser;
}

export type Base = '/' | '/sub/folder/';

/** The folder, below the root of the project, of the site that was built for a base. */
export function buildOf(base: Base): string {
  return base === '/' ? (process.env.ROUNDHOUSE_OUT ?? 'dist') : '.build/sub';
}

const quiet = ['disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking'];
const flags = ['no-sandbox', ...quiet, 'disable-component-update', 'disable-sync'].map((flag) => `--${flag}`);

/** Serves the built site and starts Chromium for the tests of a file. The site must have been built for that base. */
export function useSite(base: Base = '/'): Site {
  let browser: Browser | undefined;
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  const contexts = new Set<BrowserContext>();

  beforeAll(async () => {
    const dir = join(root, buildOf(base));
    if (!existsSync(join(dir, 'index.html'))) throw new Error(`${dir} holds no site; build it first (npm test does).`);
    const executablePath = findChromium();
    if (executablePath === undefined) throw new Error('No Chromium here; npm test installs one where it can.');
    server = await serve({ dir, base });
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
    browser: () => running().browser,
    async open(path, { width = 1280, height = 800, theme = 'light', js = true, stored = {}, context: more = {} } = {}) {
      const phone = width < 700;
      const context = await running().browser.newContext({
        viewport: { width, height },
        colorScheme: theme,
        javaScriptEnabled: js,
        isMobile: phone,
        hasTouch: phone,
        ...more,
      });
      contexts.add(context);
      await context.addInitScript((entries) => {
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

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe over a page, or the part of it below `within`. Returns one line a violation; empty is what a test wants.
 * Needs scripts: it never ends on a page opened without.
 */
export async function axe(page: Page, within = 'html', options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ([selector, settings]): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run(within: string, settings: RunOptions): Promise<AxeResults> } };
      return axe.run(selector, { ...settings, resultTypes: ['violations'] });
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
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
export async function tooSmall(page: Page, within: string, least = 11): Promise<string[]> {
  return page.evaluate(
    ([selector, size]) => {
      const found: string[] = [];
      const walk = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const element = node.parentElement as Element;
        if (
          node.textContent?.trim() === '' ||
          element.closest('.sr, title, desc') ||
          element.getClientRects().length === 0
        )
          continue;
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
        const drawn = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
        if (drawn < size) found.push(`${node.textContent} (${drawn.toFixed(1)} px)`);
      }
      return found;
    },
    [within, least] as const,
  );
}
