import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** Serves a built site as a plain host would: folders by their index, anything else by the site's own 404 page.
 * @param {{ dir: string, base?: string, port?: number, host?: string }} options `port` 0 takes any free one; a taken one
 *   is passed over for the next.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} `url` ends in a slash and includes the base.
 */
export async function serve({ dir, base = '/', port = 0, host = '127.0.0.1' }) {
  const prefix = base.replace(/\/+$/, '');
  const files = sirv(dir, { etag: true, dev: false });
  const server = createServer((request, response) => {
    const missing = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      const page = join(dir, '404.html');
      response.end(existsSync(page) ? readFileSync(page) : 'Not found');
    };
    const url = request.url ?? '/';
    if (url === prefix && prefix !== '') return response.writeHead(301, { location: `${prefix}/` }).end();
    if (!url.startsWith(`${prefix}/`)) return missing();
    request.url = url.slice(prefix.length);
    return files(request, response, missing);
  });
  const taken = await listen(server, port, host);
  return {
    url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${taken}${prefix}/`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** @param {import('node:http').Server} server @param {number} first @param {string} host @returns {Promise<number>} the port */
async function listen(server, first, host) {
  for (let port = first; ; port += 1) {
    try {
      await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve(server.off('error', reject)));
      });
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : port;
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!busy || port >= first + 50) throw error;
    }
  }
}
