import type { Viewer } from '../../../kernel/game.ts';
import { type Rng, shuffled } from '../../../kernel/rng.ts';
import { STACK_IDS, type StackId } from './tables/milestones.ts';
import type { StackedMilestone, State } from './types.ts';
import { knows } from './view.ts';

/** Another position that a viewer cannot tell from this one: everything face down that the viewer has not seen is mixed. */
export function shuffleUnknown(state: State, viewer: Viewer, rng: Rng): State {
  const deals = shuffled(rng, state.deals.stack);
  let after = deals.rng;
  let agenda = state.agenda;
  const milestones = { ...state.milestones };
  for (const stack of STACK_IDS) {
    const mixed = mixStack(state, stack, viewer, after);
    after = mixed.rng;
    milestones[stack] = mixed.tiles;
    agenda = agenda.map((task) =>
      task.kind === 'replaceMilestone' && task.stack === stack ? { ...task, drawn: mixed.drawn } : task,
    );
  }
  return { ...state, rng: after, agenda, deals: { ...state.deals, stack: deals.items }, milestones };
}

/** Mixes what a viewer does not know of one stack and of the tiles that another seat has just drawn from it. */
function mixStack(state: State, stack: StackId, viewer: Viewer, rng: Rng) {
  const tiles = state.milestones[stack];
  const drawing = state.agenda.find((task) => task.kind === 'replaceMilestone' && task.stack === stack);
  const drawn = drawing?.kind === 'replaceMilestone' ? drawing.drawn : [];
  const own = drawing?.kind === 'replaceMilestone' && drawing.seat === viewer;
  const hidden = (tile: StackedMilestone) => !knows(tile, viewer);
  const unknown = [...tiles.filter(hidden), ...(own ? [] : drawn.filter(hidden))].map(({ id }) => id);
  const { items, rng: after } = shuffled(rng, unknown);
  const mix = (tile: StackedMilestone) => (hidden(tile) ? { ...tile, id: items.shift() ?? tile.id } : tile);
  return { tiles: tiles.map(mix), drawn: own ? drawn : drawn.map(mix), rng: after };
}
