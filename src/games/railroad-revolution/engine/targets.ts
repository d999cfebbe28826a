import type { State } from './types.ts';
import type { Move } from './vocabulary.ts';

/** The seat that is asked. */
const asked = (state: State) => {
  const task = state.agenda[state.agenda.length - 1];
  return task && 'seat' in task ? task.seat : 0;
};

/** The section of the office that the action under way has built. */
const sectionOf = ({ agenda }: State): readonly string[] =>
  agenda.flatMap((task) =>
    task.kind === 'action' && task.action === 'telegraph' && task.section !== undefined
      ? [`section:${task.section}`]
      : [],
  );

/**
 * The places that a move is about: `space:…`, `city:…`, `section:…`, `action:…`, `worker:<seat>:<place>:<type>`,
 * `supply:<type>`, `train:<seat>:<number>`, `stack:<front>`, `track:…`, `milestone:…`, `offer:…`, `setup:…`,
 * `piece:<seat>:<kind>`, `share:<seat>`, `part:…`.
 */
export function targets(state: State, move: Move): readonly string[] {
  const seat = asked(state);
  switch (move.kind) {
    case 'chooseSetupTile':
      return [`setup:${move.tile}`];
    case 'placeWorker':
      return [`worker:${seat}:supply:${move.worker}`, `action:${move.action}`];
    case 'placeRail':
      return [`space:${move.space}`];
    case 'buildStation':
      return [`city:${move.city}`];
    case 'buildOffice':
      return [`section:${move.section}`];
    case 'sellPiece':
      return [`piece:${seat}:${move.piece}`];
    case 'takePrimaryReward':
      return ['part:primaryReward'];
    case 'takeFirstStationBonus':
      return ['part:firstStationBonus'];
    case 'takeTelegraphTile':
      return ['part:telegraphTile', ...sectionOf(state)];
    case 'useWorker':
      return ['part:workerEffect'];
    case 'flipTrain':
      return [`train:${seat}:${move.train}`];
    case 'takeTrain':
      return [`stack:${move.train}`];
    case 'promoteWorker':
      return [`worker:${seat}:${move.from}:${move.worker}`, `milestone:${move.milestone}`];
    case 'discardWorker':
    case 'exchangeWorker':
      return [`worker:${seat}:${move.from}:${move.worker}`];
    case 'gainWorker':
    case 'hireWorker':
      return [`supply:${move.worker}`];
    case 'advance':
      return [`track:${move.track}`];
    case 'acceptDeal':
      return [`offer:${move.offer}`];
    case 'completeMilestone':
    case 'chooseMilestone':
      return [`milestone:${move.milestone}`];
    case 'sellShare':
      return [`share:${move.seat}`];
    default:
      return [];
  }
}
