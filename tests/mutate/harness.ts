import { expect } from 'vitest';

// Test files run as often as there are mutants. Vitest takes about a second to load one of them; here it is collected by
// these few functions instead, in the same process, with Vitest's own `expect`.

/** A test as it was collected: its titles, and which one it is of those with the same titles. */
export interface Collected {
  readonly id: string;
  readonly run: () => unknown;
}

type Rows = readonly unknown[];
type Body = (...row: Rows) => unknown;

/** What stands for the module `vitest` in a test file, and what was collected with it. */
export interface Harness {
  readonly api: Readonly<Record<string, unknown>>;
  readonly tests: readonly Collected[];
}

/** Begins a collection. */
export function harness(): Harness {
  const tests: Collected[] = [];
  const titles: string[] = [];
  const seen = new Map<string, number>();

  const named = (title: string, body: Body, row: Rows) => {
    const path = [...titles, title].join(' > ');
    const nth = seen.get(path) ?? 0;
    seen.set(path, nth + 1);
    tests.push({ id: `${path} #${nth}`, run: () => body(...row) });
  };
  const inside = (title: string, body: Body, row: Rows) => {
    titles.push(title);
    body(...row);
    titles.pop();
  };
  // A test is given with options before its function, or with a time after it, or without either.
  const bodyOf = (args: Rows) => args.find((one): one is Body => typeof one === 'function') as Body;
  const withEach = (one: (title: string, body: Body, row: Rows) => void) => {
    const single = (title: string, ...args: Rows) => one(title, bodyOf(args), []);
    const each =
      (rows: Rows) =>
      (title: string, ...args: Rows) => {
        for (const row of rows) one(title, bodyOf(args), Array.isArray(row) ? row : [row]);
      };
    return Object.assign(single, { each });
  };

  const test = withEach(named);
  return { api: { describe: withEach(inside), test, it: test, expect }, tests };
}
