import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installApart, node, root, run } from '../../src/commands/toolchain.mjs';

/** Where what the bench measures against is installed: outside of the project's own packages. */
export const othersDir = join(root, '.build/bench/others');
const wanted = fileURLToPath(new URL('others', import.meta.url));

/** Installs boardgame.io and Starlight as the lock file of the bench names them, unless they are there already. */
export const installOthers = (): Promise<void> =>
  installApart(wanted, othersDir, 'boardgame.io and Starlight for the bench');

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
