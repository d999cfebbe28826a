import type { Facts } from '../../../kernel/rules.ts';
import type { Tag } from '../../common/words/words.ts';
import type { View } from '../engine/types.ts';

/** Sentences by what is asked (`first`) and by the kind of a move (`when`), as a module adds them. */
export interface Timing {
  readonly first: { readonly [task: string]: string };
  readonly when: { readonly [move: string]: string };
}

/** Why a move is refused that is not asked for now: when it can be made, and what comes first. */
export function timingWords(w: Tag, more: Timing = { first: {}, when: {} }) {
  /** What has to be done first, by what is asked. */
  const first: Timing['first'] = {
    chooseSetupTile: w`First choose a setup tile.`,
    recall: w`First take back your workers, or hire a worker.`,
    placeWorker: w`First place a worker.`,
    action: w`First finish your action.`,
    deal: w`First take a Deal, or decline.`,
    privateDeal: w`First take a Deal, or decline.`,
    advance: w`First use your advancements.`,
    promote: w`First choose the worker you promote.`,
    flip: w`First choose the train you flip.`,
    takeTrain: w`First choose a train.`,
    gainWorker: w`First choose a worker.`,
    exchange: w`First choose the worker you return.`,
    exchangeFor: w`First choose the worker you take in exchange.`,
    discardWorker: w`First choose the worker you discard.`,
    layRail: w`First place the rail.`,
    layStation: w`First place the Station.`,
    layOffice: w`First place the office.`,
    closeDeal: w`First hire workers until you have 4 again.`,
    closeTurn: w`First hire workers until you have 4 again.`,
    completeMilestone: w`First choose which milestone to complete.`,
    replaceMilestone: w`First choose your new milestone.`,
    ...more.first,
  };

  /** When a move can be made, for moves that a reader can take for possible now. */
  const when: Timing['when'] = {
    chooseSetupTile: w`Players choose setup tiles only before the first round.`,
    recall: w`You take back your workers only at the start of a turn, when your supply is empty.`,
    placeWorker: w`You place 1 worker at the start of your turn, and no more in that turn.`,
    placeRail: w`You place rails only in the Railroad action or as a reward.`,
    buildStation: w`You build a Station only in the Station action or as a reward.`,
    buildOffice: w`You build an office only in the Telegraph action or as a reward.`,
    sellPiece: w`You sell a rail or building only in the Trade action.`,
    pay: w`Only an action has a cost to pay in this way.`,
    takePrimaryReward: w`You take a primary reward only in the Station action.`,
    takeFirstStationBonus: w`You take a First Station bonus only in the Station action.`,
    takeTelegraphTile: w`You use a telegraph tile only in the Telegraph action.`,
    useWorker: w`You use a worker’s effect only during an action.`,
    finishAction: w`There is no action to finish now.`,
    flipTrain: w`You flip a train only in the Trade action or as a reward.`,
    takeTrain: w`You take a train only as a reward or a worker’s effect.`,
    promoteWorker: w`You promote a worker only as a reward or a worker’s effect.`,
    discardWorker: w`You discard a worker only to pay for something.`,
    exchangeWorker: w`You exchange a worker only as a reward.`,
    gainWorker: w`You gain a worker only as a reward.`,
    advance: w`You advance a marker only as a reward or a worker’s effect.`,
    acceptDeal: w`You take a Deal only when it is your turn to choose from the Deal tile.`,
    declineDeal: w`There is no Deal to decline now.`,
    decline: w`There is nothing to decline now.`,
    completeMilestone: w`You complete milestones only at the end of your turn.`,
    chooseMilestone: w`You choose a milestone only when you have completed one.`,
    ...more.when,
  };

  return {
    notAsked({ move, asked }: Facts, view: Pick<View, 'round'>): string {
      const timing = when[String(move)] ?? w`You cannot do this now.`;
      // Once the game has begun, what belongs to its preparation never comes again.
      const isPast = SETUP.includes(String(move)) && view.round > 0;
      return isPast ? timing : [timing, first[String(asked)] ?? ''].join(' ').trim();
    },
  };
}

const SETUP: readonly string[] = ['chooseSetupTile', 'choosePerformanceTile'];
