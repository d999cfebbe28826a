import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatMove } from '../../src/kernel/moves.ts';
import { play } from '../../src/stepper/cursor.ts';
import { games } from './found.ts';
import { awake, eventually, looked, rested, useSite } from './harness.ts';
import { exampleOn, linkTo, ui } from './play.ts';
import { examples, frameAfter, offered, type Staged } from './wings.ts';

// One acts on the board and in the list beneath it by touch: what was pressed is done once, and what cannot have been seen
// is not pressed.

const site = useSite();

/** All examples of a game with one set of modules. */
const tables = games.flatMap(({ id }) => {
  const own = examples.filter(({ scenario }) => scenario.game === id);
  return [...new Set(own.map(({ scenario }) => scenario.modules.join()))].map((modules) => ({
    name: [id, modules].filter(Boolean).join(' with '),
    staged: own.filter(({ scenario }) => scenario.modules.join() === modules),
  }));
});

interface Place {
  readonly staged: Staged;
  readonly at: number;
}
const optionsAt = ({ staged, at }: Place) =>
  offered(staged, frameAfter(staged, staged.first.run, at, [])).filter(({ violation }) => !violation);
const placesOf = (all: readonly Staged[]): Place[] =>
  all.flatMap((staged) => staged.first.steps.map((_, i) => ({ staged, at: i + 1 })));

/** The step that stands after a move of the reader's. */
function stepAfter({ staged, at }: Place, text: string): number {
  const cursor = play({ at, lines: [] }, staged.first, text);
  return cursor === 'full' ? at : cursor.at;
}

/** Does something at each place, in three tabs at once. */
async function each<P extends Place>(
  places: readonly P[],
  size: { width?: number; height?: number },
  act: (page: Page, place: P) => Promise<void>,
): Promise<void> {
  const queue = places.values();
  const work = async (): Promise<void> => {
    const { page, problems } = await site.open('/about/', size);
    for (const place of queue) await act(page, place);
    expect(problems).toEqual([]);
  };
  await Promise.all([work(), work(), work()]);
}

/** Opens an example on a phone at a step, in the tab that is there. */
async function go(page: Page, { staged, at }: Place) {
  await page.evaluate(() => localStorage.clear());
  const spot = { run: staged.first.run, fingerprint: staged.first.fingerprint, at };
  await page.goto(site.url(staged.path + linkTo(staged.scenario.id, spot as never)));
  await awake(page, staged.scenario.id);
  const x = exampleOn(page);
  await x.arrive(at);
  return x;
}
const middle = async (part: ReturnType<typeof exampleOn>['next']) => {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2] as const;
};
/** When the window was tapped from now on, by the page's own clock, in milliseconds. */
async function tapTimes(page: Page): Promise<() => Promise<readonly number[]>> {
  const times = await page.evaluateHandle(() => {
    const all: number[] = [];
    addEventListener('touchstart', ({ timeStamp }) => all.push(timeStamp), { capture: true, passive: true });
    return all;
  });
  return () => times.jsonValue();
}

describe.each(tables)('by touch, in $name', ({ staged: all }) => {
  /** For each kind of move a step at which it can be made. */
  const kinds = new Map<string, Place & { readonly kind: string; readonly text: string }>();
  for (const place of placesOf(all)) {
    const { vocabulary } = place.staged.game;
    for (const { move } of optionsAt(place)) {
      const { kind } = move as { kind: string };
      if (!kinds.has(kind)) kinds.set(kind, { ...place, kind, text: formatMove(vocabulary, move as never) });
    }
  }

  test('a double or triple tap makes one move, whatever its kind', { timeout: 300_000 }, async () => {
    const made: Record<string, number> = {};
    await each([...kinds.values()], { width: 360, height: 740 }, async (page, place) => {
      let x = exampleOn(page);
      let isLate = true;
      // A machine that is busy keeps a tap back until there was time to see: it is tapped again, in time.
      while (isLate) {
        x = await go(page, place);
        await x.openMoves();
        await x.list.locator('details').evaluateAll((folded) => {
          for (const one of folded) one.setAttribute('open', '');
        });
        await looked(page);
        const spot = await middle(x.list.locator(`[data-move="${quoted(place.text)}"]`));
        const taps = await tapTimes(page);
        await Promise.all([page.touchscreen.tap(...spot), page.touchscreen.tap(...spot)]);
        // Who taps on and on has seen no more.
        await page.waitForTimeout(250);
        await page.touchscreen.tap(...spot);
        const [first = 0, second = 0, third = 0] = await taps();
        isLate = second - first > 350 || third - second > 350;
        if (isLate) continue;
        await looked(page);
        // One that is shown before it is made may have been shown only.
        if ((await x.at()) === place.at) await page.touchscreen.tap(...spot);
        await looked(page);
      }
      made[place.kind] = await x.at();
    });
    expect(made).toEqual(
      Object.fromEntries([...kinds.values()].map((place) => [place.kind, stepAfter(place, place.text)])),
    );
  });

  test('a double tap on the board makes one move at the most', { timeout: 300_000 }, async () => {
    /** Places with one move, which a tap makes. */
    const single = placesOf(all).flatMap((place) => {
      const options = optionsAt(place).filter(({ between }) => !between);
      const alone = options.find(
        ({ targets: [target] }) =>
          target !== undefined && options.filter(({ targets }) => targets.includes(target)).length === 1,
      );
      return alone === undefined ? [] : [{ ...place, text: alone.text, target: alone.targets[0] ?? '' }];
    });
    const some = single.filter((_, i) => i % Math.ceil(single.length / 6) === 0);
    expect(some.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    await each(some, { width: 360, height: 740 }, async (page, place) => {
      for (const gap of [80, 300]) {
        const x = await go(page, place);
        await x.openMoves();
        const at = x.place(place.target).first();
        if ((await at.count()) === 0) return;
        await looked(page);
        const spot = await middle(at);
        await looked(page);
        await page.touchscreen.tap(...spot);
        await page.waitForTimeout(gap);
        await page.touchscreen.tap(...spot);
        await looked(page);
        const now = await x.at();
        if (now !== place.at && now !== stepAfter(place, place.text))
          wrong.push(`${place.staged.path} ${place.at} ${place.text}, after ${gap} ms: ${now}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  test('a double click makes one move', async () => {
    const { page } = await site.open('/about/');
    const [place] = [...kinds.values()];
    if (place === undefined) throw new Error('no move');
    const x = await go(page, place);
    await x.openMoves();
    await x.list.locator(`[data-move="${quoted(place.text)}"]`).dblclick();
    await x.arrive(stepAfter(place, place.text));
    await looked(page);
    expect(await x.at()).toBe(stepAfter(place, place.text));
  });

  test('what has only just come is not touched, but keys, Back and Next are taken', async () => {
    const { page } = await site.open('/about/', { width: 360, height: 740 });
    const place = placesOf(all).find(
      (one) => one.at > 1 && optionsAt(one).filter(({ between }) => !between).length > 1,
    ) as Place;
    const x = await go(page, place);
    await looked(page);
    const button = await x.choose.elementHandle();
    // Both at the pace of a page: a busy machine would leave a reader's time between them.
    const listed = await page.evaluate(async (choose) => {
      const touch = (what: Element | null | undefined) => {
        const how = { bubbles: true, cancelable: true, pointerType: 'touch', detail: 1 };
        for (const type of ['pointerdown', 'click']) what?.dispatchEvent(new PointerEvent(type, how));
      };
      const first = () => document.querySelector('[data-picker] [data-move]');
      touch(choose);
      while (!first()) await new Promise(requestAnimationFrame);
      touch(first());
      return first()?.getAttribute('data-move');
    }, button);
    expect(listed).toBeTruthy();
    await looked(page);
    expect(await x.at()).toBe(place.at);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(x.at).toBeGreaterThan(place.at);
    const there = await x.at();
    await x.back.tap();
    await x.back.tap();
    await x.arrive(there - 2);
    await x.next.tap();
    await x.arrive(there - 1);
    // Once it can have been seen, it is.
    const again = await go(page, place);
    await again.openMoves();
    await looked(page);
    await again.moves.first().tap();
    await looked(page);
    if ((await again.at()) === place.at) await again.moves.first().tap();
    await eventually(again.at).toBeGreaterThan(place.at);
  });

  /** The first steps at which something on the board can be tapped, with different things. */
  const tapped = () => {
    const kindsSeen = new Set<string>();
    return placesOf(all).filter((place) => {
      const fresh = optionsAt(place)
        .flatMap(({ targets }) => targets.map((target) => target.split(':')[0] ?? ''))
        .filter((kind) => !kindsSeen.has(kind));
      for (const kind of fresh) kindsSeen.add(kind);
      return fresh.length > 0;
    });
  };

  test('a place on the board offers its moves, and is not covered by them', { timeout: 300_000 }, async () => {
    let offers = 0;
    const places = tapped().flatMap((place) => {
      const targets = optionsAt(place).flatMap((one) => one.targets);
      const byKind = new Map(targets.map((target) => [target.split(':')[0], target] as const));
      return [...byKind.values()].map((target) => ({ ...place, target }));
    });
    await each(places, { width: 360, height: 640 }, async (page, place) => {
      const { staged, at, target } = place;
      const x = await go(page, place);
      const there = x.picture.locator(`[data-target="${target}"]`).first();
      // Some stand on parts that are only drawn when something of them can be chosen, some below another piece.
      if (!(await there.isVisible())) return;
      const spot = await there.evaluate((one, name) => {
        one.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-target]');
        return hit?.getAttribute('data-target') === name ? ([x + width / 2, y + height / 2] as const) : undefined;
      }, target);
      if (spot === undefined) return;
      await page.touchscreen.tap(...spot);
      await x.list.waitFor();
      await rested(page);
      const name = `${staged.path} ${at} ${target}`;
      const meant = optionsAt(place).filter(({ targets }) => targets.includes(target));
      const shown = await x.list
        .locator('[data-move]:not(.try)')
        .evaluateAll((moves) => moves.map((move) => move.getAttribute('data-move')));
      expect(shown.toSorted(), name).toEqual(meant.map(({ text }) => text).toSorted());
      const [box, list, panel] = await Promise.all([there, x.list, x.panel].map((part) => part.boundingBox()));
      const centre = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(centre, name).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
      expect(centre, name).toBeLessThan(list?.y ?? 0);
      offers += 1;
    });
    expect(offers).toBeGreaterThan(1);
  });

  test('the list leaves in sight what its moves are about', { timeout: 300_000 }, async () => {
    const hidden: string[] = [];
    await each(tapped(), { width: 360, height: 640 }, async (page, place) => {
      const about = optionsAt(place).flatMap(({ between, targets }) => (between ? [] : targets));
      if (about.length === 0) return;
      const x = await go(page, place);
      await x.openMoves();
      await rested(page);
      const name = `${place.staged.path} ${place.at}`;
      const faults = async (): Promise<string[]> => {
        const [list, panel] = await Promise.all([x.list, x.panel].map((part) => part.boundingBox()));
        const boxes = await x.picture.locator('[data-target]').evaluateAll(
          (all, names) =>
            all
              .filter((one) => names.includes(one.getAttribute('data-target') ?? ''))
              .map((one) => one.getBoundingClientRect())
              .filter(({ width }) => width > 0)
              .map(({ top, bottom }) => ({ top, bottom })),
          about,
        );
        const [from, to] = [(panel?.y ?? 0) + (panel?.height ?? 0), list?.y ?? 0];
        const isSeen = boxes.length === 0 || boxes.some(({ top, bottom }) => top >= from - 1 && bottom <= to + 1);
        return [
          ...(to - from < 120 ? [`${name}: ${to - from} px of the board`] : []),
          ...(isSeen ? [] : [`${name}: ${about[0]}`]),
        ];
      };
      // Parts of the board that load later are brought into sight when they come.
      let found = await faults();
      for (let again = 0; found.length > 0 && again < 20; again += 1) {
        await page.waitForTimeout(250);
        found = await faults();
      }
      hidden.push(...found);
    });
    expect(hidden).toEqual([]);
  });

  test("other players' moves are folded away at the end of the list", async () => {
    const { page } = await site.open('/about/', { width: 360, height: 740 });
    const seatOf = (one: object) => ('seat' in one ? one.seat : undefined);
    const others = (place: Place) => {
      const { prompt } = frameAfter(place.staged, place.staged.first.run, place.at, []);
      return optionsAt(place).filter(
        ({ between, move }) => between && seatOf(move) !== undefined && seatOf(move) !== seatOf(prompt),
      );
    };
    const place = placesOf(all).find((one) => others(one).length > 0);
    if (place === undefined) return;
    const x = await go(page, place);
    await x.openMoves();
    const fold = x.list.locator('details').last();
    expect(await fold.locator('summary').textContent()).toContain(ui.otherSeats);
    expect(await fold.evaluate((one: HTMLDetailsElement) => one.open)).toBe(false);
    const folded = await fold
      .locator('[data-move]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
    expect(folded.toSorted()).toEqual(
      others(place)
        .map(({ text }) => text)
        .toSorted(),
    );
    await looked(page);
    await fold.locator('summary').tap();
    await eventually(() => fold.locator('[data-move]').first().isVisible()).toBe(true);
  });
});

/** As a selector of an attribute writes it. */
function quoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}
