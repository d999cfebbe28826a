import type { Game, GameTypes } from '../engine/kernel/game.ts';
import { railroadRevolution as railroadRevolutionGame } from '../engine/railroad-revolution/index.ts';
import { type Track, trackOf } from '../lesson/track.ts';
import { citable, type Row, transcript } from '../lesson/transcript.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { railroadRevolution } from '../words/railroad-revolution.ts';
import { type Ui, uiWords } from '../words/ui.ts';
import { english, type Words } from '../words/words.ts';

// Built with the pages and never sent to a reader: an island has its own game and no other.

/** A worked example as its page prints it. */
export interface BuiltExample {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly procedure?: string;
  /** Each run with its name (`3 players`) and its steps. */
  readonly runs: readonly { readonly key: string; readonly label: string; readonly rows: readonly Row[] }[];
  /** The clauses that a reader is likely to meet in it, for the island's `clauses`. */
  readonly rules: readonly string[];
}

interface Told {
  readonly game: Game;
  readonly words: Words;
  readonly scenarios: Readonly<Record<string, Scenario>>;
}

const told = <T extends GameTypes>(game: Game<T>, words: Words<T>, scenarios: Record<string, Scenario<T>>): Told =>
  ({ game, words, scenarios }) as unknown as Told;

const games: Readonly<Record<string, Told>> = {
  'railroad-revolution': told(
    railroadRevolutionGame,
    railroadRevolution(english),
    import.meta.glob('../scenarios/railroad-revolution/*.ts', { eager: true, import: 'scenario' }),
  ),
};

/** The words that an example's frame needs: `Example`, `Question` … */
export const ui: Ui = uiWords(english);

const built = new Map<string, BuiltExample>();

/**
 * A worked example, played on the engine.
 * @throws ScriptError where the engine does not bear it out, RangeError where there is none of this id.
 */
export function exampleOf(game: string, id: string): BuiltExample {
  const key = `${game}/${id}`;
  const known = built.get(key);
  if (known) return known;
  const here = games[game];
  const scenario = Object.values(here?.scenarios ?? {}).find((one) => one.id === id);
  if (!here || !scenario) throw new RangeError(`there is no scenario ${id} of ${game}`);
  const tracks: Track[] = scenario.runs.map((run) => trackOf(here.game, scenario, run.key));
  const runs = tracks.map((track) => ({
    key: track.run.key,
    label: ui.run(track.run.key),
    rows: transcript(track, here.words),
  }));
  const { title, summary, procedure } = scenario;
  const example = { id, title, summary, runs, rules: citable(tracks), ...(procedure ? { procedure } : {}) };
  built.set(key, example);
  return example;
}
