import { expect, test } from 'vitest';
import { eventually, useSite } from '../../../site/harness.ts';
import { exampleOn } from '../../../site/play.ts';

const site = useSite();

test.each([360, 1366])(
  'WS a refused move on the board: the train in the way has a frame, %i px wide',
  async (width) => {
    const { page, problems } = await site.open('/whistle-stop/examples/whistle-bypass/', { width, height: 900 });
    const x = exampleOn(page);
    await x.openRun('2');
    await x.goTo(2);
    const mark = x.picture.locator('[data-lack="taken"]');
    await eventually(() => mark.count()).toBe(1);
    const around = await mark.locator('rect').boundingBox();
    const train = await x.picture.locator('[data-target="train:1:0"]').boundingBox();
    if (!around || !train) throw new Error('The train or its frame is not drawn.');
    for (const side of ['x', 'y'] as const) expect(Math.abs(around[side] - train[side])).toBeLessThan(8);
    // The line of the move has its own cross.
    expect(await x.picture.locator('.ws-route path.no').count()).toBe(1);
    await x.goTo(3);
    await eventually(() => mark.count()).toBe(0);
    expect(problems).toEqual([]);
  },
);

test('WS a space of the resource track that is taken has a frame where the track is shown', async () => {
  const { page } = await site.open('/whistle-stop/examples/whistle-bypass/', { height: 900 });
  const x = exampleOn(page);
  await x.openRun('2');
  await x.goTo(25);
  await eventually(() => x.picture.locator('[data-lack="taken"]').count()).toBe(1);
});

test('WS a token that is spent goes from its number to the slots of the turn', async () => {
  for (const width of [360, 1366]) {
    const { page } = await site.open('/whistle-stop/examples/whistle-bypass/', { width, height: 900 });
    const x = exampleOn(page);
    await x.openRun('2');
    await x.goTo(3);
    // Both ends are framed; the arrow between them is drawn only where it runs over no text.
    for (const end of ['ghost', 'arrived'])
      await eventually(() => x.picture.locator(`.overlay .${end}`).count()).toBe(1);
    const slot = await x.picture.locator('[data-spot="spent:0:1"]').boundingBox();
    const arrived = await x.picture.locator('.overlay .arrived').boundingBox();
    expect(Math.abs((slot?.x ?? 0) - (arrived?.x ?? 99))).toBeLessThan(8);
  }
});
