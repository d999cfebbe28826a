import { isOver } from '../../src/kernel/define.ts';
import type { AnyState, Game } from '../../src/kernel/game.ts';
import { canonical, notJson } from '../../src/kernel/json.ts';
import { type AnyMove, asMove, formatMove, parseMove } from '../../src/kernel/moves.ts';
import { allowed, mayTake } from './finish.ts';
import { askedSeat, at, clone, dice, equal, somePlies, someStates, stateAt, texts } from './play.ts';
import type { Law, Played } from './subject.ts';

// Laws 1, 2, 3, 4 and 11: what may be done, and what is refused.

const listed = (game: Game, state: AnyState): AnyMove[] => [...game.legal(state), ...game.anytime(state)];
const text = (game: Game, move: AnyMove): string => formatMove(game.vocabulary, move);
const told = (thrown: unknown): string =>
  thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);

/** A value with its keys the other way round: equal as JSON, but in another order to whoever walks it. */
export const turned = <V>(value: V): V => {
  if (Array.isArray(value)) return value.map(turned) as V;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, turned(item)] as const);
  return Object.fromEntries(entries.reverse()) as V;
};

export const listedIsAccepted: Law = {
  number: 1,
  title: 'what legal and anytime list, check accepts',
  every: 2,
  *check(run) {
    const { game } = run;
    for (const { i, state } of someStates(run, 2))
      for (const move of listed(game, clone(state))) {
        const violation = game.check(state, move);
        if (violation) yield `${at(run, i)}: ${text(game, move)} is listed but refused under ${violation.rule}`;
      }
    for (const { i, before, ply } of somePlies(run, 3))
      if (!game.apply(clone(before), ply.move).ok) yield `${at(run, i)}: it was listed, and apply refuses it`;
    if (run.thrown === undefined) return;
    const last = stateAt(run, run.plies.length);
    for (const move of listed(game, last))
      if (!game.apply(last, move).ok)
        yield `${at(run, run.plies.length)}: ${text(game, move)} is listed, and apply refuses it`;
  },
};

/** Arbitrary moves of the vocabulary, and moves that are right but for one field. */
function strays(game: Game, near: readonly AnyMove[], random: (n: number) => number, count: number): unknown[] {
  const kinds = Object.keys(game.vocabulary);
  const value = (kind: string, field: string): unknown => {
    const domain = game.vocabulary[kind]?.[field] ?? [];
    return domain[random(Math.max(1, domain.length))];
  };
  const junk = [undefined, 0, -1, 1.5, '', 'x', true, {}, []];
  return Array.from({ length: count }, () => {
    const base = near.length > 0 && random(3) > 0 ? near[random(near.length)] : undefined;
    const kind = base?.kind ?? kinds[random(kinds.length)] ?? '';
    const fields = Object.keys(game.vocabulary[kind] ?? {});
    const move: Record<string, unknown> = base
      ? { ...base }
      : Object.fromEntries([['kind', kind], ...fields.map((field) => [field, value(kind, field)])]);
    const field = fields[random(Math.max(1, fields.length))];
    switch (random(8)) {
      case 0:
        return { ...move, [`${field ?? 'kind'}_`]: 1 };
      case 1:
        return { ...move, [field ?? 'kind']: junk[random(junk.length)] };
      case 2:
        return field === undefined ? move : Object.fromEntries(Object.entries(move).filter(([key]) => key !== field));
      default:
        return base && field !== undefined ? { ...move, [field]: value(kind, field) } : move;
    }
  });
}

/** Whether a value is a move of the vocabulary, told a second time. */
function isMove(game: Game, given: unknown): boolean {
  if (typeof given !== 'object' || given === null) return false;
  const { kind, ...rest } = given as Record<string, unknown>;
  if (typeof kind !== 'string' || !Object.keys(game.vocabulary).includes(kind)) return false;
  const fields = Object.entries(game.vocabulary[kind] ?? {});
  return (
    Object.keys(rest).sort().join() ===
      fields
        .map(([field]) => field)
        .sort()
        .join() &&
    fields.every(([field, domain]) => domain.some((one) => typeof one === typeof rest[field] && one === rest[field]))
  );
}

export const listedIffAccepted: Law = {
  number: 2,
  title: 'an arbitrary or perturbed move is listed exactly when it is accepted',
  every: 2,
  *check(run) {
    const { game } = run;
    for (const { i, state } of someStates(run, 2)) {
      const random = dice(run.seed + 31 * i);
      const here = listed(game, state);
      const near = [...here, ...game.attempts(state)];
      const list = new Set(texts(game, here));
      const all = [...near.slice(0, 12), ...strays(game, near, random, 16)];
      for (const [n, given] of all.entries()) {
        const move = asMove(game.vocabulary, clone(given));
        if ((move !== undefined) !== isMove(game, clone(given)))
          yield `${at(run, i)}: ${JSON.stringify(given)} is ${move ? 'read as a move' : 'not read as the move it is'}`;
        if (!move) continue;
        const name = text(game, move);
        if (canonical(parseMove(game.vocabulary, name)) !== canonical(move))
          yield `${at(run, i)}: ${name} reads as another move than ${canonical(move)}`;
        const accepted = game.check(state, move) === undefined;
        if (accepted !== list.has(name))
          yield `${at(run, i)}: ${name} is ${accepted ? 'accepted but not listed' : 'listed but refused'}`;
        if (n % 8 === 0 && game.apply(state, move).ok !== accepted)
          yield `${at(run, i)}: check and apply do not agree on ${name}`;
      }
    }
  },
};

export const listIsStable: Law = {
  number: 3,
  title: 'the list is unique, and the same after a JSON round trip',
  every: 2,
  *check(run) {
    const { game } = run;
    for (const { i, state } of someStates(run, 3)) {
      const lists = (of: AnyState) =>
        [game.legal(of), game.anytime(of), game.attempts(of)].map((list) => texts(game, list));
      const here = lists(state);
      for (const list of [here.slice(0, 2).flat(), here[2] ?? []])
        if (new Set(list).size !== list.length) yield `${at(run, i)}: a move is listed twice in ${list.join(' ')}`;
      const ways = [
        ['a JSON round trip', clone],
        ['its keys were turned round', turned],
      ] as const;
      for (const [how, way] of run.thorough ? ways : ways.slice(i % 2, (i % 2) + 1)) {
        const again = way(state);
        if (!equal(lists(again), here))
          yield `${at(run, i)}: after ${how} the list is ${lists(again).flat().join(' ')}, not ${here.flat().join(' ')}`;
      }
    }
  },
};

/** Whether a line of play leads from here to the next turn or the end. Depth first, each position once. */
function turnEnds(run: Played, from: AnyState, limit: number): boolean {
  const { game } = run;
  const seat = askedSeat(game, from);
  const seen = new Set<string>();
  const path: { state: AnyState; moves: AnyMove[] }[] = [{ state: from, moves: listed(game, from) }];
  for (let last = path.at(-1); last; last = path.at(-1)) {
    const move = last.moves.shift();
    if (!move) {
      path.pop();
      continue;
    }
    const outcome = game.apply(last.state, move);
    if (!outcome.ok) continue;
    const over = isOver(game.prompt(outcome.state));
    const { end } = run.subject;
    if (
      over ||
      (end ? outcome.events.some((event) => end.turnOf(event) !== undefined) : askedSeat(game, outcome.state) !== seat)
    )
      return true;
    const key = JSON.stringify(outcome.state);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > limit) return false;
    path.push({ state: outcome.state, moves: listed(game, outcome.state) });
  }
  return false;
}

/** Positions that a search of law 4 may visit; where it does not suffice the law does not judge. */
const SEARCH = 400;

export const playGoesOn: Law = {
  number: 4,
  title: 'a running game has a legal move and its turn can be finished; a finished one has none',
  every: 3,
  *check(run) {
    const { game, subject } = run;
    if (run.thrown !== undefined) yield `after move ${run.plies.length}: ${told(run.thrown)}`;
    for (let i = 0; i <= run.plies.length; i++) {
      const state = stateAt(run, i);
      const prompt = game.prompt(state);
      if (isOver(prompt)) {
        if (listed(game, state).length + game.attempts(state).length > 0) yield `${at(run, i)}: moves after the end`;
      } else if (game.legal(state).length === 0 && run.thrown === undefined)
        yield `${at(run, i)}: seat ${prompt.seat} is asked ${prompt.kind} and has no move`;
    }
    for (const { i, before } of somePlies(run, 1))
      for (const move of listed(game, before).slice(0, 8)) {
        const outcome = game.apply(before, move);
        if (!outcome.ok || isOver(game.prompt(outcome.state))) continue;
        if (!turnEnds(run, outcome.state, SEARCH))
          yield `${at(run, i)}: after ${text(game, move)} the turn cannot be finished`;
      }
    const def = subject.definition;
    if (!def?.debts) return;
    for (const { i, before } of somePlies(run, 3))
      for (const { move, after } of allowed(def, before)) {
        const may = mayTake(def, after(), SEARCH);
        if (may !== undefined && may === (game.check(before, move) !== undefined))
          yield `${at(run, i)}: ${text(game, move)} is ${may ? 'refused although all debts can be met' : 'allowed although a debt cannot be met'}`;
      }
  },
};

export const refusalsTeach: Law = {
  number: 11,
  title:
    'a refusal changes nothing and names a rule; every attempt is refused with one; every event and prompt cites one that holds',
  every: 2,
  *check(run) {
    const { game, proofs } = run;
    const { modules } = run.start.state.config;
    // What a module that is played replaces does not hold, nor do rules of one that is not.
    const known = (rule: string) =>
      Object.hasOwn(proofs.rules, rule) &&
      (proofs.rules[rule]?.module === undefined || modules.includes(proofs.rules[rule].module)) &&
      !modules.some((module) => Object.hasOwn(game.replaced[module] ?? {}, rule));
    for (const { i, state } of someStates(run, 3)) {
      const before = canonical(state);
      const prompt = game.prompt(state);
      if (!known(prompt.rule)) yield `${at(run, i)}: the prompt ${prompt.kind} cites ${prompt.rule}, which is no rule`;
      const attempts = game.attempts(state);
      const random = dice(run.seed + i);
      const moves = strays(game, listed(game, state), random, 8).flatMap(
        (given) => asMove(game.vocabulary, given) ?? [],
      );
      for (const [n, move] of [...attempts, ...moves].entries()) {
        const outcome = game.apply(state, move);
        if (outcome.ok) {
          if (n < attempts.length) yield `${at(run, i)}: the attempt ${text(game, move)} is legal`;
          continue;
        }
        const { rule, code, facts } = outcome.violation;
        if (!known(rule)) yield `${at(run, i)}: ${text(game, move)} is refused under ${rule}, which is no rule`;
        if (code === '' || notJson(facts).length > 0)
          yield `${at(run, i)}: ${text(game, move)} is refused without plain facts`;
        if ('state' in outcome) yield `${at(run, i)}: the refused ${text(game, move)} gives a position`;
        if (canonical(state) !== before) yield `${at(run, i)}: the refused ${text(game, move)} changed the position`;
      }
    }
    for (const event of [...run.start.events, ...run.plies.flatMap((ply) => ply.events)])
      if (!known(event.rule)) yield `the event ${event.kind} cites ${event.rule}, which is no rule`;
  },
};
