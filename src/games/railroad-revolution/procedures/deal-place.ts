import { SPACE } from '../engine/tables/spaces.ts';
import { SECTIONS } from '../engine/tables/telegraph.ts';
import type { State, Task } from '../engine/types.ts';
import { withoutBeside } from './beside.ts';

/** The states of the chart in which somebody is asked something. */
export type DealPlace = 'action' | 'active' | 'activeReward' | 'others' | 'otherReward' | 'short' | 'activeShort';

function opens(task: Task): boolean {
  if (task.kind !== 'action') return false;
  if (task.action === 'railroad') return task.spaces.some((space) => SPACE[space].deal);
  return task.action === 'telegraph' && SECTIONS.some(({ section, deal }) => deal && section === task.section);
}

/** Where a position stands in the resolution of a Deal tile; `undefined` where none is under way. */
export function placeInDeal(state: State): DealPlace | undefined {
  const agenda = withoutBeside(state);
  const top = agenda.at(-1);
  if (top === undefined) return undefined;
  if (agenda.some(opens)) return 'action';
  if (!agenda.some(({ kind }) => kind === 'nextDealTile')) return undefined;
  if (top.kind === 'deal') return top.limit === 2 ? 'active' : 'others';
  if (top.kind === 'closeDeal') return 'short';
  if (top.kind === 'closeTurn') return 'activeShort';
  const turn = agenda.find(({ kind }) => kind === 'endTurn');
  return 'seat' in top && turn !== undefined && 'seat' in turn && top.seat === turn.seat
    ? 'activeReward'
    : 'otherReward';
}

/** True while the reward of an accepted deal waits for its owner's choice. */
export function isRewardOpen(position: State): boolean {
  return placeInDeal(position)?.endsWith('Reward') ?? false;
}
