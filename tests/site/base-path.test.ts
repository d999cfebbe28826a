import { describe, expect, test } from 'vitest';
import { allPages, gamesOf, htmlOf, slugs } from './found.ts';
import { awake, draft, useSite } from './harness.ts';
import { exampleOn } from './play.ts';

// A site that is served below a base path: the small one will do. What it needs is a game with a chapter and an example.
// That its links and the results of its search lead somewhere is asked in toy.test.ts.

const site = useSite(draft);
const [game] = gamesOf(draft);
if (game === undefined) throw new Error(`${draft.dir} has no game; build it first (npm test does).`);
const [chapter] = game.chapters;
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('a page under a base path', () => {
  test.each(['/', '/about/', '/about/design/', '/nothing/here/', game.home, chapter?.path ?? game.home])(
    '%s links below it only, and every link leads to a page',
    async (path) => {
      const { page, problems } = await site.open(path);
      const targets = await page
        .locator('a[href], form[action]')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLFormElement ? one.action : (one as HTMLAnchorElement).href)),
        );
      expect(targets.length).toBeGreaterThan(5);
      const others = new Set(
        targets.map((address) => address.replace(/#.*/, '')).filter((address) => address !== page.url()),
      );
      for (const target of others) {
        expect(target.startsWith(site.url('/')), target).toBe(true);
        expect((await page.request.get(target)).status(), target).toBe(200);
      }
      expect(problems).toEqual([]);
    },
  );

  test('suggests pages below it where there is none', async () => {
    const { page } = await site.open('/abuot/');
    const near = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Did you mean' }) });
    await near.getByRole('link').first().click();
    expect(page.url()).toBe(site.url('/about/'));
  });

  test('has an example that wakes', async () => {
    const [example] = slugs(game.id, 'examples', draft);
    if (example === undefined) throw new Error(`${game.title} has no example.`);
    const { page, problems } = await site.open(`${game.home}examples/${example}/`);
    const x = exampleOn(page);
    await x.next.click();
    await awake(page);
    await x.arrive(1);
    await page.waitForURL(/\.1$/);
    await page.reload();
    await x.arrive(1);
    expect(problems).toEqual([]);
  });
});

test('no page names an address outside of the base', () => {
  const pages = allPages(draft);
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const html = htmlOf(path, draft);
    const outside = [...html.matchAll(/\s(?:href|src|action)="(\/[^"]*)"/g)].filter(
      ([, to = '']) => !to.startsWith(draft.base),
    );
    expect(
      outside.map(([, to]) => to),
      path,
    ).toEqual([]);
    expect(textOf(html).length, path).toBeGreaterThan(100);
  }
});
