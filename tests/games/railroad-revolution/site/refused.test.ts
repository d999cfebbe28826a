import { describe, expect, test } from 'vitest';
import { awake, axe, eventually, useSite } from '../../../site/harness.ts';
import { exampleOn } from '../../../site/play.ts';

const site = useSite();
const path = '/railroad-revolution/examples/earned-in-the-action/';
/** The step that tries to pay $600 with $400, and the position before it. */
const REFUSED = 5;

describe('RR a refused move on the board', () => {
  test.each([360, 1366])('marks the money that is missing, at its number, %i px wide', async (width) => {
    const { page, problems } = await site.open(path, { width, height: 900 });
    const x = exampleOn(page);
    await x.goTo(REFUSED);
    const mark = x.picture.locator('[data-lack]');
    await eventually(() => mark.count()).toBe(1);
    expect(await mark.getAttribute('data-lack')).toBe('short');
    expect(await mark.textContent()).toBe('needs $600');
    // The frame is around the number, and the note beside it, within the picture.
    const around = await mark.locator('rect').first().boundingBox();
    const note = await mark.locator('rect').nth(1).boundingBox();
    const cell = await x.picture.locator('[data-spot="row:0:money"]').boundingBox();
    const board = await x.picture.boundingBox();
    if (!around || !note || !cell || !board) throw new Error('A part of the mark is not drawn.');
    expect(around.x + around.width / 2).toBeGreaterThan(cell.x);
    expect(around.x + around.width / 2).toBeLessThan(cell.x + cell.width);
    expect(around.width).toBeLessThanOrEqual(cell.width + 8);
    expect(note.x).toBeGreaterThanOrEqual(board.x);
    expect(note.x + note.width).toBeLessThanOrEqual(board.x + board.width + 1);
    expect(Math.max(note.y - around.y - around.height, around.y - note.y - note.height)).toBeGreaterThan(0);
    // Red, as all that is refused, and not the accent of what a step is about.
    const [fill, stop, accent] = await mark.evaluate((one) => {
      const colour = (name: string) => {
        const probe = Object.assign(document.createElement('i'), { hidden: true });
        probe.style.color = `var(${name})`;
        document.body.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      return [getComputedStyle(one).fill, colour('--stop'), colour('--accent')];
    });
    expect([fill === stop, fill === accent]).toEqual([true, false]);
    // On paper it stands as well, still.
    await page.emulateMedia({ media: 'print' });
    await eventually(() => page.locator('.overlay [data-lack] rect').first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await x.next.click();
    await x.arrive(REFUSED + 1);
    await eventually(() => mark.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a reader who tries it sees the same, until they go on', async () => {
    const { page, problems } = await site.open(path, { height: 900 });
    const x = exampleOn(page);
    await x.goTo(REFUSED - 1);
    await x.openMoves();
    const near = x.list.getByText('Illegal moves', { exact: false });
    if ((await x.list.locator('details').count()) > 0) await near.click();
    await x.list.locator('[data-move="pay"]').click();
    const mark = x.picture.locator('[data-lack]');
    await eventually(() => mark.count()).toBe(1);
    expect(await mark.textContent()).toBe('needs $600');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => mark.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('what is not connected has a cross, and the cities at its ends dashed frames', async () => {
    const { page } = await site.open('/railroad-revolution/examples/train-rail/', { height: 900 });
    const x = exampleOn(page);
    await x.goTo(6);
    const kinds = () =>
      x.picture.locator('[data-lack]').evaluateAll((all) => all.map((one) => one.getAttribute('data-lack')));
    await eventually(kinds).toEqual(['gap', 'missing', 'missing']);
    const [dashes, none] = await Promise.all(
      ['missing', 'gap'].map((kind) => x.picture.locator(`[data-lack="${kind}"] [stroke-dasharray]`).count()),
    );
    expect([dashes, none]).toEqual([2, 0]);
  });
});

describe('RR words and places', () => {
  test('a word of a move lights its place', async () => {
    const { page, problems } = await site.open('/railroad-revolution/examples/station-reach/', { height: 900 });
    const x = exampleOn(page);
    await x.goTo(2);
    await awake(page);
    await x.openMoves();
    const word = x.list.locator('.name').first();
    const ring = x.picture.locator('.overlay .ring');
    await word.waitFor();
    expect(await ring.count()).toBe(0);
    await word.hover();
    await eventually(() => ring.count()).toBe(1);
    await page.mouse.move(0, 0);
    await eventually(() => ring.count()).toBe(0);
    // The move is made where the word is pressed, and the list with the word goes.
    await word.click();
    await x.arrive(3);
    await eventually(() => ring.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a word of a clause lights its place once the example beside it is played, and is plain before', async () => {
    const { page, problems } = await site.open('/railroad-revolution/rules/station/', { height: 900 });
    const words = page.locator('.run:has(.example) .rule .name');
    expect(await words.count()).toBe(0);
    const said = () => page.locator('.rule > .text').allTextContents();
    const before = await said();
    const box = page.locator('.run:has(.rule .text) .example .x').first();
    await box.getByRole('button', { name: 'Next', exact: true }).click();
    await awake(page);
    await eventually(() => words.count()).toBeGreaterThan(0);
    expect(await said()).toEqual(before);
    const ring = page.locator('.overlay .ring');
    for (const point of ['hover', 'focus', 'click'] as const) {
      await words.first()[point]();
      await eventually(() => ring.count()).toBe(1);
      await page.mouse.move(0, 0);
      await words.first().blur();
      await eventually(() => ring.count()).toBe(0);
    }
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
