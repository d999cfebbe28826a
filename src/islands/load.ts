import type { Scenario } from '../games/common/scenario.ts';
import { idOf, type Play } from '../games/common/wing.ts';
import { wings } from '../games/index.ts';
import type { Tasks } from '../stepper/machine.ts';

/** What an example is played with, and the example. */
export interface Loaded {
  readonly play: Play;
  readonly scenario: Scenario;
}

/** Names an example of a page: its game, the part of it that it is played with (`base` or a module), its id. */
export interface Named {
  readonly game: string;
  readonly part: string;
  readonly scenario: string;
}

// The one registry of a page: all its islands, and what wakes them, import it from here.
const loaded = new Map<string, Loaded>();
let tasks: Tasks | undefined;

const keyOf = ({ game, scenario }: Named): string => `${game}/${scenario}`;
const hasTasks = ({ runs }: Scenario): boolean => runs.some(({ script }) => script.some((step) => 'try' in step));

/**
 * Loads what an example is played with, before the island that shows it is hydrated.
 * @throws RangeError where no game has it
 */
export async function load(named: Named): Promise<void> {
  const wing = await wings[named.game]?.();
  const [, script] = Object.entries(wing?.scenarios ?? {}).find(([file]) => idOf(file) === named.scenario) ?? [];
  const playing = wing?.plays[named.part];
  if (!script || !playing) throw new RangeError(`there is no example ${keyOf(named)} to be played with ${named.part}`);
  const [play, scenario] = await Promise.all([playing(), script()]);
  if (hasTasks(scenario)) tasks ??= (await import('../stepper/tasks.ts')).tasks;
  // The server says everything at once; a reader's device loads what is seldom said when it is.
  if (import.meta.env.SSR) await play.refusals?.come();
  loaded.set(keyOf(named), { play, scenario });
}

/**
 * An example that was loaded.
 * @throws RangeError where it was not
 */
export function loadedOf(named: Named): Loaded {
  const found = loaded.get(keyOf(named));
  if (!found) throw new RangeError(`the example ${keyOf(named)} was not loaded`);
  return found;
}

/** What scenarios that set tasks need beside the rest, once one of them was loaded. */
export const loadedTasks = (): Tasks | undefined => tasks;
