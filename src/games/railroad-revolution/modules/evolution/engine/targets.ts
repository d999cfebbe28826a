import { carsAt } from './cars.ts';
import { agendaOf, extensionOf, partOf } from './part.ts';
import { pieceOf } from './tables/tiles.ts';
import { kindOf } from './tables/wagons.ts';
import { nextSpace } from './track.ts';
import type { State, Types } from './types.ts';

/**
 * The places that a move of the expansion is about; `undefined` for one of the base game: `setup:…`, `trade:<section>`,
 * `car:…`, `train:<seat>:<number>`, `step:<space>`, `performance:…`, `slot:<seat>:<slot>`, `reward:…`.
 */
export function targets(state: State, move: Types['Move']): readonly string[] | undefined {
  const task = agendaOf(state).at(-1);
  const seat = task && 'seat' in task ? (task.seat ?? 0) : 0;
  switch (move.kind) {
    case 'choosePerformanceTile':
      return [`setup:${move.tile}`];
    case 'placeInTradeArea':
      return [`trade:${move.section}`];
    case 'takeWagon':
      return [`car:${move.wagon}`];
    case 'attach':
      return [`car:${move.car}`, `train:${seat}:${move.train}`];
    case 'takeBonus': {
      if (task?.kind !== 'bonuses') return [];
      const car = carsAt(state, seat, task.train).find(({ id }) => kindOf(id) === move.of);
      return [car ? `car:${car.id}` : `train:${seat}:${task.train}`];
    }
    case 'moveMarker':
      return [`step:${nextSpace(state, seat)?.index ?? extensionOf(state, seat).marker}`];
    case 'moveTile':
    case 'takePerformanceTile':
      return [`performance:${move.tile}`, `slot:${seat}:${move.slot}`];
    case 'takeRewardTile':
      return [`reward:${move.tile}`];
    case 'useRewardTile':
      // a link may name a seat at which nobody plays
      return (partOf(state).seats[move.seat]?.rewards ?? [])
        .filter((tile) => pieceOf(tile) === move.piece)
        .map((tile) => `reward:${tile}`);
    default:
      return undefined;
  }
}
