import type { Seat } from '../../../../../src/kernel/agenda.ts';
import { assemble, type Base } from '../../../../../src/kernel/assemble.ts';
import { chosenOf } from '../../../../../src/kernel/config.ts';
import { draftOf } from '../../../../../src/kernel/draft.ts';
import type { Definition } from '../../../../../src/kernel/game.ts';
import { inTurn } from '../../../../../src/kernel/order.ts';
import { shuffled } from '../../../../../src/kernel/rng.ts';
import { anytime } from './anytime.ts';
import { faults, inventory } from './inventory.ts';
import { points, type Refusal, type ToyPoints } from './points.ts';
import { rules } from './rules.ts';
import { better, scoreSheet, standings } from './scoring.ts';
import { KINDS, no, player } from './state.ts';
import { bid, earn, endTurn, load, prepare, refill, settleUp, shunt, turn } from './turn.ts';
import {
  COLOURS,
  type Colour,
  type Config,
  type Crate,
  type Event,
  RULINGS,
  SEATS,
  type State,
  type Task,
  type Toy,
  VARIANTS,
  vocabulary,
} from './types.ts';
import { touches, view } from './view.ts';

const COINS = 80;

function owes(state: State, seat: Seat): Refusal {
  const { money, crew } = player(state, seat);
  if (money < 0) return no('pay-by-end', 'unpaid', { money });
  return crew < 1 ? no('crew-minimum', 'noCrew', { crew }) : undefined;
}

function configure(given: Parameters<Definition<Toy>['configure']>[0]): Config {
  const { seats, modules = [] } = given;
  if (!Number.isInteger(seats) || seats < 2 || seats > SEATS.length) throw new RangeError('Sidings seats 2 to 4.');
  return { seats, modules, ...chosenOf(given, { variants: VARIANTS, rulings: RULINGS }) } as Config;
}

export const base: Base<Toy, ToyPoints> = {
  points,
  define: (at) => ({
    id: 'sidings',
    rules,
    vocabulary,
    over: 'game-end',
    bounds: { maxMoves: 250, maxLegal: 40 },
    configure,
    tasks: { prepare, turn: turn(at), load, shunt, earn: earn(at), settleUp, refill, endTurn, bid },
    anytime,
    // a bid in secret leaves less to hire with
    knownTo: (move) => (move.kind === 'hire' ? move.seat : undefined),
    initial(config, rng) {
      const seats = Array.from({ length: config.seats }, () => ({
        ...{ money: 2, crew: 2, signals: 0, yard: [], shed: [] },
        goal: 'red' as Colour,
      }));
      const state: State = {
        ...{ config, rng, seats, first: 0, stack: [], goals: [], offer: {}, sold: [] },
        ...{ bank: COINS - 2 * config.seats, crew: 2, signals: 2 },
        agenda: [{ kind: 'prepare' }],
      };
      const draft = draftOf<State, Event>(state);
      at.prepared(draft);
      return draft.state;
    },
    owes,
    mayOwe: (state, move) => move.kind === 'take' || state.seats.some((_, seat) => owes(state, seat)),
    targets: (_, move) => (move.kind === 'take' ? [`offer:${move.slot}`] : []),
    score: scoreSheet,
    view: (state, viewer) => view(at, state, viewer),
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
  }),
};

/** Sidings without its expansion. */
export const sidingsAlone = assemble(base);
