import { spawn } from 'node:child_process';
import { findWebKit } from '../../src/commands/browsers.mjs';
import { clicking, type Driven, type Engine, pressing, type Window, wheeling } from './engine.ts';
import { ended, started } from './started.ts';

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<never>;

/** WebDriver over HTTP. */
const asking =
  (address: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  };

/** Gives the window its measure, which it takes in its own time. */
async function size(ask: Ask, evaluate: Driven['evaluate'], { width, height }: Window): Promise<void> {
  await ask('POST', '/window/rect', { width, height });
  for (let tries = 0; tries < 50; tries += 1) {
    const [inner, high] = (await evaluate('[innerWidth, innerHeight]')) as number[];
    if (inner === width && high === height) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`WebKit has no window of ${width} x ${height} pixels.`);
}

async function drive(root: Ask, browser: string, window: Window): Promise<Driven> {
  // A window with its tools is never as narrow as a phone; one without is as large as what it shows.
  const args = ['--automation', '--full-screen', ...(window.dark ? ['--dark-mode'] : [])];
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } } };
  const { sessionId } = (await root('POST', '/session', { capabilities: wanted })) as { sessionId: string };
  const ask: Ask = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);
  const evaluate: Driven['evaluate'] = async (expression) => {
    const script = `const done = arguments[0];
      Promise.resolve(${expression}).then((value) => done([JSON.stringify(value ?? null)]), (error) => done(['', String(error)]));`;
    const [value = '', error] = (await ask('POST', '/execute/async', { script, args: [] })) as string[];
    if (error !== undefined) throw new Error(error);
    return JSON.parse(value);
  };
  await size(ask, evaluate, window);
  const perform = async (actions: object[]) => void (await ask('POST', '/actions', { actions }));
  return {
    go: async (url) => void (await ask('POST', '/url', { url })),
    evaluate,
    click: (x, y) => perform(clicking(x, y)),
    wheel: (x, y, by) => perform(wheeling(x, y, by)),
    press: (key) => perform(pressing(key)),
    screenshot: async () => Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'),
    close: async () => void (await ask('DELETE', '')),
  };
}

export async function openWebKit(): Promise<Engine> {
  const found = findWebKit();
  if (found === undefined) throw new Error('No WebKit here; npm run test:browsers installs one where it can.');
  const screen = await started(
    found.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\s/m,
  );
  const port = 4000 + (process.pid % 20_000);
  const { driver, root } = await listening(found.driver, port, screen.said);
  return {
    name: 'WebKit',
    open: (window) => drive(root, found.browser, window),
    async close() {
      await ended(driver);
      await ended(screen.program);
    },
  };
}

/** Starts the driver, which says nothing when it is ready: it is asked until it answers. */
async function listening(file: string, port: number, display: string) {
  const env = { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' };
  const driver = spawn(file, [`--port=${port}`, '--replace-on-new-session'], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const root = asking(`http://127.0.0.1:${port}`);
  for (let tries = 0; ; tries += 1) {
    try {
      await root('GET', '/status');
      return { driver, root };
    } catch (error) {
      if (tries > 100 || driver.exitCode !== null) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}
