// Shared by the commands. Plain JavaScript without dependencies: it runs on a fresh clone, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A step of a command that went wrong in a way that is told in one sentence; anything else that is thrown is a bug. */
export class StepFailed extends Error {}

/** @param {string} path below the root */
const json = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Whether node_modules holds exactly what the lock file names; an optional package may be absent. */
export function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const have = json('node_modules/.package-lock.json').packages;
  return Object.entries(json('package-lock.json').packages).every(
    ([path, want]) => path === '' || (have[path] === undefined ? want.optional : have[path].version === want.version),
  );
}

/** Installs what the lock file names, unless it is there already. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  // Without npm's warnings: on an older Node they fill the screen, and the packages meant run on the Node that comes with them.
  await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Runs npm.
 * @param {string[]} args
 */
async function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) await run(process.execPath, [script, ...args]);
  else await run('npm', args, { shell: process.platform === 'win32' });
}

/** Installs packages that are no part of the project in a folder of their own, as a lock file names them, unless they are
 * there already. No install script of any of them is run.
 * @param {string} wanted the folder with their package.json and package-lock.json
 * @param {string} dir where they go
 * @param {string} what they are, to be told
 */
export async function installApart(wanted, dir, what) {
  const lock = join(wanted, 'package-lock.json');
  const done = join(dir, 'node_modules/.installed-lock.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === readFileSync(lock, 'utf8')) return;
  console.log(`Installing ${what} (npm ci) …`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(wanted, file), join(dir, file));
  await npm(['ci', '--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  cpSync(lock, done);
}

/** The Node that runs Astro: this one if it is new enough (22.12), else the one that comes as an optional package. */
export function node() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const file = system === 'win' ? 'node.exe' : 'node';
  const kept = join(root, `node_modules/node-${system}-${process.arch}/bin/${file}`);
  if (existsSync(kept)) return kept;
  throw new StepFailed(`Astro needs Node 22.12 or newer; this is ${process.versions.node}. Install a newer Node.`);
}

/** Runs the command line `bin` of an installed package, such as `astro`, on a Node that is new enough; at the root of the
 * project, or in `cwd`.
 * @param {string} name of the package
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, bin?: string, cwd?: string }} [options]
 */
export async function tool(name, args, { env = {}, bin = name, cwd = root } = {}) {
  const declared = json(`node_modules/${name}/package.json`).bin;
  const file = typeof declared === 'string' ? declared : declared[bin];
  const program = node();
  const path = [join(program, '..'), process.env.PATH].join(delimiter);
  await run(program, [join(root, 'node_modules', name, file), ...args], { env: { PATH: path, ...env }, cwd });
}

/** Runs a program at the root of the project, or in `cwd`; resolves when it ends well, throws `StepFailed` otherwise.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, shell?: boolean, cwd?: string }} [options]
 */
export function run(program, args, { env = {}, shell = false, cwd = root } = {}) {
  const settings = { ASTRO_TELEMETRY_DISABLED: '1', ...process.env, ...env };
  const child = spawn(program, args, { cwd, stdio: 'inherit', shell, env: settings });
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StepFailed(`${program} does not start: ${error.message}`)));
    child.once('exit', (code, signal) => {
      if (code === 0) resolve(undefined);
      else reject(new StepFailed(`${[program, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}
