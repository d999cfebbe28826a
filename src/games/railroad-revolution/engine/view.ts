import type { Viewer } from '../../../kernel/game.ts';
import { points } from './points.ts';
import { STACK_IDS } from './tables/milestones.ts';
import type { StackedMilestone, State, Table, View } from './types.ts';

/** What everybody sees. */
function tableOf(state: State): Table {
  const { seats, supply, trains, cities, telegraph, setup, first, round, end } = state;
  const table = { seats, supply, trains, cities, telegraph, setup, first, round };
  return end ? { ...table, end } : table;
}

/** Whether a viewer has seen a tile of a face-down stack. */
export const knows = (tile: StackedMilestone, viewer: Viewer): boolean =>
  viewer !== 'public' && tile.seen.includes(viewer);

/** A position as a viewer sees it: without the order of face-down stacks, and without what another seat draws. */
export function viewOf(state: State, viewer: Viewer): View {
  const { tile, stack, discard } = state.deals;
  const milestones = Object.fromEntries(
    STACK_IDS.map((id) => [id, state.milestones[id].map((one) => (knows(one, viewer) ? one.id : 'unknown'))]),
  ) as unknown as View['milestones'];
  const drawing = state.agenda.find((task) => task.kind === 'replaceMilestone');
  const view = points.seen(state, { ...tableOf(state), deals: { tile, stack: stack.length, discard }, milestones });
  if (drawing?.kind !== 'replaceMilestone') return view;
  const { seat, drawn } = drawing;
  const count = drawn.length;
  return { ...view, drawn: seat === viewer ? { seat, count, tiles: drawn.map(({ id }) => id) } : { seat, count } };
}
