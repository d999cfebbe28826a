import type { Goal } from '../games/common/scenario.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';

/** What stands in a JSON value at a `/`-joined path; `undefined` where nothing does. */
export function at(value: unknown, path: string): unknown {
  let here = value;
  for (const key of path.split('/').slice(1)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** How many parts of a goal do not hold in a position; 0 where it is reached. A path that shows nothing never holds. */
export function missing<T extends GameTypes>(game: Game<T>, state: T['State'], goal: Goal): number {
  const view = game.view(state, 'public');
  const prompt = game.prompt(state);
  const parts = (given: object = {}) => Object.entries(given);
  const number = (path: string): number => {
    const found = at(view, path);
    return typeof found === 'number' ? found : Number.NaN;
  };
  const held = [
    ...parts(goal.shows).map(([path, value]) => same(at(view, path), value)),
    ...parts(goal.least).map(([path, n]) => number(path) >= n),
    ...parts(goal.most).map(([path, n]) => number(path) <= n),
    ...parts(goal.asks).map(([field, value]) => same(at(prompt, `/${field}`), value)),
  ];
  return held.filter((one) => !one).length;
}

/** Whether a goal is reached in a position. */
export function holds<T extends GameTypes>(game: Game<T>, state: T['State'], goal: Goal): boolean {
  return missing(game, state, goal) === 0;
}

const same = (found: unknown, value: unknown): boolean => found !== undefined && canonical(found) === canonical(value);
