import { hexAt, hexOfStop, isCoast, stopNumber } from './stops.ts';
import type { Way } from './tables/board.ts';
import { formatTarget, type SEATS } from './target-codec.ts';
import type { State, StopId } from './types.ts';
import { goodsOf, type Move } from './vocabulary.ts';

/** The edge of a hex by which a train leaves a stop; an East Coast stop has but one way. */
function wayOut(stop: StopId, way: Way): string {
  const number = stopNumber(stop);
  return formatTarget(isCoast(number) ? { kind: 'stop', stop } : { kind: 'way', hex: hexAt(hexOfStop(number)), way });
}

/** The places that a move is about, as texts. */
export function targets(state: State, move: Move): readonly string[] {
  const top = state.agenda[state.agenda.length - 1];
  const seat = (top && 'seat' in top ? top.seat : 0) as (typeof SEATS)[number];
  const at = formatTarget;
  switch (move.kind) {
    case 'placeTrain':
      return [at({ kind: 'stop', stop: move.stop })];
    case 'move': {
      const place = state.seats[seat]?.trains[move.train];
      const from = place !== undefined && stopNumber(place) >= 0 ? [wayOut(place as StopId, move.way)] : [];
      return [at({ kind: 'train', seat, train: move.train }), ...from, at({ kind: 'tokens', seat, token: move.token })];
    }
    case 'layTile':
      return [
        at({ kind: 'tile', seat, tile: move.tile }),
        ...(top?.kind === 'layTile'
          ? [
              at({ kind: 'hex', hex: top.walk.hex }),
              at({ kind: 'turned', hex: top.walk.hex, tile: move.tile, turn: move.turn }),
            ]
          : []),
      ];
    case 'endMove':
      return top?.kind === 'firstStop' ? [at({ kind: 'stop', stop: top.stop })] : [];
    case 'bypass':
      return top?.kind === 'firstStop' ? [wayOut(top.stop, move.way)] : [];
    case 'passTrain':
      return top?.kind === 'firstStop' ? [at({ kind: 'stop', stop: top.stop })] : [];
    case 'takeSpace':
      return [at({ kind: 'space', space: move.space })];
    case 'takeGoods':
      return [at({ kind: 'supply', goods: move.goods })];
    case 'trade':
      return [
        at({ kind: 'resource', seat, resource: move.give }),
        ...new Set(goodsOf(move.get).map((goods) => at({ kind: 'supply', goods }))),
      ];
    case 'giveShare':
      return [at({ kind: 'share', seat, railroad: move.railroad })];
    case 'discardResource':
      return [at({ kind: 'resource', seat, resource: move.resource })];
    case 'takeTile':
      return [at(move.from === 'pile' ? { kind: 'pile' } : { kind: 'display', tile: move.from })];
    default:
      return [];
  }
}
