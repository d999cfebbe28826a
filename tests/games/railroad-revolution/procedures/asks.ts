import type { Standing } from '../../../../src/games/common/procedures/procedure.ts';
import type { PromptKind } from '../../../../src/games/railroad-revolution/engine/prompts.ts';
import { SPACE } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { SECTIONS } from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { isLastRound } from '../../../../src/games/railroad-revolution/engine/turn.ts';
import type { State, Task, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';

type At = Standing<Types>;
interface Choosing {
  readonly active: number;
  readonly asked: number;
  readonly accepted: readonly number[];
}

/** What the base game asks in the course of a reward. */
const REWARDS: readonly PromptKind[] = [
  ...(['advance', 'promote', 'flip', 'takeTrain', 'gainWorker', 'exchange', 'exchangeFor'] as const),
  ...(['discardWorker', 'layRail', 'layStation', 'layOffice'] as const),
];
const KINDS: readonly string[] = [
  ...REWARDS,
  ...['chooseSetupTile', 'recall', 'placeWorker', 'action', 'deal', 'privateDeal', 'restoreWorkers'],
  ...['completeMilestone', 'replaceMilestone', 'over'],
];

/** What only an expansion asks, and a piece that it lets a player place between any two steps: it is no part of a chart. */
const isBetween = ({ prompt }: At): boolean => !KINDS.includes(prompt.kind) || ('aside' in prompt && prompt.aside);

const asked =
  (...kinds: readonly (PromptKind | 'over')[]) =>
  (at: At) =>
    kinds.includes(at.prompt.kind) || isBetween(at);
const isIn = ({ agenda }: State, ...kinds: readonly Task['kind'][]) => agenda.some(({ kind }) => kinds.includes(kind));
const isTurn = ({ position }: At): boolean => isIn(position, 'endTurn');
const seatOf = ({ prompt }: At) => ('seat' in prompt ? prompt.seat : undefined);
const turnOf = ({ position }: At) => {
  const task = position.agenda.find(({ kind }) => kind === 'endTurn');
  return task && 'seat' in task ? task.seat : undefined;
};
const isRestoring =
  (rule: string) =>
  (at: At): boolean =>
    (at.prompt.kind === 'restoreWorkers' && at.prompt.rule === rule) || isBetween(at);

/** Whether the action under way has built beside a Deal icon of the base game's board. */
const hasIcon = ({ agenda, config }: State): boolean =>
  config.modules.length === 0 &&
  agenda.some((task) => {
    if (task.kind !== 'action') return false;
    if (task.action === 'railroad') return task.spaces.some((space) => SPACE[space].deal);
    return task.action === 'telegraph' && SECTIONS.some(({ section, deal }) => deal && section === task.section);
  });
const reward =
  (whose: 'active' | 'other') =>
  (at: At, { active, asked: one }: Choosing): boolean =>
    isBetween(at) ||
    (REWARDS.includes(at.prompt.kind as PromptKind) &&
      seatOf(at) === one &&
      (one === active) === (whose === 'active') &&
      turnOf(at) === active);
const choice =
  (limit: 1 | 2) =>
  (at: At, { active, asked: one, accepted }: Choosing): boolean =>
    isBetween(at) ||
    (at.prompt.kind === 'deal' &&
      at.prompt.limit === limit &&
      at.prompt.seat === one &&
      at.prompt.taken.join() === accepted.join() &&
      turnOf(at) === active);

/** What the engine asks in the states of the charts, with the expansion and without. */
export const asks = {
  turn: {
    outside: (at: At) => !isTurn(at) && at.prompt.kind !== 'over',
    hire: asked('recall'),
    choose: asked('placeWorker'),
    action: (at: At) => isIn(at.position, 'action'),
    deal: (at: At) =>
      isBetween(at) ||
      (!isIn(at.position, 'action') && (isRestoring('deal-four-workers')(at) || asked('deal', ...REWARDS)(at))),
    short: isRestoring('four-worker-within-turn'),
    milestones: asked('completeMilestone', 'replaceMilestone'),
    over: asked('over'),
  },
  'deal-resolution': {
    outside: ({ position }: At) => !isIn(position, 'deal', 'closeDeal') && !hasIcon(position),
    action: ({ position }: At) => isIn(position, 'action'),
    active: choice(2),
    activeReward: reward('active'),
    others: choice(1),
    otherReward: reward('other'),
    short: isRestoring('deal-four-workers'),
    activeShort: isRestoring('four-worker-within-turn'),
  },
  'completing-milestones': {
    outside: ({ prompt }: At) => prompt.kind !== 'completeMilestone' && prompt.kind !== 'replaceMilestone',
    order: asked('completeMilestone'),
    replace: asked('replaceMilestone'),
  },
  'end-of-game': {
    outside: (at: At) => !isTurn(at) && at.prompt.kind !== 'over',
    open: (at: At) => isTurn(at) && at.position.end === undefined,
    round: ({ position }: At) => position.end !== undefined && !isLastRound(position),
    last: (at: At) => isTurn(at) && isLastRound(at.position),
    won: asked('over'),
    shared: asked('over'),
  },
};
