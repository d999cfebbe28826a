import { inTurn } from '../../../../../src/kernel/order.ts';
import type { Proofs } from '../../../../../src/kernel/proofs.ts';
import { shuffled } from '../../../../../src/kernel/rng.ts';
import { faults, inventory } from './inventory.ts';
import { rules } from './rules.ts';
import { better, standings } from './scoring.ts';
import { KINDS, player } from './state.ts';
import { COLOURS, type Colour, type Crate, type Task, type Toy } from './types.ts';
import { touches } from './view.ts';

/** What laws ask of the base game. */
export const baseProofs: Proofs<Toy> = {
  rules,
  touches,
  inventory,
  faults,
  shuffleUnknown(state, viewer, rng) {
    const crates = shuffled(rng, state.stack);
    const hidden = state.seats.map((_, seat) => seat).filter((seat) => seat !== viewer);
    const goals = shuffled(crates.rng, [...state.goals, ...hidden.map((seat) => player(state, seat).goal)]);
    const seats = state.seats.map((one, seat) => {
      const at = hidden.indexOf(seat);
      return at < 0 ? one : { ...one, goal: goals.items[at] as Colour };
    });
    const agenda = state.agenda.map((task): Task => {
      if (task.kind !== 'bid') return task;
      const sealed = task.sealed.map((one) => {
        const coins = Math.min(2, player(state, one.seat).money);
        const other = shuffled(goals.rng, [0, 1, 2].slice(0, coins + 1)).items[0] as 0 | 1 | 2;
        return one.seat === viewer ? one : { seat: one.seat, move: { kind: 'bid', coins: other } as const };
      });
      return { ...task, sealed };
    });
    return { ...state, agenda, seats, stack: crates.items, goals: goals.items.slice(hidden.length), rng: goals.rng };
  },
  orders: (state) => [
    { name: 'standings', items: standings(state), compare: better(state) },
    {
      name: 'crates',
      items: KINDS,
      compare: inTurn<Crate>(
        (a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour),
        (a, b) => a.value - b.value,
      ),
    },
  ],
};
