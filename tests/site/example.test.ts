import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { storageKey } from '../../src/stepper/storage.ts';
import { chapterWith, htmlOf } from './found.ts';
import { awake, axe, eventually, overflow, rested, tooSmallToHit, useSite } from './harness.ts';
import { exampleOn, linkTo, notices, ui } from './play.ts';
import { read } from './read.ts';
import { examples, featured, forkOf, frameAfter, nameOf, offered } from './wings.ts';

const site = useSite();
const staged = featured();
const { scenario, outlines, first, path, embed, words, game } = staged;
const { id, game: of, title } = scenario;
const chapter = chapterWith(new RegExp(`<Example id="${id}"`)).path;
const fork = forkOf(staged, first);
const [one] = fork.others as [(typeof fork.others)[number]];
const at = (step: number, outline = first, moves: readonly string[] = []) =>
  linkTo(id, {
    ...{ run: outline.run, fingerprint: outline.fingerprint, at: step },
    ...(moves.length === 0 ? {} : { branch: { from: fork.from, moves } }),
  });
/** The step of the first of a kind. */
const firstOf = (kind: string) => first.steps.findIndex((step) => step.kind === kind) + 1;
const last = first.steps.length;
/** What a reader presses from the start of a run to its end: a question takes one press more. */
const presses = (outline = first) => outline.steps.length + outline.steps.filter(({ kind }) => kind === 'ask').length;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hasFocus = (one: Element) => one.contains(document.activeElement);

describe('an example', () => {
  test('is played to its end by keys alone, and back to its start', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await x.next.focus();
    await awake(page);
    for (let n = 0; n < presses(); n++) await page.keyboard.press('n');
    await x.arrive(last);
    expect(await x.live.textContent()).toContain(ui.end);
    expect(await x.next.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('p');
    await x.arrive(last - 1);
    await page.keyboard.press('r');
    await x.arrive(0);
    for (const [key, step] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await page.keyboard.press(key);
      await x.arrive(step);
    }
    await x.jump.focus();
    await page.keyboard.press('ArrowRight');
    await x.arrive(1);
    await page.keyboard.press('End');
    await x.arrive(last);
    expect(problems).toEqual([]);
  });

  test('offers other moves to keys: arrows go from one to the next, Enter makes it, Escape closes', async () => {
    const { page } = await site.open(path + at(fork.from));
    await awake(page);
    const x = exampleOn(page);
    await x.next.focus();
    await page.keyboard.press('m');
    await eventually(() => x.list.evaluate(hasFocus)).toBe(true);
    const legal = offered(staged, fork.frame).filter(({ violation }) => !violation);
    const names = legal.map((option) => nameOf(staged, fork.frame, option));
    const focused = async () => {
      const text = await read(x.list.locator(':focus'));
      return names.findIndex((name) => name.test(text));
    };
    await page.keyboard.press('ArrowDown');
    const before = await focused();
    await page.keyboard.press('ArrowRight');
    const after = await focused();
    expect(Math.min(before, after)).toBeGreaterThanOrEqual(0);
    expect(after).not.toBe(before);
    await page.keyboard.press('Enter');
    await x.arrive(fork.from + 1);
    expect(await x.live.textContent()).toContain(capital(ui.stepOnLine('A', 1, 1)));
    await eventually(() => x.list.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('Escape');
    await x.list.waitFor({ state: 'detached' });
    expect(await x.choose.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press('c');
    await x.box.getByRole('table', { name: ui.compare, exact: true }).or(x.box.getByText(ui.sameAsScript)).waitFor();
    await page.keyboard.press('s');
    await x.arrive(fork.from);
    // Whoever has compared sees the board again.
    const seen = async () => {
      const [panel, picture] = [await x.told.boundingBox(), await x.picture.boundingBox()];
      if (!panel || !picture) return Number.NaN;
      // Beside the board the text hides none of it.
      const isBeside = panel.x > picture.x + picture.width / 2;
      return picture.y - (isBeside ? 0 : panel.y + panel.height);
    };
    await eventually(seen).toBeGreaterThan(-2);
  });

  test('goes on and on with a key that is held, and opens and closes nothing by it', async () => {
    const { page } = await site.open(path + at(3));
    await awake(page);
    const x = exampleOn(page);
    await x.next.focus();
    for (let n = 0; n < 4; n++) await page.keyboard.down('m');
    await page.keyboard.up('m');
    await x.list.waitFor();
    for (let n = 0; n < 3; n++) await page.keyboard.down('p');
    await page.keyboard.up('p');
    await x.arrive(0);
  });

  test('takes a place on the board for a move, and says why a near miss is refused', async () => {
    const { page, problems } = await site.open(path + at(fork.from));
    await awake(page);
    const x = exampleOn(page);
    await x.openMoves();
    // What comes later comes dressed.
    expect(await x.list.evaluate((list) => getComputedStyle(list).borderTopWidth)).toBe('2px');
    // Of a place with one move only, that move is made at once.
    const options = offered(staged, fork.frame);
    const lone = async (all: typeof options) => {
      for (const option of all)
        for (const target of option.targets) {
          if (options.some((other) => other.text !== option.text && other.targets.includes(target))) continue;
          const place = x.place(target).first();
          if (await place.isVisible()) return { option, place };
        }
      throw new Error('Every place of the board has several moves, or none.');
    };
    await (await lone(fork.others)).place.click();
    await x.arrive(fork.from + 1);
    await x.closeMoves.waitFor();
    await x.script.click();
    await x.openMoves();
    const miss = await lone(fork.tries);
    await miss.place.click();
    const label = words.move(miss.option.move, game.view(fork.frame.state, 'public'), fork.frame.prompt as never).label;
    await eventually(() => x.live.textContent()).toContain(`${ui.refused}: ${label}`);
    const link = x.told.getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/c/${miss.option.violation?.rule}/$`));
    expect(await link.textContent()).toMatch(/^\d+\.\d+\.\d+$/);
    expect(problems).toEqual([]);
  });

  test('keeps its step over a reload, over Back, and for the next visit', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await x.goTo(3);
    await page.waitForURL(/\.3$/);
    await page.reload();
    await x.arrive(3);
    await x.told.getByRole('link').first().click();
    await page.waitForURL(/\/c\//);
    await page.goBack();
    await x.arrive(3);
    await page.goto(site.url(path));
    await x.choose.focus();
    await awake(page);
    expect(await x.at()).toBe(0);
    await x.button(ui.resume(3, last)).click();
    await x.arrive(3);
    expect(problems).toEqual([]);
  });

  test('opens a shared link at the same step of the same line, whoever opens it', async () => {
    const { page } = await site.open(path + at(fork.from), {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await awake(page);
    const x = exampleOn(page);
    const after = frameAfter(staged, first.run, fork.from, [one.text]);
    const next = offered(staged, after).find(({ violation, between }) => !violation && !between);
    if (next === undefined) throw new Error('The line ends with its first move.');
    await x.openMoves();
    await x.list.getByRole('button', { name: nameOf(staged, fork.frame, one) }).click();
    await x.arrive(fork.from + 1);
    await x.list.getByRole('button', { name: nameOf(staged, after, next) }).click();
    await x.arrive(fork.from + 2);
    await x.back.click();
    await x.arrive(fork.from + 1);
    await x.copy.click();
    await eventually(() => x.live.textContent()).toContain(ui.copied);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(site.url(path) + at(fork.from + 1, first, [one.text, next.text]));
    const other = await site.open(link);
    const y = exampleOn(other.page);
    await y.arrive(fork.from + 1);
    expect(await read(y.told)).toMatch(new RegExp(`^${ui.stepOnLine('A', 1, 2)}`, 'i'));
    await y.next.click();
    await y.arrive(fork.from + 2);
    expect(other.problems).toEqual([]);
  });

  test.each([
    ['damaged', `?x=${id}~1%E0%A4%A`, 'link:damaged'],
    ['too long', `?x=${id}~1aaaa.2.1.0.${'pay.'.repeat(1200)}pay`, 'link:oversized'],
    ['of a later form', `?x=${id}~9aaaa.2.1`, 'link:newer'],
    ['of another example', '?x=no-such-example~1aaaa.2.1', 'link:foreign'],
    ['no link at all', '?x=<img%20src=x%20onerror=alert(1)>', 'link:foreign'],
    ['of a player count there is not', `?x=${id}~1aaaa.99.1`, 'link:noRun'],
    ['of an earlier form of the example', `?x=${id}~1aaaa.${first.run}.5`, 'link:changed'],
    ['beyond the end', at(999), 'link:noStep'],
    ['with an impossible move', at(fork.from + 1, first, ['fly:moon']), 'link:broken'],
  ] as const)('answers a link that is %s with a sentence and goes on', async (_, search, code) => {
    const { page, problems } = await site.open(path + search);
    const x = exampleOn(page);
    await x.box.getByText(notices[code], { exact: true }).waitFor();
    await awake(page);
    await x.button(ui.dismiss).click();
    await x.box.getByText(notices[code], { exact: true }).waitFor({ state: 'detached' });
    // At the start of an example that button is of no use, and says so; it stays in the row all the same.
    await x.restart.dispatchEvent('click');
    await x.next.click();
    await x.arrive(1);
    expect(problems).toEqual([]);
  });

  test.each([
    ['damaged', '{"form":1,', 'save:damaged'],
    ['too large', 'x'.repeat(200_000), 'save:oversized'],
    ['of a later form', '{"form":7}', 'save:newer'],
  ] as const)('sets a save aside that is %s, says so and goes on', async (_, save, code) => {
    const key = storageKey(of, id);
    const { page, problems } = await site.open(path, { stored: { [key]: save } });
    const x = exampleOn(page);
    await x.next.click();
    await page.waitForURL(/\.1$/);
    await page.reload();
    await x.arrive(1);
    expect(await page.evaluate((name) => localStorage.getItem(name), `${key}:aside`)).toBe(save);
    const fresh = await site.open(path, { stored: { [key]: save } });
    await exampleOn(fresh.page).next.focus();
    await fresh.page.getByText(notices[code], { exact: true }).waitFor();
    expect([...problems, ...fresh.problems]).toEqual([]);
  });

  test('follows the reader’s table', async () => {
    const [, second, third] = outlines as [typeof first, typeof first, typeof first];
    const { page, problems } = await site.open(chapter);
    const x = exampleOn(page, title);
    await x.next.click();
    await x.arrive(1);
    await page.getByRole('radio', { name: third.run, exact: true }).check();
    await eventually(x.open).toEqual([ui.run(third.run)]);
    const other = await site.open(`${path}?players=${second.run}`);
    await awake(other.page);
    await eventually(exampleOn(other.page).open).toEqual([ui.run(second.run)]);
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('shows what the engine knows after 50 rapid clicks', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    let step = 1;
    let isAnswered = false;
    const clicks = Array.from({ length: 50 }, (_, i) => (i % 5 === 4 ? 'back' : 'next') as 'back' | 'next');
    for (const click of clicks) {
      const asks = first.steps[step - 1]?.kind === 'ask';
      if (click === 'next' && asks && !isAnswered) isAnswered = true;
      else {
        step += click === 'next' ? 1 : -1;
        isAnswered = false;
      }
    }
    const buttons = { next: await x.next.elementHandle(), back: await x.back.elementHandle() };
    await page.evaluate(
      ([all, { next, back }]) => {
        for (const click of all) ((click === 'next' ? next : back) as HTMLElement).click();
      },
      [clicks, buttons] as const,
    );
    expect(await x.at()).toBe(step);
    const { state, prompt } = frameAfter(staged, first.run, step, []);
    await x.box
      .getByText(words.prompt(prompt as never, game.view(state, 'public')), { exact: true })
      .first()
      .waitFor();
    expect(problems).toEqual([]);
  });

  test('plays by itself, and stops when it is touched', async () => {
    const { page } = await site.open(path);
    const x = exampleOn(page);
    await x.autoplay.click();
    await x.pause.waitFor();
    await x.arrive(1);
    await x.back.click();
    await x.arrive(0);
    await x.autoplay.waitFor();
  });

  test.each([
    ['beside a chapter', chapter, 1280, 900],
    ['on its own page', path, 1280, 900],
    ['on a phone', path, 360, 740],
    ['in a chapter on a phone', chapter, 360, 740],
    ['in a narrow frame', embed, 360, 760],
    ['in a wide frame', embed, 1280, 760],
  ] as const)('keeps its buttons in one place over every run, and text and map in view: %s', async (...row) => {
    const [, where, width, height] = row;
    const { page } = await site.open(where, { width, height, context: { reducedMotion: 'no-preference' } });
    const x = exampleOn(page, title);
    for (const outline of outlines) {
      await x.run(outline.run).click();
      await awake(page, id);
      await x.restart.click();
      await x.box.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
      const map = x.box.getByRole('img').first();
      const parts = await Promise.all([x.next, x.told, map].map((part) => part.elementHandle()));
      const places = await page.evaluate(
        async ([[next, told, map], presses]) => {
          const seen: { y: number; lowest: number; text: number; clear: number }[] = [];
          for (let n = 0; n < presses; n++) {
            (next as HTMLElement).click();
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const [button, text, picture] = [next, told, map].map((one) => (one as Element).getBoundingClientRect());
            if (!button || !text || !picture) break;
            seen.push({
              y: button.top,
              lowest: Math.max(button.bottom, text.bottom),
              text: text.height,
              clear: innerHeight - picture.top,
            });
          }
          return seen;
        },
        [parts, presses(outline)] as const,
      );
      expect(places).toHaveLength(presses(outline));
      expect(await x.at()).toBe(outline.steps.length);
      const ys = places.map(({ y }) => y);
      expect(Math.max(...ys) - Math.min(...ys), ui.run(outline.run)).toBeLessThanOrEqual(2);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
      // The phone's bar takes 56 px of its window.
      const floor = width < 900 && where !== embed ? height - 56 : height;
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
    const { page, problems } = await site.open(where + at(3), { width, height: 740 });
    const x = exampleOn(page, title);
    await x.arrive(3);
    await awake(page, id);
    await rested(page);
    const told = await x.told.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const top = told?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(Math.max((header?.y ?? 0) + (header?.height ?? 0), 0));
    const text = await x.told.evaluate(
      (group) => group.firstElementChild?.lastElementChild?.getBoundingClientRect().bottom,
    );
    expect(text).toBeLessThanOrEqual(740 - 56);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('holds its panel in view while the rest is read, and covers no more than 190 px of a phone', async () => {
    const { page } = await site.open(path, { width: 360, height: 740 });
    const x = exampleOn(page);
    await x.next.tap();
    await x.arrive(1);
    await x.picture.evaluate((board) => board.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const controls = await x.box.getByRole('group', { name: ui.controls, exact: true }).boundingBox();
    const told = await x.told.boundingBox();
    const panel = await x.panel.boundingBox();
    // It stands above the phone's bar, its buttons where a thumb is.
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeGreaterThan(740 - 62);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(740 - 56);
    expect(panel?.height).toBeLessThanOrEqual(190);
    expect(controls?.y).toBeGreaterThan(told?.y ?? Number.NaN);
  });

  test('writes the step that plays by itself in the address', async () => {
    const { page } = await site.open(path);
    const x = exampleOn(page);
    await x.autoplay.click();
    await x.arrive(1);
    await page.waitForURL(/\.1$/);
  });

  test('never gives the same words to a move that is allowed and one that is not', async () => {
    const { page } = await site.open(path);
    const x = exampleOn(page);
    await x.next.click();
    await awake(page);
    await x.openMoves();
    const next = await x.next.elementHandle();
    for (const [i] of first.steps.entries()) {
      // Those that are folded away too.
      const words = (await x.list.locator('button').allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
      const isTry = (text: string) => text.endsWith(ui.tryIt);
      const said = words.filter(isTry).map((text) => text.replace(/( · ?)?see why.*$/, '').trim());
      const legal = words.filter((text) => !isTry(text));
      expect(
        said.filter((text) => legal.includes(text)),
        `step ${i + 1}`,
      ).toEqual([]);
      await next?.evaluate((button) => (button as HTMLElement).click());
      if ((await x.at()) === i + 1) await next?.evaluate((button) => (button as HTMLElement).click());
    }
    expect(await x.at()).toBe(last);
  });

  test('works in a frame of another site', async () => {
    const { page, problems } = await site.open(embed, { width: 360 });
    const x = exampleOn(page);
    await x.next.tap();
    await x.arrive(1);
    await x.next.tap();
    await x.arrive(2);
    expect(await x.told.getByRole('link').first().getAttribute('target')).toBe('_blank');
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('an example that sleeps', () => {
  test.each([360, 1280])('has the same box when it wakes, at %i px', async (width) => {
    const { page } = await site.open(chapter, { width, context: { reducedMotion: 'no-preference' } });
    const x = exampleOn(page, title);
    await x.box.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !('bare' in document.documentElement.dataset));
    const before = await x.box.boundingBox();
    await x.next.focus();
    await awake(page, id);
    await rested(page);
    const after = await x.box.boundingBox();
    expect(before?.height).toBeGreaterThan(200);
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThanOrEqual(2);
  });

  test('counts the touch that wakes it, whatever was touched', async () => {
    const phone = await site.open(path, { width: 360 });
    await exampleOn(phone.page).next.tap();
    await exampleOn(phone.page).arrive(1);
    const keys = await site.open(path);
    await exampleOn(keys.page).back.focus();
    await keys.page.keyboard.press('n');
    await keys.page.keyboard.press('n');
    await exampleOn(keys.page).arrive(2);
    const slider = await site.open(path);
    await exampleOn(slider.page).jump.click();
    await eventually(exampleOn(slider.page).at).toBeGreaterThan(9);
    const moves = await site.open(path);
    await exampleOn(moves.page).choose.click();
    await exampleOn(moves.page).list.waitFor();
    for (const { problems } of [phone, keys, slider, moves]) expect(problems).toEqual([]);
  });

  test('says so when it cannot be loaded, and tries again at the next touch', async () => {
    const { page } = await site.open(path);
    const x = exampleOn(page);
    await page.context().setOffline(true);
    await x.next.click();
    await x.box.getByRole('status').filter({ hasText: ui.failed }).waitFor();
    await page.context().setOffline(false);
    await x.next.click();
    await x.arrive(1);
  });

  test('reads whole without scripts: the picture of its start, and every step as text', async () => {
    const { page, problems } = await site.open(path, { js: false, width: 360 });
    const x = exampleOn(page, title);
    expect(await page.getByRole('button', { name: ui.next, exact: true }).count()).toBe(0);
    expect(await x.box.getByRole('img').first().isVisible()).toBe(true);
    const asked = scenario.runs.flatMap(({ script }) => script.flatMap((step) => ('ask' in step ? [step] : [])));
    for (const text of asked.slice(0, 1).flatMap(({ ask, answer }) => [ask, answer]))
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('three examples on a page', () => {
  const three = [
    staged,
    ...examples.filter(
      (other) => other !== staged && other.scenario.game === of && other.scenario.modules.length === 0,
    ),
  ].slice(0, 3);
  const ids = three.map((one) => one.scenario.id);
  const lastRun = outlines.at(-1) ?? first;

  /** The chapter of the first with the others beside it, as their own pages have them. */
  async function openThree() {
    const opened = await site.open('/about/');
    const island = /<astro-island[\s\S]*?<\/astro-island>/;
    const islands = three.map((one) => island.exec(htmlOf(one.path))?.[0] ?? '');
    await opened.page.route(`**${chapter}**`, (route) => {
      const all = islands.map((one) => `<div>${one}</div>`).join('');
      return route.fulfill({ contentType: 'text/html', body: htmlOf(chapter).replace(island, () => all) });
    });
    await opened.page.goto(site.url(chapter));
    return opened;
  }

  test('do not disturb each other', async () => {
    expect(ids).toHaveLength(3);
    const { page, problems } = await openThree();
    const xs = three.map((one) => exampleOn(page, one.scenario.title));
    const [x, y, z] = xs as [(typeof xs)[number], (typeof xs)[number], (typeof xs)[number]];
    for (const [i, one] of xs.entries()) await one.goTo(i + 1);
    expect(await Promise.all(xs.map((one) => one.at()))).toEqual([1, 2, 3]);
    await y.openMoves();
    expect(await Promise.all(xs.map((one) => one.list.count()))).toEqual([0, 1, 0]);
    await x.openRun(lastRun.run);
    expect(await x.at()).toBe(1);
    await x.next.click();
    await x.arrive(2);
    expect(await Promise.all(xs.map((one) => one.at()))).toEqual([2, 2, 3]);
    const query = () => new URL(page.url()).search;
    await eventually(() => ids.map((one) => query().includes(`x=${one}~`))).toEqual([true, true, true]);
    await eventually(() => query().includes(`.${lastRun.run}.2`)).toBe(true);
    await page.reload();
    await x.arrive(2);
    await y.arrive(2);
    await z.arrive(3);
    expect(await x.open()).toEqual([ui.run(lastRun.run)]);
    const all = await page.locator('[id]').evaluateAll((those) => those.map((those) => those.id));
    expect(all.filter((one, i) => all.indexOf(one) !== i && !one.startsWith('chart'))).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('every state of an example', () => {
  const inLine = at(fork.from + 1, first, [one.text]);
  const states: readonly (readonly [string, string, (page: Page) => Promise<unknown>])[] = [
    ['asleep', '', async () => undefined],
    ['reading', at(3), async () => undefined],
    ['asking', at(firstOf('ask')), (page) => exampleOn(page).answer.click()],
    ['choosing', at(fork.from), (page) => exampleOn(page).openMoves()],
    [
      'refused',
      at(fork.from),
      async (page) => {
        const x = exampleOn(page);
        await x.openMoves();
        const [miss] = fork.tries as [(typeof fork.tries)[number]];
        const button = x.list.getByRole('button', { name: nameOf(staged, fork.frame, miss) });
        if (!(await button.isVisible())) await x.list.getByText(ui.nearMisses).click();
        await button.click();
        await x.told.getByText(ui.refused, { exact: true }).first().waitFor();
      },
    ],
    ['refused by the script', at(firstOf('refuse')), async () => undefined],
    ['on a line', inLine, async () => undefined],
    ['comparing', inLine, (page) => exampleOn(page).compare.click()],
    ['done', at(last), async () => undefined],
    ['with a notice', '?x=nothing', async () => undefined],
  ];

  test.each(states)('%s is clean in light and dark, and fits a phone and a desk', async (name, search, go) => {
    const { page, problems } = await site.open(path + search, { width: 360 });
    if (name !== 'asleep') await awake(page);
    await go(page);
    await rested(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((now) => {
        document.documentElement.dataset.theme = now;
      }, theme);
      expect(await axe(page.getByRole('main')), theme).toEqual([]);
    }
    expect(await tooSmallToHit(exampleOn(page).box)).toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} px`).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});
