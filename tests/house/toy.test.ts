import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDraft } from '../../src/commands/draft.mjs';
import { root } from '../../src/commands/toolchain.mjs';
import { hash } from '../../src/kernel/hash.ts';
import { playout } from '../../src/kernel/playout.ts';
import { replay, saveOf } from '../../src/kernel/save.ts';
import { tapeOf } from '../laws/golden.ts';
import { sidings } from './toy/src/engine/index.ts';

// A game is three folders and a line: with those of a toy, a copy of the tree has one game more, or none but the toy. What a
// reader sees of it stands in tests/site/toy.test.ts.

const MINUTES = 60_000;
const run = promisify(execFile);

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs tests of a draft, of those files that have one of `filters` in their path. Returns the files, and what failed. */
async function tested(
  dir: string,
  filters: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly files: readonly string[]; readonly failed: readonly string[] }> {
  const report = join(dir, 'report.json');
  const args = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter', 'json'];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const settings = { ...process.env, ROUNDHOUSE_TALLY: join(dir, 'tally.json'), ROUNDHOUSE_PLAYS: '2', ...env };
  await run(process.execPath, [vitest, ...args, '--outputFile', report, ...filters], {
    cwd: dir,
    env: settings,
    maxBuffer: 2 ** 26,
  }).catch(() => undefined);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return {
    files: testResults.map(({ name }) => name.replaceAll('\\', '/').split('/tests/').at(-1) ?? name).sort(),
    failed: testResults.flatMap(({ name, status, message, assertionResults }) => [
      ...(status === 'failed' && message !== '' ? [`${name}: ${message}`] : []),
      ...assertionResults.flatMap((one) =>
        one.status === 'failed' ? [`${one.fullName}: ${one.failureMessages.join('; ')}`] : [],
      ),
    ]),
  };
}

describe('a tree with no game but the toy', () => {
  const dir = join(root, '.build/toy-alone');
  beforeAll(() => makeDraft(dir));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('has its three folders, and its line in the face of the engine', () => {
    const games = (folder: string) => readdirSync(join(dir, folder)).filter((name) => !/^common$|\.ts$/.test(name));
    expect(['content', 'src/games', 'tests/games'].flatMap(games)).toEqual(['sidings', 'sidings', 'sidings']);
    const face = readFileSync(join(dir, 'src/engine.ts'), 'utf8');
    expect(face.match(/games\/[^/']+/g)).toEqual(['games/sidings']);
  });

  test('holds it to the laws, and to all that is asked of every game', { timeout: 10 * MINUTES }, async () => {
    const { files, failed } = await tested(dir, ['tests/games/', '.wings.test.ts'], { ROUNDHOUSE_GAME: '' });
    expect(failed).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        ...['2', '3', '4', 'rulings'].map((name) => `games/sidings/laws/${name}.test.ts`),
        ...['2', '3', '4'].map((name) => `games/sidings/modules/night/laws/${name}.test.ts`),
        ...['laws/golden', 'laws/subjects', 'search/questions', 'spine/fidelity', 'stepper/scenarios'].map(
          (name) => `${name}.wings.test.ts`,
        ),
      ]),
    );
  });

  test('plays a save of it in plain Node', async () => {
    const config = sidings.configure({ seats: 3, modules: ['night'] });
    const { plies } = playout(sidings, sidings.setup(config, 5), tapeOf(5));
    const save = saveOf(
      sidings,
      config,
      5,
      plies.map(({ move }) => move),
    );
    const script = `
      import { games, gameOf, play } from './src/engine.ts';
      import { hash } from './src/kernel/hash.ts';
      const end = play(${JSON.stringify(save)}).at(-1).state;
      console.log(Object.keys(games).join(), gameOf('sidings').prompt(end).kind, hash(end));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: dir });
    const end = replay(sidings, save).at(-1);
    expect(stdout.trim()).toBe(`sidings over ${hash(end?.state)}`);
  });
});

describe('a tree with the toy beside the games that are here', () => {
  const dir = join(root, '.build/toy-beside');
  beforeAll(() => makeDraft(dir, { beside: true }));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  test('has no fault in its content, and imports as the house does', { timeout: 10 * MINUTES }, async () => {
    const { files, failed } = await tested(dir, ['tests/spine/fidelity', 'tests/house/imports'], {
      ROUNDHOUSE_GAME: 'sidings',
    });
    expect(failed).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(['house/imports.test.ts', 'spine/fidelity.wings.test.ts']));
  });

  test('has one game more in the face of the engine', async () => {
    const script = `import { games } from './src/engine.ts'; console.log(Object.keys(games).join());`;
    const here = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: root });
    const there = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: dir });
    expect(there.stdout.trim()).toBe(`${here.stdout.trim()},sidings`);
  });
});
