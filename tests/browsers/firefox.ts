import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox } from '../../src/commands/browsers.mjs';
import { clicking, type Driven, type Engine, pressing, wheeling } from './engine.ts';
import { ended, started } from './started.ts';

type Answer = { readonly id: number; readonly type: string; readonly result?: unknown; readonly message?: string };
type Send = (method: string, params: object) => Promise<never>;

/** A WebDriver BiDi connection: what is sent is answered by its number. */
async function connected(address: string): Promise<{ send: Send; close(): void }> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer.`)), { once: true });
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(`${data}`) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    async send(method, params) {
      last += 1;
      const id = last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, message } = await answered;
      if (type !== 'success') throw new Error(`${method}: ${message}`);
      return result as never;
    },
    close: () => socket.close(),
  };
}

/** A machine without a mouse would have Firefox say that nothing hovers. */
const preferences = (dark: boolean): Readonly<Record<string, number | boolean | string>> => ({
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.systemUsesDarkTheme': dark ? 1 : 0,
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
});

interface Running {
  readonly program: ChildProcess;
  readonly profile: string;
  readonly send: Send;
  readonly close: () => void;
}

async function start(dark: boolean): Promise<Running> {
  const file = findFirefox();
  if (file === undefined) throw new Error('No Firefox here; npm run test:browsers installs one where it can.');
  const profile = await mkdtemp(join(tmpdir(), 'roundhouse-firefox-'));
  const lines = Object.entries(preferences(dark)).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), `${lines.join('\n')}\n`);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'];
  const { program, said } = await started(file, args, /WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connected(`${said}/session`);
  await send('session.new', { capabilities: {} });
  return { program, profile, send, close };
}

async function drive({ send }: Running, width: number, height: number): Promise<Driven> {
  const { userContext } = (await send('browser.createUserContext', {})) as { userContext: string };
  const { context } = (await send('browsingContext.create', { type: 'tab', userContext })) as { context: string };
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  const perform = async (actions: object[]) => void (await send('input.performActions', { context, actions }));
  return {
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const said = (await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } };
      if (said.result === undefined) throw new Error(said.exceptionDetails?.text);
      return JSON.parse(said.result.value);
    },
    click: (x, y) => perform(clicking(x, y)),
    wheel: (x, y, by) => perform(wheeling(x, y, by)),
    press: (key) => perform(pressing(key)),
    async screenshot() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async print() {
      const page = { width: 21, height: 29.7 };
      // Without margins of the printer's: those of the page's own style hold.
      const margin = { top: 0, bottom: 0, left: 0, right: 0 };
      const { data } = (await send('browsingContext.print', { context, page, margin })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

export async function openFirefox(): Promise<Engine> {
  // What the system prefers is a setting of the whole browser.
  const running = new Map<boolean, Promise<Running>>();
  const ofTheme = (dark: boolean): Promise<Running> => {
    const one = running.get(dark) ?? start(dark);
    running.set(dark, one);
    return one;
  };
  await ofTheme(false);
  return {
    name: 'Firefox',
    open: async ({ width, height, dark }) => drive(await ofTheme(dark), width, height),
    async close() {
      for (const one of running.values()) {
        const { program, profile, close } = await one;
        close();
        await ended(program);
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  };
}
