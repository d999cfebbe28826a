import type { Component } from 'svelte';
import type { ScoreSheet } from '../../../kernel/score.ts';
import type { View } from '../engine/types.ts';
import { words } from '../words/board/words.ts';

/**
 * A part of the table beside the map by its name (`score`, `telegraph`, `tracks`, `stacks`, `drawn` Milestones,
 * `milestones:…` of a seat, `city:…` for its tile), or a player board by its seat.
 */
export type Part = string | number;

/** The kind of a part: its name without what follows, and `seat` for a player board. */
export const kindOf = (part: Part): string => (typeof part === 'number' ? 'seat' : (part.split(':')[0] ?? ''));

/** The number that follows a name. */
export const numberIn = (part: Part): number => Number(`${part}`.split(':').at(-1));

/** What shows a part of the table. */
export interface PartProps {
  view: View;
  sheet?: ScoreSheet | undefined;
  part: Part;
  placed?: readonly string[];
  lit?: readonly string[];
  choosable?: readonly string[];
}

/** Parts by their kind, loaded when they are shown: the component, and all that comes with it. */
export interface Kinds {
  readonly [kind: string]: () => Promise<readonly [{ readonly default: Component<PartProps> }, ...unknown[]]>;
}

/** What stands above a part: whose it is, where it is somebody's. */
export interface Heading {
  readonly text: string;
  readonly colour?: string | undefined;
  /** Whether it belongs to what stands above it. */
  readonly after?: boolean;
}

/** What an expansion adds to the table beside the map. */
export interface More {
  /** The parts of the table, in the order in which they wait below; the player boards follow. */
  readonly parts: readonly string[];
  /** What else the last step placed, as targets. */
  placed(view: View, changed: readonly string[]): readonly string[];
  /** Where else targets are. */
  partsOf(view: View, targets: readonly string[]): readonly Part[];
  /** Where what is asked is carried out, if not where the base game does it; what belongs together stands together. */
  stagesOf(prompt: { readonly kind: string; readonly seat?: number }): readonly Part[];
  /** The parts with those that never stand without them. */
  withOthers(view: View, parts: readonly Part[]): readonly Part[];
  /** What stands above a part of its own; `before` is the part above. */
  heading(view: View, part: Part, before: Part | undefined): Heading | undefined;
  readonly kinds: Kinds;
}

// What one part takes along from another is asked for with it, not after it.
export const kinds: Kinds = {
  telegraph: () => Promise.all([import('./Telegraph.svelte')]),
  tracks: () => Promise.all([import('./PlayedTracks.svelte')]),
  stacks: () => Promise.all([import('./Stacks.svelte')]),
  score: () => Promise.all([import('./Score.svelte')]),
  drawn: () => Promise.all([import('./Milestones.svelte')]),
  milestones: () => Promise.all([import('./Milestones.svelte')]),
  city: () => Promise.all([import('./CityTile.svelte')]),
  seat: () => Promise.all([import('./PlayerBoard.svelte'), import('./Milestones.svelte')]),
};

/** What stands above a part of the base game. */
export function headingOf(view: View, part: Part): Heading | undefined {
  switch (kindOf(part)) {
    case 'telegraph':
      return { text: words.telegraph };
    case 'tracks':
      return { text: words.tracks };
    case 'stacks':
      return { text: words.stacks };
    case 'drawn':
      return { text: words.drawn };
    case 'milestones': {
      const colour = view.seats[numberIn(part)]?.colour ?? '';
      return { text: words.milestonesOf(words.colour(colour)), colour };
    }
    default:
      return undefined;
  }
}
