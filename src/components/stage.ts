import { aboutOf } from '../games/railroad-revolution/board/about.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { railroadRevolution } from '../games/railroad-revolution/engine/index.ts';
import { railwayWorkers } from '../games/railway-workers/engine/index.ts';
import { whistleStop } from '../games/whistle-stop/engine/index.ts';
import { ScriptError, type Track, trackOf } from '../stepper/track.ts';
import { citable, type Row, transcript } from '../stepper/transcript.ts';
import type { Scenario } from '../games/common/scenario.ts';
import { isDraft, siteScenario } from '../spine/site.ts';
import { railroadRevolution as railroadRevolutionWords } from '../games/railroad-revolution/words/words.ts';
import { railwayWorkers as railwayWorkersWords } from '../games/railway-workers/words/words.ts';
import { uiWords } from '../stepper/words/ui.ts';
import { whistleStop as whistleStopWords } from '../games/whistle-stop/words/words.ts';
import { english, type Words } from '../games/common/words/words.ts';

/** The words of an example itself. */
export const ui = uiWords(english);

/** A scenario played through at build time: its runs as rows, and the clauses that a reader can meet in it. */
export interface Told {
  readonly scenario: Scenario;
  readonly runs: readonly { readonly key: string; readonly rows: readonly Row[] }[];
  readonly cited: readonly string[];
  /** What its picture shows before all else, as its board calls it. */
  readonly about: readonly (string | number)[];
}

type Tell = (scenario: Scenario) => Told;

/** What a scenario is played with, the game and the modules that it needs, as one path. */
export const boxOf = ({ game, modules }: Scenario): string => [game, ...modules].join('/');

/** A game with its words, as something that tells scenarios. */
function teller<T extends GameTypes>(
  game: Game<T>,
  words: Words<T>,
  about?: (view: T['View'], places: readonly string[], moves: readonly string[]) => Told['about'],
): Tell {
  return (scenario) => {
    const own = scenario as unknown as Scenario<T>;
    const tracks: Track<T>[] = own.runs.map(({ key }) => trackOf(game, own, key));
    return {
      scenario,
      runs: tracks.map((track) => ({ key: track.run.key, rows: transcript(track, words) })),
      cited: citable(tracks),
      about: tracks.slice(0, 1).flatMap(({ frames }) => {
        const [start] = frames;
        const places = frames.flatMap(({ told }) =>
          'targets' in told
            ? (told.targets ?? [])
            : 'hints' in told
              ? told.hints.flatMap(({ targets = [] }) => targets)
              : [],
        );
        // The picture of all runs has one order.
        const moves = tracks
          .flatMap((track) => track.frames)
          .flatMap(({ told }) => ('move' in told ? [told.move.kind] : []));
        return (start && about?.(game.view(start.state, 'public'), places, moves)) ?? [];
      }),
    };
  };
}

const tellers: Readonly<Record<string, Tell>> = {
  'railroad-revolution': teller(railroadRevolution, railroadRevolutionWords(english), aboutOf),
  'railway-workers': teller(railwayWorkers, railwayWorkersWords(english)),
  'whistle-stop': teller(whistleStop, whistleStopWords(english)),
};

const told = new Map<string, Told | undefined>();

/**
 * A scenario as a page tells it; played once however many pages show it. `undefined` where there is none of this id.
 * @throws ScriptError where the engine does not bear its script out; a draft only says so and leaves it out.
 */
export function tell(game: string, id: string): Told | undefined {
  const key = `${game}/${id}`;
  if (told.has(key)) return told.get(key);
  const scenario = siteScenario(game, id);
  const made = scenario === undefined ? undefined : attempt(() => tellers[game]?.(scenario));
  told.set(key, made);
  return made;
}

function attempt(play: () => Told | undefined): Told | undefined {
  try {
    return play();
  } catch (error) {
    if (!isDraft || !(error instanceof ScriptError)) throw error;
    console.warn(error.message);
    return undefined;
  }
}
