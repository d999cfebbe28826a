import type { Base } from '../../../kernel/assemble.ts';
import type { Definition } from '../../../kernel/game.ts';
import { boxSoldPiece, companyOf, push } from './company.ts';
import { configure } from './configure.ts';
import { helpsIn } from './helps.ts';
import { faults, inventory, orders } from './inventory.ts';
import { hopelessIn, mayOweIn, neverIn, owesIn, sureIn } from './means.ts';
import { actionChoice, mainActions } from './moves/action.ts';
import { anytime } from './moves/anytime.ts';
import { dealChoice, nextDealTile, privateDealChoice } from './moves/deals.ts';
import { NO_MEANS } from './moves/main-action.ts';
import { checkMilestones, completeMilestone, drawMilestones, replaceMilestone } from './moves/milestones.ts';
import { pieceTasks } from './moves/pieces.ts';
import { rewardTasks } from './moves/rewards.ts';
import { NO_PROSPECTS, type RevolutionPoints } from './points.ts';
import { rules } from './rules.ts';
import { scoreConnections, scoreSheet, scoreTracks } from './scoring.ts';
import { boxAside, chooseSetupTile, finishSetup, initialState, layOutSetupTiles, prepare } from './setup.ts';
import { SECTIONS } from './tables/telegraph.ts';
import { TRAIN } from './tables/trains.ts';
import { targets } from './targets.ts';
import { touches } from './touches.ts';
import { advanceRefused, canAdvance, steps, useAdvance } from './tracks.ts';
import { closeDeal, closeTurn, endTurn, finishAction, placeWorker, recall, startTurn } from './turn.ts';
import type { Types } from './types.ts';
import { shuffleUnknown } from './unknown.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The extension points as the base game fills them. */
const points: RevolutionPoints = {
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
    const own = companyOf(draft.state, seat).trains[train];
    if (own) take({ effect: TRAIN[own.front].effect, from: 'train' });
  },
  canAdvance,
  grantAdvances: (draft, seat, n, rule, must) => push(draft, { kind: 'advance', seat, rule, must, left: n }),
  advances: steps,
  advanceRefused,
  useAdvance,
  lossOf: () => NO_MEANS,
  helps: () => true,
  prospects: () => NO_PROSPECTS,
  scorePerformance: scoreTracks,
  scoreConnections,
  piecesBeside: () => ({ buildings: 0, rails: 0 }),
  inventory: () => ({}),
  faults: () => [],
  seen: (_, view) => view,
};

function define(points: RevolutionPoints): Definition<Types> {
  const actions = mainActions(points);
  return {
    id: 'railroad-revolution',
    rules,
    vocabulary: VOCABULARY,
    bounds: { maxMoves: 2500, maxLegal: 100 },
    over: 'final-turns',
    configure,
    initial: (config, rng) => initialState(points, config, rng),
    tasks: {
      prepare: prepare(points),
      chooseSetupTile: chooseSetupTile(points),
      finishSetup: finishSetup(points),
      startTurn,
      recall,
      placeWorker: placeWorker(points, actions),
      action: actionChoice(points, actions, (draft, task) => finishAction(points, draft, task)),
      deal: dealChoice(points),
      privateDeal: privateDealChoice(points),
      closeDeal,
      closeTurn,
      nextDealTile,
      checkMilestones,
      completeMilestone,
      drawMilestones,
      replaceMilestone,
      endTurn: endTurn(points),
      ...rewardTasks(points),
      ...pieceTasks(points),
    },
    anytime,
    owes: owesIn(actions),
    never: neverIn,
    mayOwe: mayOweIn(points, actions),
    sure: sureIn(actions),
    hopeless: hopelessIn(points, actions),
    helps: helpsIn(points),
    targets,
    touches,
    score: (state) => scoreSheet(points, state),
    view: (state, viewer) => viewOf(points, state, viewer),
    inventory: (state) => inventory(points, state),
    faults: (state) => faults(points, state),
    shuffleUnknown,
    orders: (state) => orders(state, scoreSheet(points, state)),
  };
}

/** Railroad Revolution, for modules to join. */
export const base: Base<Types, RevolutionPoints> = { points, define };
