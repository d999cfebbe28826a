import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { partOf, type Wing } from '../games/common/wing.ts';
import { referenceOf } from '../games/index.ts';
import { siteScenario } from '../spine/site.ts';
import { games } from '../spine/wings.ts';
import { trackOf } from '../stepper/track.ts';
import { drawn } from './drawn.ts';

/** Where a run of a scenario ends, as everybody sees it. */
interface Ending {
  readonly wing: Wing;
  readonly view: unknown;
  readonly title: string;
  /** What it is played with: a module, or `base`. */
  readonly part: string;
}

/** A position as a picture: what draws it, and what it shows. */
export interface Scene extends Omit<Ending, 'wing'> {
  readonly Picture: AstroComponentFactory;
}

/** The end of a run of a scenario, or of its first run; `undefined` where the site has no such scenario. */
async function endingOf(game: string, id: string, run?: string): Promise<Ending | undefined> {
  const wing = games.get(game)?.wing;
  const scenario = siteScenario(game, id);
  if (wing === undefined || scenario === undefined) return undefined;
  const { engine, proofs } = referenceOf(wing);
  const [played, laws] = await Promise.all([engine(), proofs()]);
  const last = trackOf(played, scenario, run ?? scenario.runs[0]?.key ?? '', laws).frames.at(-1);
  if (last === undefined) return undefined;
  return { wing, view: played.view(last.state, 'public'), title: scenario.title, part: partOf(scenario) };
}

function pictured(ending: Ending | undefined, Picture: AstroComponentFactory | undefined): Scene | undefined {
  return ending && Picture && { Picture, view: ending.view, title: ending.title, part: ending.part };
}

/** The end of a run in small, where the game draws positions so. */
export async function smallScene(game: string, scenario: string, run: string): Promise<Scene | undefined> {
  const ending = await endingOf(game, scenario, run);
  return pictured(ending, drawn(await (ending && referenceOf(ending.wing).scene?.())));
}

/** The end of a scenario in a few strokes, where the game draws such. */
export async function thumbOf(game: string, scenario: string): Promise<Scene | undefined> {
  const ending = await endingOf(game, scenario);
  return pictured(ending, drawn(await (ending && referenceOf(ending.wing).thumb?.())));
}

/** The end of the first run on the whole board of the game. */
export async function boardScene(game: string, scenario: string): Promise<Scene | undefined> {
  const ending = await endingOf(game, scenario);
  return pictured(ending, drawn((await ending?.wing.plays[ending.part]?.())?.Board));
}
