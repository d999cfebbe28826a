import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { withMore } from '../../../../kernel/pieces.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import type { D } from '../bag.ts';
import { beginPhase } from '../round.ts';
import type { RuleId } from '../rules.ts';
import { CITY_IDS } from '../tables/cities.ts';
import { RAILROADS, type Railroad } from '../tables/railroads.ts';
import type { State, TaskOf, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

type DraftTask = TaskOf<'draft'>;
type Take = MoveOfKind<'takeCity' | 'takeStock'>;

/** Players draft one tile each in turn order, and then each a second one in the same order. */
export const beginDraft: Automatic<Types, TaskOf<'beginDraft'>> = {
  rule: 'first-pick',
  settle(draft) {
    beginPhase(draft, 'draft');
    const { order } = draft.state;
    const picks = ([1, 2] as const).flatMap((pick) => order.map((seat) => ({ kind: 'draft', seat, pick }) as const));
    push(draft, ...picks, { kind: 'beginPlacing' });
  },
};

/** The clause that a pick follows. */
function ruleOf({ stockOnly }: State, { pick }: DraftTask): RuleId {
  return stockOnly ? 'draft-two-stocks' : pick === 1 ? 'first-pick' : 'second-pick';
}

function typesOf({ stockOnly }: State, { took }: DraftTask): 'either' | 'city' | 'stock' {
  if (stockOnly || took === 'city') return 'stock';
  return took === 'stock' ? 'city' : 'either';
}

/** Takes a face-up stock tile out of the display. */
export function takeStock(draft: D, seat: Seat, railroad: Railroad, rule: RuleId): void {
  const { display } = draft.state;
  const at = display.stocks.indexOf(railroad);
  draft.state = { ...draft.state, display: { ...display, stocks: display.stocks.filter((_, i) => i !== at) } };
  change(draft, seat, { stocks: withMore(playerOf(draft.state, seat).stocks, railroad, 1) });
  tell(draft, { kind: 'stockTaken', seat, rule, railroad });
}

/** Why a stock tile cannot be taken that is not among those drawn. */
export function stockRefused({ display }: State, railroad: Railroad, rule: RuleId): Refusal {
  return display.stocks.includes(railroad) ? undefined : refuse(rule, 'stockNotDrawn', { railroad });
}

function cityRefused(state: State, { city }: MoveOfKind<'takeCity'>, types: string): Refusal {
  if (state.stockOnly) return refuse('two-stocks', 'stocksOnly', {});
  if (types === 'stock') return refuse('one-of-each', 'cityTaken', {});
  return state.display.cities.includes(city) ? undefined : refuse('open-display', 'cityNotDrawn', { city });
}

/** Notes for the second pick of a seat what type it has taken. */
function note(draft: D, seat: Seat, took: 'city' | 'stock'): void {
  const agenda = draft.state.agenda.map((task) =>
    task.kind === 'draft' && task.seat === seat ? { ...task, took } : task,
  );
  draft.state = { ...draft.state, agenda };
}

/**
 * A player takes a face-up tile: one of each type in a turn, or two stock tiles once cities are short.
 * @rule open-display, stocks-face-up
 */
export const draft: Choice<Types, DraftTask, Take> = {
  rule: 'first-pick',
  accepts: ['takeCity', 'takeStock'],
  prompt: (state, task) => ({
    kind: 'draft',
    seat: task.seat,
    rule: ruleOf(state, task),
    pick: task.pick,
    types: typesOf(state, task),
  }),
  *candidates({ display }) {
    for (const city of CITY_IDS) if (display.cities.includes(city)) yield { kind: 'takeCity', city };
    for (const railroad of RAILROADS) if (display.stocks.includes(railroad)) yield { kind: 'takeStock', railroad };
  },
  check(state, move, task) {
    const types = typesOf(state, task);
    if (move.kind === 'takeCity') return cityRefused(state, move, types);
    if (types === 'city') return refuse('one-of-each', 'stockTaken', {});
    return stockRefused(state, move.railroad, 'open-display');
  },
  perform(draft, move, task) {
    const { seat } = task;
    const rule = ruleOf(draft.state, task);
    if (move.kind === 'takeCity') {
      const { display } = draft.state;
      const cities = display.cities.filter((city) => city !== move.city);
      draft.state = { ...draft.state, display: { ...display, cities } };
      change(draft, seat, { hand: [...playerOf(draft.state, seat).hand, move.city] });
      tell(draft, { kind: 'cityTaken', seat, rule, city: move.city });
    } else takeStock(draft, seat, move.railroad, rule);
    if (task.pick === 1) note(draft, seat, move.kind === 'takeCity' ? 'city' : 'stock');
  },
  // Only stock tiles can run out, in a game that many passes have made long.
  none(draft, { seat }) {
    tell(draft, { kind: 'draftSkipped', seat, rule: 'draft-two-stocks' });
  },
};
