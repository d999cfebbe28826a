import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games, slugs } from './found.ts';
import { eventually, useSite } from './harness.ts';
import { ui } from './play.ts';

const site = useSite();
const embeds = games.flatMap(({ id }) => {
  const [slug] = slugs(id, 'examples');
  return slug === undefined ? [] : [`/embed/${id}/${slug}/`];
});

/** The example in a frame of a page that has nothing else. */
async function framed(page: Page, path: string, sandbox: string): Promise<FrameLocator> {
  await page.setContent(`<iframe src="${site.url(path)}" sandbox="${sandbox}" width="600" height="700"></iframe>`);
  return page.frameLocator('iframe');
}
const next = (frame: FrameLocator) => frame.getByRole('button', { name: ui.next, exact: true });

describe.each(embeds)('%s in a frame with a sandbox', (path) => {
  test('that has allow-same-origin plays', async () => {
    const { page } = await site.open('/about/');
    const frame = await framed(page, path, 'allow-scripts allow-same-origin');
    await next(frame).click();
    expect(await frame.getByText('cannot start in this frame').isVisible()).toBe(false);
    await eventually(() => frame.getByRole('slider', { name: ui.controls }).inputValue()).toBe('1');
  });

  test('that lacks it says so, blames no connection, and leads to the example', async () => {
    const { page, context } = await site.open('/about/');
    const frame = await framed(page, path, 'allow-scripts allow-popups allow-popups-to-escape-sandbox');
    const message = frame.getByText('This example cannot start in this frame', { exact: true });
    await message.waitFor();
    await next(frame).click();
    await page.waitForTimeout(2500);
    expect(await frame.getByText(ui.failed).filter({ visible: true }).count()).toBe(0);
    expect(await message.isVisible()).toBe(true);
    expect(await frame.getByText('allow-same-origin', { exact: true }).isVisible()).toBe(true);
    const way = frame.getByRole('link', { name: 'open the example by itself' });
    const [alone] = await Promise.all([context.waitForEvent('page'), way.click()]);
    await alone.waitForURL(site.url(path));
    await alone.getByRole('button', { name: ui.next, exact: true }).click();
    await eventually(() => alone.getByRole('slider', { name: ui.controls }).inputValue()).toBe('1');
  });
});
