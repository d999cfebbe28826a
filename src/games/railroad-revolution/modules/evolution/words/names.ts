import { counted, either, type Tag } from '../../../../common/words/words.ts';
import type { Effect } from '../../../engine/tables/effects.ts';
import { TRAIN, type TrainId } from '../../../engine/tables/trains.ts';
import type { Names } from '../../../words/names.ts';
import { rowOf, type Slot } from '../engine/tables/extension.ts';
import {
  PERFORMANCE_TILE,
  type Per,
  type PerformanceTileId,
  pieceOf,
  type RewardTileId,
} from '../engine/tables/tiles.ts';
import { type RowId, TILE_ROW } from '../engine/tables/track.ts';
import { CAR, type CarId, isTender, kindOf, type TradeSection } from '../engine/tables/wagons.ts';
import type { View } from '../engine/types.ts';
import type { TrainPart } from '../engine/vocabulary.ts';

/** The names of the things of the expansion, for sentences. */
export function evolutionNames(w: Tag, names: Names) {
  const points = (n: number) => counted(w, n, w`Advancement point`, w`Advancement points`);

  /** What a performance tile counts, one of it. */
  function per(one: Per): string {
    switch (one.kind) {
      case 'stations':
        return w`Station in a level ${one.level} city`;
      case 'connectedCities':
        return w`connected level ${one.level} city`;
      case 'terrainRails':
        return one.triangles === 0 ? w`rail on plains` : w`rail on ${one.triangles} triangles`;
      case 'milestones':
        return one.stacks.length === 4 ? w`completed milestone` : w`completed ${either(w, one.stacks)} milestone`;
      case 'dealRails':
        return w`rail at a Deal icon`;
      case 'levels':
        return w`city level connected`;
      case 'trains':
        return w`train`;
      case 'wagonsAndTenders':
        return w`Wagon or Tender`;
      case 'offices':
        return w`office`;
      case 'telegraphConnections':
        return w`telegraph connection`;
      case 'firstSlots':
        return w`First Station or First Office slot`;
    }
  }

  /** What a performance tile scores. */
  const scores = (id: PerformanceTileId): string => {
    const { vp, per: counts } = PERFORMANCE_TILE[id];
    return w`${vp} VP for each ${per(counts)}`;
  };
  const performance = (id: PerformanceTileId) => w`the Performance tile “${scores(id)}”`;
  const bonus = (effect: Effect) => {
    if (effect.kind === 'advance') return points(effect.n);
    const cost = names.effectCost(effect);
    return cost === '' ? names.effect(effect) : w`${names.effect(effect)} for ${cost}`;
  };
  const carEffect = (id: CarId) => bonus(CAR[id].effect);
  /** What a part of a train adds to its flip; empty where it has none. */
  const bonusOf = (of: TrainPart, seat: number, at: number, view: View): string => {
    const front = view.seats[seat]?.trains[at]?.front;
    if (of === 'train') return front ? bonus(TRAIN[front].effect) : '';
    const cars = view.evolution?.seats[seat]?.cars ?? [];
    const car = cars.find(({ id, train }) => train === at && kindOf(id) === of);
    return car ? carEffect(car.id) : '';
  };
  /** The Wagon and the Tender of a train, with what they add to its flip. */
  const carsOf = (seat: number, at: number, view: View): string[] =>
    (view.evolution?.seats[seat]?.cars ?? [])
      .filter(({ train }) => train === at)
      .map(({ id }) => (isTender(id) ? w`Tender: ${carEffect(id)}` : w`Wagon: ${carEffect(id)}`));
  const car = (id: CarId) => (isTender(id) ? w`the Tender “${carEffect(id)}”` : w`the Wagon “${carEffect(id)}”`);

  return {
    points,
    scores,
    /** What a performance tile counts, one of it. */
    per,
    performance,
    reward: (id: RewardTileId) =>
      pieceOf(id) === 'rail' ? w`a Reward tile with a rail` : w`a Reward tile with a building`,
    car,
    carEffect,
    carsOf,
    bonusOf,
    /** What the front of a train brings. */
    front: (id: TrainId) => bonus(TRAIN[id].effect),
    section: (section: TradeSection) => (section === 'tender' ? w`the Tender section` : w`Wagon section ${section}`),
    slot: (slot: Slot) => {
      const { row, slots } = rowOf(slot);
      if (slots.length === 1) return w`row ${row}`;
      return slots[0] === slot ? w`row ${row}, left` : w`row ${row}, right`;
    },
    row: (id: RowId) => {
      const { space, extensionRow } = TILE_ROW[id];
      return extensionRow ? w`the Performance tiles at space ${space}` : w`the Reward tiles at space ${space}`;
    },
  };
}

export type EvolutionNames = ReturnType<typeof evolutionNames>;
