import type { Seat } from '../../../kernel/agenda.ts';
import { tell } from '../../../kernel/draft.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import type { D } from './company.ts';
import type { RuleId } from './rules.ts';
import { TRAIN_STACKS, type TrainStack } from './tables/trains.ts';
import type { State } from './types.ts';
import { type Refusal, refuse } from './violations.ts';

/** The stacks that hold a train. */
export function stacksLeft(state: State): readonly TrainStack[] {
  return TRAIN_STACKS.filter((stack) => state.trains[stack] > 0);
}

/** Why no train can be taken of a stack: trains are a finite supply. */
export function stackRefused(state: State, train: TrainStack): Refusal {
  return state.trains[train] > 0 ? undefined : refuse('train-supply', 'trainStackEmpty', { train });
}

/**
 * Takes a train of a stack and lays it down with its front up; a player may have any number.
 * @rule any-number-of-trains, train-face-up
 */
export function takeTrain(draft: D, seat: Seat, train: TrainStack, rule: RuleId): void {
  const { trains } = draft.state;
  draft.state = { ...draft.state, trains: { ...trains, [train]: trains[train] - 1 } };
  const own = playerOf(draft.state, seat).trains;
  change(draft, seat, { trains: [...own, { front: train, faceUp: true }] });
  tell(draft, { kind: 'trainTaken', seat, rule, train });
}

/** Why a seat cannot flip the train of this number. */
export function flipRefused(state: State, seat: Seat, train: number): Refusal {
  const own = playerOf(state, seat).trains[train];
  return own ? undefined : refuse('trade-flip', 'noSuchTrain', { train });
}

/** Turns a train over. Returns true where it went face down, so that the bonus of its front is due. */
export function turnOver(draft: D, seat: Seat, train: number): boolean {
  const trains = playerOf(draft.state, seat).trains.map((own, i) =>
    i === train ? { ...own, faceUp: !own.faceUp } : own,
  );
  change(draft, seat, { trains });
  const { front, faceUp } = trains[train] as (typeof trains)[number];
  const rule: RuleId = faceUp ? 'flip-face-up' : 'flip-face-down';
  tell(draft, { kind: 'trainFlipped', seat, rule, train, front, faceUp });
  return !faceUp;
}
