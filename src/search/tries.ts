import { termsOf } from '../spine/terms.ts';
import type { GameSpine, Spine } from '../spine/types.ts';

/** Searches that a game offers to whoever has not typed yet: its most used words and an amount, and a question. */
export function tries(spine: Spine, game: GameSpine): string[] {
  const clauses = [...game.clauses.values()];
  const byUse = (uses: ReadonlyMap<string, number>): string[] =>
    [...uses].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([one]) => one);
  const words = tally(clauses.flatMap(({ terms }) => terms));
  const known = new Map(termsOf(spine, game.id).map(({ id, word }) => [id, word]));
  const amounts = byUse(tally(clauses.flatMap(({ text }) => text.match(/\$\d{2,}(?!\d|[.,]\d)/g) ?? [])));
  const questions = [...game.faq.values()].map(({ data }) => data.question);
  return [
    ...byUse(words)
      .flatMap((id) => known.get(id) ?? [])
      .slice(0, 4),
    ...amounts.slice(0, 1),
    ...questions.sort((a, b) => a.length - b.length).slice(0, 1),
  ];
}

function tally(list: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const one of list) uses.set(one, (uses.get(one) ?? 0) + 1);
  return uses;
}
