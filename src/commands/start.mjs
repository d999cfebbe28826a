import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, StepFailed, tool } from './toolchain.mjs';

// npm start: from a fresh clone to a site in the browser.
try {
  await install();
  console.log('Building the site …');
  await tool('astro', ['build', '--silent']);
  // Imported late: on a fresh clone its library is there only now.
  const { serve } = await import('./serve.mjs');
  const { url } = await serve({
    dir: join(root, process.env.ROUNDHOUSE_OUT ?? 'dist'),
    base: process.env.ROUNDHOUSE_BASE ?? '/',
    port: Number(process.env.PORT ?? 4321),
    host: process.env.HOST ?? '127.0.0.1',
  });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`\n  Roundhouse ${version} is at  ${url}\n  Stop it with Ctrl+C.\n`);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
