import type { Over } from '../../../kernel/game.ts';
import { counted, listed, money, type Tag } from '../../common/words/words.ts';
import type { Part, Prompt } from '../engine/prompts.ts';
import type { Action } from '../engine/tables/constants.ts';
import type { View } from '../engine/types.ts';
import type { Names } from './names.ts';

/** What is asked, and of whom, as a sentence. */
export function promptWords(w: Tag, names: Names, seat: (seat: number, view: View) => string) {
  const parts: Readonly<Record<Part, string>> = {
    primaryReward: w`the primary reward`,
    firstStationBonus: w`the First Station bonus`,
    telegraphTile: w`the telegraph tile`,
    flip: w`the flip`,
    workerEffect: w`the worker’s effect`,
  };
  const may = (prompt: { readonly may: boolean }, must: string, can: string) => (prompt.may ? can : must);

  const toPlace = (action: Action, n: number): string => {
    if (action === 'railroad') return w`${counted(w, n, w`rail`, w`rails`)} to place`;
    if (action === 'telegraph') return w`${counted(w, n, w`office`, w`offices`)} to place`;
    return action === 'station'
      ? w`${counted(w, n, w`Station`, w`Stations`)} to place`
      : w`${counted(w, n, w`piece`, w`pieces`)} to sell`;
  };

  return function prompt(one: Prompt | Over, view: View): string {
    if (one.kind === 'over') return w`The game is over.`;
    const who = seat(one.seat, view);
    switch (one.kind) {
      case 'chooseSetupTile':
        return w`${who} takes a setup tile.`;
      case 'recall':
        return w`${who} takes all workers back, unless a hire comes first.`;
      case 'placeWorker':
        return w`${who} places a worker.`;
      case 'action': {
        const due = [
          ...(one.toPlace > 0 ? [toPlace(one.action, one.toPlace)] : []),
          ...(one.unpaid > 0 ? [w`${money(one.unpaid)} to pay`] : []),
          ...one.open.map((part) => parts[part]),
        ];
        return due.length === 0
          ? w`${who} can end the ${names.action(one.action)} action.`
          : w`${who} goes on with ${names.action(one.action)}: ${listed(w, due)}.`;
      }
      case 'deal':
        if (one.limit === 1) return w`${who} may take 1 of the 2 Deals.`;
        return one.taken.length === 0
          ? w`${who} may take one Deal, both or none.`
          : w`${who} may also take the other Deal.`;
      case 'privateDeal':
        return w`${who} may take one of the 2 Deals alone.`;
      case 'advance':
        return w`${who} has ${counted(w, one.left, w`advancement`, w`advancements`)} left.`;
      case 'promote':
        return one.costEach > 0
          ? w`${who} may promote ${names.workers(one.left)}, for ${money(one.costEach)} each.`
          : w`${who} may promote ${names.workers(one.left)}.`;
      case 'flip':
        return w`${who} flips a train: ${one.left} to go.`;
      case 'takeTrain':
        return may(one, w`${who} takes a train.`, w`${who} may take a train.`);
      case 'gainWorker':
        return may(one, w`${who} chooses a worker to gain.`, w`${who} may gain a worker.`);
      case 'exchange':
        return may(one, w`${who} returns a worker.`, w`${who} may exchange a worker.`);
      case 'exchangeFor':
        return w`${who} takes a worker for the ${names.worker(one.worker)} one.`;
      case 'discardWorker':
        return may(one, w`${who} discards a worker.`, w`${who} may discard a worker.`);
      case 'layRail':
        if (one.cost > 0) return w`${who} may place a rail for ${money(one.cost)}.`;
        return may(one, w`${who} places a free rail.`, w`${who} may place a free rail.`);
      case 'layStation':
        return may(one, w`${who} places a free Station.`, w`${who} may place a free Station.`);
      case 'layOffice':
        return may(one, w`${who} places a free office.`, w`${who} may place a free office.`);
      case 'restoreWorkers':
        return w`${who} must hire ${names.workers(one.missing)} before going on.`;
      case 'completeMilestone':
        return w`${who} chooses which milestone to complete first.`;
      case 'replaceMilestone':
        return w`${who} keeps one of ${one.count} milestones.`;
    }
  };
}
