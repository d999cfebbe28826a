import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { type D, gainGoods, limitResources, putTrain } from '../player.ts';
import { RESOURCE_TRACK, SPACE_NUMBERS, type SpaceNumber } from '../tables/resource-track.ts';
import type { State, TaskOf, Types } from '../types.ts';
import { refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

/** True where no train is on a space of the resource track. */
export function isFree(state: Pick<State, 'seats'>, space: SpaceNumber): boolean {
  return !state.seats.some(({ trains }) => trains.includes(`space-${space}`));
}

/** A train leaves the board and goes on an empty space of the resource track, which gives its player what it shows. */
export const leaveBoard: Choice<Types, TaskOf<'leaveBoard'>, MoveOfKind<'takeSpace'>> = {
  rule: 'resource-track-space',
  accepts: ['takeSpace'],
  prompt: (_, { seat, train, bypassing }) => ({
    kind: 'leaveBoard',
    seat,
    rule: bypassing ? 'bypass-to-resource-track' : 'resource-track-space',
    train,
  }),
  candidates: () => SPACE_NUMBERS.map((space) => ({ kind: 'takeSpace', space })),
  check(state, move) {
    const { space } = move;
    return isFree(state, space) ? undefined : refuse('one-train-a-space', 'spaceTaken', { space });
  },
  perform(draft, move, { seat, train, bypassing }) {
    const { space } = move;
    putTrain(draft, seat, train, `space-${space}`);
    const rule = bypassing ? 'bypass-to-resource-track' : 'resource-track-space';
    tell(draft, { kind: 'trainLeft', seat, rule, train, space });
    checkLastTrain(draft, seat);
    const goods = RESOURCE_TRACK[space];
    if (goods === 'choice') return push(draft, { kind: 'takeGoods', seat, at: 'resourceTrack' });
    for (const one of goods) gainGoods(draft, seat, one, 'resource-track-goods');
    limitResources(draft, seat);
  },
};

/**
 * Who takes the last own train off the board makes this round the last one.
 * @rule last-train
 */
function checkLastTrain(draft: D, seat: Seat): void {
  const { ending, round } = draft.state;
  const { trains } = playerOf(draft.state, seat);
  if (ending !== undefined || !trains.every((place) => place.startsWith('space-'))) return;
  draft.state = { ...draft.state, ending: seat };
  tell(draft, { kind: 'endTriggered', seat, rule: 'last-train', round });
}
