import { bearsOn } from '../spine/bearing.ts';
import type { GameSpine } from '../spine/types.ts';
import type { Hit } from './small-index.ts';

/** What other readings than ours say, by the name that a table has for each: `same-deal.twice`. */
export type Readings = Readonly<Record<string, Reading>>;

export interface Reading {
  readonly says: string;
  /** What it is told of in full, and what else it bears on; see `bearer`. */
  readonly at: readonly string[];
  readonly on: readonly string[];
}

/** The readings of a game that a table can choose. As in a chapter, a reading is told at the first clause that it touches. */
export function readingsOf({ choices, faq }: GameSpine): Readings {
  return Object.fromEntries(
    choices.rulings.flatMap((ruling) => {
      const { slug, others } = ruling;
      const [first = '', ...more] = ruling.clauses;
      const questions = [...faq.values()].filter(({ data }) => bearsOn(ruling, data.clauses, true));
      const on = [...more, ...questions.map((one) => `faq/${one.slug}`)];
      return others.map(({ id, reading }) => [id, { says: reading, at: [first, `ruling/${slug}`], on }] as const);
    }),
  );
}

/** How readings name a result: a clause by its id, an article by its kind and name. */
export function bearer({ kind, href }: Pick<Hit, 'kind' | 'href'>): string {
  const [page = '', anchor] = href.split('#');
  return kind === 'clause' ? (anchor ?? '') : `${kind}/${/([^/]*)\/?$/.exec(page)?.[1] ?? ''}`;
}
