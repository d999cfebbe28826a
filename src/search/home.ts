import type { Table } from '../spine/table.ts';
import type { Home } from './wanted.ts';

/** What a search on this page is narrowed to: the game of the page, and the reader's table for it. */
export function homeOfPage(): Home {
  const { game, players } = document.documentElement.dataset;
  if (game === undefined) return {};
  return /^[1-9]\d?$/.test(players ?? '') ? { game, players: Number(players) } : { game };
}

/** The reader's table for the game of this page, as src/client/theme-inline.js has laid it out. */
export function tableOfPage(): Table {
  const { players, at = '' } = document.documentElement.dataset;
  const names = at.split(' ').filter((name) => name !== '');
  const off = 'without.';
  return {
    ...(players === undefined ? {} : { players: Number(players) }),
    with: names.filter((name) => !name.includes('.')),
    without: names.filter((name) => name.startsWith(off)).map((name) => name.slice(off.length)),
    readings: names.filter((name) => name.includes('.') && !name.startsWith(off)),
  };
}

/** What is kept with this page in the history. */
export function kept(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
