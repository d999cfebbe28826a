import { active, KINDS, sameCrate } from './state.ts';
import type { State } from './types.ts';

export function inventory(state: State): Record<string, number> {
  const all = [...state.stack, ...state.sold, ...Object.values(state.offer)];
  for (const { yard, shed } of state.seats) all.push(...yard, ...shed);
  const sum = (of: (one: State['seats'][number]) => number) => state.seats.reduce((total, one) => total + of(one), 0);
  return {
    ...Object.fromEntries(
      KINDS.map((kind) => [`${kind.colour} ${kind.value}`, all.filter((c) => sameCrate(c, kind)).length]),
    ),
    coins: state.bank + sum(({ money }) => money),
    crew: state.crew + sum(({ crew }) => crew),
    signals: state.signals + sum(({ signals }) => signals),
    goals: state.goals.length + state.seats.length,
  };
}

export function faults(state: State): string[] {
  const out: string[] = [];
  const seat = active(state);
  for (const [i, { money, crew }] of state.seats.entries()) {
    if (i !== seat && money < 0) out.push(`seat ${i} is in debt outside of its turn`);
    if (i !== seat && crew < 1) out.push(`seat ${i} has no crew outside of its turn`);
  }
  return out;
}
