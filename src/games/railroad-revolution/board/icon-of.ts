import type { IconName } from '../../common/board/icons.ts';
import type { Effect } from '../engine/tables/effects.ts';

/** The picture that stands for a reward; workers are drawn themselves. */
export function iconOf(effect: Effect): IconName {
  switch (effect.kind) {
    case 'placeRail':
    case 'setupRail':
      return 'rail';
    case 'placeOffice':
    case 'setupOffice':
      return 'office';
    case 'placeStation':
    case 'setupStation':
      return 'station';
    case 'exchangeWorker':
    case 'gainWorkers':
    case 'gainWorkerOfChoice':
      return 'exchange';
    case 'gainShares':
      return 'share';
    case 'gainMoney':
      return 'money';
    case 'takeTrain':
      return 'train';
    case 'promote':
    case 'advance':
    case 'flip':
      return effect.kind;
  }
}
