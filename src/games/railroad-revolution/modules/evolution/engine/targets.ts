import type { SEATS } from '../../../engine/vocabulary.ts';
import { carsAt } from './cars.ts';
import { agendaOf, extensionOf, partOf } from './part.ts';
import { pieceOf } from './tables/tiles.ts';
import { kindOf } from './tables/wagons.ts';
import { formatTarget } from './target-codec.ts';
import { nextSpace } from './track.ts';
import type { State, Types } from './types.ts';

/** The places that a move of the expansion is about, as texts; `undefined` for one of the base game. */
export function targets(state: State, move: Types['Move']): readonly string[] | undefined {
  const task = agendaOf(state).at(-1);
  const seat = (task && 'seat' in task ? (task.seat ?? 0) : 0) as (typeof SEATS)[number];
  const at = formatTarget;
  switch (move.kind) {
    case 'choosePerformanceTile':
      return [at({ kind: 'setup', tile: move.tile })];
    case 'placeInTradeArea':
      return [at({ kind: 'trade', section: move.section })];
    case 'takeWagon':
      return [at({ kind: 'car', car: move.wagon })];
    case 'attach':
      return [at({ kind: 'car', car: move.car }), at({ kind: 'train', seat, train: move.train })];
    case 'takeBonus': {
      if (task?.kind !== 'bonuses') return [];
      const car = carsAt(state, seat, task.train).find(({ id }) => kindOf(id) === move.of);
      return [at(car ? { kind: 'car', car: car.id } : { kind: 'train', seat, train: task.train })];
    }
    case 'moveMarker':
      return [at({ kind: 'step', space: nextSpace(state, seat)?.index ?? extensionOf(state, seat).marker })];
    case 'moveTile':
    case 'takePerformanceTile':
      return [at({ kind: 'performance', tile: move.tile }), at({ kind: 'slot', seat, slot: move.slot })];
    case 'takeRewardTile':
      return [at({ kind: 'reward', tile: move.tile })];
    case 'useRewardTile':
      // a link may name a seat at which nobody plays
      return (partOf(state).seats[move.seat]?.rewards ?? [])
        .filter((tile) => pieceOf(tile) === move.piece)
        .map((tile) => at({ kind: 'reward', tile }));
    default:
      return undefined;
  }
}
