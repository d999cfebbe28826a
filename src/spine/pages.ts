import type { Spine } from './types.ts';

/** The chapters that show an example or a chart, or those that do not, as the parameters of their pages. */
export function chapterPages(spine: Spine, isPlayed: boolean): { params: { game: string; chapter: string } }[] {
  return [...spine.games.values()].flatMap((game) =>
    [...game.chapters.values()]
      .filter(({ examples, procedures }) => examples.length + procedures.length > 0 === isPlayed)
      .map(({ id }) => ({ params: { game: game.id, chapter: id } })),
  );
}
