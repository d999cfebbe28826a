import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { shift, useSite, watchShift } from './harness.ts';

const site = useSite();
const kB = 1000;
const script = /<script[\s\S]*?<\/script>/g;
const style = /<style[\s\S]*?<\/style>/g;
const none = { raw: 0, sent: 0 };

/** A size with a part more, as it is and as it is sent; what is packed in itself is sent as it is. */
function plus(size: typeof none, part: Buffer, isPacked = true): typeof none {
  return { raw: size.raw + part.length, sent: size.sent + (isPacked ? gzipSync(part).length : part.length) };
}

describe('budget of a rule page before it is touched', () => {
  test.each(
    [360, 1280].flatMap((width) => [
      ['railroad-revolution', 13, width] as const,
      ['railway-workers', 7, width] as const,
      ['whistle-stop', 6, width] as const,
    ]),
  )('every chapter of %s keeps to it, all %i, %i px wide', async (game, least, width) => {
    const { page: hub } = await site.open(`/${game}/`);
    const addresses = await hub
      .locator('.contents a[href*="/rules/"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(addresses.length).toBeGreaterThanOrEqual(least);

    for (const address of addresses) {
      const { page, context } = await site.open(address, { width });
      await page.waitForLoadState('networkidle');
      const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const sum = { html: none, css: none, js: none, woff2: none, svg: none };
      for (const url of [address, ...loaded]) {
        const body = await (await page.request.get(url)).body();
        const type = (/\.(css|js|woff2|svg)$/.exec(url)?.[1] ?? 'html') as keyof typeof sum;
        if (type === 'html') {
          // Scripts and styles that stand in the page count as such.
          const text = body.toString();
          sum.js = plus(sum.js, Buffer.from(text.match(script)?.join('') ?? ''));
          sum.css = plus(sum.css, Buffer.from(text.match(style)?.join('') ?? ''));
          sum.html = plus(sum.html, Buffer.from(text.replaceAll(script, '').replaceAll(style, '')));
        } else sum[type] = plus(sum[type], body, type !== 'woff2');
      }
      const { html, css, js, woff2 } = sum;
      expect(html.sent, `${address} html`).toBeLessThanOrEqual(22 * kB);
      expect(css.sent, `${address} css`).toBeLessThanOrEqual(10 * kB);
      // The profile is a phone's. A wide screen shows the example beside the first clauses, so its styles come with theirs.
      if (width === 360) expect(css.raw, `${address} css, unpacked`).toBeLessThanOrEqual(20 * kB);
      expect(js.sent, `${address} js`).toBeLessThanOrEqual(8 * kB);
      expect(woff2.sent, `${address} font`).toBeLessThanOrEqual(14 * kB);
      const all = Object.values(sum).reduce((total, { sent }) => total + sent, 0);
      expect(all, `${address} in all`).toBeLessThanOrEqual(60 * kB);
      expect(await page.locator('*').count(), `${address} nodes`).toBeLessThanOrEqual(2500);
      await context.close();
    }
  });

  test.each([360, 1280])('nothing moves when the face comes late, %i px wide', async (width) => {
    const opened = await site.open('/about/', { width });
    const { page } = opened;
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await watchShift(opened);
    for (const path of ['/', '/railroad-revolution/rules/deals/']) {
      await page.goto(site.url(path), { waitUntil: 'networkidle' });
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.fonts.check('600 20px "Archivo Narrow Variable"')), path).toBe(true);
      expect(await shift(page), path).toBeLessThan(0.01);
    }
  });
});
