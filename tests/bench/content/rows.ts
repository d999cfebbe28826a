import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { node, root, StepFailed } from '../../../src/commands/toolchain.mjs';
import { games } from '../../../src/engine.ts';
import { pagesOf, titleOf } from '../site/pages.ts';
import { onPhone, settle } from '../site/phone.ts';
import { firstSearch } from '../site/search.ts';
import { serveFiles } from '../site/server.ts';
import { mean } from '../statistics.ts';
import type { Row } from '../table.ts';
import { multiply } from './multiply.ts';

const group = 'More content';
/** A run that would take longer than this, in seconds, is left to `--only content`. */
const PATIENCE = 300;
const BAR = 1.1;
/** What "unchanged" is read as: the list of all games, which a search needs to name them, grows with their number. */
const UNCHANGED = 1.01;

const ids = Object.keys(games);
const folder = join(root, '.build/bench/content');

/** Copies the project with every game so many times and builds it from nothing; how long the build took, in seconds. */
async function build(times: number): Promise<number> {
  const at = join(folder, String(times));
  multiply(at, ids, times);
  const begun = performance.now();
  // In its own folder: that is where the build looks for the content.
  const env = { ...process.env, ROUNDHOUSE_OUT: './out', ASTRO_TELEMETRY_DISABLED: '1' };
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(node(), [astro, 'build', '--silent'], { cwd: at, env, maxBuffer: 2 ** 26 });
  return (performance.now() - begun) / 1000;
}

/** Pages of a game in a build. */
const countOf = (dir: string, game: string): number =>
  ['rules', 'c', 'code', 'faq', 'rulings', 'examples', 'procedures'].reduce(
    (sum, kind) => sum + pagesOf(dir, game, kind).length,
    0,
  );

/** Bytes until a search on a chapter of a game finds something. */
async function searchBytes(browser: Browser, dir: string, game: string): Promise<number> {
  const [chapter] = pagesOf(dir, game, 'rules');
  if (!chapter) throw new Error(`${game} has no chapter`);
  const server = await serveFiles(dir);
  try {
    return await onPhone(browser, async (phone) => {
      await settle(phone, server.url + chapter.path);
      return (await firstSearch(phone, server, titleOf(chapter).replace(/^[\d.]+\s*/, ''))).first;
    });
  } finally {
    await server.close();
  }
}

/** What so many times the content does to the build and to a search. `isAsked`: it was asked for by name. */
export async function contentRows(
  browser: Browser,
  { times, isAsked, say }: { times: number; isAsked: boolean; say: (text: string) => void },
): Promise<Row[]> {
  const bar = times * BAR;
  const builds: Row = { group, what: `build time of ${times} times the content`, unit: 'times', bar };
  try {
    say('content: building it as it is');
    const single = [await build(1)];
    const [once = 0] = single;
    if (!isAsked && once * times > PATIENCE)
      return [
        {
          ...builds,
          note: `would take about ${Math.ceil((once * times) / 60)} minutes here; npm run bench -- --only content does it`,
        },
      ];
    say(`content: building ${times} times as much, about ${Math.ceil(once * times)} s`);
    const many = await build(times);
    single.push(await build(1));
    const [few, lots] = [join(folder, '1/out'), join(folder, `${times}/out`)];
    for (const game of ids)
      for (const copy of [game, `${game}-2`, `${game}-${times}`])
        if (countOf(lots, copy) !== countOf(few, game))
          throw new StepFailed(
            `${copy} has ${countOf(lots, copy)} pages, ${game} ${countOf(few, game)}: no whole copy.`,
          );
    const rows: Row[] = [
      {
        ...{ ...builds, value: many / mean(single), digits: 2 },
        note: `${many.toFixed(0)} s against ${mean(single).toFixed(0)} s, each from nothing; every game ${times} times, with its clauses, questions, rulings, engine, words, boards, charts and examples under other ids; the glossary once`,
      },
    ];
    for (const game of ids) {
      const [a, b] = [await searchBytes(browser, few, game), await searchBytes(browser, lots, game)];
      rows.push({
        ...{
          group,
          what: `${game}: search bytes to the first answer`,
          value: b / a,
          unit: 'times',
          bar: UNCHANGED,
          digits: 4,
        },
        note: `${b} bytes against ${a}; what is more is the list of ${times * ids.length} games instead of ${ids.length}; the bar is "unchanged", read as at most one in a hundred more`,
      });
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
