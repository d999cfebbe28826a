import { expect, test } from 'vitest';
import { axe, useSite } from '../../../site/harness.ts';

const site = useSite();

test('a question says below its verdict what another reading of a ruling changes', async () => {
  const { page, problems } = await site.open('/railway-workers/faq/rolled-four-or-less/');
  const notes = page.locator('article > .verdict + .at > .at-table').filter({ visible: true });
  expect(await notes.count()).toBe(0);
  await page.locator('form[data-table] input[value="low-reroll.once"]').evaluate((radio: HTMLElement) => radio.click());
  await expect.poll(() => new URL(page.url()).search).toBe('?ruling=low-reroll.once');
  expect(await notes.allTextContents()).toEqual([expect.stringMatching(/again only once\. /)]);
  expect(await axe(page.locator('article > .at'))).toEqual([]);
  await notes.getByRole('link').click();
  await page.waitForURL('**/railway-workers/rulings/*/');
  expect(problems).toEqual([]);
});
