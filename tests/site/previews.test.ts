import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { playersLabel } from '../../src/spine/vocabulary.ts';
import { chapterWith, games, headOf, htmlOf, slugs } from './found.ts';
import { axe, holdBack, useSite, whole } from './harness.ts';
import { read } from './read.ts';

const site = useSite();
const chapter = chapterWith(/<Example/, /<Procedure/, /<Term/, /<See/);
const game = games.find(({ id }) => id === chapter.game) as (typeof games)[number];
/** What a game says of each clause and term: its title and its text. */
type Said = Readonly<Record<string, readonly [title: string, text: string]>>;
const previews: { clauses: Said; terms: Said } = JSON.parse(
  readFileSync(join(root, whole.dir, chapter.game, 'previews.json'), 'utf8'),
);

/** The clauses of a chapter with what their authors wrote. */
const rulesOf = ({ text }: { text: string }) =>
  [...text.matchAll(/<Rule id="([^"]+)"[^>]*>((?:(?!<\/Rule>)[\s\S])*)<\/Rule>/g)].map(([, id = '', says = '']) => ({
    id,
    says,
  }));
const rules = rulesOf(chapter);
/** A clause that begins with a term, and one that cites a clause of another chapter. */
const terming = rules.find(({ says }) => /^[^<]*<Term/.test(says));
const term = /<Term id="([^"]+)"/.exec(terming?.says ?? '')?.[1] ?? '';
const others = rules.flatMap(({ id, says }) =>
  [...says.matchAll(/<See rule="([^"]+)"/g)].map(([, cited = '']) => ({ id, cited })),
);
const citing = others.find(
  ({ cited }) => !chapter.clauses.includes(cited) && !/^With |players: /.test(previews.clauses[cited]?.[1] ?? ''),
);
if (terming === undefined || citing === undefined) throw new Error(`${chapter.path} has no term, or cites nothing.`);
const [number, says] = previews.clauses[citing.cited] as readonly [string, string];
const home = games
  .flatMap(({ chapters }) => chapters)
  .find((one) => one.game === game.id && one.clauses.includes(citing.cited));
const place = `${home?.path}#${citing.cited}`;

const cardOf = (page: Page) => page.locator('#preview');
const termIn = (page: Page) => page.locator(`[id="${terming.id}"]`).getByRole('link', { name: /[a-z]/i }).first();
const citation = (page: Page) => page.locator(`[id="${citing.id}"]`).getByRole('link', { name: number, exact: true });
/** A citation of a clause, at the head of a page. */
const cite = (page: Page, to: string) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading, address) => {
    heading.append(Object.assign(document.createElement('a'), { className: 'see', href: address, textContent: 'See' }));
  }, site.url(to));

describe('previews', () => {
  test('a mouse over a term or a citation shows its text; it can be read under the mouse; Escape and leaving close it', async () => {
    const { page, problems } = await site.open(chapter.path);
    await page.clock.install();
    const card = cardOf(page);
    await termIn(page).hover();
    await card.waitFor();
    expect(await read(card)).toContain(previews.terms[term]?.[0]);
    // The page behind stays as bright as it was.
    const veil = await card.evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
    expect(veil).toBe('rgba(0, 0, 0, 0)');
    await card.hover();
    await page.clock.runFor(400);
    expect(await card.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });

    await citation(page).hover();
    await card.waitFor();
    expect(await read(card)).toContain(number);
    expect(await read(card)).toContain(says.slice(0, 20));
    await page.mouse.move(5, 5);
    await card.waitFor({ state: 'hidden' });
    expect(problems).toEqual([]);
  });

  test('focus by keys shows the text and describes the link by it; moving on closes it', async () => {
    const { page } = await site.open(chapter.path);
    const card = cardOf(page);
    await page.locator(`[id="${terming.id}"]`).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await card.waitFor();
    const link = page.locator(':focus');
    expect(await link.getAttribute('aria-describedby')).toBe('preview');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(await link.getAttribute('aria-describedby')).toBeNull();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/glossary/#${term}`);
  });

  test('the first tap shows the text with a way to go on, a tap elsewhere closes it, the second tap goes', async () => {
    const { page } = await site.open(chapter.path, { width: 360 });
    const card = cardOf(page);
    await citation(page).tap();
    await card.waitFor();
    const box = await card.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(page.url()).toBe(site.url(chapter.path));
    await page.getByRole('heading', { level: 1 }).tap({ force: true });
    await card.waitFor({ state: 'hidden' });
    await citation(page).tap();
    await card.getByRole('link', { name: `Go to ${number}` }).tap();
    await page.waitForURL(`**${place}`);
    await page.goBack();
    await citation(page).tap();
    await card.waitFor();
    await citation(page).tap();
    await page.waitForURL(`**${place}`);
  });

  test('a click goes at once', async () => {
    const { page } = await site.open(chapter.path);
    await citation(page).click();
    await page.waitForURL(`**${place}`);
  });

  const ruled = new Set(
    slugs(game.id, 'rulings').flatMap((slug) => (headOf(game.id, 'rulings', slug).clauses ?? []) as readonly string[]),
  );
  const marked = game.chapters
    .flatMap((one) => rulesOf(one).map((rule) => ({ ...rule, path: one.path })))
    .map((rule) => ({
      ...rule,
      marks: [...rule.says.matchAll(/<Players n="([^"]+)">/g)].map(([, n = '']) => n.split(' ').map(Number)),
    }))
    .find(
      ({ id, says, marks }) =>
        // What a module changes has a mark more, which says so.
        marks.length > 1 &&
        ruled.has(id) &&
        !says.includes('<With') &&
        !htmlOf(`/${game.id}/c/${id}/`).includes('Changed by'),
    );
  const paths = [marked?.path, game.chapters.find(({ path }) => path !== marked?.path)?.path];

  test.each(paths)(
    'marks are set apart from the text as in its chapter, and controls stay out: at %s',
    async (path) => {
      if (marked === undefined || path === undefined) throw new Error('No clause with a ruling has two marks.');
      const { page, problems } = await site.open(path);
      await cite(page, `${marked.path}#${marked.id}`);
      await page.getByRole('link', { name: 'See', exact: true }).hover();
      const card = cardOf(page);
      await card.waitFor();
      const text = card.locator('p');
      expect(await text.locator('b').allTextContents()).toEqual(marked.marks.map((n) => playersLabel(n)));
      expect(await read(card)).not.toContain('ruling');
      const frame = await text
        .locator('b')
        .first()
        .evaluate((tag) => getComputedStyle(tag).borderTopWidth);
      expect(frame).toBe('1px');
      expect(await axe(card)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test('a text that does not come leaves the link to itself', async () => {
    const { page } = await site.open(chapter.path, { width: 360 });
    await page.route('**/previews.json', (route) => route.abort());
    await citation(page).tap();
    await page.waitForURL(`**${place}`);
  });
});

describe('what comes when a reader turns to it', () => {
  const control = (page: Page) => page.locator(`[id="${citing.id}"]`).getByRole('button', { name: /^More on / });
  const strip = (page: Page) => page.locator(`[id="strip-${citing.id}"]`);

  test('nothing of it comes before', async () => {
    const { page } = await site.open(chapter.path);
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.filter((name) => /previews|strip/.test(name))).toEqual([]);
    expect(await control(page).getAttribute('aria-expanded')).toBe('false');
  });

  test('previews that do not arrive leave the link to itself, and are asked for again', async () => {
    const { page } = await site.open(chapter.path, { width: 360 });
    await page.route('**/_astro/previews*.js', (route) => route.abort(), { times: 1 });
    await citation(page).tap();
    await page.waitForURL(`**${place}`);
    await page.goBack();
    await citation(page).tap();
    await cardOf(page).waitFor();
  });

  test('a strip that does not arrive leads to the page of its clause', async () => {
    const { page } = await site.open(chapter.path, { width: 360 });
    await page.route('**/_astro/strip*.js', (route) => route.abort());
    await control(page).tap();
    await page.waitForURL(`**/${game.id}/c/${citing.id}/`);
  });

  test('a strip pressed while it is on its way opens, by keys too', async () => {
    const { page, problems } = await site.open(chapter.path);
    const { asked, send } = await holdBack(page, '**/_astro/strip*.js');
    await control(page).focus();
    await asked;
    await page.keyboard.press('Space');
    send();
    await strip(page).getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await control(page).getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await strip(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
