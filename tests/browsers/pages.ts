import { inflateSync } from 'node:zlib';

/** The objects of a PDF that its writer packed together, as text. */
function packed(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  return [...raw.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ 0: head, index }) => {
    const from = index + head.length;
    const body = pdf.subarray(from, raw.indexOf('endstream', from));
    return inflateSync(body).toString('latin1');
  });
}

/** How many pages a PDF has, whoever wrote it: its tree of pages says so. */
export function pagesOf(pdf: Buffer): number {
  const texts = [pdf.toString('latin1'), ...packed(pdf)];
  const counts = texts.flatMap((text) =>
    [...text.matchAll(/\/Type\s*\/Pages\b[^>]*?\/Count (\d+)|\/Count (\d+)[^>]*?\/Type\s*\/Pages\b/g)].map(
      ([, one, other]) => Number(one ?? other),
    ),
  );
  if (counts.length === 0) throw new Error('This PDF has no pages that can be counted.');
  return Math.max(...counts);
}
