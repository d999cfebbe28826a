import type { Seat } from '../../../../kernel/agenda.ts';
import { push, tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import type { D } from '../company.ts';
import { pay, typesLeft } from '../company.ts';
import { points, type Reward } from '../points.ts';
import type { Prompt } from '../prompts.ts';
import { couldBeTaken, rewardRefused, ruleOf, takeReward } from '../rewards.ts';
import type { RuleId } from '../rules.ts';
import { TELEGRAPH_TILE } from '../tables/telegraph.ts';
import { TRAIN_STACKS } from '../tables/trains.ts';
import { flipRefused, stackRefused, takeTrain, turnOver } from '../trains.ts';
import type { RewardKind, RewardTask, State, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { Move, MoveKind, MoveOfKind } from '../vocabulary.ts';
import {
  discardWorker,
  exchangeWorker,
  gainable,
  noSuchWorker,
  noWorkerLeft,
  promoteWorker,
  promotionRefused,
  promotions,
  receiveWorker,
  standing,
} from '../workers.ts';

type TaskOf<K extends RewardKind> = Extract<RewardTask, { readonly kind: K }>;

/** One kind of reward that is carried out by one kind of move, or declined where it may be. */
interface Carrying<K extends RewardKind, M extends MoveKind> {
  readonly rule: RuleId;
  readonly move: M;
  /** True where the common supply can fail it, so that it lapses. */
  readonly lapses?: true;
  moves(state: State, task: TaskOf<K>): Iterable<Move>;
  check(state: State, move: MoveOfKind<M>, task: TaskOf<K>): Refusal;
  perform(draft: D, move: MoveOfKind<M>, task: TaskOf<K>): void;
  prompt(task: TaskOf<K>): Prompt;
}

const DECLINE: MoveOfKind<'decline'> = { kind: 'decline' };

function declineRefused({ rule, must, kind }: RewardTask): Refusal {
  return must ? refuse(rule, 'mustTake', { reward: kind }) : undefined;
}

/** The handler of a reward: its moves, and `decline` where it need not be carried out. */
export function rewardChoice<K extends RewardKind, M extends MoveKind>(
  carrying: Carrying<K, M>,
): Choice<Types, TaskOf<K>> {
  return {
    rule: carrying.rule,
    accepts: [carrying.move, 'decline'],
    prompt: (_, task) => carrying.prompt(task),
    *candidates(state, task) {
      yield* carrying.moves(state, task);
      yield DECLINE;
    },
    check(state, move, task) {
      return move.kind === 'decline' ? declineRefused(task) : carrying.check(state, move as MoveOfKind<M>, task);
    },
    perform(draft, move, task) {
      if (move.kind !== 'decline') return carrying.perform(draft, move as MoveOfKind<M>, task);
      tell(draft, { kind: 'rewardDeclined', seat: task.seat, rule: task.rule, reward: task.kind });
    },
    ...(carrying.lapses ? { none: lapse } : {}),
  };
}

function lapse(draft: D, { seat, rule, kind }: RewardTask): void {
  tell(draft, { kind: 'rewardLapsed', seat, rule, reward: kind });
}

/** Flips a train; face down, the bonuses of its front may be taken. */
export function flipTrain(draft: D, seat: Seat, train: number): void {
  if (!turnOver(draft, seat, train)) return;
  points.frontFlipped(draft, seat, train, (reward) => {
    if (mayTake(draft.state, seat, reward)) takeReward(draft, seat, reward, false);
    else tell(draft, { kind: 'rewardLapsed', seat, rule: ruleOf(reward), reward: reward.effect.kind });
  });
}

/** True where a reward can be taken, if need be after selling Shares or hiring a worker. */
export function mayTake(state: State, seat: Seat, reward: Reward): boolean {
  return !rewardRefused(state, seat, reward) || couldBeTaken(state, seat, reward);
}

/** A move for each train of a player. */
export function flips(state: State, seat: Seat): readonly MoveOfKind<'flipTrain'>[] {
  return playerOf(state, seat).trains.map((_, train) => ({ kind: 'flipTrain', train }));
}

const advance: Carrying<'advance', 'advance'> = {
  rule: 'advance-marker',
  move: 'advance',
  moves: (state, task) => points.advances(state, task),
  check: (state, move, task) => points.advanceRefused(state, move, task),
  perform: (draft, move, task) => points.useAdvance(draft, move, task),
  prompt: ({ seat, rule, must, left }) => ({ kind: 'advance', seat, rule, left, may: !must }),
};

const promote: Carrying<'promote', 'promoteWorker'> = {
  rule: 'promote-by-reward',
  move: 'promoteWorker',
  moves: (state, { seat }) => promotions(playerOf(state, seat)),
  check(state, move, { seat, rule, costEach }) {
    const { money } = playerOf(state, seat);
    if (money < costEach) return refuse(rule, 'money', { price: costEach, money });
    return promotionRefused(state, seat, move);
  },
  perform(draft, move, task) {
    if (task.left > 1) push(draft, { ...task, left: task.left - 1, must: false });
    pay(draft, task.seat, task.costEach, task.rule);
    promoteWorker(draft, task.seat, move, 'promote-worker');
  },
  prompt: ({ seat, rule, must, left, costEach }) => ({ kind: 'promote', seat, rule, left, costEach, may: !must }),
};

const takeATrain: Carrying<'takeTrain', 'takeTrain'> = {
  rule: 'take-train',
  move: 'takeTrain',
  moves: () => TRAIN_STACKS.map((train) => ({ kind: 'takeTrain', train })),
  check: (state, { train }) => stackRefused(state, train),
  perform: (draft, { train }, { seat, rule }) => takeTrain(draft, seat, train, rule),
  prompt: ({ seat, rule, must }) => ({ kind: 'takeTrain', seat, rule, may: !must }),
};

const gainAWorker: Carrying<'gainWorker', 'gainWorker'> = {
  rule: 'worker-shortage',
  move: 'gainWorker',
  lapses: true,
  moves: (state, { workers }) => gainable(state, workers).map((worker) => ({ kind: 'gainWorker', worker })),
  check(state, { worker }, { rule, workers }) {
    const missing = noWorkerLeft(state, worker);
    if (missing) return missing;
    return gainable(state, workers).includes(worker) ? undefined : refuse(rule, 'notOffered', { worker });
  },
  perform(draft, { worker }, { seat, rule }) {
    receiveWorker(draft, seat, worker);
    tell(draft, { kind: 'workerGained', seat, rule, worker });
  },
  prompt: ({ seat, rule, must, workers }) => ({ kind: 'gainWorker', seat, rule, workers, may: !must }),
};

const exchange: Carrying<'exchange', 'exchangeWorker'> = {
  rule: 'exchange-worker',
  move: 'exchangeWorker',
  lapses: true,
  moves: (state, { seat }) =>
    typesLeft(state).length === 0
      ? []
      : standing(playerOf(state, seat)).map((one) => ({ kind: 'exchangeWorker', ...one })),
  check(state, move, { seat, rule }) {
    if (typesLeft(state).length === 0) return refuse(rule, 'nothingToGain', { reward: 'exchangeWorker' });
    return noSuchWorker(state, seat, move, 'exchange-worker');
  },
  perform(draft, { from, worker }, { seat, rule }) {
    push(draft, { kind: 'exchangeFor', seat, rule, must: true, from, worker });
  },
  prompt: ({ seat, rule, must }) => ({ kind: 'exchange', seat, rule, may: !must }),
};

const exchangeFor: Carrying<'exchangeFor', 'gainWorker'> = {
  rule: 'exchange-worker',
  move: 'gainWorker',
  lapses: true,
  moves: (state) => typesLeft(state).map((worker) => ({ kind: 'gainWorker', worker })),
  check: (state, { worker }) => noWorkerLeft(state, worker),
  perform: (draft, move, { seat, rule, from, worker }) =>
    exchangeWorker(draft, seat, { from, worker }, move.worker, rule),
  prompt: ({ seat, rule, must, from, worker }) => ({ kind: 'exchangeFor', seat, rule, from, worker, may: !must }),
};

const discard: Carrying<'discardWorker', 'discardWorker'> = {
  rule: 'discarding',
  move: 'discardWorker',
  moves: (state, { seat }) => standing(playerOf(state, seat)).map((one) => ({ kind: 'discardWorker', ...one })),
  check: (state, move, { seat }) => noSuchWorker(state, seat, move, 'discarding'),
  perform(draft, move, { seat, rule, tile }) {
    discardWorker(draft, seat, move, rule);
    if (tile !== undefined)
      takeReward(draft, seat, { effect: TELEGRAPH_TILE[tile].effect, from: 'telegraphTile' }, true);
  },
  prompt: ({ seat, rule, must }) => ({ kind: 'discardWorker', seat, rule, may: !must }),
};

const flip: Carrying<'flip', 'flipTrain'> = {
  rule: 'separate-flips',
  move: 'flipTrain',
  moves: (state, { seat }) => flips(state, seat),
  check: (state, { train }, { seat }) => flipRefused(state, seat, train),
  perform(draft, { train }, task) {
    if (task.left > 1) push(draft, { ...task, left: task.left - 1, must: false });
    flipTrain(draft, task.seat, train);
  },
  prompt: ({ seat, rule, must, left }) => ({ kind: 'flip', seat, rule, left, may: !must }),
};

/** The handlers of rewards other than those that place a piece. */
export const rewardTasks = {
  advance: rewardChoice(advance),
  promote: rewardChoice(promote),
  flip: rewardChoice(flip),
  takeTrain: rewardChoice({
    ...takeATrain,
    perform(draft, move, task) {
      takeATrain.perform(draft, move, task);
      points.trainTaken(draft, task.seat, playerOf(draft.state, task.seat).trains.length - 1);
    },
  }),
  gainWorker: rewardChoice(gainAWorker),
  exchange: rewardChoice(exchange),
  exchangeFor: rewardChoice(exchangeFor),
  discardWorker: rewardChoice(discard),
};
