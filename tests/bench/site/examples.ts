import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { root } from '../../../src/commands/toolchain.mjs';
import { grouped } from '../../../src/islands/grouped.ts';
import { percentile } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type BuiltPage, gamesOf, pagesOf } from './pages.ts';
import { watchPaint } from './painted.ts';
import { onPhone, type Phone, rest, settle } from './phone.ts';
import type { Server } from './server.ts';
import { weigh } from './weigh.ts';

const kB = 1000;
/** An example is played again until so many touches were timed: the median of fewer tells little. */
const ENOUGH = 20;
/** How often the bare page is touched. */
const BARE_TOUCHES = 40;
/** Every so many steps another move is played than the one the example plays. */
const BRANCH_EVERY = 3;

const CLICKS = 'A step or move, click to painted';
/** What the bars of a click were set for, in ms: a run whose bare page takes so long, its median and its 95th percentile. */
const BARE = { median: 21, late: 39 };
const box = '[data-scenario]';
const awake = 'astro-island:not([ssr]) [data-scenario]';

/** The examples of a game that have a page of their own. */
const examplesOf = (dir: string, game: string): BuiltPage[] =>
  ['examples', 'learn']
    .flatMap((kind) => pagesOf(dir, game, kind))
    .filter(({ html }) => html.includes('data-scenario='));

const scenarioOf = ({ html }: BuiltPage): string | undefined => /data-scenario="([^"]+)"/.exec(html)?.[1];

/** The module in whose folder an example stands. */
function moduleOf(page: BuiltPage): string | undefined {
  const modules = join(root, 'src/games', page.game, 'modules');
  return (existsSync(modules) ? readdirSync(modules) : []).find((name) =>
    existsSync(join(modules, name, 'scenarios', `${scenarioOf(page)}.ts`)),
  );
}

/** What an example is played with: its game, or its game with a module. */
function partOf(page: BuiltPage): string {
  const module = moduleOf(page);
  return module === undefined ? page.game : `${page.game} with ${module}`;
}

async function wake({ page }: Phone): Promise<void> {
  await page.locator(`${box} [data-act="next"]`).first().tap();
  await page.locator(awake).first().waitFor({ state: 'attached' });
  await rest(page);
}

/** How often something is scrolled free before it counts as covered for good. */
const TRIES = 5;

/** How long a person looks at least at what a touch has changed, in ms. */
const LOOK = 450;

/** How long a page that was scrolled is left to come to rest, in ms. */
const REST = 300;

/**
 * A touch in the middle of something, and nothing else: `tap()` of a locator has the page look for it while the clock
 * runs. What lies under a panel that keeps to the window is scrolled free first.
 * @throws where it cannot be touched
 */
async function touch({ page }: Phone, at: Locator): Promise<void> {
  const middle = () =>
    at.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return { x, y, isFree: element.contains(document.elementFromPoint(x, y)) };
    });
  let to = await middle();
  // What comes later may push it away once more.
  for (let tries = 0; !to.isFree && tries < TRIES; tries++) {
    await at.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(REST);
    to = await middle();
  }
  if (!to.isFree) throw new Error(`${at} is covered`);
  await page.touchscreen.tap(to.x, to.y);
}

/** What the touch loads: the first example of an island of a game, then another one of it on the same phone. */
async function loadRows(
  browser: Browser,
  server: Server,
  game: string,
  examples: readonly BuiltPage[],
): Promise<Row[]> {
  const group = 'First island of a game';
  const [first] = examples;
  if (!first) return [{ group, what: game, unit: 'kB', note: 'the game has no example yet' }];
  const [module, name] = [moduleOf(first), partOf(first)];
  const second = examples.find((one) => scenarioOf(one) !== scenarioOf(first));
  return onPhone(browser, async (phone) => {
    server.sent();
    await settle(phone, server.url + first.path);
    const before = weigh(server.sent());
    // The sign of a touch stands on the island, which is there before anything of it has come.
    const watched = await watchPaint(phone.page, 'pointerdown', 'astro-island', 'astro-island');
    await wake(phone);
    const sign = (await watched.answered()) ?? Number.NaN;
    const touched = server.sent();
    const load = weigh(touched);
    const rows: Row[] = [
      {
        ...{
          group,
          what: `${name}: engine, boards, words, lesson`,
          value: load.all / kB,
          unit: 'kB',
          ...(module === undefined ? { bar: 120, aim: 100 } : { bar: 150, aim: 130 }),
        },
        note: `${first.path}: ${touched.length} files that the touch loads, ${(load.js / kB).toFixed(1)} kB JavaScript and ${(load.css / kB).toFixed(1)} kB CSS; JavaScript before it ${(before.js / kB).toFixed(1)} kB`,
      },
      {
        ...{ group: 'A sign that a touch is taken', what: name, value: sign, unit: 'ms', bar: 100, digits: 0 },
        note: `${first.path}: from the touch that wakes it to the paint of the first change`,
      },
    ];
    const what = `${name}: a second example`;
    if (!second) return [...rows, { group, what, unit: 'kB', bar: 8, aim: 5, note: 'it has one example only' }];
    await settle(phone, server.url + second.path);
    server.sent();
    await wake(phone);
    const more = server.sent();
    const note = `${second.path}, after the first on the same phone: ${more.map(({ path }) => path.split('/').at(-1)).join(', ') || 'nothing'}`;
    return [...rows, { group, what, value: weigh(more).all / kB, unit: 'kB', bar: 8, aim: 5, note }];
  });
}

interface Played {
  readonly steps: number[];
  readonly moves: number[];
}

/** Plays an example to its end by touches, and other moves on the way; what each took from touch to paint, in ms. */
async function play(browser: Browser, server: Server, example: BuiltPage): Promise<Played> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await settle(phone, server.url + example.path);
    await wake(phone);
    const own = page.locator(box).first();
    const act = (name: string) => own.locator(`[data-act="${name}"]`).first();
    const watched = await watchPaint(page, 'click', box, box);
    const steps: number[] = [];
    const moves: number[] = [];
    let wasNext = true;
    /** Touches something, and tells what it took. */
    const timed = async (button: Locator): Promise<number> => {
      // What has only just come under the finger is not taken: a person looks first. Next after Next stands where it stood.
      const isNext = (await button.getAttribute('data-act')) === 'next';
      if (!isNext || !wasNext) await page.waitForTimeout(LOOK);
      wasNext = isNext;
      await touch(phone, button);
      const time = await watched.answered();
      if (time === undefined) throw new Error(`${example.path}: a touch changed nothing`);
      return time;
    };
    for (let step = 1; (await act('next').getAttribute('aria-disabled')) !== 'true'; step++) {
      steps.push(await timed(act('next')));
      if (step % BRANCH_EVERY !== 0 || (await act('choose').count()) === 0) continue;
      if ((await act('choose').getAttribute('aria-disabled')) === 'true') continue;
      await timed(act('choose'));
      const move = own.locator('[data-move]:not(.try)').first();
      if ((await move.count()) > 0) moves.push(await timed(move));
      if ((await act('script').count()) > 0) await timed(act('script'));
      else if ((await act('choose').getAttribute('aria-expanded')) === 'true') await timed(act('choose'));
      if (step > 500) throw new Error(`${example.path} has no end`);
    }
    return { steps, moves };
  });
}

/** What the shortest answer takes here: a page of one button and one word, in ms. No step can take less. */
async function shortest(browser: Browser, server: Server): Promise<readonly [Row, number[]]> {
  return onPhone(browser, async (phone) => {
    const { page } = phone;
    await page.goto(`${server.url}/about/`);
    await page.evaluate(() => {
      document.body.innerHTML = '<main id="bare"><button type="button">Next</button> <output>0</output></main>';
      const told = document.querySelector('output');
      document.querySelector('#bare button')?.addEventListener('click', () => {
        if (told) told.textContent = `${Number(told.textContent) + 1}`;
      });
    });
    const watched = await watchPaint(page, 'click', '#bare', '#bare');
    const times: number[] = [];
    for (let n = 0; n < BARE_TOUCHES; n++) {
      await touch(phone, page.locator('#bare button'));
      times.push(...[await watched.answered()].filter((time) => time !== undefined));
    }
    const row: Row = {
      ...{ group: CLICKS, what: 'a bare page whose button changes a number', value: percentile(times, 0.95) },
      ...{ unit: 'ms', digits: 0 },
      note: `95th percentile of ${times.length} touches; median ${percentile(times, 0.5).toFixed(0)} ms: what phone and browser take of every figure below`,
    };
    return [row, times];
  });
}

/** All examples together, against the bars in proportion to what the bare page took in this run. */
function summaries(all: readonly (readonly number[])[], least: readonly number[]): Row[] {
  if (all.length === 0) return [];
  const medians = all.map((times) => percentile(times, 0.5));
  const scale = [percentile(least, 0.5) / BARE.median, percentile(least, 0.95) / BARE.late] as const;
  const row = (what: string, value: number, times: number, [bar, aim]: readonly [number, number], note = ''): Row => ({
    ...{
      group: CLICKS,
      what,
      value,
      unit: 'ms',
      digits: 0,
      bar: Math.round(bar * times),
      aim: Math.round(aim * times),
    },
    note: `${note}${bar} ms times ${times.toFixed(2)}, in proportion to the bare page`,
  });
  return [
    row('median over all examples', percentile(medians, 0.5), scale[0], [120, 60]),
    row('the worst example', Math.max(...medians), scale[0], [160, 90], 'by its median; '),
    row('95th percentile of all touches', percentile(all.flat(), 0.95), scale[1], [250, 120]),
  ];
}

/** All rows about examples. */
export async function exampleRows(
  browser: Browser,
  server: Server,
  dir: string,
  { plays, say }: { plays: number; say: (text: string) => void },
): Promise<Row[]> {
  const rows: Row[] = [];
  const [bare, least] = await shortest(browser, server);
  const clicks: Row[] = [];
  const all: number[][] = [];
  for (const game of gamesOf(dir)) {
    const examples = examplesOf(dir, game);
    say(`examples of ${game}: ${examples.map(({ path }) => path).join(', ') || 'none'}`);
    const parts = grouped(examples, partOf).map(([, same]) => same);
    for (const same of parts.length > 0 ? parts : [[]]) rows.push(...(await loadRows(browser, server, game, same)));
    for (const example of examples.filter(({ path }) => path.includes('/examples/'))) {
      const times: Played = { steps: [], moves: [] };
      say(example.path);
      let played = 0;
      while (played < plays && times.steps.length + times.moves.length < ENOUGH) {
        const { steps, moves } = await play(browser, server, example);
        times.steps.push(...steps);
        times.moves.push(...moves);
        played += 1;
      }
      const every = [...times.steps, ...times.moves];
      all.push(every);
      clicks.push({
        ...{ group: CLICKS, what: example.path, value: percentile(every, 0.5), unit: 'ms', digits: 0 },
        note: `median of ${times.steps.length} steps and ${times.moves.length} moves in ${played} ${played === 1 ? 'play' : 'plays'} by touch; 95th percentile ${percentile(every, 0.95).toFixed(0)} ms, most ${Math.max(...every).toFixed(0)} ms; the touch that wakes it is not among them`,
      });
    }
  }
  return [...rows, bare, ...summaries(all, least), ...clicks];
}
