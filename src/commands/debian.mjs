import { existsSync } from 'node:fs';
import { run, StepFailed } from './toolchain.mjs';

/** Installs packages where that is possible: as root on Debian and its kin.
 * @param {string[]} names
 */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
  } catch (error) {
    // Not every kin of Debian has all packages; whoever called looks for what is there.
    if (!(error instanceof StepFailed)) throw error;
    console.log(error.message);
  }
}
