import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../src/commands/chromium.mjs';
import { serve } from '../../src/commands/serve.mjs';
import { isInstalled, run, StepFailed } from '../../src/commands/toolchain.mjs';

describe('serving a built site', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'roundhouse-'));
    mkdirSync(join(dir, 'site/deep'), { recursive: true });
    writeFileSync(join(dir, 'secret.txt'), 'secret');
    writeFileSync(join(dir, 'site/index.html'), 'home');
    writeFileSync(join(dir, 'site/deep/index.html'), 'deep');
    writeFileSync(join(dir, 'site/404.html'), 'not here');
  });
  afterAll(() => rm(dir, { recursive: true }));

  test('folders answer by their index, anything else by the page for what is not there', async () => {
    const site = await serve({ dir: join(dir, 'site') });
    const get = async (path: string) => {
      const answer = await fetch(new URL(path, site.url));
      return [answer.status, await answer.text()];
    };
    expect(await get('/')).toEqual([200, 'home']);
    expect(await get('/deep/')).toEqual([200, 'deep']);
    expect(await get('/nothing/')).toEqual([404, 'not here']);
    expect(await get('/%2e%2e/secret.txt')).toEqual([404, 'not here']);
    expect(await get('/..%2fsecret.txt')).toEqual([404, 'not here']);
    await site.close();
  });

  test('under a base, the base without its slash leads to it, and what lies outside is not there', async () => {
    const site = await serve({ dir: join(dir, 'site'), base: '/sub/folder/' });
    expect(site.url).toMatch(/\/sub\/folder\/$/);
    const home = await fetch(site.url.replace(/\/$/, ''));
    expect([home.url, await home.text()]).toEqual([site.url, 'home']);
    expect((await fetch(new URL('/deep/', site.url))).status).toBe(404);
    await site.close();
  });

  test('a port that is taken is passed over for the next', async () => {
    const first = await serve({ dir: join(dir, 'site') });
    const second = await serve({ dir: join(dir, 'site'), port: first.port });
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.close(), second.close()]);
  });
});

describe('the commands', () => {
  test('what the lock file names is installed', () => {
    expect(isInstalled()).toBe(true);
  });

  test('a step that fails says which', async () => {
    await expect(run(process.execPath, ['-e', 'process.exit(3)'])).rejects.toThrow(
      /-e process\.exit\(3\) ended with 3/,
    );
    await expect(run('no-such-program', [])).rejects.toThrow(StepFailed);
  });

  test('a browser that is named but not there is told in one sentence', () => {
    const kept = process.env.ROUNDHOUSE_CHROMIUM;
    process.env.ROUNDHOUSE_CHROMIUM = '/no/such/browser';
    expect(() => findChromium()).toThrow('ROUNDHOUSE_CHROMIUM names /no/such/browser, which is no program.');
    if (kept === undefined) delete process.env.ROUNDHOUSE_CHROMIUM;
    else process.env.ROUNDHOUSE_CHROMIUM = kept;
  });
});
