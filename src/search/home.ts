import type { Home } from './wanted.ts';

/** What a search on this page is narrowed to: the game of the page, and the reader's table for it. */
export function homeOfPage(): Home {
  const { game, players } = document.documentElement.dataset;
  if (game === undefined) return {};
  return /^[1-9]\d?$/.test(players ?? '') ? { game, players: Number(players) } : { game };
}

/** What is kept with this page in the history. */
export function kept(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
