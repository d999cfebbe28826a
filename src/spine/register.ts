import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reporter } from './document.ts';
import { ContentFaults, type Fault } from './faults.ts';
import { readGames } from './read.ts';
import { formatRows, newRows, parseRegistry, registryHead } from './registry.ts';
import { readSources } from './sources.ts';
import { registryPath } from './spine.ts';

// npm run ids: adds the ids of new clauses, FAQ, rulings and lessons to the registry of each game. It only ever adds.
const root = fileURLToPath(new URL('../..', import.meta.url));
const faults: Fault[] = [];
for (const game of readGames(readSources(root), faults)) {
  const path = registryPath(game.id);
  const file = join(root, path);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const added = newRows(parseRegistry({ path, text }, reporter(faults, path)), {
    clause: new Set(game.chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))),
    faq: game.faq.map(({ slug }) => slug),
    ruling: game.rulings.map(({ slug }) => slug),
    lesson: game.lessons.map(({ slug }) => slug),
  });
  if (faults.length === 0 && added.length > 0) {
    appendFileSync(file, `${text === '' ? registryHead : ''}${formatRows(added)}`);
    console.log(`${path}: ${added.length} added`);
  }
}
if (faults.length > 0) {
  console.error(new ContentFaults(faults).message);
  process.exitCode = 1;
}
