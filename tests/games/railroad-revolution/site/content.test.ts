import { describe, expect, test } from 'vitest';
import { slugs } from '../../../site/found.ts';
import { axe, overflow, rested, useSite } from '../../../site/harness.ts';
import { pdfText } from '../../../site/pdf.ts';
import { read } from '../../../site/read.ts';

const game = '/railroad-revolution/';
const deals = `${game}rules/deals/`;
/** How much lighter the one of two colours `rgb(…)` is than the other, as WCAG measures it. */
function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
    const [red = 0, green = 0, blue = 0] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const templates = [
  game,
  deals,
  `${game}rules/workers/`,
  `${game}c/deal-order/`,
  `${game}c/four-workers/`,
  `${game}faq/`,
  `${game}faq/two-deal-icons/`,
  `${game}rulings/`,
  `${game}rulings/deal-four-worker-test/`,
  `${game}examples/`,
  `${game}examples/deal-resolution/`,
  `${game}procedures/`,
  `${game}procedures/deal-resolution/`,
  '/embed/railroad-revolution/deal-resolution/',
  `${game}code/${slugs('railroad-revolution', 'code')[0]}/`,
  '/glossary/',
  '/search/?q=deal',
  `${game}search/?q=deal`,
];

describe('every template', () => {
  const site = useSite();
  test.each(templates.flatMap((path) => (['light', 'dark'] as const).map((theme) => [path, theme] as const)))(
    '%s in %s has nothing for axe, one h1 and no refusal by the policy',
    async (path, theme) => {
      const { page, problems } = await site.open(path, { theme });
      if (path.includes('/search/')) await page.locator('.found').first().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(await page.locator('h1').count()).toBe(1);
      expect(problems).toEqual([]);
    },
  );

  test.each(templates)('%s fits a phone, also at twice its zoom', async (path) => {
    const { page, problems } = await site.open(path, { width: 360 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each(templates)('%s reads without scripts', async (path) => {
    const { page, problems } = await site.open(path, { js: false });
    const text = await read(page.locator('main'));
    expect(text.length).toBeGreaterThan(path.includes('/search/') ? 100 : 300);
    expect(problems).toEqual([]);
  });
});

describe('a chapter', () => {
  const site = useSite();

  test('without scripts, number and control of a clause lead to its page, which has everything', async () => {
    const { page } = await site.open(deals, { js: false });
    await page.locator('#deal-order > .more').click();
    expect(new URL(page.url()).pathname).toBe(new URL(site.url(`${game}c/deal-order/`)).pathname);
    const text = await read(page.locator('main'));
    for (const part of ['Rule 10.3.1', 'chooses first', 'Cited by', 'Rulebook', 'deal-order, permanent'])
      expect(text).toContain(part);
  });

  test('the strip opens and closes by mouse, is filled, and copies the permanent link', async () => {
    const { page, problems, context } = await site.open(deals);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const control = page.locator('#deal-trigger > .more');
    await control.click();
    const strip = page.locator('#deal-trigger > .strip');
    await strip.getByText('Rulebook').waitFor();
    expect(await control.getAttribute('aria-expanded')).toBe('true');
    expect(await read(strip)).toContain('Deals (p. 10)');
    expect(await strip.getByRole('link', { name: /^I put two rails on Deal icons/ }).getAttribute('href')).toBe(
      new URL(site.url(`${game}faq/two-deal-icons/`)).pathname,
    );
    expect(await axe(page)).toEqual([]);
    await strip.getByRole('button', { name: 'Copy link' }).click();
    await strip.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url(`${game}c/deal-trigger/`));
    await control.click();
    expect(await strip.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the strip opens by keys, what is in it comes next, and Escape closes it', async () => {
    const { page } = await site.open(deals);
    const control = page.locator('#deal-order > .more');
    for (const key of ['Enter', 'Space']) {
      await control.focus();
      await page.keyboard.press(key);
      await page.locator('#deal-order > .strip dl').waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Copy link');
      await page.keyboard.press('Escape');
      expect(await page.locator('.strip').count()).toBe(0);
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('the control is big enough for a finger, and the strip fits a phone', async () => {
    const { page } = await site.open(deals, { width: 360 });
    for (const part of ['.more', '.number']) {
      const box = await page.locator(`#deal-any-rail > ${part}`).boundingBox();
      expect(Math.min(box?.height ?? 0, (box?.width ?? 0) + 10)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('#deal-any-rail > .more').tap();
    const strip = page.locator('#deal-any-rail > .strip');
    await strip.locator('dl').waitFor();
    expect(await overflow(page)).toBe(0);
    const edges = await strip.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom, bar: document.querySelector('.bar')?.getBoundingClientRect().top ?? 0 };
    });
    expect(edges.top).toBeGreaterThanOrEqual(0);
    expect(edges.bottom).toBeLessThanOrEqual(edges.bar);
  });

  test('the strip names its example and its chart apart', async () => {
    const { page } = await site.open(deals);
    await page.locator('#deal-order > .more').click();
    const strip = page.locator('#deal-order > .strip');
    await strip.locator('dl').waitFor();
    const labels = await strip.locator('a').allTextContents();
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('the control of a clause is seen: 3 to 1 against the page, and named', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await site.open(deals, { theme });
      const control = page.locator('#deal-order > .more');
      const [mark, ground] = await control.evaluate((element) => {
        const mark = getComputedStyle(element, '::before');
        return [mark.borderBottomColor, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(contrast(mark ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
      expect(await control.getAttribute('aria-label')).toMatch(/^More on 10\.3\.1: /);
    }
  });

  test('a key leads to the example past the text before it', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the example');
    await page.keyboard.press('Enter');
    expect(await page.locator('#example-deal-resolution').evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('a strip that cannot be loaded says so, with a way on, and loads at the next try', async () => {
    const { page } = await site.open(deals);
    await page.route('**/strips.json', (route) => route.abort(), { times: 1 });
    const control = page.locator('#deal-trigger > .more');
    await control.click();
    const strip = page.locator('#deal-trigger > .strip');
    await strip.getByText('could not be loaded').waitFor();
    expect(await strip.getByRole('link').getAttribute('href')).toContain('/c/deal-trigger/');
    await control.click();
    await control.click();
    await strip.getByText('Rulebook').waitFor();
  });

  test('where the clipboard is closed, the link can be copied by hand', async () => {
    const { page } = await site.open(deals);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.locator('#deal-trigger > .more').click();
    await page.locator('.strip').getByRole('button', { name: 'Copy link' }).click();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(site.url(`${game}c/deal-trigger/`));
  });

  test.each([
    ['deal-promote', 1280],
    ['deal-promote', 360],
    ['s-who-chooses', 1280],
  ] as const)('a link to #%s lands in view below the header at %i px', async (id, width) => {
    const { page } = await site.open(`${deals}#${id}`, { width });
    await rested(page);
    const top = await page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
    const header = await page.evaluate(() => {
      const bar = document.querySelector('body > header');
      return bar !== null && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
    });
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top).toBeLessThan(header + 120);
  });

  test('a clause that is linked to is lit, by its former name too', async () => {
    const lit = async (path: string): Promise<string> => {
      const { page } = await site.open(path);
      return page.locator('#four-worker-minimum').evaluate((element) => getComputedStyle(element).backgroundImage);
    };
    expect(await lit(`${game}rules/workers/`)).toBe('none');
    expect(await lit(`${game}rules/workers/#four-worker-minimum`)).toContain('gradient');
    expect(await lit(`${game}rules/workers/#four-workers`)).toContain('gradient');
  });

  test('the table hides what is for other player counts, and says so where a link leads to it', async () => {
    const { page } = await site.open(`${game}rules/setup/?players=3`);
    const marked = page.locator('#starting-workers .marked[data-players="2 3"]');
    expect(await marked.isVisible()).toBe(true);
    await page.locator('form[data-table] input[value="4"]').first().check();
    expect(await marked.isVisible()).toBe(false);
    await page.evaluate(() => {
      const rule = document.querySelector('#starting-workers');
      rule?.classList.add('only');
      rule?.setAttribute('data-players', '3');
    });
    expect(await page.locator('#starting-workers').isVisible()).toBe(false);
    await page.evaluate(() => location.assign('#starting-workers'));
    expect(await page.locator('#starting-workers').isVisible()).toBe(true);
    const why = await page.evaluate(() => {
      const rule = document.querySelector('#starting-workers');
      return rule === null ? '' : getComputedStyle(rule, '::after').content;
    });
    expect(why).toContain('because a link leads here');
  });

  test('a modified click on a number opens a page of its own', async () => {
    const { page, context } = await site.open(deals);
    for (const part of ['.number', '.more', '.see'] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        page
          .locator(`.rule:has(.see) ${part}`)
          .first()
          .click({ modifiers: ['Control'] }),
      ]);
      await opened.waitForURL(/\/(c\/[a-z-]+\/|rules\/[a-z]+\/#[a-z-]+)$/);
      await opened.close();
    }
    expect(page.url()).toBe(site.url(deals));
    expect(await page.locator('.strip').count()).toBe(0);
  });

  test('on a wide screen the example stands beside its run and follows; on a phone it comes after its clause', async () => {
    const { page } = await site.open(deals, { width: 1280 });
    const example = page.locator('.run > .example').first();
    const side = async () => example.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const text = await page
      .locator('.rule')
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
    const before = await side();
    expect(before.left).toBeGreaterThan(text);
    await page.evaluate(() => scrollTo(0, 1500));
    await rested(page);
    const after = await side();
    expect(after.top).toBeGreaterThanOrEqual(0);
    expect(after.top).toBeLessThan(before.top + 1);
    expect(await overflow(page)).toBe(0);

    const phone = await site.open(deals, { width: 360 });
    const gap = await phone.page
      .locator('.run > .example')
      .first()
      .evaluate((element) => {
        const clause = element.previousElementSibling;
        return element.getBoundingClientRect().top - (clause?.getBoundingClientRect().bottom ?? 0);
      });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  });
});

describe('the page of a clause', () => {
  const site = useSite();
  test('copies its permanent address, by its former one too', async () => {
    for (const path of [`${game}c/four-worker-minimum/`, `${game}c/four-workers/`]) {
      const { page, context } = await site.open(path);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url(`${game}c/four-worker-minimum/`));
    }
  });
  test.each(['2', '3', '4'])('with %s players at the table no line of code is lost', async (players) => {
    for (const rule of slugs('railroad-revolution', 'code').slice(0, 12)) {
      const { page, context } = await site.open(`${game}code/${rule}/?players=${players}`);
      const shown = await page.locator('.code .line').evaluateAll((all) => all.map((line) => line.clientHeight > 0));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown, rule).not.toContain(false);
      expect(await overflow(page)).toBe(0);
      await context.close();
    }
  });
});

describe('an example as text', () => {
  const site = useSite();
  const own = `${game}examples/deal-resolution/`;
  const open = '.told-run[open] summary';
  test('is told for the table that is chosen, and the others can be opened', async () => {
    const { page } = await site.open(`${own}?players=3`);
    await page.locator('.told-whole > summary').click();
    expect(await page.locator(open).allTextContents()).toEqual(['3 players']);
    await page.getByRole('radio', { name: '4' }).check({ force: true });
    await expect.poll(() => page.locator(open).allTextContents()).toEqual(['4 players']);
    await page.locator('.told-run summary').first().click();
    expect(await page.locator('#told-deal-resolution-2').isVisible()).toBe(true);
  });
  test('stands in a chapter for one table, whichever is chosen, with links to the others', async () => {
    const { page } = await site.open(`${deals}?players=3`);
    await page.locator('.told-whole > summary').click();
    expect(await page.locator('#told-deal-resolution-2').isVisible()).toBe(true);
    expect(await read(page.locator('.told-ways'))).toMatch(/^2 players\. The same with 3 players or 4 players/);
    await page.locator('.told-ways a').first().click();
    await page.locator('#told-deal-resolution-3').waitFor();
    expect(await page.locator('#told-deal-resolution-3').isVisible()).toBe(true);
  });
});

describe('a page of one example', () => {
  const site = useSite();
  const path = `${game}examples/deal-resolution/`;

  test('its keys work before anything has the focus, but not in a field', async () => {
    const { page, problems } = await site.open(path);
    const scene = page.locator('[data-scenario]');
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.querySelector('[data-scenario]')?.getAttribute('data-at') === '1');
    await page.keyboard.press('n');
    await page.waitForFunction(() => document.querySelector('[data-scenario]')?.getAttribute('data-at') === '2');
    await page.keyboard.press('/');
    await page.locator('#find-field:focus').waitFor();
    await page.keyboard.type('nn');
    expect(await page.locator('#find-field').inputValue()).toBe('nn');
    expect(await scene.getAttribute('data-at')).toBe('2');
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

describe('the glossary', () => {
  const site = useSite();
  test('shows the sign of a word where the boards have one, and names the rule', async () => {
    const { page } = await site.open('/glossary/');
    for (const id of ['deal-icon', 'share', 'difficult-terrain', 'foreman'])
      expect(await page.locator(`#${id} dt svg`).isVisible(), id).toBe(true);
    expect(await read(page.locator('#deal-icon dd'))).toMatch(/Rule \d+\.\d+\.\d+ of Railroad Revolution/);
  });
});

describe('former addresses', () => {
  const site = useSite();
  test('say where the rule is now, show it, and are not to be indexed as their own', async () => {
    const { page } = await site.open(`${game}c/four-workers/`);
    const notice = page.locator('.notice.outdated');
    expect(await read(notice)).toContain('four-workers');
    expect(await read(page.locator('h1'))).toMatch(/^Rule 4\.\d+\.\d+$/);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/railroad-revolution\/c\/four-worker-minimum\/$/,
    );
    await notice.getByRole('link').click();
    await page.waitForURL(`**${game}c/four-worker-minimum/`);
    expect(await page.locator('.notice.outdated').count()).toBe(0);
  });
});

describe('questions and rulings', () => {
  const site = useSite();
  test('a question answers first, then says why, then quotes its rules, which lead back to it', async () => {
    const { page } = await site.open(`${game}faq/two-deal-icons/`);
    const text = await read(page.locator('main'));
    const places = [
      'Are two Deal tiles resolved?',
      'No. One action',
      'does not give you a Deal of its own',
      'The rules it rests on',
      'An action resolves only 1 Deal tile',
    ].map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    await page.locator('.quote .number').first().click();
    await page.waitForURL(`**${deals}#one-deal-tile-an-action`);
    await page.locator('#one-deal-tile-an-action > .more').click();
    await page
      .locator('.strip')
      .getByRole('link', { name: /^I put two rails/ })
      .click();
    await page.waitForURL('**/faq/two-deal-icons/');
  });

  test('a ruling tells our reading, the reasons, and what each other reading would change', async () => {
    const { page } = await site.open(`${game}rulings/deal-nobody-accepts/`);
    const text = await read(page.locator('main'));
    const places = [
      'Our reading',
      'Yes. The tile',
      'Why',
      'The other reading',
      'Two poor Deals',
      'The rules it rests on',
    ].map((part) => text.toLowerCase().indexOf(part.toLowerCase()));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});

describe('lists of rulings', () => {
  const site = useSite();
  test.each([game])('%s: every answer stands below its question', async (of) => {
    const { page } = await site.open(`${of}rulings/`);
    const titles = await page.locator('.listing li > a').allTextContents();
    expect(titles.length).toBeGreaterThan(5);
    expect(titles.filter((title) => !title.endsWith('?'))).toEqual([]);
  });
  test('at the foot of a question too', async () => {
    const { page } = await site.open(`${game}faq/in-other-players-turns/`);
    const titles = await page.locator('.listing li > a').allTextContents();
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title.endsWith('?'))).toEqual([]);
  });
});

describe('charts', () => {
  const site = useSite();
  test('are called so wherever they are named, and the page of one stands among them', async () => {
    const { page } = await site.open(`${game}procedures/turn/`);
    expect(await page.locator('#contents [aria-current]').allTextContents()).toEqual([
      expect.stringMatching(/Flowcharts/),
    ]);
    expect(await page.locator('.crumbs a').allTextContents()).toEqual(['Railroad Revolution', 'Flowcharts']);
    await page.locator('.crumbs a').last().click();
    await page.waitForURL(`**${game}procedures/`);
    for (const path of [game, `${game}procedures/`]) {
      await page.goto(site.url(path));
      const text = await read(page.locator('body'));
      expect(text).toMatch(/Flowcharts/);
      expect(text).not.toMatch(/Procedures/);
    }
  });
});

describe('on paper', () => {
  const site = useSite();
  // A link in a sentence is a piece of its own, so spaces around it are not those of the text.
  const tight = (text: string): string => text.replace(/\s+/g, '');
  test('a chapter keeps its numbers beside their text, and drops what only a screen can do', async () => {
    const { page } = await site.open(deals);
    const text = pdfText(await page.pdf());
    const clauses = await page
      .locator('.rule')
      .evaluateAll((rules) =>
        rules.map((rule) => [
          rule.querySelector('.number')?.textContent ?? '',
          rule.querySelector('.text')?.textContent?.trim().slice(0, 24) ?? '',
        ]),
      );
    expect(clauses.length).toBeGreaterThan(20);
    for (const [number, begins] of clauses) expect(tight(text)).toContain(tight(`${number}${begins}`));
    for (const title of ['10.3 Who chooses', '10.5 When everyone has chosen']) expect(text).toContain(title);
    for (const button of ['Copy link', 'Bottom', 'Search']) expect(text).not.toContain(button);
  });
  test('an answer prints without a start position, and says where it is played through', async () => {
    const { page } = await site.open(`${game}faq/two-deal-icons/`);
    const text = pdfText(await page.pdf());
    expect(text).toContain('/railroad-revolution/examples/two-deal-spaces/');
    expect(text).toContain('No. One action');
    expect(text).not.toContain('San Francisco');
  });
  test('a chart prints as words in its chapter, whole, and as a drawing on its own page', async () => {
    const { page } = await site.open(deals);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.procedure .drawing').isVisible()).toBe(false);
    expect(await page.locator('.procedure ol').isVisible()).toBe(true);
    const { page: alone } = await site.open(`${game}procedures/deal-resolution/`);
    await alone.emulateMedia({ media: 'print' });
    const drawing = await alone.locator('.procedure .drawing').boundingBox();
    // 261 mm of an A4 page are left by its margins; the title stands above.
    expect(drawing?.height ?? 0).toBeGreaterThan(200);
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThan((261 / 25.4) * 96);
  });
  test('every question prints with its answer', async () => {
    const { page } = await site.open(`${game}faq/`);
    const text = pdfText(await page.pdf());
    const verdicts = await page.locator('.listing p:visible').allTextContents();
    expect(verdicts.length).toBeGreaterThan(5);
    for (const verdict of verdicts) expect(tight(text)).toContain(tight(verdict));
  });
});
