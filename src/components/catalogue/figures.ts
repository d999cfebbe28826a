import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

/** What draws the components of each game, by its folder. */
const figures = import.meta.glob<AstroComponentFactory>('../../games/*/board/Figure.svelte', {
  eager: true,
  import: 'default',
});

/** What draws the components of a game. */
export function figureOf(game: string): AstroComponentFactory {
  const figure = figures[`../../games/${game}/board/Figure.svelte`];
  if (figure === undefined) throw new Error(`src/games/${game}/board/Figure.svelte, which draws its catalogue, is missing.`);
  return figure;
}
