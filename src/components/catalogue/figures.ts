import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { referenceOf } from '../../games/index.ts';
import { games } from '../../spine/wings.ts';
import { drawn } from '../drawn.ts';

/** What draws the components of a game. */
export async function figureOf(id: string): Promise<AstroComponentFactory> {
  const game = games.get(id);
  const figure = drawn(await (game && referenceOf(game.wing).figure?.()));
  if (figure === undefined) throw new Error(`src/games/${id}/game.ts names no figure, which draws its catalogue.`);
  return figure;
}
