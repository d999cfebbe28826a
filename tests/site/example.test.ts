import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { railroadRevolution } from '../../src/games/railroad-revolution/engine/index.ts';
import { formatLink } from '../../src/stepper/link.ts';
import { outlineOf } from '../../src/stepper/place.ts';
import { type Track, trackOf } from '../../src/stepper/track.ts';
import { scenario } from '../../src/games/railroad-revolution/scenarios/deal-resolution.ts';
import { marked } from '../../src/games/common/scenario.ts';
import { noticeWords } from '../../src/stepper/words/notices.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { english, money } from '../../src/games/common/words/words.ts';
import { axe, buildOf, overflow, useSite } from './harness.ts';
import { watchLoads } from './loads.ts';

const ui = uiWords(english);
const game = scenario.game;
const path = `/${game}/examples/${scenario.id}/`;
const chapter = `/${game}/rules/deals/`;
const runs = scenario.runs.map((run) => ({ key: run.key, outline: outlineOf(railroadRevolution, run) }));
const [first] = runs as [(typeof runs)[number]];
const linkTo = (at: number, run = first, branch?: { from: number; moves: string[] }) =>
  `?x=${formatLink(scenario.id, { run: run.key, print: run.outline.print, at, ...(branch ? { branch } : {}) })}`;

const box = (page: Page, id: string = scenario.id) => page.locator(`[data-scenario="${id}"]`);
const act = (page: Page, name: string, id: string = scenario.id) => box(page, id).locator(`[data-act="${name}"]`);
const at = async (where: Locator) => Number(await where.getAttribute('data-at'));
const live = (page: Page) => box(page).locator('[data-live]').textContent();
const isAwake = (page: Page, id: string = scenario.id) =>
  page.waitForFunction((name) => {
    const island = document.querySelector(`[data-scenario="${name}"]`)?.closest('astro-island');
    return island !== null && !island?.hasAttribute('ssr');
  }, id);

/** Clicks without waiting for a button to be of use: at the ends of a row it is not, and stays. */
const press = (page: Page, name: string, id: string = scenario.id) =>
  act(page, name, id).evaluate((button: HTMLElement) => button.click());

async function arrive(page: Page, step: number, id: string = scenario.id): Promise<void> {
  await page.waitForFunction(
    ([name, n]) => document.querySelector(`[data-scenario="${name}"]`)?.getAttribute('data-at') === n,
    [id, String(step)] as const,
  );
}

describe('an example', () => {
  const site = useSite();

  test('is played to its end by keys alone, and back to its start', async () => {
    const { page, problems } = await site.open(path);
    await act(page, 'next').focus();
    await isAwake(page);
    const { steps } = first.outline;
    for (const { kind } of steps) for (let n = 0; n < (kind === 'ask' ? 2 : 1); n++) await page.keyboard.press('n');
    await arrive(page, steps.length);
    expect(await live(page)).toContain(ui.end);
    expect(await act(page, 'next').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('p');
    await arrive(page, steps.length - 1);
    await page.keyboard.press('r');
    await arrive(page, 0);
    for (const [key, step] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await arrive(page, step);
    }
    await act(page, 'jump').focus();
    await page.keyboard.press('ArrowRight');
    await arrive(page, 1);
    await page.keyboard.press('End');
    await arrive(page, steps.length);
    expect(problems).toEqual([]);
  });

  test('offers other moves to keys: arrows go from one to the next, Enter makes it, Escape closes', async () => {
    const { page } = await site.open(path + linkTo(3));
    await isAwake(page);
    await act(page, 'next').focus();
    await page.keyboard.press('m');
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-move'));
    const one = await focused();
    await page.keyboard.press('ArrowRight');
    const two = await focused();
    expect([one, two].every((move) => move?.startsWith('placeRail:'))).toBe(true);
    expect(two).not.toBe(one);
    await page.keyboard.press('Enter');
    await arrive(page, 4);
    expect(await live(page)).toMatch(/^Line A, move 1 of 1\./);
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    await page.keyboard.press('Escape');
    expect(await box(page).locator('[data-picker]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('choose');
    await page.keyboard.press('c');
    await box(page).locator('[data-compare]').waitFor();
    await page.keyboard.press('s');
    await arrive(page, 3);
    // Whoever has compared sees the board again.
    const seen = () =>
      page.evaluate(() => {
        const [panel, picture] = ['.panel', '.picture'].map((part) =>
          document.querySelector(`[data-scenario] ${part}`)?.getBoundingClientRect(),
        );
        return picture && panel ? Math.abs(picture.top - panel.bottom) < 2 || picture.top >= panel.bottom : false;
      });
    await expect.poll(seen).toBe(true);
  });

  test('goes on and on with a key that is held, and opens and closes nothing by it', async () => {
    const { page } = await site.open(path + linkTo(3));
    await isAwake(page);
    await act(page, 'next').focus();
    for (let n = 0; n < 4; n++) await page.keyboard.down('m');
    await page.keyboard.up('m');
    await expect.poll(() => box(page).locator('[data-picker]').count()).toBe(1);
    for (let n = 0; n < 3; n++) await page.keyboard.down('p');
    await page.keyboard.up('p');
    await arrive(page, 0);
  });

  test('takes a place on the board for a move, and says why a near miss is refused', async () => {
    const { page, problems } = await site.open(path + linkTo(3));
    await isAwake(page);
    await act(page, 'choose').click();
    // What comes later comes dressed.
    const edge = await box(page)
      .locator('[data-picker]')
      .evaluate((picker) => getComputedStyle(picker).borderTopWidth);
    expect(edge).toBe('2px');
    const space = box(page).locator('[data-target="space:miami--houston"]');
    await space.click();
    await arrive(page, 4);
    expect(await box(page).getAttribute('data-state')).toMatch(/choosing|animating/);
    await act(page, 'script').click();
    await act(page, 'choose').click();
    await box(page).locator('[data-target="space:portland--san-francisco"]').click();
    expect(await live(page)).toMatch(/^Refused: .*Portland–San Francisco/);
    const link = box(page).locator('[data-refusal] a');
    expect(await link.getAttribute('href')).toMatch(/\/c\/[a-z-]+\/$/);
    expect(await link.textContent()).toMatch(/^\d+\.\d+\.\d+$/);
    expect(problems).toEqual([]);
  });

  test('keeps its step over a reload, over Back, and for the next visit', async () => {
    const { page, problems } = await site.open(path);
    for (let n = 0; n < 3; n++) await act(page, 'next').click();
    await page.waitForURL(/\.3$/);
    await page.reload();
    await arrive(page, 3);
    await box(page).locator('.told a').first().click();
    await page.waitForURL(/\/c\//);
    await page.goBack();
    await arrive(page, 3);
    await page.goto(site.url(path));
    await act(page, 'choose').focus();
    await isAwake(page);
    expect(await at(box(page))).toBe(0);
    await act(page, 'resume').click();
    await arrive(page, 3);
    expect(problems).toEqual([]);
  });

  test('opens a shared link at the same step of the same line, whoever opens it', async () => {
    const { page } = await site.open(path + linkTo(3), {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await isAwake(page);
    await act(page, 'choose').click();
    await box(page).locator('[data-move="placeRail:miami--houston"]').click();
    await box(page).locator('[data-move="pay"]').click();
    await arrive(page, 5);
    await act(page, 'back').click();
    await act(page, 'copy').click();
    await page.waitForFunction(
      (copied) => document.querySelector('[data-live]')?.textContent?.startsWith(copied),
      ui.copied,
    );
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(site.url(path) + linkTo(4, first, { from: 3, moves: ['placeRail:miami--houston', 'pay'] }));
    const other = await site.open(link);
    await arrive(other.page, 4);
    expect(await box(other.page).locator('.where').textContent()).toBe(ui.stepOnLine('A', 1, 2));
    await act(other.page, 'next').click();
    await arrive(other.page, 5);
    expect(other.problems).toEqual([]);
  });

  test('stays at its step for another number of players, and says where there is none such', async () => {
    const stepOf = (key: string, mark: string) => marked(scenario, mark)[key] as number;
    const three = runs.find(({ key }) => key === '3') as (typeof runs)[number];
    const { page, problems } = await site.open(path + linkTo(stepOf('3', 'one-tile'), three));
    await isAwake(page);
    await act(page, 'run:4').click();
    await arrive(page, stepOf('4', 'one-tile'));
    expect(await live(page)).toContain(ui.run('4'));
    expect((await live(page))?.toLowerCase()).toContain(
      ui.step(stepOf('4', 'one-tile'), runs[2]?.outline.steps.length ?? 0),
    );
    expect(await box(page).locator('[data-notice]').count()).toBe(0);
    // With 2 players nobody is left to take a Deal again.
    const other = await site.open(path + linkTo(stepOf('3', 'taken-before'), three));
    await isAwake(other.page);
    await act(other.page, 'run:2').click();
    const notice = box(other.page).locator('[data-notice="run:near"]');
    expect(await notice.textContent()).toContain(noticeWords(english)['run:near']);
    expect(await at(box(other.page))).toBe(stepOf('3', 'taken-before'));
    expect(await live(other.page)).toContain(noticeWords(english)['run:near']);
    await act(other.page, 'next').click();
    await notice.waitFor({ state: 'detached' });
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test.each([
    ['damaged', `?x=${scenario.id}~1%E0%A4%A`, 'link:damaged'],
    ['too long', `?x=${scenario.id}~1aaaa.2.1.0.${'pay.'.repeat(1200)}pay`, 'link:oversized'],
    ['of a later form', `?x=${scenario.id}~9aaaa.2.1`, 'link:newer'],
    ['of another example', '?x=no-such-example~1aaaa.2.1', 'link:foreign'],
    ['no link at all', '?x=<img%20src=x%20onerror=alert(1)>', 'link:foreign'],
    ['of a player count there is not', `?x=${scenario.id}~1aaaa.7.1`, 'link:noRun'],
    ['of an earlier form of the example', `?x=${scenario.id}~1aaaa.2.5`, 'link:changed'],
    ['beyond the end', linkTo(999), 'link:noStep'],
    ['with an impossible move', linkTo(4, first, { from: 3, moves: ['fly:moon'] }), 'link:broken'],
  ] as const)('answers a link that is %s with a sentence and goes on', async (_, search, code) => {
    const { page, problems } = await site.open(path + search);
    await isAwake(page);
    const notice = box(page).locator(`[data-notice="${code}"]`);
    await notice.waitFor();
    expect((await notice.textContent())?.trim()).toBe(noticeWords(english)[code]);
    await act(page, 'dismiss').click();
    await press(page, 'restart');
    await act(page, 'next').click();
    await arrive(page, 1);
    expect(problems).toEqual([]);
  });

  test.each([
    ['damaged', '{"form":1,', 'save:damaged'],
    ['too large', 'x'.repeat(200_000), 'save:oversized'],
    ['of a later form', '{"form":7}', 'save:newer'],
  ] as const)('sets a save aside that is %s, says so and goes on', async (_, save, code) => {
    const key = `roundhouse:example:${game}/${scenario.id}`;
    const { page, problems } = await site.open(path, { stored: { [key]: save } });
    await act(page, 'next').click();
    await page.waitForURL(/\.1$/);
    await page.reload();
    await arrive(page, 1);
    expect(await page.evaluate((name) => localStorage.getItem(name), `${key}:aside`)).toBe(save);
    const fresh = await site.open(path, { stored: { [key]: save } });
    await act(fresh.page, 'next').focus();
    await fresh.page.locator(`[data-notice="${code}"]`).waitFor();
    expect([...problems, ...fresh.problems]).toEqual([]);
  });

  test('follows the reader’s table', async () => {
    const { page, problems } = await site.open(chapter);
    await act(page, 'next').click();
    await arrive(page, 1);
    await page.evaluate((name) => {
      document.documentElement.dataset.players = '4';
      const detail = { players: 4, with: [], without: [], readings: [], game: name };
      document.dispatchEvent(new CustomEvent('roundhouse:table', { detail }));
    }, game);
    expect(await box(page).getAttribute('data-run')).toBe('4');
    const other = await site.open(`${path}?players=3`);
    await isAwake(other.page);
    expect(await box(other.page).getAttribute('data-run')).toBe('3');
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('shows what the engine knows after 50 rapid clicks', async () => {
    const { page, problems } = await site.open(path);
    await act(page, 'next').click();
    await arrive(page, 1);
    const track: Track<never> = trackOf(railroadRevolution, scenario, first.key) as never;
    let step = 1;
    let isAnswered = false;
    const clicks = Array.from({ length: 50 }, (_, i) => (i % 5 === 4 ? 'back' : 'next'));
    for (const click of clicks) {
      const asks = first.outline.steps[step - 1]?.kind === 'ask';
      if (click === 'next' && asks && !isAnswered) isAnswered = true;
      else {
        step += click === 'next' ? 1 : -1;
        isAnswered = false;
      }
    }
    await page.evaluate((all) => {
      for (const click of all) document.querySelector<HTMLElement>(`[data-act="${click}"]`)?.click();
    }, clicks);
    expect(await at(box(page))).toBe(step);
    const { seats } = railroadRevolution.view(track.frames[step]?.state as never, 'public');
    const rows = box(page).locator('tbody tr');
    for (const [i, { money: dollars, shares }] of seats.entries()) {
      const cells = await rows.nth(i).locator('td').allTextContents();
      expect(cells.slice(0, 2).map((cell) => cell.trim())).toEqual([money(dollars).slice(1), String(shares)]);
    }
    expect(problems).toEqual([]);
  });

  test('plays by itself, and stops when it is touched', async () => {
    const { page } = await site.open(path, { context: { reducedMotion: 'reduce' } });
    await act(page, 'autoplay').click();
    await page.waitForFunction(
      () => document.querySelector('[data-scenario]')?.getAttribute('data-state') === 'autoplay',
    );
    await arrive(page, 1);
    await act(page, 'back').click();
    await page.waitForSelector('[data-scenario][data-at="0"][data-state="reading"]');
  });

  test.each([
    ['beside a chapter', chapter, 1280, 900],
    ['on its own page', path, 1280, 900],
    ['on a phone', path, 360, 740],
    ['in a chapter on a phone', chapter, 360, 740],
    ['in a narrow frame', `/embed/${game}/${scenario.id}/`, 360, 760],
    ['in a wide frame', `/embed/${game}/${scenario.id}/`, 1280, 760],
  ] as const)('keeps its buttons in one place over every run, and text and map in view: %s', async (...row) => {
    const [, where, width, height] = row;
    const { page } = await site.open(where, { width, height });
    for (const { key, outline } of runs) {
      await act(page, `run:${key}`).click();
      await isAwake(page);
      await act(page, 'restart').click();
      await box(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const places = await box(page).evaluate(
        async (element, presses) => {
          const [next, told, map] = ['[data-act="next"]', '.told', 'svg[data-zoom]'].map((one) =>
            element.querySelector(one),
          );
          const seen: { y: number; lowest: number; text: number; clear: number }[] = [];
          for (let n = 0; n < presses; n++) {
            (next as HTMLElement).click();
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const [button, text, picture] = [next, told, map].map((one) => (one as Element).getBoundingClientRect());
            if (!button || !text || !picture) throw new Error('a part is missing');
            seen.push({ y: button.top, lowest: picture.bottom, text: text.height, clear: picture.top - text.bottom });
          }
          return seen;
        },
        outline.steps.length + outline.steps.filter(({ kind }) => kind === 'ask').length,
      );
      expect(await at(box(page))).toBe(outline.steps.length);
      const ys = places.map(({ y }) => y);
      expect(Math.max(...ys) - Math.min(...ys), `${key} players`).toBeLessThanOrEqual(2);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
      // The phone's bar takes 56 px of its window.
      const floor = width < 900 && !where.startsWith('/embed') ? height - 56 : height;
      expect(Math.max(...places.map(({ lowest }) => lowest))).toBeLessThanOrEqual(floor);
      expect(Math.min(...places.map(({ clear }) => clear))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...places.map(({ text }) => text))).toBeGreaterThan(100);
    }
  });

  test.each([
    ['on its own page', path, 1280],
    ['on its own page, on a phone', path, 360],
    ['in a chapter, on a phone', chapter, 360],
  ] as const)('is what a link to a step shows first: %s', async (_, where, width) => {
    const { page, problems } = await site.open(where + linkTo(3), { width, height: 740 });
    await arrive(page, 3);
    await page.waitForTimeout(300);
    const { told, header, focus } = await page.evaluate(() => ({
      told: document.querySelector('.told .say')?.getBoundingClientRect().toJSON() as DOMRect,
      header: document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
      focus: document.activeElement === document.body,
    }));
    expect(told.top).toBeGreaterThanOrEqual(Math.max(header, 0));
    expect(told.bottom).toBeLessThanOrEqual(740 - 56);
    expect(focus).toBe(true);
    expect(problems).toEqual([]);
  });

  test('holds its panel in view while the rest is read, and covers no more than 190 px of a phone', async () => {
    const { page } = await site.open(path, { width: 360, height: 740 });
    await act(page, 'next').tap();
    await arrive(page, 1);
    await box(page)
      .locator('[data-key]')
      .evaluate((key) => key.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const panel = await box(page).locator('.panel').boundingBox();
    expect(panel?.y).toBe(0);
    expect(panel?.height).toBeLessThanOrEqual(190);
  });

  test('shows every text whole at a desk, however much happened', async () => {
    const { page, problems } = await site.open('/railroad-revolution/examples/deal-ends-game/', { width: 1280 });
    const next = page.locator('.x [data-act="next"]');
    const hidden: string[] = [];
    while ((await next.getAttribute('aria-disabled')) !== 'true') {
      const told = await page.locator('.x [data-live]').textContent();
      await next.click();
      await page.waitForFunction((before) => document.querySelector('.x [data-live]')?.textContent !== before, told);
      hidden.push(
        ...(await page
          .locator('.x .told[role="group"]')
          .evaluate((told) => (told.scrollHeight > told.clientHeight + 1 ? [told.textContent ?? ''] : []))),
      );
    }
    expect(hidden).toEqual([]);
    expect(await page.locator('.x').getAttribute('data-at')).toBe('24');
    expect(problems).toEqual([]);
  });

  test('writes the step that plays by itself in the address', async () => {
    const { page } = await site.open(path, { context: { reducedMotion: 'reduce' } });
    await act(page, 'autoplay').click();
    await arrive(page, 1);
    await page.waitForURL(/\.1$/);
  });

  test('never gives the same words to a move that is allowed and one that is not', async () => {
    const { page } = await site.open(path);
    await act(page, 'next').click();
    await isAwake(page);
    await act(page, 'choose').click();
    for (const [i] of first.outline.steps.entries()) {
      const words = await box(page)
        .locator('[data-move]')
        .evaluateAll((all) => all.map((one) => [one.classList.contains('try'), one.textContent] as const));
      const said = (isTry: boolean) =>
        words.flatMap(([tried, text]) => (tried === isTry ? [text?.replace(/( · )?try it.*$/, '').trim()] : []));
      expect(
        said(true).filter((text) => said(false).includes(text)),
        `step ${i + 1}`,
      ).toEqual([]);
      await press(page, 'next');
      if ((await at(box(page))) === i + 1) await press(page, 'next');
    }
  });

  test('works in a frame of another site', async () => {
    const { page, problems } = await site.open(`/embed/${game}/${scenario.id}/`, { width: 360 });
    await act(page, 'next').tap();
    await arrive(page, 1);
    await act(page, 'next').tap();
    await arrive(page, 2);
    expect(await box(page).locator('.told a').first().getAttribute('target')).toBe('_blank');
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('an example that sleeps', () => {
  const site = useSite();

  test.each([360, 1280])('has the same box when it wakes, at %i px', async (width) => {
    const { page } = await site.open(chapter, { width });
    await box(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !('bare' in document.documentElement.dataset));
    const before = await box(page).boundingBox();
    await act(page, 'next').focus();
    await isAwake(page);
    await page.waitForTimeout(400);
    const after = await box(page).boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThanOrEqual(2);
  });

  test('counts the touch that wakes it, whatever was touched', async () => {
    const phone = await site.open(path, { width: 360 });
    await act(phone.page, 'next').tap();
    await arrive(phone.page, 1);
    const keys = await site.open(path);
    await act(keys.page, 'back').focus();
    await keys.page.keyboard.press('n');
    await keys.page.keyboard.press('n');
    await arrive(keys.page, 2);
    const slider = await site.open(path);
    await act(slider.page, 'jump').click();
    await slider.page.waitForFunction(
      () => Number(document.querySelector('[data-scenario]')?.getAttribute('data-at')) > 9,
    );
    const moves = await site.open(path);
    await act(moves.page, 'choose').click();
    await box(moves.page).locator('[data-picker]').waitFor();
    for (const { problems } of [phone, keys, slider, moves]) expect(problems).toEqual([]);
  });

  test('loads nothing before it is touched, and then at most 85 kB', async () => {
    const { page, problems } = await site.open('/about/');
    const loads = watchLoads(page);
    await page.goto(site.url(chapter));
    await page.waitForTimeout(500);
    expect(loads.before(/(example|Revolution|revolution|hydrate|deal-).*\.js$/)).toEqual([]);
    loads.touch();
    await act(page, 'next').click();
    await arrive(page, 1);
    const { total, sizes } = await loads.loaded();
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(85_000);
    expect(total).toBeGreaterThan(20_000);
    expect(problems).toEqual([]);
  });

  test('loads at the first touch at most 85 kB, whichever example or lesson of the base game it is', async () => {
    const dist = join(root, buildOf('/'), game);
    const pages = ['examples', 'learn'].flatMap((kind) =>
      readdirSync(join(dist, kind), { withFileTypes: true }).flatMap((one) => {
        if (!one.isDirectory()) return [];
        const html = readFileSync(join(dist, kind, one.name, 'index.html'), 'utf8');
        return html.includes('RailroadRevolution') ? [`/${game}/${kind}/${one.name}/`] : [];
      }),
    );
    expect(pages.length).toBeGreaterThanOrEqual(31);
    const over: string[] = [];
    const weigh = async (where: string) => {
      // Each on a device of its own: nothing is there from the one before.
      const { page, context, problems } = await site.open(where, { width: 360 });
      // What the page asks for by itself is there by then; of several pages at once the browser does not always tell.
      await page.waitForTimeout(700);
      const loads = watchLoads(page);
      loads.touch();
      await page.locator('[data-scenario] [data-act="next"]').first().click();
      await page.waitForFunction(() => document.querySelector('astro-island:not([ssr]) [data-scenario]') !== null);
      // What a step shows besides is asked for when it is shown.
      let before = -1;
      let { total, sizes } = await loads.loaded();
      while (total !== before) {
        before = total;
        await page.waitForTimeout(500);
        ({ total, sizes } = await loads.loaded());
      }
      expect(total, where).toBeGreaterThan(60_000);
      if (total > 85_000) over.push(`${where} ${total} ${JSON.stringify(sizes)}`);
      expect(problems).toEqual([]);
      await context.close();
    };
    // Most of the time nothing more comes, and that takes a while to be sure of.
    for (let at = 0; at < pages.length; at += 4) await Promise.all(pages.slice(at, at + 4).map(weigh));
    expect(over).toEqual([]);
  }, 180_000);

  test('says so when it cannot be loaded, and tries again at the next touch', async () => {
    const { page } = await site.open(path);
    await page.context().setOffline(true);
    await act(page, 'next').click();
    await box(page).locator('.failed').waitFor({ state: 'visible' });
    await page.context().setOffline(false);
    await act(page, 'next').click();
    await arrive(page, 1);
  });

  test('reads whole without scripts: the picture of its start, and every step as text', async () => {
    const { page, problems } = await site.open(path, { js: false, width: 360 });
    expect(await act(page, 'next').isVisible()).toBe(false);
    expect(await box(page).locator('svg[data-zoom]').isVisible()).toBe(true);
    const asked = scenario.runs.flatMap(({ script }) => script.flatMap((step) => ('ask' in step ? [step] : [])));
    for (const text of asked.slice(0, 1).flatMap(({ ask, answer }) => [ask, answer]))
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('three examples on a page', () => {
  const site = useSite();
  const names = [scenario.id, 'second', 'third'];

  /** The chapter with its example three times, under three names: the site has one example, and a page may have more. */
  async function openThree() {
    const opened = await site.open('/about/');
    const { page } = opened;
    const dist = join(root, buildOf('/'));
    const chunk = readdirSync(join(dist, '_astro')).find((name) => /^deal-resolution\..*\.js$/.test(name)) ?? '';
    const renamed = (text: string, name: string) => text.replaceAll(scenario.id, name);
    await page.route(`**${chapter}**`, async (route) => {
      const html = readFileSync(join(dist, chapter, 'index.html'), 'utf8');
      const [island = ''] = /<astro-island[\s\S]*?<\/astro-island>/.exec(html) ?? [];
      const three = names.map((name) => `<div>${renamed(island, name)}</div>`).join('');
      await route.fulfill({ contentType: 'text/html', body: html.replace(island, three) });
    });
    for (const name of names.slice(1))
      await page.route(`**/_astro/${renamed(chunk, name)}`, async (route) => {
        const text = readFileSync(join(dist, '_astro', chunk), 'utf8');
        await route.fulfill({
          contentType: 'text/javascript',
          body: text.replace(/id:([`"'])deal-resolution\1/, `id:"${name}"`),
        });
      });
    await page.goto(site.url(chapter));
    return opened;
  }

  test('do not disturb each other', async () => {
    const { page, problems } = await openThree();
    const places = () => Promise.all(names.map((name) => at(box(page, name))));
    for (const [i, name] of names.entries()) {
      for (let n = 0; n <= i; n++) await act(page, 'next', name).click();
      await arrive(page, i + 1, name);
    }
    expect(await places()).toEqual([1, 2, 3]);
    await act(page, 'choose', 'second').click();
    await page.locator('[data-picker]').first().waitFor();
    expect(await page.locator('[data-picker]').count()).toBe(1);
    await act(page, 'run:4', 'third').click();
    expect(await Promise.all(names.map((name) => box(page, name).getAttribute('data-run')))).toEqual([
      first.key,
      first.key,
      '4',
    ]);
    await act(page, 'next', 'third').click();
    await page.waitForFunction(() => location.search.split('x=').length === 4 && location.search.includes('third~'));
    await page.waitForTimeout(600);
    await page.reload();
    await arrive(page, 1, names[0]);
    await arrive(page, 2, 'second');
    await arrive(page, 4, 'third');
    expect(await box(page, 'third').getAttribute('data-run')).toBe('4');
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, i) => ids.indexOf(id) !== i && !id.startsWith('chart'))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('every state of an example', () => {
  const site = useSite();
  const inLine = linkTo(4, first, { from: 3, moves: ['placeRail:miami--houston'] });
  const asked = first.outline.steps.findIndex(({ kind }) => kind === 'ask') + 1;
  const refusedAt = first.outline.steps.findIndex(({ kind }) => kind === 'refuse') + 1;
  const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
    ['asleep', '', async () => undefined],
    ['reading', linkTo(3), async () => undefined],
    ['asking', linkTo(asked), (page) => act(page, 'answer').click()],
    ['choosing', linkTo(3), (page) => act(page, 'choose').click()],
    [
      'refused',
      linkTo(3),
      async (page) => {
        await act(page, 'choose').click();
        const near = box(page).locator('details', { hasText: ui.nearMisses });
        await near.locator('summary').click();
        await near.locator('[data-move]').first().click();
      },
    ],
    ['refused by the script', linkTo(refusedAt), async () => undefined],
    ['on a line', inLine, async () => undefined],
    ['comparing', inLine, (page) => act(page, 'compare').click()],
    ['done', linkTo(first.outline.steps.length), async () => undefined],
    ['with a notice', '?x=nothing', async () => undefined],
  ];

  test.each(states)('%s is clean in light and dark, and fits a phone and a desk', async (name, search, go) => {
    const { page, problems } = await site.open(path + search, { width: 360 });
    if (name !== 'asleep') await isAwake(page);
    await go(page);
    await page.waitForTimeout(350);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((now) => {
        document.documentElement.dataset.theme = now;
      }, theme);
      expect(await axe(page, '.example'), theme).toEqual([]);
    }
    const small = await box(page)
      .locator('button:visible, summary:visible, input:visible')
      .evaluateAll((all) =>
        all
          .map((one) => ({ one, rect: one.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width < 44 || rect.height < 44)
          .map(({ one, rect }) => `${one.outerHTML.slice(0, 80)} ${rect.width} x ${rect.height}`),
      );
    expect(small).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});
