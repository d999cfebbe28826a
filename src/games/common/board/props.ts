import type { Snippet } from 'svelte';
import type { GameTypes, Over } from '../../../kernel/game.ts';
import type { Violation } from '../../../kernel/rules.ts';
import type { ScoreSheet } from '../../../kernel/score.ts';

/** What every picture of a game takes. It knows no rules: it shows a view, and marks with `data-target` what moves are about. */
export interface BoardProps<T extends GameTypes> {
  view: T['View'];
  prompt?: T['Prompt'] | Over<T['Rule']> | undefined;
  /** What the position is worth, where the step speaks of points. */
  sheet?: ScoreSheet<T['Rule']> | undefined;
  /** Targets that the step, or the move under the finger, is about. */
  lit?: readonly string[];
  /** Targets that a task is about: what they cost and bring stays in sight while it lasts. */
  needs?: readonly string[];
  /** Targets that can be picked. */
  choosable?: readonly string[];
  /** Paths of the view that the step changed. */
  changed?: readonly string[];
  /** What everybody saw before the step. */
  before?: T['View'] | undefined;
  /**
   * The move that the picture is about: under the finger or refused, with nothing brought about yet, or the step's own with its
   * events; `violation` where it is refused.
   */
  played?:
    | {
        readonly move: GameTypes['Move'];
        readonly events: readonly GameTypes['Event'][];
        readonly violation?: Violation | undefined;
      }
    | undefined;
  /** Whether it has a page of its own: then what a step is about has its place, and nothing comes and goes above it. */
  large?: boolean | undefined;
  /** What the whole example is about, as the picture calls its parts. */
  about?: readonly (string | number)[] | undefined;
  idPrefix: string;
  /** Stands after what is always shown, before what may open or grow. */
  children?: Snippet;
}
