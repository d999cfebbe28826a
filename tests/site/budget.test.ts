import type { Page } from 'playwright-core';
import { type HastNode, htmlToHast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { begins, fileOf, pageParts, sent, sum, weigh } from './files.ts';
import { games, hasPage, htmlOf, most } from './found.ts';
import { awake, eventually, holdBack, shift, useSite, watchShift } from './harness.ts';
import { exampleOn } from './play.ts';
import { examples, lessons, type Staged } from './wings.ts';

// Bytes are summed from the files of the build, by the list of its scripts; a browser shows that the list tells all.

const site = useSite();
const kB = 1000;
const chapters = games.flatMap((game) => game.chapters);
const staged = [...examples, ...lessons];

function nodesIn(node: HastNode): number {
  const own = node.type === 'element' ? 1 : 0;
  return 'children' in node ? node.children.reduce((count, child) => count + nodesIn(child), own) : own;
}

/** The files below the folder of the build that a page has asked for so far, itself left out. */
const loadedBy = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const files = names.map((name) => new URL(name).pathname.slice(1));
  return [...new Set(files)].filter((file) => file !== 'favicon.svg').sort();
};

describe('a chapter before it is touched', () => {
  test.each(chapters)('$path keeps to its budget: 60 kB, of it 10 kB of scripts, and 2,500 nodes', ({ path }) => {
    const weight = weigh(path);
    expect(weight.all, JSON.stringify(weight)).toBeLessThanOrEqual(60 * kB);
    expect(weight.js, JSON.stringify(weight)).toBeLessThanOrEqual(10 * kB);
    for (const [kind, bytes] of Object.entries(weight)) expect(bytes, kind).toBeGreaterThan(1 * kB);
    expect(nodesIn(htmlToHast(htmlOf(path)))).toBeLessThanOrEqual(2500);
  });

  test.each(games.flatMap((game) => [360, 1280].map((width) => ({ game, width }))))(
    'loads what is summed and no more: $game.id, $width px wide',
    async ({ game, width }) => {
      const { path } = most(game.chapters, ({ text }) => text.length, 'chapters');
      const { page } = await site.open(path, { width });
      await page.waitForLoadState('networkidle');
      const { js, css, font } = pageParts(path);
      const summed = [...js, ...css, ...font];
      expect((await loadedBy(page)).filter((file) => !summed.includes(file))).toEqual([]);
      expect(await page.locator('*').count()).toBeLessThanOrEqual(2500);
    },
  );

  test.each([360, 1280])('does not move when the face comes late, %i px wide', async (width) => {
    const opened = await site.open('/about/', { width });
    const { page } = opened;
    await watchShift(opened);
    for (const path of ['/', most(chapters, ({ text }) => text.length, 'chapters').path]) {
      // Each page is painted before its face may come.
      const { asked, send } = await holdBack(page, '**/*.woff2');
      await page.goto(site.url(path), { waitUntil: 'commit' });
      const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
      await eventually(paints).toBeGreaterThan(0);
      await asked;
      send();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await page.evaluate(() => document.fonts.check('600 20px "Archivo Narrow Variable"')), path).toBe(true);
      expect(await shift(page), path).toBeLessThan(0.01);
      await page.unroute('**/*.woff2');
    }
  });
});

describe('a page of many things', () => {
  const pages = games.flatMap(({ home }) => ['components/', 'reference/', 'print/'].map((kind) => home + kind));
  test.each(pages.filter((path) => hasPage(path)))('%s weighs at most 60 kB', (path) => {
    expect(weigh(path).html).toBeLessThanOrEqual(60 * kB);
  });
});

describe('what comes with the first touch', () => {
  const filesOf = (one: Staged) => [...begins(one)].map(fileOf);

  test.each(staged)('$path begins with at most 120 kB, 150 kB with an expansion', (one) => {
    const total = sum(filesOf(one));
    expect(total).toBeLessThanOrEqual((one.scenario.modules.length === 0 ? 120 : 150) * kB);
    expect(total).toBeGreaterThan(20 * kB);
  });

  test.each(staged)('$path is at most 8 kB more after another of its kind', (one) => {
    const isAlike = ({ scenario }: Staged) =>
      scenario.game === one.scenario.game && `${scenario.modules}` === `${one.scenario.modules}`;
    const others = (lessons.includes(one) ? lessons : examples).filter((other) => other !== one && isAlike(other));
    for (const other of others) {
      const known = filesOf(other);
      const more = filesOf(one).filter((file) => !known.includes(file));
      expect(more.length).toBeGreaterThan(0);
      expect(sum(more), `${other.path}: ${more.join(', ')}`).toBeLessThanOrEqual(8 * kB);
    }
  });

  test.each(staged)('$path brings nothing of another game, nor of a module that it is not about', (one) => {
    const { game, modules } = one.scenario;
    const foreign = [...begins(one)].filter((source) => {
      const [, of, module] = /^src\/games\/([^/]+)\/(?:modules\/([^/]+)\/)?/.exec(source) ?? [];
      return (
        of !== undefined && of !== 'common' && (of !== game || (module !== undefined && !modules.includes(module)))
      );
    });
    expect(foreign).toEqual([]);
  });

  test.each(games.map(({ id }) => examples.find(({ scenario }) => scenario.game === id)))(
    'is what is summed, and none of it comes before: $path',
    async (one) => {
      if (one === undefined) throw new Error('A game has no example.');
      const { page, problems } = await site.open(one.path, { width: 360 });
      await page.waitForLoadState('networkidle');
      const before = await loadedBy(page);
      const summed = filesOf(one);
      // Some scripts of a page stand in a file that an island imports too; no game is among them.
      const played = summed.filter((file) => sent(file) > 3 * kB);
      expect(before.filter((file) => played.includes(file))).toEqual([]);
      const x = exampleOn(page);
      await x.next.focus();
      await awake(page, one.scenario.id);
      await page.waitForLoadState('networkidle');
      const come = (await loadedBy(page)).filter((file) => !before.includes(file));
      // What refusals say comes by and by, and only where one is near; a chart's machine comes where one is drawn.
      const chart = ['procedure', 'playing', one.scenario.procedure ?? 'none'].join('|');
      const later = new RegExp(`(violations|previews|/(${chart})\\.)[\\w.-]*\\.js(on)?$`);
      expect(come.filter((file) => !summed.includes(file) && !later.test(file))).toEqual([]);
      expect(come.length).toBeGreaterThan(4);
      expect(problems).toEqual([]);
    },
  );
});
