import type { Browser } from 'playwright-core';
import { versionOf } from '../others.ts';
import { median } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type BuiltPage, gamesOf, pagesOf } from './pages.ts';
import { type Notes, onPhone, settle } from './phone.ts';
import { type Server, serveFiles } from './server.ts';
import { buildTwin } from './starlight.ts';
import { type Weight, weigh } from './weigh.ts';

const kB = 1000;

interface Weighed {
  readonly page: BuiltPage;
  readonly weight: Weight;
  readonly nodes: number;
  readonly notes: Notes;
}

/** Opens a page once on a phone: what it weighs before it is touched, its nodes, its paints. */
async function visit(browser: Browser, server: Server, page: BuiltPage): Promise<Weighed> {
  server.sent();
  return onPhone(browser, async (phone) => {
    const notes = await settle(phone, server.url + page.path);
    const nodes = await phone.page.locator('*').count();
    return { page, weight: weigh(server.sent()), nodes, notes };
  });
}

const most = (all: readonly Weighed[], of: (one: Weighed) => number) =>
  all.reduce((worst, one) => (of(one) > of(worst) ? one : worst));

function weightRows(all: readonly Weighed[]): Row[] {
  const group = 'Rule page before interaction';
  const row = (what: string, of: (one: Weighed) => number, bar?: number, unit = 'kB', aim?: number): Row => {
    const worst = most(all, of);
    const note = `the most of ${all.length} chapters: ${worst.page.path}`;
    return {
      ...{ group, what, value: of(worst), unit, note, digits: unit === 'kB' ? 1 : 0 },
      ...(bar === undefined ? {} : { bar }),
      ...(aim === undefined ? {} : { aim }),
    };
  };
  return [
    row('in all, font included', ({ weight }) => weight.all / kB, 60, 'kB', 45),
    row('HTML', ({ weight }) => weight.html / kB),
    row('CSS', ({ weight }) => weight.css / kB),
    row('CSS, unpacked', ({ weight }) => weight.rawCss / kB),
    row('JavaScript, that in the page included', ({ weight }) => weight.js / kB, 10),
    row('font', ({ weight }) => weight.font / kB),
    row('nodes', ({ nodes }) => nodes, 2500, ''),
  ];
}

function quietRows(all: readonly Weighed[]): Row[] {
  const group = 'Before interaction';
  const shaky = most(all, ({ notes }) => notes.shift);
  const busy = most(all, ({ notes }) => notes.blocking);
  return [
    {
      ...{ group, what: 'layout shift', value: shaky.notes.shift, unit: '', bar: 0.01, aim: 0, digits: 4 },
      note: `the most of ${all.length} pages, of each the most of its visits: ${shaky.page.path}`,
    },
    {
      ...{ group, what: 'blocking time', value: busy.notes.blocking, unit: 'ms', bar: 100, aim: 30, digits: 0 },
      note: `the most of ${all.length} pages, of each the median of its visits: ${busy.page.path}`,
    },
  ];
}

/**
 * A chapter against a Starlight page with the same words, in turns: ours, theirs, theirs, ours. The longest chapter
 * counts, being the nearest to the 3,000 words that the bars are for.
 */
async function againstRows(
  browser: Browser,
  ours: Server,
  chapters: readonly BuiltPage[],
  runs: number,
): Promise<Row[]> {
  const group = 'Against Starlight with the same words';
  const page = chapters.reduce((a, b) => (b.html.length > a.html.length ? b : a));
  // With the chapters of that game beside it, as many as our list of contents names.
  const twin = await buildTwin(
    browser,
    ours.url,
    chapters.filter(({ game }) => game === page.game),
  );
  const counted = twin.counted.find(({ path }) => path === page.path);
  if (!counted) throw new Error(`${page.path} has no twin`);
  const theirs = await serveFiles(twin.dir);
  const mine: Weighed[] = [];
  const other: Weighed[] = [];
  try {
    const sides = [
      { kept: mine, server: ours, at: page },
      { kept: other, server: theirs, at: { ...page, path: twin.path(page) } },
    ];
    for (let run = 0; run < runs; run++)
      for (const { kept, server, at } of run % 2 === 0 ? sides : sides.toReversed())
        kept.push(await visit(browser, server, at));
  } finally {
    await theirs.close();
  }
  const row = (
    what: string,
    [bar, aim]: readonly [number, number],
    unit: string,
    of: (one: Weighed) => number,
  ): Row => {
    const [a, b] = [median(mine.map(of)), median(other.map(of))];
    const spread = (all: readonly Weighed[]) => {
      const values = all.map(of).sort((x, y) => x - y);
      return `${values[0]?.toFixed(0)}–${values.at(-1)?.toFixed(0)}`;
    };
    const note = `${a.toFixed(0)} against ${b.toFixed(0)} ${unit}, medians of ${runs} visits each (${spread(mine)}, ${spread(other)})`;
    return { group, what, value: a / b, unit: '', bar, aim, digits: 2, note };
  };
  const starlight = `Starlight ${versionOf('@astrojs/starlight')}`;
  return [
    row(
      `first paint, ${page.path} (${counted.ours} words, ${starlight} ${counted.theirs})`,
      [0.9, 0.65],
      'ms',
      ({ notes }) => notes.firstPaint,
    ),
    row('largest paint', [0.8, 0.6], 'ms', ({ notes }) => notes.largestPaint),
    row('bytes before interaction', [1, 0.8], 'bytes', ({ weight }) => weight.all),
    {
      ...{ group, what: 'nodes', unit: '', digits: 2, value: (mine[0]?.nodes ?? 0) / (other[0]?.nodes ?? 1) },
      note: `${mine[0]?.nodes} against ${other[0]?.nodes}`,
    },
  ];
}

/** All rows about reading. `visits` is how often each chapter is opened for its blocking time. */
export async function readingRows(
  browser: Browser,
  server: Server,
  dir: string,
  { runs, visits, say }: { runs: number; visits: number; say: (text: string) => void },
): Promise<Row[]> {
  const games = gamesOf(dir);
  const chapters = games.flatMap((game) => pagesOf(dir, game, 'rules'));
  const others = games.flatMap((game) => ['examples', 'faq'].flatMap((kind) => pagesOf(dir, game, kind).slice(0, 1)));
  say(`reading: ${chapters.length} chapters and ${others.length} other pages on the phone`);
  const pages = [...chapters, ...others];
  // All pages once, then all again: what slows the machine for a while slows a visit of many pages, and no page's median.
  const rounds: Weighed[][] = [];
  for (let n = 0; n < visits; n++) {
    const round: Weighed[] = [];
    for (const page of pages) round.push(await visit(browser, server, page));
    rounds.push(round);
  }
  const weighed = pages.map((page, at): Weighed => {
    const seen = rounds.flatMap((round) => round[at] ?? []);
    const [first] = seen;
    if (!first) throw new Error(`${page.path} was not visited`);
    const blocking = median(seen.map(({ notes }) => notes.blocking));
    const shift = Math.max(...seen.map(({ notes }) => notes.shift));
    return { ...first, notes: { ...first.notes, blocking, shift } };
  });
  say(`reading: against Starlight, ${runs} visits each in turns`);
  const against = await againstRows(browser, server, chapters, runs);
  return [...weightRows(weighed.filter(({ page }) => chapters.includes(page))), ...against, ...quietRows(weighed)];
}
