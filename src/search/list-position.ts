import type { Choice } from './choice.ts';

/** Where a reader was in a list of results. */
export interface ListPosition {
  /** The result that was followed. */
  readonly href: string;
  /** How far the list was scrolled, in CSS pixels. */
  readonly top: number;
  /** Whether all results were shown. */
  readonly isAll: boolean;
}

/** A position as the history keeps it; `undefined` for anything else. */
export function parseListPosition(value: unknown): ListPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { href, top, isAll } = value as Record<string, unknown>;
  return typeof href === 'string' && typeof top === 'number' && typeof isAll === 'boolean'
    ? { href, top, isAll }
    : undefined;
}

/** What ends the way back to a position: the reader goes on by themselves. */
const acts = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

/** Leads a reader who comes back to where they were, while the results come one after the other. */
export interface Return {
  /** The position to come to from now on; none where `undefined`. */
  to(position: ListPosition | undefined): void;
  /** More results stand in the list. */
  more(): void;
}

export function returning(within: HTMLElement, scroller: () => Element | null, chosen: Choice): Return {
  let position: ListPosition | undefined;
  for (const act of acts)
    within.addEventListener(
      act,
      () => {
        position = undefined;
      },
      { capture: true, passive: true },
    );
  return {
    to(next) {
      position = next;
    },
    more() {
      if (position === undefined) return;
      const { href, top } = position;
      const option = chosen.options().find((one) => one.getAttribute('href') === href);
      if (option === undefined) return;
      if (chosen.active() !== option) chosen.set(option);
      scroller()?.scrollTo({ top, behavior: 'instant' });
    },
  };
}
