import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, StepFailed, tool } from '../../src/commands/toolchain.mjs';
import { contentRows } from './content/rows.ts';
import { engineRows } from './engine/rows.ts';
import { about } from './machine.ts';
import { parts as all, optionsOf, type Part } from './options.ts';
import { installOthers, othersDir } from './others.ts';
import { exampleRows } from './site/examples.ts';
import { profile, startBrowser } from './site/phone.ts';
import { readingRows } from './site/reading.ts';
import { searchRows } from './site/search.ts';
import { serveFiles } from './site/server.ts';
import { markdown, plain, type Row, verdictOf } from './table.ts';

const siteDir = '.build/bench/site';
const results = fileURLToPath(new URL('RESULTS.md', import.meta.url));
const say = (text: string) => console.log(text);

const how = `Written by \`npm run bench\`. Bars and aims are those of the table "Budgets".

Pages are served by one server with gzip (level 6); kB are 1,000 bytes as sent, without headers. The phone is Chromium at ${profile.width} × ${profile.height} px with
touch, held to ${profile.megabits} Mb/s, ${profile.latency} ms and a processor ${profile.slowdown} times as slow as this one, and has nothing in its cache; each visit is a new phone. Paints are the
browser's own (first contentful, largest contentful). From a touch or a key to the paint is measured in the page: from the
time stamp of the event to the task after the frame that shows the first change.

The Starlight site is built as it comes, with a page for each chapter that holds the same words (counted on both built pages); our
links and pictures are left out of it. Both pages are visited in turns.

A decision of random play is: who is asked, the list of legal moves with its look-ahead, the pick, the check, the move carried
out with all that follows, the events. A move of boardgame.io is its bare reducer alone, which has no lists and no
look-ahead. The toy game is the same, move by move: nothing is timed before the moves that the reducer tells and the final points
have the checksum of the kernel's. Each game of ours has a thread of its own, as on a page. All are measured in turns, round by round,
one at a time; what is best for boardgame.io stands in
\`tests/bench/engine/library.ts\`.`;

const offline: Row = {
  ...{ group: 'Offline pack', what: 'one game', unit: 'MB', bar: 1.5 },
  note: 'there is no offline pack yet',
};

function sumOf(rows: readonly Row[]): string {
  const count = (verdict: string) => rows.filter((row) => verdictOf(row) === verdict).length;
  return `${count('met')} met, ${count('missed')} missed, ${count('not measurable yet')} not measurable yet`;
}

async function measure(): Promise<void> {
  const { isQuick, keeps, parts } = optionsOf(process.argv.slice(2));
  const wants = (...some: Part[]) => some.some((part) => parts.includes(part));
  await installOthers();
  const browser = await startBrowser();
  const rows: Row[] = [];
  const machine = about(browser.version());
  let isWhole = false;
  try {
    if (wants('engine'))
      rows.push(
        ...(await engineRows(
          othersDir,
          isQuick ? { toys: 10, games: 2, rounds: 3 } : { toys: 60, games: 20, rounds: 7 },
          say,
        )),
      );
    if (wants('reading', 'examples', 'search')) {
      if (!keeps || !existsSync(join(root, siteDir, 'index.html'))) {
        say('building the site');
        await tool('astro', ['build', '--silent'], { env: { ROUNDHOUSE_OUT: `./${siteDir}` } });
      }
      const dir = join(root, siteDir);
      const server = await serveFiles(dir);
      try {
        if (wants('reading'))
          rows.push(
            ...(await readingRows(browser, server, dir, { runs: isQuick ? 2 : 9, visits: isQuick ? 1 : 7, say })),
          );
        if (wants('examples')) rows.push(...(await exampleRows(browser, server, dir, { plays: isQuick ? 1 : 3, say })));
        if (wants('search')) rows.push(...(await searchRows(browser, server, dir, { say })));
      } finally {
        await server.close();
      }
    }
    if (wants('content')) {
      const isAsked = parts.length === 1;
      rows.push(...(await contentRows(browser, { times: isQuick ? 2 : 10, isAsked, say })));
    }
    rows.push(offline);
    isWhole = true;
  } finally {
    // Also what was measured before something went wrong.
    if (rows.length > 0) {
      const isFull = isWhole && !isQuick && parts.length === all.length;
      const text = `# Results of the bench\n\n${isFull ? '' : 'Not a full run. '}${sumOf(rows)}.\n\n${machine}\n\n${how}\n\n${markdown(rows)}\n`;
      writeFileSync(join(root, '.build/bench/RESULTS.md'), text);
      if (isFull) writeFileSync(results, text);
      console.log(`\n${plain(rows)}\n\n${sumOf(rows)}`);
      say(`written: ${isFull ? 'tests/bench/RESULTS.md' : '.build/bench/RESULTS.md (not a full run)'}`);
    }
    await browser.close();
  }
}

try {
  await measure();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
