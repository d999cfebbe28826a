import type { Seat } from '../../../../../src/kernel/agenda.ts';
import { assemble, type Base } from '../../../../../src/kernel/assemble.ts';
import { draftOf } from '../../../../../src/kernel/draft.ts';
import { anytime } from './anytime.ts';
import { defaults, points, type Refusal, type ToyPoints } from './points.ts';
import { scoreSheet } from './scoring.ts';
import { no, player } from './state.ts';
import { bid, earn, endTurn, load, prepare, refill, settleUp, shunt, turn } from './turn.ts';
import { type Colour, type Event, RULINGS, type State, type Toy, VARIANTS, vocabulary } from './types.ts';
import { view } from './view.ts';

const COINS = 80;

function owes(state: State, seat: Seat): Refusal {
  const { money, crew } = player(state, seat);
  if (money < 0) return no('pay-by-end', 'unpaid', { money });
  return crew < 1 ? no('crew-minimum', 'noCrew', { crew }) : undefined;
}

export const base: Base<Toy, ToyPoints> = {
  points,
  defaults,
  definition: {
    id: 'sidings',
    vocabulary,
    over: 'game-end',
    bounds: { maxMoves: 250, maxLegal: 40 },
    options: { title: 'Sidings', seats: [2, 3, 4], variants: VARIANTS, rulings: RULINGS },
    tasks: { prepare, turn, load, shunt, earn, settleUp, refill, endTurn, bid },
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
      points.prepared(draft);
      return draft.state;
    },
    debts: { owes, mayOwe: (state, move) => move.kind === 'take' || state.seats.some((_, seat) => owes(state, seat)) },
    targets: (_, move) => (move.kind === 'take' ? [`offer:${move.slot}`] : []),
    score: scoreSheet,
    view,
  },
};

/** Sidings without its expansion. */
export const sidingsAlone = assemble(base);
