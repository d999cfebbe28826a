import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, StepFailed, tool } from './toolchain.mjs';

// npm run build:engine [-- --outDir folder]: the engine as plain JavaScript with declarations, for others to use. What it
// writes is a package without dependencies; it runs on any Node from 20 on, and in browsers.
const given = process.argv.indexOf('--outDir');
const out = given < 0 ? join(root, '.build/engine') : (process.argv[given + 1] ?? '');

/** What the package says of itself. */
function manifest() {
  const { version, license, description } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    ...{ name: 'roundhouse-engine', version, description, license, type: 'module', sideEffects: false },
    engines: { node: '>=20' },
    exports: { '.': { types: './engine.d.ts', default: './engine.js' } },
  };
}

try {
  if (out === '') throw new StepFailed('--outDir wants a folder.');
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
