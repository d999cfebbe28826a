import { expect, test } from 'vitest';
import { eventually, useSite } from '../../../site/harness.ts';
import { exampleOn } from '../../../site/play.ts';

const site = useSite();

test.each([
  ['cards that all players have placed stay', 7, ['taken', 'taken'], 'fixed'],
  ['the fourth dice are still in the middle', 8, ['first'], 'first'],
  ['the total of the dice is too high', 11, ['short'], '4 at most'],
  ['no die shows the number', 13, ['missing'], /^needs \d$/],
] as const)('RW a refused move on the board: %s', async (_, step, kinds, note) => {
  const { page, problems } = await site.open('/railway-workers/examples/dice-ordering/', { width: 360, height: 740 });
  const x = exampleOn(page);
  await x.openRun('2');
  await x.goTo(step);
  const marks = x.picture.locator('[data-lack]');
  const read = () => marks.evaluateAll((all) => all.map((one) => one.getAttribute('data-lack')));
  await eventually(read).toEqual(kinds);
  const said = (await marks.allTextContents()).join('');
  expect(said).toMatch(typeof note === 'string' ? new RegExp(`^${note}$`) : note);
  expect(problems).toEqual([]);
});
