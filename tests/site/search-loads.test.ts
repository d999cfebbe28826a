import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { finderOn, openFinder } from './finder.ts';
import { chapterWith, games } from './found.ts';
import { eventually, holdBack, useSite } from './harness.ts';
import { examples } from './wings.ts';
import { commonWord, questionsOf } from './words.ts';

const site = useSite();
const kB = 1000;
const chapter = chapterWith(/<Example/, /<Procedure/);
const game = games.find(({ id }) => id === chapter.game) as (typeof games)[number];
const common = commonWord(game);
const pause = 120;

describe('what the search loads', () => {
  test('nothing before it is opened, 90 kB to the first answer, 140 kB more with the full text', async () => {
    const { page, problems } = await site.open(chapter.path);
    await page.waitForLoadState('networkidle');
    const sent: { url: string; size: number }[] = [];
    const arriving: Promise<unknown>[] = [];
    const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(known.filter((name) => /_astro\/search|finder|pagefind|\/search\//.test(name))).toEqual([]);
    page.on('response', (response) => {
      const come = response.body().then((body) => {
        // What Pagefind packs itself is sent as it is.
        const isPacked = /\.(pf_\w+|pagefind)$/.test(response.url());
        sent.push({ url: response.url(), size: isPacked ? body.length : gzipSync(body).length });
      });
      arriving.push(come.catch(() => undefined));
    });
    const sum = (those: typeof sent): number => those.reduce((total, { size }) => total + size, 0);
    const list = (those: typeof sent): string => those.map(({ url, size }) => `${url} ${size}`).join('\n');

    const find = await openFinder(page);
    // A whole question asks for more of the full text's index than two words do.
    const [longest = ''] = questionsOf(game)
      .map(({ question }) => question)
      .sort((a, b) => b.length - a.length);
    await find.ask(longest);
    const early = sent.filter(({ url }) => !url.includes('/pagefind/'));
    expect(early.length).toBeGreaterThan(4);
    expect(sum(early), list(early)).toBeLessThanOrEqual(90 * kB);

    await find.isWhole();
    await page.waitForLoadState('networkidle');
    await Promise.all(arriving);
    const full = sum(sent) - sum(early);
    expect(full).toBeGreaterThan(60 * kB);
    expect(full, list(sent)).toBeLessThanOrEqual(140 * kB);

    // Once it is there, another search brings a few records more and nothing else.
    const before = sent.length;
    await find.askAll(`first ${common}`);
    await page.waitForLoadState('networkidle');
    await Promise.all(arriving);
    const again = sent.slice(before);
    expect(sum(again), list(again)).toBeLessThanOrEqual(60 * kB);
    expect(problems).toEqual([]);
  });

  test('the full text finds what only an example tells', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page);
    /** Six words in a row of what a step of an example says, of one after the other until one stands nowhere else. */
    const phrases = examples
      .filter(({ scenario }) => scenario.game === game.id)
      .flatMap(
        ({ scenario, path }) =>
          scenario.runs[0]?.script.flatMap((step) => {
            const words = 'say' in step ? (/^(?:[a-z]+ ){5}[a-z]+/i.exec(step.say ?? '')?.[0] ?? '') : '';
            return words === '' ? [] : [{ phrase: words, path }];
          }) ?? [],
      );
    expect(phrases.length).toBeGreaterThan(3);
    const { phrase, path } = phrases[0] as (typeof phrases)[number];
    await find.askAll(`"${phrase}"`);
    const hrefs = await find.results.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs, phrase).toContain(path);
    expect(problems).toEqual([]);
  });

  test('where the full text does not come, the rest answers and says so', async () => {
    const { page } = await site.open('/about/');
    await page.route('**/pagefind/pagefind.js', (route) => route.abort());
    const find = await openFinder(page);
    await find.ask(common);
    const failed = page.getByText('The full text could not be loaded');
    await failed.waitFor();
    await page.unroute('**/pagefind/pagefind.js');
    await find.field.fill(`a ${common}`);
    await page.waitForResponse(/\/pagefind\/fragment\//);
    await failed.waitFor({ state: 'detached' });
  });

  test('where it does not come itself, its page is opened', async () => {
    const { page } = await site.open(chapter.path);
    await page.route('**/_astro/search.*.js', (route) => route.abort());
    // Of a page that is already there, Chromium now and then lets a first request pass.
    await page.reload();
    await page.keyboard.press('/');
    await page.waitForURL(`**${game.home}search/`);
  });

  test('what is typed while it comes is not lost', async () => {
    const { page } = await site.open(chapter.path);
    const { asked, send } = await holdBack(page, '**/_astro/search.*.js');
    await page.keyboard.press('/');
    await asked;
    await page.keyboard.type(`a ${common}`);
    send();
    const find = finderOn(page);
    await find.results.first().waitFor();
    expect(await find.field.inputValue()).toBe(`a ${common}`);
  });

  test('on a page of no game every game is searched, and a result names its own where there are several', async () => {
    const { page } = await site.open('/glossary/');
    const find = await openFinder(page);
    await find.ask('player');
    expect(await find.game.inputValue()).toBe('');
    const titles = games.map(({ title }) => title);
    const text = (await find.results.first().textContent()) ?? '';
    expect(titles.some((title) => text.endsWith(title))).toBe(titles.length > 1);
  });

  test('results come while one types on, and the last query is the one that is answered', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page);
    await page.keyboard.type(common, { delay: pause / 4 });
    await find.results.first().waitFor();
    await find.askAll(chapter.clauses[0] ?? '');
    await eventually(() => find.results.first().getAttribute('href')).toBe(`${chapter.path}#${chapter.clauses[0]}`);
    expect(problems).toEqual([]);
  });
});
