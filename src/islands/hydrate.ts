import { type Component, hydrate } from 'svelte';

/**
 * How an island wakes in a browser, in place of Astro's own way: here each is drawn by the server, holds no slot, and is
 * given its props once.
 */
// biome-ignore lint/style/noDefaultExport: Astro takes a renderer from the default export of its entry point.
export default (target: HTMLElement) =>
  async (component: Component<Record<string, unknown>>, props: Record<string, unknown>): Promise<void> => {
    hydrate(component, { target, props });
  };
