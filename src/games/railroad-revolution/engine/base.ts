import type { Base } from '../../../kernel/assemble.ts';
import type { Options } from '../../../kernel/config.ts';
import { push } from '../../../kernel/draft.ts';
import type { Definition } from '../../../kernel/game.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { hopeless, mayOwe, never, owes } from './affordability.ts';
import { boxSoldPiece } from './company.ts';
import { actionChoice } from './moves/action.ts';
import { anytime } from './moves/anytime.ts';
import { dealChoice, nextDealTile, privateDealChoice } from './moves/deals.ts';
import { NO_WORTH } from './moves/main-action.ts';
import { checkMilestones, completeMilestone, drawMilestones, replaceMilestone } from './moves/milestones.ts';
import { pieceTasks } from './moves/pieces.ts';
import { rewardTasks } from './moves/rewards.ts';
import { NO_PROSPECTS, points, type RevolutionPoints } from './points.ts';
import { isWorthTrying } from './pruning.ts';
import { scoreConnections, scoreSheet, scoreTracks } from './scoring.ts';
import { boxAside, chooseSetupTile, finishSetup, initialState, layOutSetupTiles, prepare } from './setup.ts';
import { SECTIONS } from './tables/telegraph.ts';
import { TRAIN } from './tables/trains.ts';
import { targets } from './targets.ts';
import { advanceRefused, canAdvance, steps, useAdvance } from './tracks.ts';
import { closeDeal, closeTurn, endTurn, finishAction, placeWorker, recall, startTurn } from './turn.ts';
import { RULINGS, type Types, VARIANTS } from './types.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What the base game does where an expansion may join in. */
const defaults: RevolutionPoints = {
  telegraphLine: () => SECTIONS,
  unpacked: (state) => state,
  layOutSetupChoice: layOutSetupTiles,
  setupWorkers: ({ setup }) => setup,
  setupChoice: (_, seat) => ({ kind: 'chooseSetupTile', seat }),
  setupEnded: boxAside,
  soldPiece: boxSoldPiece,
  beforeGoingOn: () => [],
  trainTaken: () => undefined,
  frontBonuses: (_, __, { front }) => [TRAIN[front].effect],
  frontFlipped(draft, seat, train, take) {
    const own = playerOf(draft.state, seat).trains[train];
    if (own) take({ effect: TRAIN[own.front].effect, from: 'train' });
  },
  canAdvance,
  grantAdvances: (draft, seat, n, rule, must) => push(draft, { kind: 'advance', seat, rule, must, left: n }),
  advances: steps,
  advanceRefused,
  useAdvance,
  lossOf: () => NO_WORTH,
  isWorthTrying: () => true,
  prospects: () => NO_PROSPECTS,
  scorePerformance: scoreTracks,
  scoreConnections,
  piecesBeside: () => ({ buildings: 0, rails: 0 }),
  seen: (_, view) => view,
};

/** What a table of it can choose. */
export const options: Options = {
  title: 'Railroad Revolution',
  seats: [2, 3, 4],
  variants: VARIANTS,
  rulings: RULINGS,
};

const definition: Definition<Types> = {
  id: 'railroad-revolution',
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 2500, maxLegal: 100 },
  options,
  over: 'final-turns',
  initial: initialState,
  tasks: {
    prepare,
    chooseSetupTile,
    finishSetup,
    startTurn,
    recall,
    placeWorker,
    action: actionChoice(finishAction),
    deal: dealChoice,
    privateDeal: privateDealChoice,
    closeDeal,
    closeTurn,
    nextDealTile,
    checkMilestones,
    completeMilestone,
    drawMilestones,
    replaceMilestone,
    endTurn,
    ...rewardTasks,
    ...pieceTasks,
  },
  anytime,
  debts: { owes, never, mayOwe, hopeless, isWorthTrying },
  targets,
  score: scoreSheet,
  view: viewOf,
};

/** Railroad Revolution, for modules to join. */
export const base: Base<Types, RevolutionPoints> = { points, defaults, definition };
