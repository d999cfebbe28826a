import type { Options } from '../../kernel/config.ts';
import type { AnyConfig, Game, GameTypes, Transition } from '../../kernel/game.ts';
import { deepFreeze, type Json } from '../../kernel/json.ts';
import { type Patch, patched } from '../../kernel/patch.ts';
import { scriptRng, seedRng } from '../../kernel/rng.ts';

/** Paths of the public view (`/seats/0/money`) and what stands there. */
export type Shown = { readonly [path: string]: Json };

/** Points of the score sheet by seat: those of a clause, or `total`. */
export type Scores<Rule extends string = string> = { readonly [R in Rule | 'total']?: readonly number[] };

/**
 * What a reader is to reach: all of it must hold. Plain data about the public view and the prompt, which the engine alone
 * can check.
 */
export interface Goal {
  /** What the public view shows. */
  readonly shows?: Shown;
  /** Numbers of the public view, by path, that are at least so much. */
  readonly least?: { readonly [path: string]: number };
  /** Numbers of the public view, by path, that are at most so much. */
  readonly most?: { readonly [path: string]: number };
  /** What is asked: fields of the prompt. */
  readonly asks?: { readonly [field: string]: Json };
}

/** One hint to a task: a sentence or two, and the places on the board that it is about. */
export interface Hint {
  readonly say: string;
  readonly targets?: readonly string[];
}

/**
 * One step of a worked example. `say` is what a teacher would say, in one to three sentences. A `mark` is its name for
 * whoever begins there: it stays with the step wherever that stands.
 */
export type Step<T extends GameTypes = GameTypes> = Unmarked<T> & { readonly mark?: string };

type Unmarked<T extends GameTypes> =
  /**
   * Something to read; nothing moves. `targets` are the places on the board that it is about, `scores` what the position
   * would be worth now: the score sheet is shown with it.
   */
  | {
      readonly say: string;
      readonly targets?: readonly string[];
      readonly shows?: Shown;
      readonly scores?: Scores<T['Rule']>;
    }
  /** A legal move. */
  | { readonly move: T['Move']; readonly say?: string; readonly shows?: Shown }
  /** A move that is refused under `rule`; nothing moves. */
  | { readonly refuse: T['Move']; readonly rule: T['Rule']; readonly say: string }
  /** A question with its answer, which the reader may think about first. */
  | {
      readonly ask: string;
      readonly answer: string;
      readonly targets?: readonly string[];
      readonly shows?: Shown;
    }
  /**
   * A task: the reader plays legal moves until the goal holds. The moves that follow in the script, up to the next step of
   * another kind, are one way to it; the goal holds after the last of them and not before. `hints` go from a nudge to
   * nearly everything, and the way itself comes after them. `result` says what is the case once the goal is reached,
   * whatever way led there.
   */
  | {
      readonly try: Goal;
      readonly say: string;
      readonly targets?: readonly string[];
      readonly hints: readonly Hint[];
      readonly result: string;
    };

/** Short ways to write the steps of a game: a move with what is said to it, and a refusal. */
export const stepsOf = <T extends GameTypes>() => ({
  move: (move: T['Move'], say?: string): Step<T> => (say === undefined ? { move } : { move, say }),
  refuse: (rule: T['Rule'], refuse: T['Move'], say: string): Step<T> => ({ refuse, rule, say }),
});

/** A step with a name. */
export const at = <T extends GameTypes>(mark: string, step: Step<T>): Step<T> => ({ ...step, mark });

/** Where the runs of a scenario have the step of a mark: how many steps are done there, by the key of the run. */
export function marked(scenario: Pick<Scenario, 'runs'>, mark: string): { readonly [run: string]: number } {
  const steps = scenario.runs.map(
    ({ key, script }) => [key, script.findIndex((step) => step.mark === mark) + 1] as const,
  );
  return Object.fromEntries(steps.filter(([, at]) => at > 0));
}

/** Where a run begins: a setup, changed by `set` to the position that the example needs. */
export interface Start<T extends GameTypes = GameTypes> {
  readonly config: Partial<AnyConfig> & { readonly seats: number };
  readonly seed: number;
  /** What to change in the position after the setup; the result must have no `faults`. */
  readonly set?: Patch<T['State']>;
  /** The random draws of the script, in order; all are used, and no other. */
  readonly draws?: readonly number[];
  /** By procedure, the state of its machine where the position stands in the midst of it; else it is not under way. */
  readonly procedures?: { readonly [procedure: string]: string };
}

/** One telling of an example, for one player count (or ruling). */
export interface Run<T extends GameTypes = GameTypes> {
  /** Short and permanent, for links: `3` for three players. */
  readonly key: string;
  readonly start: Start<T>;
  readonly script: readonly Step<T>[];
  /** What the public view shows at the end of the script. */
  readonly checks: Shown;
}

/** A worked example: data that the tests run, the island plays and the page prints. */
export interface Scenario<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly modules: readonly string[];
  readonly title: string;
  /** One sentence for lists. */
  readonly summary: string;
  /** The clauses it shows, the most important first. */
  readonly rules: readonly T['Rule'][];
  /** The name of the procedure whose chart goes with it. */
  readonly procedure?: string;
  readonly runs: readonly Run<T>[];
  /** Choices of a table, one each, by which every run can be played as it is told, alone or with others of them. */
  readonly alsoWith?: readonly Choice[];
}

/** One choice of a table: a variant that is on, or another reading of a ruling. */
export type Choice = Partial<Pick<AnyConfig, 'variants' | 'rulings'>>;

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The name of a choice as addresses have it: `open-stack`, `exchange.in-place`. */
const nameOf = ({ variants = {}, rulings = {} }: Choice) =>
  [...Object.keys(variants), ...Object.entries(rulings).map((ruling) => ruling.join('.'))].map(hyphened).join();

/** Every choice that tables of a game have but some, by the names of their variant or ruling. */
export function choicesBut({ variants, rulings }: Options, ...but: readonly string[]): Choice[] {
  const all: [name: string, choice: Choice][] = [
    ...variants.map((name): [string, Choice] => [name, { variants: { [name]: true } }]),
    ...Object.entries(rulings).flatMap(([name, [, ...others]]) =>
      others.map((reading): [string, Choice] => [name, { rulings: { [name]: reading } }]),
    ),
  ];
  return all.filter(([name]) => !but.includes(name)).map(([, choice]) => choice);
}

/** The names of the choices that a scenario follows. */
export const allowedBy = ({ alsoWith = [] }: Pick<Scenario, 'alsoWith'>): string[] => alsoWith.map(nameOf);

/** A scenario played by those of a table's choices that it follows; the same object where there is none. */
export function ruledBy<T extends GameTypes>(scenario: Scenario<T>, names: readonly string[]): Scenario<T> {
  const chosen = (scenario.alsoWith ?? []).filter((choice) => names.includes(nameOf(choice)));
  if (chosen.length === 0) return scenario;
  const variants = Object.assign({}, ...chosen.map((one) => one.variants));
  const rulings = Object.assign({}, ...chosen.map((one) => one.rulings));
  const runs = scenario.runs.map((run) => {
    const { config } = run.start;
    const own = {
      ...config,
      variants: { ...config.variants, ...variants },
      rulings: { ...config.rulings, ...rulings },
    };
    return { ...run, start: { ...run.start, config: own } };
  });
  return { ...scenario, runs };
}

/** The starting position of a run, settled to its first choice; frozen. */
export function begin<T extends GameTypes>(game: Game<T>, start: Start<T>): Transition<T> {
  const setup = game.setup(game.configure(start.config), start.seed);
  const rng = start.draws ? scriptRng(start.draws, start.seed) : seedRng(start.seed);
  const state = { ...patched<T['State']>(setup.state, (start.set ?? {}) as Patch<T['State']>), rng };
  return deepFreeze(game.resume(state));
}
