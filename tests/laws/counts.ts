import type { AnyState } from '../../src/kernel/game.ts';
import { canonical, differences } from '../../src/kernel/json.ts';
import { at, dice, someStates, stateAt } from './play.ts';
import type { Law } from './subject.ts';

// Laws 8, 12, 13 and 14: pieces, limits, sums and orders.

/** Paths of numbers that are not whole or are below 0. */
function badNumbers(value: unknown, path = ''): { path: string; negative: boolean }[] {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? [] : [{ path, negative: Number.isSafeInteger(value) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => badNumbers(item, `${path}/${key}`));
}

/** Every so many positions, and the last one; 0 after it. */
const nextOf = (i: number, step: number, last: number): number => (i === last ? 0 : Math.min(i + step, last));

export const piecesAreConserved: Law = {
  number: 8,
  title: 'the inventory is conserved, nothing is negative, all numbers are integers, no position has faults',
  every: 1,
  *check(run) {
    const { proofs, subject } = run;
    if (run.plies.length === 0 && run.thrown !== undefined) return;
    const first = proofs.inventory(run.start.state);
    for (const { path } of badNumbers(first)) yield `the start has ${path} pieces that cannot be`;
    const step = run.thorough ? 1 : 4;
    for (let i = Math.min(step, run.plies.length); i > 0; i = nextOf(i, step, run.plies.length)) {
      const now = proofs.inventory(stateAt(run, i));
      const apart = differences(first, now);
      if (apart.length === 0) continue;
      yield `${at(run, i - 1)}: the count of ${apart.join(' ')} changes from ${canonical(first)} to ${canonical(now)}`;
      break;
    }
    for (const { i, state } of someStates(run, 8)) {
      for (const { path, negative } of badNumbers(state))
        if (!negative || !subject.negative?.test(path)) yield `${at(run, i)}: ${path} is below 0 or not whole`;
      for (const fault of proofs.faults(state)) yield `${at(run, i)}: ${fault}`;
    }
  },
};

export const playEnds: Law = {
  number: 12,
  title: 'a playout ends within maxMoves, and never lists more than maxLegal',
  every: 1,
  *check(run) {
    const { maxMoves, maxLegal } = run.game.bounds;
    if (!run.over && run.thrown === undefined)
      yield `after ${run.plies.length} moves it is not over; the bound is ${maxMoves}`;
    else if (run.plies.length > maxMoves) yield `it took ${run.plies.length} moves; the bound is ${maxMoves}`;
    for (const { i, state } of someStates(run, 8)) {
      const count = run.game.legal(state).length + run.game.anytime(state).length;
      if (count > maxLegal) yield `${at(run, i)}: ${count} moves are legal; the bound is ${maxLegal}`;
    }
  },
};

export const scoresAdd: Law = {
  number: 13,
  title: 'score lines sum to totals, and places follow them',
  every: 2,
  *check(run) {
    const { game, proofs, config } = run;
    for (const { i, state } of someStates(run, 4)) {
      const { lines, totals, places } = game.score(state);
      for (let seat = 0; seat < config.seats; seat++) {
        const sum = lines.filter((line) => line.seat === seat).reduce((total, { points }) => total + points, 0);
        if (sum !== totals[seat])
          yield `${at(run, i)}: the lines of seat ${seat} make ${sum}, its total says ${totals[seat]}`;
      }
      for (const { rule, seat, points } of lines) {
        if (!Object.hasOwn(proofs.rules, rule)) yield `${at(run, i)}: a line cites ${rule}, which is no rule`;
        if (!(seat in totals) || !Number.isSafeInteger(points))
          yield `${at(run, i)}: a line gives ${points} to seat ${seat}`;
      }
      if (totals.length !== config.seats || places.length !== config.seats)
        yield `${at(run, i)}: not a total and a place for each seat`;
      for (const [seat, place] of places.entries()) {
        const before = places.filter((one) => one < place).length;
        if (place !== before + 1) yield `${at(run, i)}: seat ${seat} is at place ${place} behind ${before}`;
        for (const [other, total] of totals.entries())
          if (total > (totals[seat] ?? 0) && (places[other] ?? 0) >= place)
            yield `${at(run, i)}: seat ${seat} is placed before seat ${other}, which has more`;
      }
    }
  },
};

export const ordersAreTotal: Law = {
  number: 14,
  title: 'every comparator is a total order',
  every: 3,
  *check(run) {
    for (const { i, state } of someStates(run, 3)) {
      const names = new Set<string>();
      for (const { name, items, compare } of run.proofs.orders(state as AnyState)) {
        const say = (what: string) => `${at(run, i)}: the order ${name} ${what}`;
        if (names.has(name)) yield say('is named twice');
        names.add(name);
        const random = dice(run.seed + i);
        const few = items.length <= 8 ? items : Array.from({ length: 8 }, () => items[random(items.length)]);
        const sign = (a: unknown, b: unknown) => {
          const order = compare(a, b);
          return Number.isNaN(order) ? Number.NaN : Math.sign(order);
        };
        for (const a of few)
          for (const b of few) {
            const ab = sign(a, b);
            if (Number.isNaN(ab) || ab + sign(b, a) !== 0)
              yield say(`is not the reverse of itself for ${canonical([a, b])}`);
            if (ab === 0 && canonical(a) !== canonical(b) && !run.subject.sharing?.includes(name))
              yield say(`does not tell ${canonical(a)} and ${canonical(b)} apart`);
            for (const c of few)
              if (ab <= 0 && sign(b, c) <= 0 && sign(a, c) !== Math.min(ab, sign(b, c)))
                yield say(`is not transitive for ${canonical([a, b, c])}`);
          }
      }
    }
  },
};
