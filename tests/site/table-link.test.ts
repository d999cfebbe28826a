import { describe, expect, test } from 'vitest';
import { looked, useSite } from './harness.ts';
import { exampleOn, linkTo } from './play.ts';
import { examples } from './wings.ts';

// A link to a step of an example names its number of players: the table that a reader keeps does not change it.

const site = useSite();
const several = examples
  .filter(({ scenario }) => scenario.modules.length === 0)
  .flatMap((staged) => {
    const runs = staged.scenario.runs.map(({ key }) => key).filter((key) => /^\d+$/.test(key));
    return runs.length < 2 ? [] : [{ ...staged, runs }];
  });

test('some example is told for several numbers of players', () => expect(several.length).toBeGreaterThan(0));

describe.each(several.slice(0, 3))('a link to a step of $path', (staged) => {
  test.each(['kept by the device', 'named by the address'])('holds at another table, %s', async (how) => {
    const [table = '', linked = ''] = staged.runs;
    const fingerprint = staged.outlines.find(({ run }) => run === linked)?.fingerprint ?? '';
    const link = linkTo(staged.scenario.id, { run: linked, fingerprint, at: 1 });
    const kept = how.startsWith('kept');
    const stored = kept ? { [`roundhouse:table:${staged.scenario.game}`]: `2?players=${table}` } : {};
    const address = staged.path + (kept ? link : link.replace('?', `?players=${table}&`));
    for (let visit = 0; visit < 3; visit++) {
      const { page, problems } = await site.open(address, { stored });
      const x = exampleOn(page);
      await x.arrive(1);
      // The panel of the table comes by itself, later than the example.
      await page.locator('form[data-table]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await looked(page);
      expect(await x.open()).toEqual([expect.stringContaining(linked)]);
      expect(await x.at()).toBe(1);
      expect(problems).toEqual([]);
    }
  });
});
