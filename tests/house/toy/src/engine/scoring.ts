import type { Seat } from '../../../../../src/kernel/agenda.ts';
import { inTurn } from '../../../../../src/kernel/order.ts';
import { placesOf, type ScoreLine, type ScoreSheet, totalsOf } from '../../../../../src/kernel/score.ts';
import type { RuleId } from './rules.ts';
import { clockwise } from './state.ts';
import type { State } from './types.ts';

interface Standing {
  readonly total: number;
  readonly money: number;
  /** Place in turn order. */
  readonly place: number;
}

export const better = (state: State) =>
  inTurn<Standing>(
    (a, b) => b.total - a.total,
    (a, b) => b.money - a.money,
    (a, b) => (state.config.rulings.tie === 'later' ? b.place - a.place : 0),
  );

function scoreLines(state: State): ScoreLine<RuleId>[] {
  return state.seats.flatMap(({ shed, signals, goal }, seat) => {
    const values = shed.reduce((sum, crate) => sum + crate.value, 0);
    const wanted = shed.filter(({ colour }) => colour === goal).length;
    return [
      { seat, points: values, rule: 'score-shed', because: { crates: shed.length } },
      { seat, points: 2 * signals, rule: 'score-signals', because: { signals } },
      { seat, points: wanted, rule: 'score-goal', because: { goal, wanted } },
    ] satisfies ScoreLine<RuleId>[];
  });
}

export function standings(state: State): Standing[] {
  const totals = totalsOf(scoreLines(state), state.config.seats);
  const order = clockwise(state);
  return state.seats.map(({ money }, seat) => ({ total: totals[seat] ?? 0, money, place: order.indexOf(seat) }));
}

export function scoreSheet(state: State): ScoreSheet<RuleId> {
  const lines = scoreLines(state);
  const all = standings(state);
  const compare = (a: Seat, b: Seat) => better(state)(all[a] as Standing, all[b] as Standing);
  return { lines, totals: totalsOf(lines, all.length), places: placesOf(all.length, compare) };
}
