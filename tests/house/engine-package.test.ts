import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { games, play, playout, saveOf } from '../../src/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { hash } from '../../src/kernel/hash.ts';

// What `npm run build:engine` writes is used as others would: from node_modules, by plain Node and by TypeScript.

const run = promisify(execFile);
const dir = join(root, '.build/engine-package');
const engine = join(dir, 'node_modules/roundhouse-engine');

beforeAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  await run(process.execPath, [join(root, 'src/commands/build-engine.mjs'), '--outDir', engine]);
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ type: 'module', private: true }));
}, 120_000);

test('the package is whole: JavaScript with declarations, and no import leaves it', () => {
  const files = readdirSync(engine, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|ts)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([]);
  for (const name of files.filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(join(engine, name), 'utf8');
    for (const [, from, later = from ?? ''] of text.matchAll(
      /^(?:import|export)\b.*? from '([^']+)';$|import\('([^']+)'\)/gm,
    ))
      expect(later, name).toMatch(/^\.\.?\/.*\.js$/);
  }
  const { dependencies, exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  expect(dependencies).toBeUndefined();
  expect(files).toEqual(expect.arrayContaining([exports['.'].default.slice(2), exports['.'].types.slice(2)]));
});

test.each(Object.entries(games))('%s: a game played through the package is the game of the source', async (id, one) => {
  const game = one as unknown as Game;
  const seats = game.options.seats[0] as number;
  const config = game.configure({ seats });
  const tape = Array.from({ length: 200 }, (_, i) => (i * 7919) % 4099);
  const { plies, end, over } = playout(game, game.setup(config, 11), tape);
  expect(over).toBe(true);
  const save = saveOf(
    game,
    config,
    11,
    plies.map(({ move }) => move),
  );
  writeFileSync(join(dir, `${id}.json`), JSON.stringify(save));
  writeFileSync(
    join(dir, `${id}.mjs`),
    `import { readFileSync } from 'node:fs';
import { gameOf, play } from 'roundhouse-engine';
const positions = play(JSON.parse(readFileSync('${id}.json', 'utf8')));
const { state } = positions.at(-1);
const game = gameOf('${id}');
console.log(JSON.stringify({ positions: positions.length, state, prompt: game.prompt(state), totals: game.score(state).totals }));
`,
  );
  const { stdout } = await run(process.execPath, [join(dir, `${id}.mjs`)], { cwd: dir, maxBuffer: 2 ** 24 });
  const found = JSON.parse(stdout);
  expect(found.positions).toBe(play(save).length);
  expect(hash(found.state)).toBe(hash(end));
  expect(found.prompt.kind).toBe('over');
  expect(found.totals).toEqual(game.score(end).totals);
});

test.each([
  ['a folder that holds something else', ['--outDir', 'kept'], /kept holds something else/],
  ['the folder that it is called in', ['--outDir', '.'], /holds something else/],
  ['a file', ['--outDir', 'kept/notes.txt'], /notes\.txt holds something else/],
  ['no folder', ['--outDir', '-x'], /outDir/],
  ['an option that it does not know', ['--out', 'here'], /Unknown option/],
])('nothing is emptied or built for %s', async (_, args, message) => {
  const there = join(dir, 'kept');
  mkdirSync(there, { recursive: true });
  writeFileSync(join(there, 'notes.txt'), 'mine');
  const failed = run(process.execPath, [join(root, 'src/commands/build-engine.mjs'), ...args], { cwd: dir });
  await expect(failed).rejects.toMatchObject({ stderr: expect.stringMatching(message) });
  expect(readFileSync(join(there, 'notes.txt'), 'utf8')).toBe('mine');
  expect(readdirSync(dir)).toContain('package.json');
});

test('its declarations hold under strict TypeScript, and catch a wrong move', async () => {
  const ids = Object.keys(games);
  writeFileSync(
    join(dir, 'bot.ts'),
    `import { games, playout } from 'roundhouse-engine';
const game = games['${ids[0]}'];
const { state } = game.setup(game.configure({ seats: 2 }), 1);
const [move] = game.legal(state);
if (move) game.apply(state, move);
const sheet: readonly number[] = game.score(state).totals;
playout(game, game.setup(game.configure({ seats: 2 }), 1), [1, 2, sheet.length]);
// @ts-expect-error no such kind of move
game.apply(state, { kind: 'fly' });
`,
  );
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'NodeNext', '--target', 'ES2022', '--skipLibCheck'];
  await run(process.execPath, [tsc, ...options, join(dir, 'bot.ts')], { cwd: dir });
}, 120_000);
