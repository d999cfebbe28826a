import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import '../seed.ts';
import { modulesWith } from './modules.ts';
import { instrument, type Mutant, mark, sourcesOf, told } from './mutants.ts';
import { known, log, logged } from './results.ts';
import { leftFor, type Result } from './score.ts';
import { inUse, killerOf, survey } from './suite.ts';

// One process of a run: goes through the mutants of a game that the log of the run does not have yet, one after the other.

/** Whole games at random and boards counted out by brute force: too slow to be played for each mutant. */
const WHOLE = ['whole.test.ts', 'brute.test.ts'];

/** The unit tests of a game's engine and of its modules, and its examples. */
function testsOf(game: string): readonly string[] {
  const dir = join(root, 'tests/games', game);
  const isUnit = (path: string) => /^(modules\/[^/]+\/)?engine\/[^/]+\.test\.ts$/.test(path.replaceAll('\\', '/'));
  const units = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(isUnit);
  const quick = units.filter((path) => !WHOLE.includes(basename(path)));
  const beside = ['examples.test.ts', 'whole.test.ts'].map((name) => join(root, 'tests/mutate', name));
  return [...quick.sort().map((path) => join(dir, path)), ...beside];
}

const [game = '', mode = 'new', ...names] = process.argv.slice(2);
// The tests beside find what is of this game alone.
process.env.ROUNDHOUSE_GAME = game;
const sources = sourcesOf(game).filter((file) => names.length === 0 || names.some((name) => told(file).includes(name)));
const { mutants, noting, plain } = await instrument(sources);
const files = testsOf(game);
const marks = new Map(files.map((file) => [file, mark(readFileSync(file, 'utf8'))]));
const surveyed = await modulesWith(noting, inUse);
const reach = await survey(surveyed, files);
await surveyed.close();
const modules = await modulesWith(plain, inUse);
console.log(`${mutants.length} mutants of ${game}`);

/** What a mutant does, wherever it stands in its file. */
const textOf = ({ file, mutator, original, replacement }: Omit<Mutant, 'id'>) =>
  JSON.stringify([file, mutator, original, replacement]);
const before = mode === 'all' ? new Map<string, Result>() : known(game);
// What has killed a mutant is put to it first, also where the test or the file has changed since.
const killers = new Map(
  [...before.values()].flatMap((one) => (one.fate === 'killed' ? [[textOf(one), Object.keys(one.put)[0]]] : [])),
);
const lines = logged(game);
const done = new Set(lines.flatMap((line) => ('done' in line ? [line.done.key] : [])));
// What was begun and never done kept an earlier process from going on.
const stuck = new Set(lines.flatMap((line) => ('begun' in line && !done.has(line.begun) ? [line.begun] : [])));

for (const { id, ...mutant } of mutants) {
  if (done.has(mutant.key)) continue;
  const { covers = [], hits = 0 } = reach.get(id) ?? {};
  const put = Object.fromEntries(covers.map(({ file }) => [told(file), marks.get(file) ?? '']));
  const finish = ({ fate, ...more }: Pick<Result, 'fate' | 'put' | 'test'>) =>
    log(game, { done: { ...mutant, fate, ...more } });
  const old = before.get(mutant.key);
  const left = leftFor(old, put);
  if (covers.length === 0) finish({ fate: 'uncovered', put });
  else if (stuck.has(mutant.key)) finish({ fate: 'endless', put: {} });
  else if (left.length === 0 && old) log(game, { done: { ...old, ...mutant } });
  else {
    log(game, { begun: mutant.key });
    const killed = killers.get(textOf(mutant));
    const open = covers.filter(({ file }) => left.includes(told(file)));
    const some = [...open].sort((a, b) => Number(told(b.file) === killed) - Number(told(a.file) === killed));
    const killer = await killerOf(modules, id, { covers: some, hits });
    const by = killer && told(killer.file);
    if (killer && by) finish({ fate: 'killed', put: { [by]: put[by] ?? '' }, test: killer.test });
    else finish({ fate: 'survived', put });
  }
}
await modules.close();
process.exit(0);
