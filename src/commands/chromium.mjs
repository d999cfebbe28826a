import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, StepFailed } from './toolchain.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
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

/** As `findChromium`, but installs one where that is possible: as root on Debian and its kin. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium (apt-get) …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new StepFailed(
    'The site tests need Chromium. Install Chromium or Google Chrome, or set ROUNDHOUSE_CHROMIUM to its path.',
  );
}
