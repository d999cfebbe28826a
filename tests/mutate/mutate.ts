import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, StepFailed } from '../../src/commands/toolchain.mjs';
import { explanationsOf } from './explained.ts';
import { installTools, mark, sourcesOf, told } from './mutants.ts';
import { explained, writePage } from './page.ts';
import { beginLog, keep, logged, logOf } from './results.ts';
import { percent, report, scores } from './score.ts';

/** The least share of mutants that must be noticed in the base of a game, and in each of its modules, in per cent. */
const BAR = 85;
/** A mutant that takes longer does not end, in ms; a busy machine takes its time. */
const PATIENCE = 300_000;

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
const games = readdirSync(join(root, 'src/games')).filter((name) =>
  existsSync(join(root, 'src/games', name, 'engine')),
);

/** Lets a process go through the mutants; false where it was stopped because one of them did not end. */
async function goOn(game: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [worker, game, ...args], { cwd: root, stdio: 'inherit' });
  const started = Date.now();
  let isStopped = false;
  const watch = setInterval(() => {
    const last = logged(game).at(-1);
    const written = statSync(logOf(game)).mtimeMs;
    // before its first line it still runs the tests without any mutant
    if (last === undefined || !('begun' in last) || written < started || Date.now() - written < PATIENCE) return;
    isStopped = true;
    child.kill('SIGKILL');
  }, 10_000);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (!isStopped && code !== 0) throw new StepFailed(`The mutants of ${game} ended with ${code}.`);
  return !isStopped;
}

const doneIn = (game: string) => logged(game).flatMap((line) => ('done' in line ? [line.done] : []));

/** Goes through the mutants of a game and tells what was found; true where enough were noticed, and all that is said fits. */
async function mutate(game: string, mode: string, names: readonly string[]): Promise<boolean> {
  const heads = sourcesOf(game).map((file) => `${told(file)}@${mark(readFileSync(file, 'utf8'))} `);
  const isStill = (key: string) => heads.some((head) => key.startsWith(head));
  // What a run had found that was stopped. Of files that have changed it is still known what kills a mutant.
  keep(game, doneIn(game), () => true);
  beginLog(game);
  while (!(await goOn(game, [mode, ...names]))) console.log('one mutant did not end; going on behind it');
  const results = keep(game, doneIn(game), isStill);
  const shown = names.length === 0 ? results : results.filter(({ file }) => names.some((name) => file.includes(name)));
  console.log(`\n${report(shown)}\n`);
  const isEnough = scores(shown).parts.every((part) => percent(part) >= BAR);
  if (names.length > 0) return isEnough;
  const explanations = await explanationsOf(game);
  writePage(game, explanations, results);
  const { others, stale } = explained(explanations, results);
  if (others.length > 0) console.log(`${others.length} mutants that nobody notices are not explained.`);
  for (const one of stale) console.error(`An explanation fits no mutant of ${game}: ${JSON.stringify(one)}`);
  if (stale.length > 0) return false;
  return isEnough;
}

try {
  const args = process.argv.slice(2);
  const mode = args.includes('--all') ? 'all' : 'new';
  const [game, ...names] = args.filter((arg) => arg !== '--all');
  if (game !== undefined && !games.includes(game))
    throw new StepFailed(`There is no game ${game}; there are ${games.join(', ')}.`);
  await installTools();
  const low: string[] = [];
  for (const one of game === undefined ? games : [game]) if (!(await mutate(one, mode, names))) low.push(one);
  if (low.length > 0)
    throw new StepFailed(
      `Fewer than ${BAR} % of the mutants were noticed, or explanations are out of date: ${low.join(', ')}.`,
    );
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
