import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { chapterWith, games, hasPage, slugs } from '../site/found.ts';
import { featured, forkOf, lesson, tasksOf } from '../site/wings.ts';
import { openChromium } from './chromium.ts';
import { shareOfSecond } from './colours.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { pagesOf } from './pages.ts';
import { served } from './served.ts';
import { openTab, type Shown, type Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const chapter = chapterWith(/<Example/, /<Term/, /<See/);
const game = games.find(({ id }) => id === chapter.game) as (typeof games)[number];
const clause = chapter.clauses[Math.floor(chapter.clauses.length / 2)] as string;
const away = game.chapters.find((one) => one !== chapter && one.clauses.length > 5) as typeof chapter;
const there = away.clauses[2] as string;
const example = featured();
const fork = forkOf(example, example.first);
const course = lesson();
const [task] = tasksOf(course);

/** The games whose pictures hatch something, with pages that show their pictures. */
const hatching = games
  .filter(({ id }) => readFileSync(join(root, `src/games/${id}/board/board.css`), 'utf8').includes('repeating-'))
  .map(({ id, home }) => ({ home, examples: slugs(id, 'examples').map((slug) => `${home}examples/${slug}/`) }));

/** Where something hatched is seen, without its edge. */
async function hatched() {
  const found = [...document.querySelectorAll('main *')].find(
    (one) => one.checkVisibility() && getComputedStyle(one).backgroundImage.includes('repeating'),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + 4, y: y + 4, width: width - 8, height: height - 8 };
}

/** The step of the example on the page. */
const step = () => Number(document.querySelector<HTMLInputElement>('.x [data-act="jump"]')?.value ?? -1);
const stands = (at: number) => Number(document.querySelector<HTMLInputElement>('.x [data-act="jump"]')?.value) === at;
const isThere = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
const move = (text: string) => `[data-move="${text.replaceAll('"', '\\"')}"]`;

async function goTo(tab: Tab, at: number): Promise<void> {
  for (let tries = 0; (await tab.run(step)) < at; tries += 1) {
    if (tries > 3 * at + 3) throw new Error(`The example does not come to step ${at}.`);
    const said = await tab.run(() => document.querySelector('.x [data-live]')?.textContent ?? '');
    await tab.click('.x [data-act="next"]');
    await tab.until((before) => document.querySelector('.x [data-live]')?.textContent !== before, said);
  }
  await tab.until(stands, at);
}

describe.each([
  ['Chromium', openChromium],
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const)('%s', (_name, start) => {
  let engine: Engine | undefined;
  let site: Awaited<ReturnType<typeof served>> | undefined;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    [site, engine] = await Promise.all([served(), start()]);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
  afterAll(async () => {
    await engine?.close();
    await site?.close();
  });
  const open = async (path: string, shown?: Shown): Promise<Tab> => {
    if (engine === undefined || site === undefined) throw new Error('The engine runs inside tests only.');
    const { tab, close } = await openTab(engine, site.url, path, shown);
    closing.push(close);
    return tab;
  };

  test.each([
    [1366, 860],
    [390, 844],
  ])('a chapter shows its clauses and does not scroll sideways, %i x %i px', async (width, height) => {
    const tab = await open(`${chapter.path}#${clause}`, { width, height });
    const seen = await tab.run(
      (ids) => ids.filter((id) => document.getElementById(id)?.checkVisibility() === true).length,
      chapter.clauses,
    );
    expect(seen).toBe(chapter.clauses.length);
    await tab.until((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    }, clause);
    expect(await tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await tab.faults()).toEqual([]);
  });

  test('the search finds a clause of another chapter, and its result leads there', async () => {
    const tab = await open(chapter.path);
    await tab.press('/');
    await tab.until((selector) => document.activeElement?.matches(selector) === true, '.search-dialog [role=combobox]');
    await tab.type(there);
    await tab.click(`.search-dialog [role=option][href$="#${there}"]`);
    await tab.until((end) => location.href.endsWith(end), `${away.path}#${there}`);
    await tab.until((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    }, there);
    expect(await tab.faults()).toEqual([]);
  });

  test('an example wakes by Next, and goes on and back', async () => {
    const tab = await open(example.path);
    await goTo(tab, 3);
    await tab.click('.x [data-act="back"]');
    await tab.until(stands, 2);
    expect(await tab.faults()).toEqual([]);
  });

  test('a move of one’s own is played, and the way leads back to the example', async () => {
    const tab = await open(example.path);
    await goTo(tab, fork.from);
    await tab.click('.x [data-act="choose"]');
    await tab.click(move(fork.others[0]?.text ?? ''));
    await tab.until(isThere, '.x [data-act="script"]');
    await tab.click('.x [data-act="script"]');
    await tab.until((selector) => document.querySelector(selector) === null, '.x [data-act="script"]');
    expect(await tab.faults()).toEqual([]);
  });

  test('a move against the rules is refused with its clause', async () => {
    const tab = await open(example.path);
    await goTo(tab, fork.from);
    await tab.click('.x [data-act="choose"]');
    const wrong = move(fork.tries[0]?.text ?? '');
    await tab.until((selector) => document.querySelector(selector) !== null, wrong);
    // Many near misses are folded away.
    if (!(await tab.run(isThere, wrong))) await tab.click(`details:has(> .moves ${wrong}) > summary`);
    await tab.click(wrong);
    await tab.until(isThere, '.x .told.refused a[href*="/c/"]');
    expect(await tab.faults()).toEqual([]);
  });

  test('a task of a lesson is solved by moves of one’s own', async () => {
    if (task === undefined) throw new Error('The lesson has no task.');
    const tab = await open(course.path);
    await goTo(tab, task.at);
    await tab.click('.x [data-act="answer"]');
    for (const text of task.way) await tab.click(move(text));
    await tab.until(isThere, '.x [data-task="done"]');
    expect(await tab.faults()).toEqual([]);
  });

  test('a dark system gives dark pages, a light one light pages', async () => {
    const lightness = () => {
      const [r = 0, g = 0, b = 0] = (
        getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
      ).map(Number);
      return (r + g + b) / 3;
    };
    expect(await (await open(chapter.path, { dark: true })).run(lightness)).toBeLessThan(64);
    expect(await (await open(chapter.path)).run(lightness)).toBeGreaterThan(192);
  });

  test('the reference sheets print on one page each, and the whole rulebook on several', async (context) => {
    for (const { home } of games) {
      const tab = await open(`${home}print/`);
      if (tab.print === undefined) return context.skip();
      expect(pagesOf(await tab.print()), home).toBeGreaterThan(3);
      const sheets = await tab.run(
        (start) =>
          [...document.querySelectorAll('a')].map((one) => one.pathname).filter((path) => path.startsWith(start)),
        `${home}reference/`,
      );
      expect(sheets.length > 0).toBe(hasPage(`${home}reference/`));
      for (const sheet of new Set(sheets)) {
        await tab.go(sheet);
        expect(pagesOf(await tab.print()), sheet).toBe(1);
      }
    }
  });

  test('what is hatched is seen in two colours', async () => {
    expect(hatching.length).toBeGreaterThan(0);
    for (const { home, examples } of hatching) {
      const tab = await open(`${home}components/`);
      let box = await tab.run(hatched);
      for (const path of examples) {
        if (box !== null) break;
        await tab.go(path);
        box = await tab.run(hatched);
      }
      if (box === null) throw new Error(`No page of ${home} shows what its sheet hatches.`);
      const png = (await tab.screenshot()).toString('base64');
      const share = await tab.run(shareOfSecond, png, box);
      expect(share, home).toBeGreaterThan(0.3);
      expect(share, home).toBeLessThan(0.7);
    }
  });

  test('a term is underlined with dots, and no citation is', async () => {
    const tab = await open(chapter.path);
    const lines = (selector: string) => {
      const found = document.querySelector(selector);
      return found === null ? 'none' : getComputedStyle(found).textDecorationStyle;
    };
    expect(await tab.run(lines, 'main .term')).toBe('dotted');
    expect(await tab.run(lines, 'main .see')).toBe('solid');
  });

  test('the wheel over the field of the search leaves the search where it is', async () => {
    for (const height of [860, 480]) {
      const tab = await open(chapter.path, { height });
      await tab.press('/');
      await tab.until(
        (selector) => document.activeElement?.matches(selector) === true,
        '.search-dialog [role=combobox]',
      );
      await tab.type(game.title.slice(0, 4));
      await tab.until(isThere, '.search-dialog [role=option]');
      const place = () => {
        const { x, y, width, height } = (
          document.querySelector('.search-dialog [role=combobox]') as Element
        ).getBoundingClientRect();
        return [x + width / 2, y + height / 2] as const;
      };
      const before = await tab.run(place);
      for (const by of [600, 600, 600]) await tab.wheel(...before, by);
      await tab.run(() => new Promise<void>((done) => setTimeout(done, 400)));
      expect(await tab.run(place), `${height} px`).toEqual(before);
    }
  });
});
