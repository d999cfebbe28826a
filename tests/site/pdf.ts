import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF as Chromium prints it, in the order of its content: enough to ask whether something is on paper.
 * Reads what Skia writes (compressed streams, fonts with a ToUnicode map) and no more of the format.
 */
export function pdfText(pdf: Buffer): string {
  return pdfPages(pdf).join(' ');
}

/** The words of each page of a PDF; see `pdfText`. */
export function pdfPages(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const fonts = new Map<string, Font>();
  for (const [id, { head }] of objects) {
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    const map = unicode === undefined ? undefined : objects.get(unicode)?.stream;
    if (map !== undefined) fonts.set(id, readMap(map));
  }
  const text: string[] = [];
  for (const { head } of objects.values()) {
    if (!/\/Type \/Page\b/.test(head)) continue;
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '';
    const names = new Map(
      [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fonts.get(id)]),
    );
    text.push(readContent(content, names));
  }
  return text.map((page) => page.normalize('NFKC').replace(/\s+/g, ' '));
}

function readObjects(pdf: Buffer): Map<string, { head: string; stream?: string }> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, { head: string; stream?: string }>();
  for (const match of raw.matchAll(/(\d+) 0 obj\b/g)) {
    const from = match.index + match[0].length;
    const end = raw.indexOf('endobj', from);
    const start = raw.indexOf('stream', from);
    const head = raw.slice(from, start === -1 || start > end ? end : start);
    if (start === -1 || start > end) {
      objects.set(match[1] ?? '', { head });
      continue;
    }
    const at = start + 'stream'.length + (raw[start + 6] === '\r' ? 2 : 1);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const body = pdf.subarray(at, at + length);
    objects.set(match[1] ?? '', {
      head,
      stream: head.includes('/FlateDecode') ? inflateSync(body).toString('latin1') : body.toString('latin1'),
    });
  }
  return objects;
}

/** What the codes of a font say; a code has two hexadecimal digits or four. */
interface Font {
  readonly digits: number;
  readonly map: ReadonlyMap<number, string>;
}

/** `bfchar` rows name one glyph, `bfrange` rows name a run. */
function readMap(cmap: string): Font {
  const map = new Map<number, string>();
  const digits = /begincodespacerange\s*<([0-9A-F]+)>/i.exec(cmap)?.[1]?.length ?? 4;
  const said = (hex: string): string =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, rows = ''] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', to = ''] of rows.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      map.set(Number.parseInt(glyph, 16), said(to));
  }
  for (const [, rows = ''] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, low = '', high = '', to = ''] of rows.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi)) {
      const first = Number.parseInt(low, 16);
      for (let glyph = first; glyph <= Number.parseInt(high, 16); glyph += 1) {
        map.set(glyph, String.fromCharCode(Number.parseInt(to, 16) + glyph - first));
      }
    }
  }
  return { digits, map };
}

function readContent(content: string, fonts: ReadonlyMap<string, Font | undefined>): string {
  let font: Font | undefined;
  let text = '';
  for (const [token, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\bET\b|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name);
    else if (token === 'ET') text += ' ';
    else
      for (let at = 0; at < (shown?.length ?? 0); at += font?.digits ?? 4) {
        text += font?.map.get(Number.parseInt(shown?.slice(at, at + font.digits) ?? '', 16)) ?? '';
      }
  }
  return text;
}
