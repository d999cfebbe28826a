import { tell } from '../../../../kernel/draft.ts';
import type { Choice } from '../../../../kernel/game.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { type D, pay } from '../company.ts';
import type { Reward } from '../points.ts';
import type { Part } from '../prompts.ts';
import { nothingToGain, takeReward } from '../rewards.ts';
import type { RuleId } from '../rules.ts';
import type { Action } from '../tables/constants.ts';
import type { ActionTask, State, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { type Move, type MoveKind, USES, type Use } from '../vocabulary.ts';
import { abilityRule, goOn, type MainAction } from './main-action.ts';
import { railroadAction } from './railroad.ts';
import { stationAction } from './station.ts';
import { telegraphAction } from './telegraph.ts';
import { tradeAction } from './trade.ts';

/** The moves of each action, beside paying, the effect of the worker and the end. */
const OWN: { readonly [A in Action]: readonly MoveKind[] } = {
  station: ['buildStation', 'takePrimaryReward', 'takeFirstStationBonus'],
  railroad: ['placeRail'],
  telegraph: ['buildOffice', 'takeTelegraphTile'],
  trade: ['sellPiece', 'flipTrain'],
};

/** The moves of every action. */
const BESIDE: readonly Move[] = [
  { kind: 'pay' },
  ...USES.map((as): Move => ({ kind: 'useWorker', as })),
  { kind: 'finishAction' },
];

/** A move of another action than the one that was chosen. */
function otherAction(move: Move, { action }: ActionTask): Refusal {
  if (OWN[action].includes(move.kind)) return undefined;
  return refuse('four-actions', 'notInAction', { action, move: move.kind });
}

/** The four actions by name. */
export type MainActions = { readonly [A in Action]: MainAction<Extract<ActionTask, { readonly action: A }>> };

/** The four actions. */
export const mainActions: MainActions = {
  station: stationAction,
  railroad: railroadAction,
  telegraph: telegraphAction,
  trade: tradeAction,
};

/** The action that a task is about, typed for any of the four. */
export function mainOf({ action }: ActionTask): MainAction<ActionTask> {
  return mainActions[action] as unknown as MainAction<ActionTask>;
}

/** The promotion that every worker may make instead of an own ability. */
const PROMOTION: Reward = {
  effect: { kind: 'promote', max: 1, cost: 0, costEach: 0 },
  from: 'ability',
  rule: 'white-effect',
};

/** The clause under which a placed worker's effect is used: a specialist as itself or as a white worker, never both. */
function effectRule({ worker, action }: ActionTask, as: Use): RuleId {
  if (worker === 'white') return 'white-effect';
  return as === 'white' ? 'specialist-as-white' : abilityRule(action, worker);
}

function effectUsed({ worker, effect }: ActionTask): Refusal {
  return effect === 'used' ? refuse('worker-effect', 'effectUsed', { worker }) : undefined;
}

/** What the main action still asks of the player before it may end. */
export function unfinished(main: MainAction<ActionTask>, task: ActionTask): Refusal {
  if (main.toPlace(task) > 0) return refuse('action-in-full', 'mainActionOpen', { action: task.action });
  return task.unpaid > 0 ? refuse(PRICE_RULE[task.action], 'unpaid', { amount: task.unpaid }) : undefined;
}

/** The actions that cost nothing. */
const FREE: readonly Action[] = ['telegraph', 'trade'];

/** The clause that sets the price of each action. */
export const PRICE_RULE: { readonly [A in Action]: RuleId } = {
  station: 'station-cost',
  railroad: 'railroad-base-price',
  telegraph: 'action-in-full',
  trade: 'action-in-full',
};

/**
 * An action under way. Its parts may be resolved in any order, its payment among them; a part opens what it leads to
 * before the others go on.
 * @rule worker-effect-optional, free-order
 */
export function actionChoice(finish: (draft: D, task: ActionTask) => void): Choice<Types, ActionTask> {
  const payRefused = (state: State, task: ActionTask): Refusal => {
    const rule = PRICE_RULE[task.action];
    if (FREE.includes(task.action)) return refuse(rule, 'freeAction', { action: task.action });
    if (mainOf(task).toPlace(task) > 0) return refuse(rule, 'mainActionFirst', { action: task.action });
    if (task.unpaid === 0) return refuse(rule, 'nothingToPay', {});
    const { money } = playerOf(state, task.seat);
    return money < task.unpaid ? refuse('paying', 'money', { price: task.unpaid, money }) : undefined;
  };

  const effectRefused = (state: State, task: ActionTask, as: Use): Refusal => {
    const used = effectUsed(task);
    if (used) return used;
    if (as === 'white') return nothingToGain(state, task.seat, PROMOTION);
    if (task.worker === 'white') return refuse('white-effect', 'noAbility', { worker: 'white' });
    return mainOf(task).abilityRefused(state, task);
  };

  const openParts = (state: State, task: ActionTask): readonly Part[] => {
    const effect = USES.some((as) => !effectRefused(state, task, as));
    return [...mainOf(task).parts(state, task), ...(effect ? (['workerEffect'] as const) : [])];
  };

  const useEffect = (draft: D, task: ActionTask, as: Use) => {
    const { seat, worker, action } = task;
    tell(draft, { kind: 'effectUsed', seat, rule: effectRule(task, as), worker, action, as });
    const used: ActionTask = { ...task, effect: 'used' };
    if (as === 'specialist') return mainOf(task).useAbility(draft, used);
    goOn(draft, used);
    takeReward(draft, seat, PROMOTION, true);
  };

  return {
    rule: 'perform-action',
    accepts: [...Object.values(OWN).flat(), 'useWorker', 'pay', 'finishAction'],
    prompt(state, task) {
      const { seat, action, worker, unpaid } = task;
      return {
        kind: 'action',
        seat,
        rule: action === 'trade' ? 'trade-sale' : `${action}-build`,
        action,
        worker,
        unpaid,
        toPlace: mainOf(task).toPlace(task),
        open: openParts(state, task),
        ...(task.action === 'station' && task.city !== undefined ? { city: task.city } : {}),
        ...(task.action === 'telegraph' && task.section !== undefined ? { section: task.section } : {}),
      };
    },
    candidates: (state, task) => [...mainOf(task).moves(state, task), ...BESIDE],
    attempts: (state, task) => mainOf(task).attempts?.(state, task) ?? [],
    check(state, move, task) {
      switch (move.kind) {
        case 'pay':
          return payRefused(state, task);
        case 'useWorker':
          return effectRefused(state, task, move.as);
        case 'finishAction':
          return unfinished(mainOf(task), task);
        default:
          return otherAction(move, task) ?? mainOf(task).check(state, move, task);
      }
    },
    perform(draft, move: Move, task) {
      switch (move.kind) {
        case 'pay':
          goOn(draft, { ...task, unpaid: 0 });
          return pay(draft, task.seat, task.unpaid, PRICE_RULE[task.action]);
        case 'useWorker':
          return useEffect(draft, task, move.as);
        case 'finishAction':
          tell(draft, { kind: 'actionFinished', seat: task.seat, rule: 'action-in-full', action: task.action });
          return finish(draft, task);
        default:
          return mainOf(task).perform(draft, move, task);
      }
    },
  };
}
