import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { partOf } from '../games/common/wing.ts';
import { referenceOf } from '../games/index.ts';
import { siteScenario } from '../spine/site.ts';
import { games } from '../spine/wings.ts';
import { trackOf } from '../stepper/track.ts';
import { drawn } from './drawn.ts';

/** A position of an example as a picture: what draws it, and what it shows. */
export interface Scene {
  readonly Picture: AstroComponentFactory;
  readonly view: unknown;
  readonly title: string;
  /** The modules whose pieces it may show. */
  readonly part: string;
}

/** The last step of a run of an example, where the game draws positions in small. */
export async function sceneOf(game: string, scenario: string, run: string): Promise<Scene | undefined> {
  const wing = games.get(game)?.wing;
  const told = siteScenario(game, scenario);
  if (wing === undefined || told === undefined) return undefined;
  const { engine, proofs, scene } = referenceOf(wing);
  const Picture = drawn(await scene?.());
  if (Picture === undefined) return undefined;
  const [played, laws] = await Promise.all([engine(), proofs()]);
  const state = trackOf(played, told, run, laws).frames.at(-1)?.state;
  if (state === undefined) return undefined;
  return { Picture, view: played.view(state, 'public'), title: told.title, part: partOf(told) };
}
