import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { Component } from 'svelte';

/** A Svelte component that was found by a wing, as Astro's markup takes it: the compiler knows only those that a page imports. */
// biome-ignore lint/suspicious/noExplicitAny: whatever its props are, the page that draws it names them.
export function drawn(component: Component<any> | undefined): AstroComponentFactory | undefined {
  return component as unknown as AstroComponentFactory | undefined;
}
