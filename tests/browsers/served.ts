import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../src/commands/serve.mjs';
import { root } from '../../src/commands/toolchain.mjs';

/** Keeps what goes wrong in a page for the whole visit; it stands before the policy, which would refuse it. */
const watch = `<script>{
  const note = (what) => sessionStorage.setItem('faults', JSON.stringify([...JSON.parse(sessionStorage.getItem('faults') ?? '[]'), what]));
  addEventListener('error', ({ message, target }) => note(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
  document.addEventListener('securitypolicyviolation', (event) => note('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...all) => { note(all.join(' ')); error.apply(console, all); };
  document.addEventListener('roundhouse:awake', () => { document.documentElement.dataset.awake = ''; });
}</script>`;

/** Serves the built site to a browser whose faults cannot be watched from outside. */
export async function served(): Promise<{ url: string; close(): Promise<void> }> {
  const site = await serve({ dir: join(root, process.env.ROUNDHOUSE_OUT ?? 'dist') });
  const server = createServer(async (request, response) => {
    try {
      const answer = await fetch(new URL(request.url ?? '/', site.url));
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) response.end((await answer.text()).replace('<head>', `<head>${watch}`));
      else response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      response.writeHead(500).end(`${error}`);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://localhost:${port}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await site.close();
    },
  };
}
