import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exampleId } from '../../src/components/anchors.ts';
import { type Chapter, chapterWith, games, most, stripsOf } from './found.ts';
import { axe, eventually, overflow, rested, useSite } from './harness.ts';
import { exampleOn } from './play.ts';
import { read } from './read.ts';

const site = useSite();
const chapter = chapterWith(/<Example/, /<Procedure/, /<Term/, /<See/);
const strips = stripsOf(chapter);
/** The clause that has most behind its control. */
const clause = most(chapter.clauses, (id) => strips[id]?.groups.length ?? 0, 'a clause with a strip');
const behind = strips[clause] as NonNullable<(typeof strips)[string]>;
const middle = chapter.clauses[Math.floor(chapter.clauses.length / 2)] as string;
const [, shown = ''] = /<Example id="([^"]+)"/.exec(chapter.text) ?? [];

const ruleOf = (page: Page, id: string) => page.locator(`[id="${id}"]`);
/** It is a link until a script makes it a button. */
const controlOf = (page: Page, id: string) => {
  const rule = ruleOf(page, id);
  return rule.getByRole('button', { name: /^More on / }).or(rule.getByRole('link', { name: /^More on / }));
};
const numberOf = (page: Page, id: string) =>
  ruleOf(page, id)
    .getByRole('link', { name: /^\d+\.\d+\.\d+$/ })
    .first();
const stripOf = (page: Page, id: string) => page.locator(`[id="strip-${id}"]`);
const pageOf = ({ game }: Chapter, id: string) => `/${game}/c/${id}/`;

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

describe('the control of a clause', () => {
  test('without scripts leads to its page, which has everything; so does its number', async () => {
    const { page } = await site.open(chapter.path, { js: false });
    const number = (await numberOf(page, clause).textContent()) ?? '';
    const begins = (await read(ruleOf(page, clause))).slice(number.length).trim().slice(0, 20);
    const to = new URL(site.url(pageOf(chapter, clause))).pathname;
    expect(await numberOf(page, clause).getAttribute('href')).toBe(to);
    await controlOf(page, clause).click();
    expect(new URL(page.url()).pathname).toBe(to);
    const text = await read(page.getByRole('main'));
    const labels = behind.groups.map(({ label }) => label);
    for (const part of [`Rule ${number}`, begins, ...labels, 'Rulebook', behind.rulebook, `${clause}, permanent`])
      expect(text).toContain(part);
  });

  test('opens and closes a strip by mouse, which is filled, and copies the permanent link', async () => {
    const { page, problems, context } = await site.open(chapter.path);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const control = controlOf(page, clause);
    await control.click();
    const strip = stripOf(page, clause);
    await strip.getByText('Rulebook', { exact: true }).waitFor();
    expect(await control.getAttribute('aria-expanded')).toBe('true');
    expect(await read(strip)).toContain(behind.rulebook);
    for (const { text, href } of behind.groups.flatMap(({ links }) => links))
      expect(await strip.getByRole('link', { name: text, exact: true }).first().getAttribute('href'), text).toBe(href);
    expect(await axe(page)).toEqual([]);
    await strip.getByRole('button', { name: 'Copy link' }).click();
    await strip.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url(pageOf(chapter, clause)));
    await control.click();
    expect(await strip.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('opens by keys, what is in the strip comes next, and Escape closes it', async () => {
    const { page } = await site.open(chapter.path);
    const control = controlOf(page, clause);
    for (const key of ['Enter', 'Space']) {
      await control.focus();
      await page.keyboard.press(key);
      await stripOf(page, clause).getByText('Rulebook', { exact: true }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').textContent()).toBe('Copy link');
      await page.keyboard.press('Escape');
      expect(await stripOf(page, clause).count()).toBe(0);
      expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  test('is big enough for a finger, and the strip fits a phone', async () => {
    const { page } = await site.open(chapter.path, { width: 360 });
    for (const part of [controlOf(page, middle), numberOf(page, middle)]) {
      const box = await part.boundingBox();
      expect(Math.min(box?.height ?? 0, (box?.width ?? 0) + 10)).toBeGreaterThanOrEqual(44);
    }
    await controlOf(page, middle).tap();
    const strip = stripOf(page, middle);
    await strip.getByRole('button', { name: 'Copy link' }).waitFor();
    await rested(page);
    expect(await overflow(page)).toBe(0);
    const box = await strip.boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('names the example and the chart of a clause apart', async () => {
    const { page } = await site.open(chapter.path);
    await controlOf(page, clause).click();
    const strip = stripOf(page, clause);
    await strip.getByText('Rulebook', { exact: true }).waitFor();
    const labels = await strip.getByRole('link').allTextContents();
    expect(labels.length).toBeGreaterThan(2);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('is seen: 3 to 1 against the page, and named', async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { page } = await site.open(chapter.path, { theme });
      const control = controlOf(page, clause);
      const [mark, ground] = await control.evaluate((element) => {
        const mark = getComputedStyle(element, '::before');
        return [mark.borderBottomColor, getComputedStyle(document.documentElement).backgroundColor];
      });
      expect(contrast(mark ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
      expect(await control.getAttribute('aria-label')).toContain(
        `More on ${await numberOf(page, clause).textContent()}: `,
      );
    }
  });

  test('says so when its strip cannot be loaded, with a way on, and loads it at the next try', async () => {
    const { page } = await site.open(chapter.path);
    await page.route('**/strips.json', (route) => route.abort(), { times: 1 });
    const control = controlOf(page, clause);
    await control.click();
    const strip = stripOf(page, clause);
    await strip.getByText('could not be loaded').waitFor();
    expect(await strip.getByRole('link').getAttribute('href')).toContain(`/c/${clause}/`);
    await control.click();
    await control.click();
    await strip.getByText('Rulebook', { exact: true }).waitFor();
  });

  test('where the clipboard is closed, lets the link be copied by hand', async () => {
    const { page } = await site.open(chapter.path);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await controlOf(page, clause).click();
    await stripOf(page, clause).getByRole('button', { name: 'Copy link' }).click();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(site.url(pageOf(chapter, clause)));
  });

  test('opens a page of its own at a modified click, as numbers and citations do', async () => {
    const { page, context } = await site.open(chapter.path);
    const citing = /<Rule id="([^"]+)"[^>]*>(?:(?!<\/Rule>)[\s\S])*<See rule="([^"]+)"/.exec(chapter.text)?.[1] ?? '';
    const citation = ruleOf(page, citing)
      .getByRole('link', { name: /^\d+\.\d+\.\d+$/ })
      .nth(1);
    for (const part of [numberOf(page, citing), controlOf(page, citing), citation]) {
      const [opened] = await Promise.all([context.waitForEvent('page'), part.click({ modifiers: ['Control'] })]);
      await opened.waitForURL(/\/(c\/[a-z-]+\/|rules\/[a-z-]+\/#[a-z-]+)$/);
      await opened.close();
    }
    expect(page.url()).toBe(site.url(chapter.path));
    expect(await stripOf(page, citing).count()).toBe(0);
  });
});

describe('a link into a chapter', () => {
  test.each(
    games.flatMap(({ chapters }) => {
      const longest = most(chapters, ({ clauses }) => clauses.length, 'chapters');
      return [360, 1280].map((width) => ({ ...longest, width }));
    }),
  )('lands in view below the header: $path at $width px', async ({ path, clauses, width }) => {
    const { page } = await site.open(path, { width });
    const sections = await page.getByRole('heading', { level: 2 }).evaluateAll((all) => all.map(({ id }) => id));
    const halfway = <T>(all: readonly T[]) => all[Math.floor(all.length / 2)];
    for (const id of [halfway(clauses), halfway(sections.filter((id) => id.startsWith('s-')))]) {
      await page.goto(site.url('/about/'));
      await page.goto(site.url(`${path}#${id}`));
      const header = await page.evaluate(() => {
        const bar = document.querySelector('body > header');
        return bar !== null && getComputedStyle(bar).position === 'sticky' ? bar.getBoundingClientRect().bottom : 0;
      });
      const top = async () => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1;
      await eventually(async () => (await top()) >= header && (await top()) < header + 120).toBe(true);
      await rested(page);
      expect(await top(), id).toBeGreaterThanOrEqual(header);
      expect(await top(), id).toBeLessThan(header + 120);
    }
  });

  test('lights its clause', async () => {
    const lit = async (path: string): Promise<string> => {
      const { page } = await site.open(path);
      return ruleOf(page, middle).evaluate((element) => getComputedStyle(element).backgroundImage);
    };
    expect(await lit(chapter.path)).toBe('none');
    expect(await lit(`${chapter.path}#${middle}`)).toContain('gradient');
  });
});

describe('what a table of other players hides', () => {
  /** Clauses with something for one player count alone, by that count. */
  const parts = games.flatMap(({ chapters }) =>
    chapters.flatMap((one) =>
      // In a table all numbers stay in sight; see setup.test.ts.
      [
        ...one.text
          .replace(/<Setup>[\s\S]*<\/Setup>/, '')
          .matchAll(/<Rule id="([^"]+)"[^>]*>((?:(?!<\/Rule>)[\s\S])*)<\/Rule>/g),
      ].map(([, id = '', text = '']) => ({
        ...{ path: one.path, id },
        counts: [...text.matchAll(/<Players n="(\d)">/g)].map(([, count = '']) => count),
      })),
    ),
  );
  const mixed = parts.find(({ counts }) => new Set(counts).size > 1);

  test('is what is marked for them, and it comes back with them', async () => {
    if (mixed === undefined) throw new Error('No clause tells two player counts apart.');
    const [one = '', other = ''] = [...new Set(mixed.counts)];
    const { page } = await site.open(`${mixed.path}?players=${one}`);
    const mark = (count: string) => ruleOf(page, mixed.id).getByText(`${count} players`, { exact: true });
    await mark(one).waitFor();
    expect(await mark(other).isVisible()).toBe(false);
    await page
      .getByRole('group', { name: 'Players at your table' })
      .getByRole('radio', { name: other, exact: true })
      .check();
    await mark(other).waitFor();
    expect(await mark(one).isVisible()).toBe(false);
  });

  test('is a clause for others alone, and a link to it shows it and says so', async () => {
    const { page } = await site.open(`${chapter.path}?players=3`);
    const rule = ruleOf(page, middle);
    await rule.waitFor();
    // As Rule.astro marks one that has nothing to say of other numbers; no game has any now.
    await rule.evaluate((one) => {
      one.classList.add('only');
      one.setAttribute('data-players', '2');
    });
    await rule.waitFor({ state: 'hidden' });
    await page.evaluate((hash) => location.assign(hash), `#${middle}`);
    await rule.waitFor();
    expect(await rule.evaluate((one) => getComputedStyle(one, '::after').content)).toContain(
      'because a link leads here',
    );
  });
});

describe('the example of a chapter', () => {
  const id = exampleId(shown);

  test('is reached by a key past the text before it', async () => {
    const { page } = await site.open(chapter.path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the example');
    await page.keyboard.press('Enter');
    expect(await page.locator(`[id="${id}"]`).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('stands beside its run on a wide screen and follows; on a phone it comes after its clause', async () => {
    const { page } = await site.open(chapter.path, { width: 1280 });
    const box = async (on: Page) => (await exampleOn(on).box.boundingBox()) ?? { x: 0, y: Number.NaN, height: 0 };
    const text = await ruleOf(page, chapter.clauses[0] ?? '').boundingBox();
    const before = await box(page);
    expect(before.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    await page.evaluate(() => scrollTo(0, 1500));
    await rested(page);
    const after = await box(page);
    expect(after.y).toBeGreaterThanOrEqual(0);
    expect(after.y).toBeLessThan(before.y + 1);
    expect(await overflow(page)).toBe(0);

    const phone = await site.open(chapter.path, { width: 360 });
    const gap = await phone.page.locator(`[id="${id}"]`).evaluate((element) => {
      const clause = element.previousElementSibling;
      return element.getBoundingClientRect().top - (clause?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  });
});
