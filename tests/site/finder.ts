import type { Locator, Page } from 'playwright-core';
import { eventually } from './harness.ts';

/** The search of a page, as a reader meets it: by the roles and names of its parts. */
export interface Finder {
  readonly field: Locator;
  /** The results, best first. */
  readonly results: Locator;
  /** The result that the keys have come to. */
  readonly active: Locator;
  /** What is said of the results. */
  readonly status: Locator;
  readonly game: Locator;
  readonly players: Locator;
  /** What narrows to a kind; `All` to none. */
  kind(name: string): Locator;
  button(name: string | RegExp): Locator;
  /** Types a query and waits until the small indexes have answered. */
  ask(query: string): Promise<void>;
  /** The same until the full text has answered too. */
  askAll(query: string): Promise<void>;
  /** Waits until the full text has answered too. */
  isWhole(): Promise<void>;
  /** How many results are said to be there. */
  count(): Promise<number>;
}

/** The search of a dialog, or that of a page of its own. */
export function finderOn(page: Page, where: 'dialog' | 'page' = 'dialog'): Finder {
  const place = where === 'dialog' ? page.getByRole('dialog', { name: 'Search' }) : page.getByRole('main');
  const form = place.getByRole('search');
  const field = place.getByRole('combobox', { name: 'Search rules, questions and examples' });
  const results = place.getByRole('listbox').getByRole('option');
  const status = place.getByRole('status');
  // That nothing more will come is told by this attribute alone.
  const isWhole = () => eventually(() => form.getAttribute('data-phase')).toBe('whole');
  return {
    field,
    results,
    active: place.getByRole('listbox').getByRole('option', { selected: true }),
    status,
    game: place.getByRole('combobox', { name: 'Game' }),
    players: place.getByRole('combobox', { name: 'Players' }),
    kind: (name) => place.getByRole('radio', { name: new RegExp(`^${name}( \\d+)?$`) }),
    button: (name) => place.getByRole('button', { name }),
    async ask(query) {
      await field.fill(query);
      await results.first().waitFor();
    },
    async askAll(query) {
      await form.evaluate((one) => one.removeAttribute('data-phase'));
      await field.fill(query);
      await isWhole();
    },
    isWhole,
    async count() {
      await eventually(() => status.textContent()).toMatch(/^(\d+ |No results)/);
      return Number.parseInt((await status.textContent()) ?? '', 10) || 0;
    },
  };
}

/** Opens the search over a page by its key. */
export async function openFinder(page: Page, key = '/'): Promise<Finder> {
  await page.keyboard.press(key);
  const find = finderOn(page);
  await find.field.waitFor();
  await eventually(() => find.field.evaluate((one) => one === document.activeElement)).toBe(true);
  return find;
}
