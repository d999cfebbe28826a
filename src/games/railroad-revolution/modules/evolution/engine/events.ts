import type { Seat } from '../../../../../kernel/agenda.ts';
import type { Specialist } from '../../../engine/tables/constants.ts';
import type { Piece } from '../../../engine/vocabulary.ts';
import type { RuleId } from './rules.ts';
import type { Slot } from './tables/extension.ts';
import type { VpSlot, VpTileId } from './tables/telegraph.ts';
import type { PerformanceTileId, RewardTileId } from './tables/tiles.ts';
import type { RowId } from './tables/track.ts';
import type { CarId, TradeSection, WagonId } from './tables/wagons.ts';
import type { TrainPart } from './vocabulary.ts';

interface Common {
  /** The clause it follows. */
  readonly rule: RuleId;
}
interface OfSeat extends Common {
  readonly seat: Seat;
}

/** What the expansion tells. */
export type EvolutionEvent =
  // the preparation
  | (Common & { readonly kind: 'wagonsLaid'; readonly section: number; readonly wagons: readonly WagonId[] })
  | (Common & {
      readonly kind: 'tileRowLaid';
      readonly row: RowId;
      readonly tiles: readonly (PerformanceTileId | RewardTileId)[];
    })
  | (Common & { readonly kind: 'vpTileLaid'; readonly slot: VpSlot; readonly tile: VpTileId })
  | (Common & {
      readonly kind: 'performanceTileOffered';
      readonly tile: PerformanceTileId;
      readonly worker: Specialist;
    })
  | (OfSeat & { readonly kind: 'performanceTileChosen'; readonly tile: PerformanceTileId; readonly slot: Slot })
  // the Trade Area and what comes of it
  | (OfSeat & { readonly kind: 'pieceStored'; readonly piece: Piece; readonly section: TradeSection })
  | (OfSeat & { readonly kind: 'carGained'; readonly car: CarId; readonly section: TradeSection })
  | (OfSeat & { readonly kind: 'carAttached'; readonly car: CarId; readonly train: number })
  /** No train has room for it. */
  | (OfSeat & { readonly kind: 'carKept'; readonly car: CarId })
  | (OfSeat & { readonly kind: 'bonusTaken'; readonly train: number; readonly of: TrainPart })
  // the Performance track and the extension
  | (OfSeat & { readonly kind: 'markerMoved'; readonly space: number })
  | (OfSeat & {
      readonly kind: 'performanceTileTaken';
      readonly tile: PerformanceTileId;
      readonly row: RowId;
      readonly slot: Slot;
    })
  | (OfSeat & { readonly kind: 'rewardTileTaken'; readonly tile: RewardTileId; readonly row: RowId })
  /** No tile of the row can be taken. */
  | (OfSeat & { readonly kind: 'noTileTaken'; readonly row: RowId })
  | (OfSeat & {
      readonly kind: 'tileMoved';
      readonly tile: PerformanceTileId;
      readonly from: Slot;
      readonly slot: Slot;
      readonly points: number;
    })
  | (OfSeat & { readonly kind: 'rewardTileUsed'; readonly tile: RewardTileId });
