import type { Faq, GameSpine, Ruling } from '../spine/types.ts';

/** More than so many stand under the chapters that they belong to. */
const MANY = 12;

/** Some questions or rulings with the title of their chapter; all in one without a title where they are few. */
export interface Group<A> {
  readonly title?: string;
  /** The id of that chapter: the anchor of the group. */
  readonly id?: string;
  readonly articles: readonly A[];
}

/** Questions or rulings by the chapter of the rule that each rests on first, in the order of the chapters. */
export function byChapter<A extends Faq | Ruling>(game: GameSpine, articles: readonly A[]): Group<A>[] {
  if (articles.length <= MANY) return [{ articles }];
  return game.contents.flatMap(({ id, title }) => {
    const own = articles.filter(({ data }) => game.clauses.get(data.clauses[0] ?? '')?.chapter === id);
    return own.length === 0 ? [] : [{ id, title, articles: own }];
  });
}
