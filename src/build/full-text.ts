import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import type { FullRecord } from '../search/full-records.ts';
import { fullRecordsPath, fullTextPath } from '../spine/paths.ts';

/**
 * Its own interfaces, the worker that src/search/full.ts does without, and what reads languages that the site does not speak:
 * nobody would ask for them.
 */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.|^wasm\.unknown\./;

/** How many places of words a file of the full text's index holds at most, about: 5 kB. */
const chunk = 4000;

/** Gives the built site its full text: one record a clause, question, ruling, word, example and chart. */
export function fullText(): AstroIntegration {
  return {
    name: 'roundhouse:full-text',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const list = join(root, fullRecordsPath);
        const records = JSON.parse(readFileSync(list, 'utf8')) as FullRecord[];
        rmSync(list);
        try {
          for (const [path, content] of await pagefindFiles(records)) {
            const file = join(root, fullTextPath, path);
            mkdirSync(dirname(file), { recursive: true });
            writeFileSync(file, content);
          }
        } finally {
          await close();
        }
        logger.info(`${records.length} records`);
      },
    },
  };
}

/** The files of Pagefind for records, each with its path in Pagefind's folder. Throws when it refuses one. */
export async function pagefindFiles(records: readonly FullRecord[]): Promise<Map<string, Uint8Array>> {
  // It has no option for this: a question asks for five or six of these files, and at the size that it takes by itself only two
  // fit what a search may load. A test weighs them.
  process.env.PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE ??= `${chunk}`;
  // With these two, `B&O` and `7+` are words; more of them would break phrases and plain numbers.
  const { index, errors } = await createIndex({ includeCharacters: '&+', forceLanguage: 'en' });
  if (index === undefined) throw new Error(`Pagefind: ${errors.join(' ')}`);
  const refuse = (faults: readonly string[]): void => {
    if (faults.length > 0) throw new Error(`Pagefind: ${faults.join(' ')}`);
  };
  for (const { path, title, text, aliases, number, kind, game, players, part, changed } of records) {
    const meta = {
      title,
      number,
      kind,
      game,
      aliases,
      ...(players === undefined ? {} : { players: players.join(' ') }),
      ...(part === undefined ? {} : { part: part.join(' ') }),
      ...(changed === undefined ? {} : { changed: changed.join(' ') }),
    };
    const filters = { kind: [kind], game: [game] };
    refuse((await index.addCustomRecord({ url: path, content: text, language: 'en', meta, filters })).errors);
  }
  const { files, errors: faults } = await index.getFiles();
  refuse(faults);
  return new Map(files.filter(({ path }) => !unused.test(path)).map(({ path, content }) => [path, content]));
}
