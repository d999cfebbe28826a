import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node, root, run } from '../../src/commands/toolchain.mjs';

/** Where what the bench measures against is installed: outside of the project's own packages. */
export const othersDir = join(root, '.build/bench/others');
const wanted = fileURLToPath(new URL('others', import.meta.url));

/** Installs boardgame.io and Starlight as the lock file of the bench names them, unless they are there already. */
export async function installOthers(): Promise<void> {
  const lock = join(wanted, 'package-lock.json');
  const done = join(othersDir, 'node_modules/.installed-lock.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === readFileSync(lock, 'utf8')) return;
  console.log('Installing boardgame.io and Starlight for the bench (npm ci) …');
  rmSync(othersDir, { recursive: true, force: true });
  mkdirSync(othersDir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(wanted, file), join(othersDir, file));
  // No install script of any package is run: neither library needs one.
  const options = ['ci', '--prefix', othersDir, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...options]);
  else await run('npm', options, { shell: process.platform === 'win32' });
  cpSync(lock, done);
}

/** The version of an installed package. */
export function versionOf(name: string, folder = othersDir): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Runs Astro as it is installed for the bench, in its own folder. */
export async function buildOthers(): Promise<void> {
  const astro = join(othersDir, 'node_modules/astro');
  const { bin } = JSON.parse(readFileSync(join(astro, 'package.json'), 'utf8')) as {
    bin: string | { readonly astro: string };
  };
  const file = join(astro, typeof bin === 'string' ? bin : bin.astro);
  const path = [dirname(node()), process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  await run(node(), [file, 'build', '--root', othersDir, '--silent'], { env: { PATH: path } });
}
