import type { SetupTables } from '../../games/common/board/setup-tables.ts';
import type { SetupScene } from '../../games/common/wing.ts';
import { referenceOf } from '../../games/index.ts';
import { games } from '../../spine/wings.ts';

/** What is random in a picture is drawn from this; every number of players has the same where the rules allow it. */
const SEED = 1;

/** A laid-out table as a picture. */
export interface DrawnSetup {
  /** What is played: a module, or `base`. */
  readonly part: string;
  readonly scene: SetupScene;
  readonly tables: SetupTables;
}

/** The positions in which the setup of a game ends, by number of players; `part` is a module, or `base`. */
export async function setupTables(game: string, part: string, players: readonly number[]): Promise<SetupTables> {
  const wing = games.get(game)?.wing;
  if (wing === undefined) return [];
  const engine = await referenceOf(wing).engine();
  const modules = part === 'base' ? [] : [part];
  return players.map((seats) => {
    const { state } = engine.setup(engine.configure({ seats, modules }), SEED);
    return { players: seats, view: engine.view(state, 'public') };
  });
}

/** The pictures of a game's setup: that of the base game, then those of modules that change it. */
export async function setupScenes(game: string, players: readonly number[]): Promise<DrawnSetup[]> {
  const scenes = Object.entries(games.get(game)?.setup ?? {});
  return Promise.all(
    scenes.map(async ([part, scene]) => ({ part, scene, tables: await setupTables(game, part, players) })),
  );
}
