import type { Component } from 'svelte';
import type { Figure } from '../../games/common/words/catalogue.ts';
import { referenceOf } from '../../games/index.ts';
import { games } from '../../spine/wings.ts';

/** What draws the components of a game. */
export async function figureOf(id: string): Promise<Component<Figure>> {
  const game = games.get(id);
  const figure = await (game && referenceOf(game.wing).figure?.());
  if (figure === undefined) throw new Error(`src/games/${id}/game.ts names no figure, which draws its catalogue.`);
  return figure;
}
