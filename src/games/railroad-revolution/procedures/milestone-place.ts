import type { State } from '../engine/types.ts';

/** The states of the chart of completing Milestones in which somebody is asked something. */
export type MilestonePlace = 'order' | 'replace';

/** Where a position stands in the check of the Milestones; `undefined` where nobody is asked about one. */
export function placeInMilestones({ agenda }: State): MilestonePlace | undefined {
  const kind = agenda.at(-1)?.kind;
  return kind === 'completeMilestone' ? 'order' : kind === 'replaceMilestone' ? 'replace' : undefined;
}
