import type { z } from 'zod';
import { type Document, parseMdx, type Report, type Source } from './document.ts';
import type { Mentions } from './types.ts';
import { checkVocabulary, mentionsOf } from './vocabulary.ts';

/** A FAQ, ruling or term as written. */
export interface WrittenArticle<Data> {
  readonly slug: string;
  readonly source: Source;
  readonly document: Document<Data>;
  readonly mentions: Mentions;
}

/** Reads a file that is one article; its name is its slug. Clauses are cited here, never stated. */
export function readArticle<S extends z.ZodType>(
  source: Source,
  schema: S,
  report: Report,
): WrittenArticle<z.output<S>> | undefined {
  const document = parseMdx(source, schema, report);
  if (document === undefined) return undefined;
  checkVocabulary(document.children, (name) => name !== 'Rule', report);
  const slug = source.path.replace(/^.*\//, '').replace(/\.mdx$/, '');
  return { slug, source, document, mentions: mentionsOf(document.children, source.path) };
}
