import { formatTarget } from './target-codec.ts';
import type { State } from './types.ts';
import type { Move, SEATS } from './vocabulary.ts';

/** The seat that is asked. */
const asked = (state: State): (typeof SEATS)[number] => {
  const task = state.agenda[state.agenda.length - 1];
  return (task && 'seat' in task ? task.seat : 0) as (typeof SEATS)[number];
};

/** The section of the office that the action under way has built. */
const sectionOf = ({ agenda }: State): readonly string[] =>
  agenda.flatMap((task) =>
    task.kind === 'action' && task.action === 'telegraph' && task.section !== undefined
      ? [formatTarget({ kind: 'section', section: task.section })]
      : [],
  );

/** The places that a move is about, as texts. */
export function targets(state: State, move: Move): readonly string[] {
  const seat = asked(state);
  const at = formatTarget;
  switch (move.kind) {
    case 'chooseSetupTile':
      return [at({ kind: 'setup', tile: move.tile })];
    case 'placeWorker':
      return [
        at({ kind: 'worker', seat, place: 'supply', worker: move.worker }),
        at({ kind: 'action', action: move.action }),
      ];
    case 'placeRail':
      return [at({ kind: 'space', space: move.space })];
    case 'buildStation':
      return [at({ kind: 'city', city: move.city })];
    case 'buildOffice':
      return [at({ kind: 'section', section: move.section })];
    case 'sellPiece':
      return [at({ kind: 'piece', seat, piece: move.piece })];
    case 'takePrimaryReward':
      return [at({ kind: 'part', part: 'primaryReward' })];
    case 'takeFirstStationBonus':
      return [at({ kind: 'part', part: 'firstStationBonus' })];
    case 'takeTelegraphTile':
      return [at({ kind: 'part', part: 'telegraphTile' }), ...sectionOf(state)];
    case 'useWorker':
      return [at({ kind: 'part', part: 'workerEffect' })];
    case 'flipTrain':
      return [at({ kind: 'train', seat, train: move.train })];
    case 'takeTrain':
      return [at({ kind: 'stack', train: move.train })];
    case 'promoteWorker':
      return [
        at({ kind: 'worker', seat, place: move.from, worker: move.worker }),
        at({ kind: 'milestone', milestone: move.milestone }),
      ];
    case 'discardWorker':
    case 'exchangeWorker':
      return [at({ kind: 'worker', seat, place: move.from, worker: move.worker })];
    case 'gainWorker':
    case 'hireWorker':
      return [at({ kind: 'supply', worker: move.worker })];
    case 'advance':
      return [at({ kind: 'track', track: move.track })];
    case 'acceptDeal':
      return [at({ kind: 'offer', offer: move.offer })];
    case 'completeMilestone':
    case 'chooseMilestone':
      return [at({ kind: 'milestone', milestone: move.milestone })];
    case 'sellShare':
      return [at({ kind: 'share', seat: move.seat })];
    default:
      return [];
  }
}
