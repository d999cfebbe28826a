import type { Goal } from '../games/common/scenario.ts';
import type { Seat } from '../kernel/agenda.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { hash } from '../kernel/hash.ts';
import { offScript } from './branch.ts';
import { missing } from './goal.ts';

/** How many positions a search may look at. */
export const LIMIT = 20_000;

/**
 * What a search has found. `held` where there was nothing to do; `none` where it has looked everywhere, so that no move of the
 * seat's leads to the goal before another is asked; `limit` where it has not, or where something hidden could still decide.
 */
export type Found<T extends GameTypes> =
  | { readonly kind: 'way'; readonly way: readonly T['Move'][] }
  | { readonly kind: 'held' | 'none' | 'limit' };

/** Positions that were looked at between two chances to do something else. */
const SLICE = 8;

interface Node<T extends GameTypes> {
  readonly state: T['State'];
  readonly way: readonly T['Move'][];
  readonly cost: number;
}

/** What a move counts towards the length of a way: those between two steps are tried after those that answer what is asked. */
const ASKED = 2;
const BETWEEN = 3;

/**
 * Searches a way from a position to a goal over the choices of one seat: the one that is asked there. Where another seat
 * is asked, or something hidden has come to light, it goes no further; what others do and what chance brings is nobody's
 * plan. The nearest positions come first, and of these the ones that miss the least of the goal.
 *
 * A generator, so that a page can do something else meanwhile: it yields after every few positions.
 */
export function* solving<T extends GameTypes>(
  game: Game<T>,
  from: T['State'],
  goal: Goal,
  limit: number = LIMIT,
): Generator<undefined, Found<T>> {
  const start = offScript(from);
  if (missing(game, start, goal) === 0) return { kind: 'held' };
  const seat = askedSeat(game, start);
  const seen = new Set([hash(start)]);
  const queue = new Map<number, Node<T>[]>([[0, [{ state: start, way: [], cost: 0 }]]]);
  let looked = 0;
  let isOpen = false;
  for (let at = 0; queue.size > 0; at++) {
    const nodes = queue.get(at) ?? [];
    for (const { state, way, cost } of nodes) {
      for (const [move, price] of choices(game, state, seat)) {
        const outcome = game.apply(state, move);
        if (!outcome.ok) continue;
        const misses = missing(game, outcome.state, goal);
        if (misses === 0) return { kind: 'way', way: [...way, move] };
        const key = hash(outcome.state);
        isOpen ||= outcome.revealed;
        if (seen.has(key) || outcome.revealed || askedSeat(game, outcome.state) !== seat) continue;
        seen.add(key);
        if (++looked >= limit) return { kind: 'limit' };
        if (looked % SLICE === 0) yield undefined;
        const next = { state: outcome.state, way: [...way, move], cost: cost + price };
        // Never before what is at hand: a search in order of length, with a lean towards the goal.
        const bucket = Math.max(at, next.cost + misses);
        const there = queue.get(bucket) ?? [];
        queue.set(bucket, there);
        there.push(next);
      }
    }
    queue.delete(at);
  }
  return { kind: isOpen ? 'limit' : 'none' };
}

/** Searches a way at one go; see `solving`. */
export function solve<T extends GameTypes>(
  game: Game<T>,
  from: T['State'],
  goal: Goal,
  limit: number = LIMIT,
): Found<T> {
  const search = solving(game, from, goal, limit);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

function askedSeat<T extends GameTypes>(game: Game<T>, state: T['State']): Seat | undefined {
  const prompt = game.prompt(state);
  return 'seat' in prompt ? prompt.seat : undefined;
}

function choices<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat | undefined,
): (readonly [T['Move'], number])[] {
  const own = (move: T['Move']): boolean => 'seat' in move && move.seat === seat;
  return [
    ...game.legal(state).map((move) => [move, ASKED] as const),
    ...game
      .anytime(state)
      .filter(own)
      .map((move) => [move, BETWEEN] as const),
  ];
}
