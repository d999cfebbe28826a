import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { transcriptId } from '../../src/components/anchors.ts';
import { chapterWith, games, hasPage, most, renamedIn, slugs } from './found.ts';
import { awake, eventually, overflow, useSite } from './harness.ts';
import { exampleOn, ui } from './play.ts';
import { read } from './read.ts';
import { featured } from './wings.ts';

const site = useSite();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const permissions = ['clipboard-read', 'clipboard-write'];

describe('the page of a clause', () => {
  const chapter = chapterWith(/<Example/);
  test('copies its permanent address', async () => {
    const path = `/${chapter.game}/c/${chapter.clauses[0]}/`;
    const { page } = await site.open(path, { context: { permissions } });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await clipboard(page)).toBe(site.url(path));
  });
});

describe('a former address', () => {
  const renamed = games.flatMap(({ id }) => renamedIn(id).map(([former, now]) => ({ game: id, former, now })));
  test.each(renamed)(
    'says where the rule is now, shows it, and is not to be indexed as its own: $former',
    async (one) => {
      const { game, former, now } = one;
      const { page } = await site.open(`/${game}/c/${former}/`, { context: { permissions } });
      const main = page.getByRole('main');
      const notice = main.getByText('This page has a new address.');
      expect(await notice.isVisible()).toBe(true);
      expect(await main.getByText(former, { exact: true }).isVisible()).toBe(true);
      const heading = await read(page.getByRole('heading', { level: 1 }));
      expect(heading).toMatch(/^Rule \d+\.\d+\.\d+$/);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(canonical).toMatch(new RegExp(`/${game}/c/${now}/$`));
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      expect(await clipboard(page)).toBe(site.url(`/${game}/c/${now}/`));
      await main.getByRole('link', { name: heading, exact: true }).click();
      await page.waitForURL(`**/${game}/c/${now}/`);
      expect(await notice.count()).toBe(0);
    },
  );

  test.each(renamed)('lands in its chapter, lit: #$former', async ({ game, former, now }) => {
    const chapter = games
      .flatMap(({ chapters }) => chapters)
      .find((one) => one.game === game && one.clauses.includes(now));
    const { page } = await site.open(`${chapter?.path}#${former}`);
    const image = () => page.locator(`[id="${now}"]`).evaluate((one) => getComputedStyle(one).backgroundImage);
    await eventually(image).toContain('gradient');
  });
});

describe('the page of the code of a rule', () => {
  const game = most(games, ({ id }) => slugs(id, 'code').length, 'code');
  test.each(game.players)('loses no line of it with %s players at the table', async (players) => {
    const { page } = await site.open('/about/');
    for (const rule of slugs(game.id, 'code').slice(0, 12)) {
      await page.goto(site.url(`/${game.id}/code/${rule}/?players=${players}`));
      const lines = page.getByRole('main').locator('pre code > span');
      const shown = await lines.evaluateAll((all) =>
        all.map((line) => line.clientHeight > 0 || line.getBoundingClientRect().height > 0),
      );
      expect(shown.length).toBeGreaterThan(0);
      expect(shown, rule).not.toContain(false);
      expect(await overflow(page)).toBe(0);
    }
  });
});

describe('an example as text', () => {
  const { scenario, outlines, path } = featured();
  const chapter = chapterWith(new RegExp(`<Example id="${scenario.id}"`));
  const [one, two, three] = outlines.map(({ run }) => run) as [string, string, string];
  const textOf = (page: Page, run: string) => page.locator(`[id="${transcriptId(scenario.id, run)}"]`);
  const whole = (page: Page) => page.getByText('The example as text', { exact: true });
  /** The runs that are open, by what their summaries say. */
  const open = (page: Page) => page.locator('details[open] details[open] > summary').allTextContents();

  test('is told for the table that is chosen, and the others can be opened', async () => {
    const { page } = await site.open(`${path}?players=${two}`);
    await whole(page).click();
    await eventually(() => open(page)).toEqual([ui.run(two)]);
    await page.getByRole('radio', { name: three, exact: true }).check();
    await eventually(() => open(page)).toEqual([ui.run(three)]);
    await page
      .locator('details[open] details > summary')
      .filter({ hasText: ui.run(one) })
      .click();
    expect(await textOf(page, one).isVisible()).toBe(true);
  });

  test('stands in a chapter for one table, whichever is chosen, with links to the others', async () => {
    const { page } = await site.open(`${chapter.path}?players=${two}`);
    await whole(page).click();
    expect(await textOf(page, one).isVisible()).toBe(true);
    expect(await page.getByText(`${ui.run(one)}. The same with`).isVisible()).toBe(true);
    await page.getByRole('link', { name: ui.run(two), exact: true }).click();
    await textOf(page, two).waitFor();
    expect(await textOf(page, two).isVisible()).toBe(true);
  });
});

describe('a page of one example', () => {
  const { path } = featured();

  test('its keys work before anything has the focus, but not in a field', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await page.keyboard.press('n');
    await x.arrive(1);
    await page.keyboard.press('n');
    await x.arrive(2);
    await awake(page);
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('combobox', { name: /^Search/ });
    await eventually(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type('nn');
    expect(await field.inputValue()).toBe('nn');
    // What is below an open dialog cannot be met by its role.
    await page.keyboard.press('Escape');
    expect(await x.at()).toBe(2);
    expect(problems).toEqual([]);
  });

  test('nobody is told to press what is not there: without scripts and on paper', async () => {
    const begin = 'Press Next to begin';
    const { page } = await site.open(path);
    expect(await page.getByText(begin).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(begin).isVisible()).toBe(false);
    const { page: bare } = await site.open(path, { js: false });
    expect(await bare.getByText(begin).isVisible()).toBe(false);
  });
});

describe('a game without a catalogue', () => {
  test.each(games.filter(({ home }) => !hasPage(`${home}components/`)))(
    '$title: has neither page nor link for it, and its whole rulebook all the same',
    async ({ home }) => {
      const { page } = await site.open(home);
      expect(await page.locator(`a[href^="${home}components"], a[href^="${home}reference"]`).count()).toBe(0);
      expect((await page.request.get(site.url(`${home}components/`))).status()).toBe(404);
      expect((await page.request.get(site.url(`${home}print/`))).status()).toBe(200);
    },
  );
});

describe('lists of a game', () => {
  test.each(games)('$title: every ruling is told by its question', async ({ home }) => {
    const { page } = await site.open(`${home}rulings/`);
    const items = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    const titles = await items.evaluateAll((all) => all.map((one) => one.querySelector('a')?.textContent ?? ''));
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => !title.endsWith('?'))).toEqual([]);
  });

  test.each(games.filter(({ home }) => hasPage(`${home}procedures/`)))(
    '$title: charts are called so wherever they are named, and the page of one stands among them',
    async ({ id, home, title }) => {
      const [first = ''] = slugs(id, 'procedures');
      const { page } = await site.open(`${home}procedures/${first}/`);
      const contents = page.getByRole('navigation', { name: 'Contents' });
      expect(await contents.locator('[aria-current]').allTextContents()).toEqual([expect.stringMatching(/Flowcharts/)]);
      const crumbs = page.getByRole('navigation', { name: 'Where this page stands' }).getByRole('link');
      expect(await crumbs.allTextContents()).toEqual([title, 'Flowcharts']);
      await crumbs.last().click();
      await page.waitForURL(`**${home}procedures/`);
      for (const path of [home, `${home}procedures/`]) {
        await page.goto(site.url(path));
        const text = await read(page.locator('body'));
        expect(text).toMatch(/Flowcharts/);
        expect(text).not.toMatch(/Procedures/);
      }
    },
  );
});
