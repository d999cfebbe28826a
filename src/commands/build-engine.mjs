import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { install, root, StepFailed, tool } from './toolchain.mjs';

const NAME = 'roundhouse-engine';

/** @param {string} out */
const isEmpty = (out) => statSync(out).isDirectory() && readdirSync(out).length === 0;

/** The name of the package in a folder; `undefined` where none can be read.
 * @param {string} out
 */
function nameIn(out) {
  try {
    return JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'))?.name;
  } catch {
    return undefined;
  }
}

/** Where the package goes: a folder that is new, empty, or holds an earlier one; nothing else is ever emptied. */
function folder() {
  /** @type {string | undefined} */
  let given;
  try {
    given = parseArgs({ options: { outDir: { type: 'string' } } }).values.outDir;
  } catch (error) {
    throw new StepFailed(
      `${error instanceof Error ? error.message : error} Use: npm run build:engine [-- --outDir folder]`,
    );
  }
  if (given === '' || given?.startsWith('-')) throw new StepFailed('--outDir wants a folder.');
  const out = given === undefined ? join(root, '.build/engine') : resolve(given);
  if (!existsSync(out)) return out;
  if (!isEmpty(out) && nameIn(out) !== NAME)
    throw new StepFailed(
      `${out} holds something else than an engine of ours, so nothing is built there. Name another folder.`,
    );
  return out;
}

/** What the package says of itself. */
function manifest() {
  const { version, license, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    ...{ name: NAME, version, description, license, type: 'module', sideEffects: false },
    engines: { node: '>=20' },
    exports: { '.': { types: './engine.d.ts', default: './engine.js' } },
  };
}

// npm run build:engine [-- --outDir folder]: the engine as plain JavaScript with declarations, for others to use. What it
// writes is a package without dependencies; it runs on any Node from 20 on, and in browsers.
try {
  const out = folder();
  await install();
  rmSync(out, { recursive: true, force: true });
  await tool('typescript', ['-p', 'src/commands/engine.tsconfig.json', '--outDir', out], { bin: 'tsc' });
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  console.log(`The engine is in ${out}`);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
