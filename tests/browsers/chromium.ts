import { chromium } from 'playwright-core';
import { findChromium } from '../../src/commands/chromium.mjs';
import type { Engine } from './engine.ts';

export async function openChromium(): Promise<Engine> {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium here; npm run test:browsers installs one where it can.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  return {
    name: 'Chromium',
    async open({ width, height, dark }) {
      const context = await browser.newContext({
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
      });
      const page = await context.newPage();
      return {
        go: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        async wheel(x, y, by) {
          await page.mouse.move(x, y);
          await page.mouse.wheel(0, by);
        },
        press: (key) => page.keyboard.press(key),
        screenshot: () => page.screenshot(),
        print: () => page.pdf({ format: 'A4' }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
