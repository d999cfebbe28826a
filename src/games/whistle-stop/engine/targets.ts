import type { Seat } from '../../../kernel/agenda.ts';
import { hexAt, hexOfStop, isCoast, stopNumber } from './stops.ts';
import type { State, StopId } from './types.ts';
import { goodsOf, type Move } from './vocabulary.ts';

/** The edge of a hex by which a train leaves a stop; an East Coast stop has but one way. */
function wayOut(stop: StopId, way: string): string {
  const number = stopNumber(stop);
  return isCoast(number) ? `stop:${stop}` : `way:${hexAt(hexOfStop(number))}:${way}`;
}

/**
 * The places that a move is about: `train:seat:number`, `stop:id`, `hex:id`, `way:hex:way` (an edge of a hex by which a train
 * leaves), `tile:seat:id` (of a hand), `display:id`, `pile`, `space:number`, `tokens:seat:token`, `resource:seat:id`,
 * `supply:goods`, `share:seat:railroad`; `turned:hex:id:turn` for a tile as it would lie.
 */
export function targets(state: State, move: Move): readonly string[] {
  const top = state.agenda[state.agenda.length - 1];
  const seat: Seat = top && 'seat' in top ? top.seat : 0;
  switch (move.kind) {
    case 'placeTrain':
      return [`stop:${move.stop}`];
    case 'move': {
      const place = state.seats[seat]?.trains[move.train];
      const from = place !== undefined && stopNumber(place) >= 0 ? [wayOut(place as StopId, move.way)] : [];
      return [`train:${seat}:${move.train}`, ...from, `tokens:${seat}:${move.token}`];
    }
    case 'layTile':
      return [
        `tile:${seat}:${move.tile}`,
        ...(top?.kind === 'layTile' ? [`hex:${top.walk.hex}`, `turned:${top.walk.hex}:${move.tile}:${move.turn}`] : []),
      ];
    case 'endMove':
      return top?.kind === 'firstStop' ? [`stop:${top.stop}`] : [];
    case 'bypass':
      return top?.kind === 'firstStop' ? [wayOut(top.stop, move.way)] : [];
    case 'passTrain':
      return top?.kind === 'firstStop' ? [`stop:${top.stop}`] : [];
    case 'takeSpace':
      return [`space:${move.space}`];
    case 'takeGoods':
      return [`supply:${move.goods}`];
    case 'trade':
      return [`resource:${seat}:${move.give}`, ...new Set(goodsOf(move.get).map((goods) => `supply:${goods}`))];
    case 'giveShare':
      return [`share:${seat}:${move.railroad}`];
    case 'discardResource':
      return [`resource:${seat}:${move.resource}`];
    case 'takeTile':
      return [move.from === 'pile' ? 'pile' : `display:${move.from}`];
    default:
      return [];
  }
}
