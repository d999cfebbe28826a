import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { openSearch } from '../../src/search/index.ts';
import { finderOn } from './finder.ts';
import { games } from './found.ts';
import { useSite, whole } from './harness.ts';
import { questionsOf } from './words.ts';

// The search as a function of a built folder gives what the page of the search shows.

const site = useSite();
const search = await openSearch(join(root, whole.dir));

describe.each(games)('$title', (game) => {
  const { question = '', slug = '' } = questionsOf(game)[0] ?? {};
  test('a question of its own finds its answer first, as on the page, in the same order', async () => {
    const hits = search.ask(question, { game: game.id });
    expect(hits[0]).toMatchObject({ kind: 'faq', href: `/${game.id}/faq/${slug}/` });
    const { page } = await site.open(`/search/?q=${encodeURIComponent(question)}&game=${game.id}`);
    const find = finderOn(page, 'page');
    await find.results.first().waitFor();
    await find.isWhole();
    const shown = await find.results.evaluateAll((all) => all.slice(0, 6).map((one) => one.getAttribute('href')));
    expect(hits.slice(0, 6).map(({ href }) => href)).toEqual(shown);
  });
});

test('it knows every game with pages, and none else', () => {
  expect([...search.games].sort()).toEqual(games.map(({ id }) => id).sort());
  expect(search.ask('deal', { game: 'no-such-game' })).toEqual([]);
});

test('plain Node opens it without a bundler', async () => {
  const script = `import { openSearch } from ${JSON.stringify(join(root, 'src/search/index.ts'))};
const search = await openSearch(${JSON.stringify(join(root, whole.dir))});
console.log(JSON.stringify(search.ask(${JSON.stringify(games[0]?.title ?? '')}).length > 0));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(stdout.trim()).toBe('true');
});

test('a folder without a search is refused', async () => {
  await expect(openSearch(join(root, 'src'))).rejects.toThrow(/src is no built site: it has no .*games\.json/);
  await expect(openSearch(pathToFileURL(join(root, 'src')).href)).rejects.toThrow(/no built site/);
});
