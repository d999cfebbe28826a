import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { chapterSchema, faqSchema, lessonSchema, rulingSchema, termSchema } from './spine/schemas.ts';

// The collections render what authors write; the spine reads the same files and knows what they cite.
/** What stands in `<game>/<name>/`, by the id `<game>/<file>`; and what is of no game, in `<name>/`, by `<name>/<file>`. */
const folder = (name: string, games = '*/') =>
  glob({
    base: './content',
    pattern: `${games}${name}/*.mdx`,
    generateId: ({ entry }) => entry.replace(`/${name}/`, '/').replace(/\.mdx$/, ''),
  });

export const collections = {
  rules: defineCollection({ loader: folder('rules'), schema: chapterSchema }),
  faq: defineCollection({ loader: folder('faq'), schema: faqSchema }),
  rulings: defineCollection({ loader: folder('rulings'), schema: rulingSchema }),
  learn: defineCollection({ loader: folder('learn'), schema: lessonSchema }),
  glossary: defineCollection({ loader: folder('glossary', '{*/,}'), schema: termSchema }),
};
