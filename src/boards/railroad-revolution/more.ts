import type { Component } from 'svelte';
import type { ScoreSheet } from '../../engine/kernel/score.ts';
import type { View } from '../../engine/railroad-revolution/types.ts';

/** A part of the table beside the map by its name, or a player board by its seat. */
export type Part = string | number;

/** What shows parts of the table. */
export interface RestProps {
  view: View;
  sheet?: ScoreSheet | undefined;
  parts: readonly Part[];
  placed?: readonly string[];
  lit?: readonly string[];
  choosable?: readonly string[];
  onpick?: ((target: string) => void) | undefined;
}

/** What an expansion adds to the table beside the map. */
export interface More {
  /** The parts of the table, in the order in which they wait below; the player boards follow. */
  readonly parts: readonly string[];
  /** What else the last step placed, as targets. */
  placed(view: View, changed: readonly string[]): readonly string[];
  /** Where else targets are. */
  partsOf(view: View, targets: readonly string[]): readonly Part[];
  /** Where what is asked is carried out, if not where the base game does it. */
  stageOf(prompt: { readonly kind: string; readonly seat?: number }): Part | undefined;
  readonly rest: () => Promise<{ readonly default: Component<RestProps> }>;
}
