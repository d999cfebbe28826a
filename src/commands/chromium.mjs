import { accessSync, constants, existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { run, StepFailed } from './toolchain.mjs';

/** Chromium without a window, and so without what draws one: the tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium on this machine: `ROUNDHOUSE_CHROMIUM`, else the first on PATH, else a usual place.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.ROUNDHOUSE_CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new StepFailed(`ROUNDHOUSE_CHROMIUM names ${given}, which is no program.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find(isProgram);
}

/** Installs a package where that is possible: as root on Debian and its kin.
 * @param {string} name
 */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${name} (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  } catch (error) {
    // Not every kin of Debian has both packages; whoever called looks for what is there.
    if (!(error instanceof StepFailed)) throw error;
    console.log(error.message);
  }
}

/** As `findChromium`, but installs the one without a window, or else the whole, where that is possible. */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.ROUNDHOUSE_CHROMIUM || basename(found) === shell)) return found;
  await installPackage(shell);
  if (!findChromium()) await installPackage('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new StepFailed(
    'The site tests need Chromium. Install Chromium or Google Chrome, or set ROUNDHOUSE_CHROMIUM to its path.',
  );
}
