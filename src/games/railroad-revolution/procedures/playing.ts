import type { StateLabel } from '../../common/procedures/chart.ts';
import type { Made, Played } from '../../common/procedures/procedure.ts';
import type { Event } from '../engine/events.ts';
import type { PromptKind } from '../engine/prompts.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Types } from '../engine/types.ts';

/** What a chart of Railroad Revolution knows. */
export type Playing = Made<Types>;

/** What a state of a chart says, under a clause of this game. */
export const sign = (form: StateLabel['form'], rule: RuleId | 'deal-then-turn-end', says: string): StateLabel => ({
  form,
  rule,
  says,
});

/** The engine has said what may be done: a move that it refuses has come to nothing. */
export const isLegal = ({ made }: Played<Types>): boolean => made !== undefined;

/** Whether the engine tells of something. */
export const has = ({ events }: Pick<Playing, 'events'>, kind: Event['kind']): boolean =>
  events.some((event) => event.kind === kind);

/** Whether somebody is asked one of these things. */
export const asks = ({ prompt }: Playing, ...kinds: readonly (PromptKind | 'over')[]): boolean =>
  kinds.includes(prompt.kind);

/** Whether the active player has to hire before the turn can end. */
export const isActiveShort = ({ prompt }: Playing): boolean =>
  prompt.kind === 'restoreWorkers' && prompt.rule === 'four-worker-within-turn';
