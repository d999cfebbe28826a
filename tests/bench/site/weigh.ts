import { gzipSync } from 'node:zlib';
import type { Sent } from './server.ts';

export type Kind = 'html' | 'css' | 'js' | 'font' | 'other';

/** Bytes over the line by kind, and those of the styles unpacked. */
export type Weight = { readonly [K in Kind | 'all' | 'rawCss']: number };

const script = /<script[\s\S]*?<\/script>/g;
const style = /<style[\s\S]*?<\/style>/g;

/** What a file counts as. */
export function kindOf(path: string): Kind {
  if (path.endsWith('/') || path.endsWith('.html')) return 'html';
  const extension = /\.(\w+)$/.exec(path)?.[1];
  if (extension === 'css') return 'css';
  if (extension === 'js' || extension === 'mjs') return 'js';
  return extension === 'woff2' ? 'font' : 'other';
}

/** Adds up what was sent. Scripts and styles that stand in a page count as such, packed by themselves. */
export function weigh(sent: readonly Sent[]): Weight {
  const sum = { html: 0, css: 0, js: 0, font: 0, other: 0, all: 0, rawCss: 0 };
  for (const { path, bytes, body } of sent) {
    const kind = kindOf(path);
    if (kind === 'html') {
      const text = body.toString();
      const scripts = text.match(script)?.join('') ?? '';
      if (scripts !== '') sum.js += gzipSync(scripts).length;
      const styles = text.match(style)?.join('') ?? '';
      if (styles !== '') sum.css += gzipSync(styles).length;
      sum.rawCss += Buffer.byteLength(styles);
      sum.html += gzipSync(text.replaceAll(script, '').replaceAll(style, '')).length;
    } else sum[kind] += bytes;
    if (kind === 'css') sum.rawCss += body.length;
    sum.all += bytes;
  }
  return sum;
}
