import type { Scenario } from '../games/common/scenario.ts';
import type { AboutOf } from '../games/common/wing.ts';
import { english, type Words } from '../games/common/words/words.ts';
import { referenceOf } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import type { Proofs } from '../kernel/proofs.ts';
import { ScriptError, trackOf } from '../stepper/track.ts';
import { type Chapter, chaptersOf, citable, type Row, transcript } from '../stepper/transcript.ts';
import { uiWords } from '../stepper/words/ui.ts';
import { isDraft, siteScenario } from './site.ts';
import { games } from './wings.ts';

/** The words of an example itself. */
export const ui = uiWords(english);

/** A scenario played through at build time: its runs as rows, and the clauses that a reader can meet in it. */
export interface Transcripts {
  readonly scenario: Scenario;
  readonly runs: readonly {
    readonly key: string;
    readonly rows: readonly Row[];
    readonly chapters: readonly Chapter[];
  }[];
  readonly cited: readonly string[];
  /** What its picture shows before all else, as its board calls it. */
  readonly about: readonly (string | number)[];
}

type Writer = (scenario: Scenario) => Transcripts;

/** A game with its words, as something that tells scenarios. */
const writerOf =
  (game: Game, proofs: Proofs, words: Words, about: AboutOf | undefined): Writer =>
  (scenario) => {
    const tracks = scenario.runs.map(({ key }) => trackOf(game, scenario, key, proofs));
    return {
      scenario,
      runs: tracks.map((track) => ({
        key: track.run.key,
        rows: transcript(track, words),
        chapters: chaptersOf(track, words),
      })),
      cited: citable(tracks),
      about: tracks.slice(0, 1).flatMap(({ frames }) => {
        const [start] = frames;
        const places = frames.flatMap(({ narration }) =>
          'targets' in narration
            ? (narration.targets ?? [])
            : 'hints' in narration
              ? narration.hints.flatMap(({ targets = [] }) => targets)
              : [],
        );
        // The picture of all runs has one order.
        const moves = tracks
          .flatMap((track) => track.frames)
          .flatMap(({ narration }) => ('move' in narration ? [narration.move.kind] : []));
        return (start && about?.(game.view(start.state, 'public'), places, moves)) ?? [];
      }),
    };
  };

const writers: ReadonlyMap<string, Writer> = new Map(
  await Promise.all(
    [...games].map(async ([id, { wing }]) => {
      const { engine, proofs, words, about } = referenceOf(wing);
      const [game, laws, say] = await Promise.all([engine(), proofs(), words()]);
      return [id, writerOf(game, laws, say(english), await about?.())] as const;
    }),
  ),
);

const written = new Map<string, Transcripts | undefined>();

/**
 * A scenario as a page tells it; played once however many pages show it. `undefined` where there is none of this id.
 * @throws ScriptError where the engine does not bear its script out; a draft only says so and leaves it out.
 */
export function transcriptsOf(game: string, id: string): Transcripts | undefined {
  const key = `${game}/${id}`;
  if (written.has(key)) return written.get(key);
  const scenario = siteScenario(game, id);
  const made = scenario === undefined ? undefined : attempt(() => writers.get(game)?.(scenario));
  written.set(key, made);
  return made;
}

function attempt(play: () => Transcripts | undefined): Transcripts | undefined {
  try {
    return play();
  } catch (error) {
    if (!isDraft || !(error instanceof ScriptError)) throw error;
    console.warn(error.message);
    return undefined;
  }
}
