import { describe, expect, test } from 'vitest';
import { byChapter } from '../../src/components/by-chapter.ts';
import { siteSpine } from '../../src/spine/site.ts';
import type { Faq, Ruling } from '../../src/spine/types.ts';
import { isAsked } from '../asked.ts';

describe.each([...siteSpine().games.values()].filter(({ id }) => isAsked(id)))(
  'questions and rulings of $id',
  (game) => {
    const places = [...game.clauses.keys()];
    const placeOf = ({ data }: Faq | Ruling): number => places.indexOf(data.clauses[0] ?? '');

    test.each(['faq', 'rulings'] as const)('%s: in the order of the rules that they rest on first', (kind) => {
      const all = [...game[kind].values()].map(placeOf);
      expect(all.length).toBeGreaterThan(3);
      expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
      expect(all).toEqual([...all].sort((a, b) => a - b));
    });

    test.each(['faq', 'rulings'] as const)('%s: each once, and under its chapter where they are many', (kind) => {
      const all: readonly (Faq | Ruling)[] = [...game[kind].values()];
      const groups = byChapter(game, all);
      expect(groups.flatMap(({ articles }) => articles)).toEqual(all);
      if (all.length <= 12) return expect(groups).toEqual([{ articles: all }]);
      const titles = game.contents.map(({ title }) => title);
      expect(titles.filter((title) => groups.some((group) => group.title === title))).toEqual(
        groups.map(({ title }) => title),
      );
      expect(groups.length).toBeGreaterThan(3);
    });
  },
);
