import { counted, english, type Tag } from '../../../../../common/words/words.ts';
import { boardWords } from '../../../../words/board/words.ts';
import { namesOf } from '../../../../words/names.ts';
import type { Row, Slot } from '../../engine/tables/extension.ts';
import { VP_TILE, type VpTileId } from '../../engine/tables/telegraph.ts';
import { evolutionNames } from '../names.ts';

/** The words of the boards of the expansion, with those of the base game. */
export function evolutionBoardWords(w: Tag) {
  const names = namesOf(w);
  const own = evolutionNames(w, names);
  const rails = (n: number): string => counted(w, n, w`rail`, w`rails`);
  const buildings = (n: number): string => counted(w, n, w`building`, w`buildings`);

  return {
    ...boardWords(w),
    own,
    /** What a connection scores: by a tile in its slot, or by levels. */
    vpTile(id: VpTileId): string {
      const { vp, level } = VP_TILE[id];
      return w`${vp} VP for each Station at level ${level}`;
    },
    perLevel: (vp: number) => w`${vp} VP for each city level connected`,
    trade: w`Trade Area`,
    wagonSection: (n: number) => w`Wagon section ${n}`,
    tenderSection: w`Tender section`,
    tendersLeft: (n: number) => (n === 0 ? w`no Tender left` : w`${n} left`),
    pieceOf: (piece: 'rail' | 'building', player: string | undefined): string => {
      if (player === undefined) return piece === 'rail' ? w`no rail` : w`no building`;
      return piece === 'rail' ? w`rail of ${player}` : w`building of ${player}`;
    },
    piecesOf: (player: string, own: { readonly rails: number; readonly buildings: number }) =>
      w`${player}: ${rails(own.rails)}, ${buildings(own.buildings)}`,
    wagons: w`Wagons beside it`,
    performance: w`Performance track`,
    space: (n: number) => w`Space ${n}`,
    beside: w`beside the track`,
    stepCost: (cost: string) => w`costs ${cost}`,
    aWorker: names.workers(1),
    workers: names.workers,
    rowFor: (row: Row) => w`Performance tiles for row ${row}`,
    rewards: w`Reward tiles`,
    noTiles: w`no tile left`,
    extension: w`Board extension`,
    extensionOf: (player: string) => w`Board extension of ${player}`,
    row: (row: Row) => w`Row ${row}`,
    times: (n: number) => w`×${n}`,
    up: (row: Row, points: number, workers: number) =>
      workers > 0
        ? w`up to row ${row}: ${own.points(points)} and ${names.workers(workers)}`
        : w`up to row ${row}: ${own.points(points)}`,
    empty: (slot: Slot) => w`${own.slot(slot)}: empty`,
    kept: w`For Reward tiles`,
    waiting: w`Waiting for a train`,
    attached: w`attached`,
    offers: w`Performance tiles to choose from`,
  };
}

/** These words as they stand. */
export const words = evolutionBoardWords(english);
