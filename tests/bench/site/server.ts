import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** Packed already: these are sent as they are. */
const packed = /\.(woff2|pf_\w+|pagefind|png|webp|jpg)$/;

/** Something that was sent: its path, its bytes as they went over the line (without headers), and as they are. */
export interface Sent {
  readonly path: string;
  readonly bytes: number;
  readonly body: Buffer;
}

export interface Server {
  /** Without a slash at its end. */
  readonly url: string;
  /** What was sent since the last call, in order, but for the icon of the tab. */
  sent(): Sent[];
  close(): Promise<void>;
}

/** Serves folders of files as a plain host does: gzip at its usual level 6, files with a hash in their name for ever. */
export async function serveFiles(dir: string): Promise<Server> {
  const kept = new Map<string, { readonly body: Buffer; readonly wire: Buffer; readonly isPacked: boolean }>();
  let log: Sent[] = [];
  const load = (path: string) => {
    const hit = kept.get(path);
    if (hit) return hit;
    const file = join(dir, normalize(path), path.endsWith('/') ? 'index.html' : '');
    if (!file.startsWith(dir) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    const body = readFileSync(file);
    const isPacked = packed.test(file);
    const one = { body, wire: isPacked ? body : gzipSync(body, { level: 6 }), isPacked };
    kept.set(path, one);
    return one;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = load(path);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const isHashed = path.startsWith('/_astro/');
    response.writeHead(200, {
      'content-type': types[extname(path.endsWith('/') ? '.html' : path) || '.html'] ?? 'application/octet-stream',
      'content-length': file.wire.length,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.isPacked ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(file.wire);
    // The browser asks for the icon of a tab when it likes, and a phone shows none.
    if (!path.startsWith('/favicon')) log.push({ path, bytes: file.wire.length, body: file.body });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  return {
    url: `http://localhost:${address.port}`,
    sent() {
      const all = log;
      log = [];
      return all;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
