import { basename } from 'node:path';
import { installPackages } from './debian.mjs';
import { isProgram, onPath } from './programs.mjs';
import { StepFailed } from './toolchain.mjs';

/** Chromium without a window, and so without what draws one: the tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium on this machine: `ROUNDHOUSE_CHROMIUM`, else the first on PATH, else a usual place.
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.ROUNDHOUSE_CHROMIUM;
  if (given) {
    if (isProgram(given)) return given;
    throw new StepFailed(`ROUNDHOUSE_CHROMIUM names ${given}, which is no program.`);
  }
  return onPath(...names) ?? places.find(isProgram);
}

/** As `findChromium`, but installs the one without a window, or else the whole, where that is possible. */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.ROUNDHOUSE_CHROMIUM || basename(found) === shell)) return found;
  await installPackages(shell);
  if (!findChromium()) await installPackages('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new StepFailed(
    'The site tests need Chromium. Install Chromium or Google Chrome, or set ROUNDHOUSE_CHROMIUM to its path.',
  );
}
