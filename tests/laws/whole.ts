import { isSealed, type Seat } from '../../src/kernel/agenda.ts';
import type { AnyEvent, AnyState, Transition } from '../../src/kernel/game.ts';
import { canonical, differences } from '../../src/kernel/json.ts';
import type { AnyMove } from '../../src/kernel/moves.ts';
import { askedSeat, at, clone, dice, equal, sample, stateAt, texts } from './play.ts';
import type { Law, Played } from './subject.ts';

// Laws 15, 17 and 18: what only a whole game, or a whole choice, can show.

export const moduleOffIsAbsent: Law = {
  number: 15,
  title: 'a module assembled but switched off leaves the base log unchanged, byte for byte',
  every: 3,
  *check(run) {
    const { subject, game, plies } = run;
    const base = subject.baseWithout;
    if (!base || run.config.modules.length > 0 || run.thrown !== undefined || run.from !== undefined) return;
    const line = (one: Transition) => JSON.stringify([one.state, one.events, one.revealed]);
    let now: Transition = base.setup(base.configure(clone(run.config)), run.seed);
    if (line(now) !== line(run.start))
      yield `the setup differs at ${differences(now, run.start).slice(0, 3).join(' ')}`;
    const looks = new Set(sample(run, plies.length, 6));
    for (const [i, ply] of plies.entries()) {
      if (looks.has(i)) {
        const state = stateAt(run, i);
        const offers = [game.legal(state), game.anytime(state), game.attempts(state)].map((list) =>
          texts(game, list).join(' '),
        );
        const bare = [base.legal(state), base.anytime(state), base.attempts(state)].map((list) =>
          texts(base, list).join(' '),
        );
        if (offers.join() !== bare.join())
          yield `${at(run, i)}: with the module there it offers ${offers.join(' ')}, without ${bare.join(' ')}`;
        if (JSON.stringify(game.score(state)) !== JSON.stringify(base.score(state)))
          yield `${at(run, i)}: the score differs`;
        if (JSON.stringify(game.view(state, 0)) !== JSON.stringify(base.view(state, 0)))
          yield `${at(run, i)}: the view differs`;
      }
      const outcome = base.apply(now.state, ply.move);
      if (!outcome.ok) {
        yield `${at(run, i)}: without the module the move is refused`;
        return;
      }
      if (line(outcome) !== line(ply)) {
        yield `${at(run, i)}: without the module it differs at ${differences(
          clone(outcome),
          clone({ ok: true, ...ply }),
        )
          .slice(0, 3)
          .join(' ')}`;
        return;
      }
      now = outcome;
    }
  },
};

export const endComesAsAnnounced: Law = {
  number: 17,
  title: 'after the end trigger come as many turns as the rulebook says, and no seat is skipped',
  every: 1,
  *check(run, counts) {
    const { end } = run.subject;
    if (!end || !run.over || run.from !== undefined) return;
    const events: readonly AnyEvent[] = [...run.start.events, ...run.plies.flatMap((ply) => ply.events)];
    const turns: Seat[] = [];
    let trigger: { readonly after: number; readonly seat: Seat } | undefined;
    for (const event of events) {
      const seat = end.turnOf(event);
      if (seat !== undefined) turns.push(seat);
      if (end.triggers(event)) trigger ??= { after: turns.length, seat: turns.at(-1) ?? 0 };
    }
    const { seats } = run.config;
    if (end.clockwise)
      for (const [i, seat] of turns.entries())
        if (i > 0 && seat !== ((turns[i - 1] ?? 0) + 1) % seats)
          yield `turn ${i + 1} is seat ${seat}'s, after seat ${turns[i - 1]}'s`;
    if (!trigger) {
      yield 'the game ended without a trigger';
      return;
    }
    const expected = end.turnsAfter({ seats, seat: trigger.seat, first: turns[0] ?? 0 });
    const actual = turns.length - trigger.after;
    if (actual !== expected)
      yield `triggered in the turn of seat ${trigger.seat}, the end came after ${actual} more turns, not ${expected}`;
    const name = `triggered by seat ${trigger.seat}`;
    counts.set(name, { seen: (counts.get(name)?.seen ?? 0) + 1, told: 0 });
  },
};

/** The position with its sealed choice asked in another order. */
const askedIn = (state: AnyState, waiting: readonly Seat[]): AnyState => ({
  ...state,
  agenda: state.agenda.map((task, i) => (i === state.agenda.length - 1 ? { ...task, waiting } : task)),
});

/** Everything that follows when each seat gives its answer: `answer` picks one from what it is offered. */
function answered(
  run: Played,
  from: AnyState,
  depth: number,
  answer: (seat: Seat, legal: readonly AnyMove[]) => AnyMove | undefined,
): { offers: Map<Seat, string>; state: AnyState; events: readonly AnyEvent[] } | string {
  const { game } = run;
  const offers = new Map<Seat, string>();
  const events: AnyEvent[] = [];
  let state = from;
  for (;;) {
    const task = state.agenda[depth];
    if (state.agenda.length !== depth + 1 || !task || !isSealed(task) || task.waiting.length === 0) break;
    const seat = askedSeat(game, state);
    if (seat !== task.waiting[0]) return `seat ${task.waiting[0]} is to choose and seat ${seat} is asked`;
    const legal = game.legal(state);
    const move = seat === undefined ? undefined : answer(seat, legal);
    if (seat === undefined || !move) return 'nobody can answer';
    if (offers.has(seat)) return `seat ${seat} is asked twice`;
    offers.set(seat, texts(game, legal).join(' '));
    const outcome = game.apply(state, move);
    if (!outcome.ok) return `the choice of seat ${seat} is refused`;
    events.push(...outcome.events);
    state = outcome.state;
  }
  return { offers, state, events };
}

export const sealedOrderIsNothing: Law = {
  number: 18,
  title: 'the order in which sealed choices are asked changes nothing',
  every: 1,
  *check(run) {
    for (let i = 0; i < run.plies.length; i++) {
      const state = stateAt(run, i);
      const task = state.agenda.at(-1);
      if (!task || !isSealed(task) || task.sealed.length > 0 || task.waiting.length < 2) continue;
      const random = dice(run.seed + i);
      const picks = new Map(task.waiting.map((seat) => [seat, random(1000)]));
      const answer = (seat: Seat, legal: readonly AnyMove[]) =>
        legal[(picks.get(seat) ?? 0) % Math.max(1, legal.length)];
      const depth = state.agenda.length - 1;
      const one = answered(run, state, depth, answer);
      for (const order of [[...task.waiting].reverse(), [...task.waiting.slice(1), ...task.waiting.slice(0, 1)]]) {
        const two = answered(run, askedIn(state, order), depth, answer);
        if (typeof one === 'string' || typeof two === 'string') {
          yield `${at(run, i)}: ${[one, two].find((what) => typeof what === 'string')}`;
          continue;
        }
        for (const [seat, offer] of two.offers)
          if ((one.offers.get(seat) ?? offer) !== offer)
            yield `${at(run, i)}: asked in the order ${order}, seat ${seat} may choose ${offer}`;
        const told = (events: readonly AnyEvent[]) => canonical(events.filter(({ kind }) => kind !== 'sealed'));
        if (!equal(one.state, two.state) || told(one.events) !== told(two.events))
          yield `${at(run, i)}: asked in the order ${order}, it comes out otherwise: ${differences(one.state, two.state).slice(0, 3).join(' ')}`;
      }
    }
  },
};
