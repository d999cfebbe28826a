import type { Seat } from '../../../../kernel/agenda.ts';
import { push, shuffle, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { type D, moveCommon } from '../company.ts';
import { networkAt, ofLevel, stationsOf } from '../network.ts';
import { CONSTANTS } from '../tables/constants.ts';
import { type Condition, MILESTONE, type MilestoneId, type StackId } from '../tables/milestones.ts';
import { SPACE } from '../tables/spaces.ts';
import type { OwnMilestone, StackedMilestone, State, Task, Types } from '../types.ts';
import { refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

/**
 * True where a condition of a Milestone holds for a seat.
 * @rule condition-connected, condition-stations, condition-deal-rails, condition-terrain
 */
export function holds(state: State, seat: Seat, condition: Condition): boolean {
  const { rails } = playerOf(state, seat);
  switch (condition.kind) {
    case 'connectedCities':
      return ofLevel(networkAt(state, seat).cities, condition.level) >= condition.n;
    case 'stations':
      return ofLevel(stationsOf(state, seat), condition.level) >= condition.n;
    case 'dealRails':
      return rails.filter((rail) => SPACE[rail].deal).length >= condition.n;
    case 'terrainRails': {
      const { triangles } = condition;
      const count = rails.filter((rail) => SPACE[rail].triangles === triangles).length;
      return count >= condition.n;
    }
  }
}

/**
 * True where all managers are on a Milestone and all its conditions hold.
 * @rule milestone-needs
 */
export function isComplete(state: State, seat: Seat, { id, managers }: OwnMilestone): boolean {
  const { managers: needed, conditions } = MILESTONE[id];
  return managers.length === needed.length && conditions.every((condition) => holds(state, seat, condition));
}

/** The stack of the next letter, from which a completed Milestone is replaced; none after D. */
function nextStack(id: MilestoneId): StackId | undefined {
  const { stack } = MILESTONE[id];
  return stack === 'D' ? undefined : stack === 'C' ? 'D' : stack === 'B' ? 'C' : 'B';
}

function complete(draft: D, seat: Seat, id: MilestoneId): void {
  const company = playerOf(draft.state, seat);
  const managers = company.milestones.find((own) => own.id === id)?.managers ?? [];
  tell(draft, { kind: 'milestoneCompleted', seat, rule: 'milestone-completed', milestone: id, vp: MILESTONE[id].vp });
  for (const worker of managers) moveCommon(draft, worker, 1);
  change(draft, seat, {
    milestones: company.milestones.filter((own) => own.id !== id),
    completed: [...company.completed, id],
  });
  tell(draft, { kind: 'managersDiscarded', seat, rule: 'managers-discarded', managers });
  const stack = nextStack(id);
  if (stack) push(draft, { kind: 'drawMilestones', seat, stack });
  else tell(draft, { kind: 'noReplacement', seat, rule: 'no-replacement-after-d', stack: 'D' });
}

/** The Milestones of one player at the end of a turn: of two that are complete, the owner says which comes first. */
export const checkMilestones: Automatic<Types, TaskOf<'checkMilestones'>> = {
  rule: 'milestone-check',
  settle(draft, { seat }) {
    const milestones = playerOf(draft.state, seat)
      .milestones.filter((own) => isComplete(draft.state, seat, own))
      .map(({ id }) => id);
    const [first, second] = milestones;
    if (first === undefined) return;
    push(draft, { kind: 'checkMilestones', seat });
    if (second !== undefined) push(draft, { kind: 'completeMilestone', seat, milestones });
    else complete(draft, seat, first);
  },
};

/** Which of two Milestones is completed, and replaced, first. */
export const completeMilestone: Choice<Types, TaskOf<'completeMilestone'>, MoveOfKind<'completeMilestone'>> = {
  rule: 'both-milestones',
  accepts: ['completeMilestone'],
  prompt: (_, { seat, milestones }) => ({ kind: 'completeMilestone', seat, rule: 'both-milestones', milestones }),
  candidates: (_, { milestones }) =>
    milestones.map((milestone): MoveOfKind<'completeMilestone'> => ({ kind: 'completeMilestone', milestone })),
  check(_, move, { milestones }) {
    if (milestones.includes(move.milestone)) return undefined;
    return refuse('milestone-needs', 'notComplete', { milestone: move.milestone });
  },
  perform(draft, move, { seat }) {
    complete(draft, seat, move.milestone);
  },
};

/** Three tiles are drawn for a replacement; in the variant, the whole stack is looked through. */
export const drawMilestones: Automatic<Types, TaskOf<'drawMilestones'>> = {
  rule: 'replacement-draw',
  settle(draft, { seat, stack }) {
    const tiles = draft.state.milestones[stack];
    const open = draft.state.config.variants.openStack;
    const count = open ? tiles.length : Math.min(CONSTANTS.replacementDraw, tiles.length);
    const rule = open ? 'open-stack-variant' : 'replacement-draw';
    if (count === 0) return tell(draft, { kind: 'noReplacement', seat, rule, stack });
    const drawn = tiles.slice(0, count);
    draft.revealed = true;
    setStack(draft, stack, tiles.slice(count));
    tell(draft, { kind: 'milestonesDrawn', seat, rule, stack, count });
    push(draft, { kind: 'replaceMilestone', seat, stack, drawn });
  },
};

function setStack(draft: D, stack: StackId, tiles: readonly StackedMilestone[]): void {
  draft.state = { ...draft.state, milestones: { ...draft.state.milestones, [stack]: tiles } };
}

/** The replacement of a completed Milestone; the others go to the bottom as they were drawn or, by a ruling, shuffled. */
export const replaceMilestone: Choice<Types, TaskOf<'replaceMilestone'>, MoveOfKind<'chooseMilestone'>> = {
  rule: 'milestone-replacement',
  accepts: ['chooseMilestone'],
  prompt: (_, { seat, stack, drawn }) => ({
    kind: 'replaceMilestone',
    seat,
    rule: 'milestone-replacement',
    stack,
    count: drawn.length,
  }),
  candidates: (_, { drawn }) =>
    drawn.map(({ id: milestone }): MoveOfKind<'chooseMilestone'> => ({ kind: 'chooseMilestone', milestone })),
  check(_, move, { drawn }) {
    if (drawn.some(({ id }) => id === move.milestone)) return undefined;
    return refuse('replacement-draw', 'notDrawn', { milestone: move.milestone });
  },
  perform(draft, move, { seat, stack, drawn }) {
    const { milestone } = move;
    // the others learn which of the drawn tiles it is
    draft.revealed = true;
    // whoever had seen them before still knows them, unless they are shuffled
    const others = drawn.filter(({ id }) => id !== milestone);
    const back =
      draft.state.config.rulings.milestonesBack === 'shuffled'
        ? shuffle(draft, others, 'replacement-draw', 'milestonesBack').map(({ id }) => ({ id, seen: [] }))
        : others.map(({ id, seen }) => ({
            id,
            seen: [...seen.filter((one) => one !== seat), seat].sort((a, b) => a - b),
          }));
    setStack(draft, stack, [...draft.state.milestones[stack], ...back]);
    const { milestones } = playerOf(draft.state, seat);
    change(draft, seat, { milestones: [...milestones, { id: milestone, managers: [] }] });
    tell(draft, { kind: 'milestoneTaken', seat, rule: 'milestone-replacement', milestone, stack, back: back.length });
  },
};
