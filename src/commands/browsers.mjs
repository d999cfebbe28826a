import { globSync } from 'node:fs';
import { installPackages } from './debian.mjs';
import { isProgram, onPath } from './programs.mjs';
import { StepFailed } from './toolchain.mjs';

/** The path of a Firefox on this machine.
 * @returns {string | undefined}
 */
export const findFirefox = () => onPath('firefox-esr', 'firefox');

/** What drives a WebKit without a screen: its driver, its browser, and what draws its window.
 * @returns {{ driver: string, browser: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = globSync('/usr/{lib,lib/*,libexec}/webkit{2gtk,gtk}-*/MiniBrowser').sort().find(isProgram);
  const screen = onPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Installs Firefox and WebKit where they are missing and that is possible. */
export async function ensureBrowsers() {
  const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) await installPackages(...missing);
  if (!findFirefox()) throw new StepFailed('The tests in Firefox need Firefox on PATH: Debian’s firefox-esr.');
  if (!findWebKit())
    throw new StepFailed(
      'The tests in WebKit need WebKitWebDriver, MiniBrowser and Xvfb: Debian’s webkit2gtk-driver and xvfb.',
    );
}
