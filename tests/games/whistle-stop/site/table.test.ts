import { expect, test } from 'vitest';
import { axe, useSite } from '../../../site/harness.ts';

const site = useSite();

test('a question says below its verdict what another reading of a ruling changes', async () => {
  const { page, problems } = await site.open('/whistle-stop/faq/tile-without-a-stop/');
  const notes = page.locator('article > .verdict + .at > .at-table').filter({ visible: true });
  expect(await notes.count()).toBe(0);
  await page
    .locator('form[data-table] input[value="forward-test.tile"]')
    .evaluate((radio: HTMLElement) => radio.click());
  await expect.poll(() => new URL(page.url()).search).toBe('?ruling=forward-test.tile');
  expect(await notes.allTextContents()).toEqual([expect.stringMatching(/at the north, south or east edge/)]);
  expect(await axe(page.locator('article > .at'))).toEqual([]);
  await notes.getByRole('link').click();
  await page.waitForURL('**/whistle-stop/rulings/*/');
  expect(problems).toEqual([]);
});
