import { assemble, type Base } from '../kernel/assemble.ts';
import type { Definition } from '../kernel/game.ts';
import { boxPiece, push } from './company.ts';
import { configure } from './configure.ts';
import { helpsIn } from './helps.ts';
import { faults, inventory, orders } from './inventory.ts';
import { hopelessIn, mayOweIn, neverIn, owesIn, sureIn } from './means.ts';
import { actionChoice, mainActions } from './moves/action.ts';
import { anytime } from './moves/anytime.ts';
import { dealChoice, nextDealTile, privateDealChoice } from './moves/deals.ts';
import { checkMilestones, completeMilestone, drawMilestones, replaceMilestone } from './moves/milestones.ts';
import { pieceTasks } from './moves/pieces.ts';
import { rewardTasks } from './moves/rewards.ts';
import type { RevolutionPoints } from './points.ts';
import { rules } from './rules.ts';
import { scoreConnections, scoreSheet, scoreTracks } from './scoring.ts';
import { chooseSetupTile, finishSetup, initialState, layOutSetupTiles, prepare } from './setup.ts';
import { SECTIONS } from './tables/telegraph.ts';
import { TRAIN } from './tables/trains.ts';
import { targets } from './targets.ts';
import { touches } from './touches.ts';
import { canAdvance } from './tracks.ts';
import { closeDeal, closeTurn, endTurn, finishAction, placeWorker, startTurn } from './turn.ts';
import type { Types } from './types.ts';
import { shuffleUnknown } from './unknown.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/** The extension points as the base game fills them. */
const points: RevolutionPoints = {
  telegraphLine: () => SECTIONS,
  layOutSetupChoice: layOutSetupTiles,
  soldPiece: boxPiece,
  trainTaken: () => undefined,
  frontBonuses: (_, { front }) => [TRAIN[front].effect],
  canAdvance,
  grantAdvances: (draft, seat, n, rule, must) => push(draft, { kind: 'advance', seat, rule, must, left: n }),
  scorePerformance: scoreTracks,
  scoreConnections,
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
      finishSetup,
      startTurn,
      placeWorker: placeWorker(actions),
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
    mayOwe: mayOweIn(actions),
    sure: sureIn(actions),
    hopeless: hopelessIn(points, actions),
    helps: helpsIn(points),
    targets,
    touches,
    score: (state) => scoreSheet(points, state),
    view: viewOf,
    inventory,
    faults,
    shuffleUnknown,
    orders: (state) => orders(state, scoreSheet(points, state)),
  };
}

/** Railroad Revolution, for modules to join. */
export const base: Base<Types, RevolutionPoints> = { points, define };

/** Railroad Revolution without any module. */
export const railroadRevolution = assemble(base);
