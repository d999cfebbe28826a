import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../src/commands/chromium.mjs';

/** The phone of "Budgets": 1.6 Mb/s both ways, 150 ms, a processor four times as slow as this one. */
export const profile = { megabits: 1.6, latency: 150, slowdown: 4, width: 360, height: 740 } as const;

export interface Phone {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Slow line and slow processor, or neither. */
  throttle(isOn: boolean): Promise<void>;
}

/** What a page noted about itself, in ms since it was asked for; shifts have no unit. */
export interface Notes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** Of all long tasks the part over 50 ms. */
  readonly blocking: number;
}

interface Noting {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
}

const flags = ['no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run', 'disable-background-networking'];

/** Starts the Chromium of this machine. @throws StepFailed where there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium here; set ROUNDHOUSE_CHROMIUM to one.');
  return chromium.launch({ executablePath, args: flags.map((flag) => `--${flag}`) });
}

/** A phone with nothing on it yet: a fresh context, throttled. Runs something and puts it away. */
export async function onPhone<T>(browser: Browser, use: (phone: Phone) => Promise<T>): Promise<T> {
  const { width, height } = profile;
  const context = await browser.newContext({ viewport: { width, height }, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await page.addInitScript(note);
    const phone: Phone = { page, context, throttle: (isOn) => throttle(session, isOn) };
    await phone.throttle(true);
    return await use(phone);
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, isOn: boolean): Promise<void> {
  const bytes = isOn ? (profile.megabits * 1_000_000) / 8 : -1;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: isOn ? profile.latency : 0, downloadThroughput: bytes, uploadThroughput: bytes },
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: isOn ? profile.slowdown : 1 });
}

/** Runs in the page before its own scripts. */
function note(): void {
  const noting: Noting = { firstPaint: 0, largestPaint: 0, shift: 0, blocking: 0 };
  Object.assign(window, { noting });
  const watch = (
    type: string,
    each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noting.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    noting.largestPaint = startTime;
  });
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (hadRecentInput !== true) noting.shift += value;
  });
  watch('longtask', ({ duration }) => {
    noting.blocking += Math.max(0, duration - 50);
  });
}

/** How long nothing is asked for by a page that rests, in ms. */
const QUIET = 500;

/**
 * Waits until a page has asked for nothing more for a while. The browser's own word for it does not always come.
 */
export async function rest(page: Page): Promise<void> {
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await asked(); now !== before; now = await asked()) {
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/** Opens a page and waits until it asks for nothing more, and a second longer. */
export async function settle({ page }: Phone, url: string): Promise<Notes> {
  await page.goto(url, { waitUntil: 'load' });
  await rest(page);
  await page.waitForTimeout(1000);
  const notes = await page.evaluate(() => (window as unknown as { noting: Noting }).noting);
  if (notes.firstPaint === 0 || notes.largestPaint === 0) throw new Error(`${url} told of no paint`);
  return notes;
}
