import type { Seat } from '../../../../../kernel/agenda.ts';
import type { GameTypes } from '../../../../../kernel/game.ts';
import type { Event as BaseEvent } from '../../../engine/events.ts';
import type { Prompt as BasePrompt } from '../../../engine/prompts.ts';
import type { Specialist } from '../../../engine/tables/constants.ts';
import type { State as BaseState, Task as BaseTask, View as BaseView, Config, Pieces } from '../../../engine/types.ts';
import type { Piece } from '../../../engine/vocabulary.ts';
import type { EvolutionEvent } from './events.ts';
import type { RuleId } from './rules.ts';
import type { Slot } from './tables/extension.ts';
import type { VpTileId } from './tables/telegraph.ts';
import type { PerformanceTileId, RewardTileId } from './tables/tiles.ts';
import type { RowId } from './tables/track.ts';
import type { CarId, TenderId, TradeSection, WagonId } from './tables/wagons.ts';
import type { Move, TrainPart } from './vocabulary.ts';

/** A Wagon section: the Wagons beside it, and whose rail and building are on it. */
export interface WagonSection {
  readonly wagons: readonly WagonId[];
  readonly rail?: Seat;
  readonly building?: Seat;
}

/** The Trade Area. */
export interface TradeArea {
  /** From the top. */
  readonly sections: readonly WagonSection[];
  /** The stack of Tenders, its top first. */
  readonly tenders: readonly TenderId[];
  /** Pieces on the Tender section, by seat. */
  readonly pieces: readonly Pieces[];
}

/** A Wagon or Tender of a player: at the train of this number, or kept until a train comes. */
export interface OwnCar {
  readonly id: CarId;
  readonly train?: number;
}

/** What a player has of the expansion. The pieces on the extension are those `aside` of the company. */
export interface Extension {
  /** The space of the marker; 0 is beside the track. */
  readonly marker: number;
  /** The performance tile in each slot. */
  readonly tiles: { readonly [S in Slot]?: PerformanceTileId };
  /** Reward tiles in front of the player, and those used. */
  readonly rewards: readonly RewardTileId[];
  readonly used: readonly RewardTileId[];
  /** In the order in which they came. */
  readonly cars: readonly OwnCar[];
}

/** A performance tile on offer in the preparation with the worker beside it. */
export interface TileOffer {
  readonly tile: PerformanceTileId;
  readonly worker: Specialist;
}

/** What the expansion adds to the table; all of it is open. */
export interface Evolution {
  /** By seat. */
  readonly seats: readonly Extension[];
  readonly tradeArea: TradeArea;
  /** The Telegraph VP tiles of the slots, left to right. */
  readonly vpTiles: readonly VpTileId[];
  /** The tiles beside the Performance track. */
  readonly rows: { readonly [R in RowId]: readonly (PerformanceTileId | RewardTileId)[] };
  /** Empty once the game has begun. */
  readonly offers: readonly TileOffer[];
}

interface Part {
  /** Present only where the expansion is played. */
  readonly evolution?: Evolution;
}
export type State = BaseState & Part;
export type View = BaseView & Part;

/** What the expansion asks of a seat, or does by itself. */
export type EvolutionTask =
  | { readonly kind: 'choosePerformanceTile'; readonly seat: Seat }
  /** The piece just sold needs its section. */
  | { readonly kind: 'placeInTradeArea'; readonly seat: Seat; readonly piece: Piece }
  | { readonly kind: 'takeWagon'; readonly seat: Seat; readonly section: number }
  /** One of these cars goes to one of these trains. */
  | {
      readonly kind: 'attach';
      readonly seat: Seat;
      readonly cars: readonly CarId[];
      readonly trains: readonly number[];
    }
  /** Bonuses of a flipped train, of which the owner says which comes first. */
  | { readonly kind: 'bonuses'; readonly seat: Seat; readonly train: number; readonly left: readonly TrainPart[] }
  /** What is left of them is looked at again. */
  | { readonly kind: 'moreBonuses'; readonly seat: Seat; readonly train: number; readonly left: readonly TrainPart[] }
  /** Reward tiles may be used before the turn goes on; it is asked between two steps. */
  | { readonly kind: 'useTiles'; readonly seat: Seat; readonly between: true }
  /** A tile may be taken of the row that the marker has come to. */
  | { readonly kind: 'takeTile'; readonly seat: Seat; readonly row: RowId };

export type Task = BaseTask | EvolutionTask;

interface Asking {
  readonly seat: Seat;
  readonly rule: RuleId;
}

/** What the expansion asks. */
export type EvolutionPrompt = Asking &
  (
    | { readonly kind: 'choosePerformanceTile' }
    | { readonly kind: 'placeInTradeArea'; readonly piece: Piece }
    | { readonly kind: 'takeWagon'; readonly section: TradeSection }
    | { readonly kind: 'attach'; readonly cars: readonly CarId[] }
    | { readonly kind: 'bonuses'; readonly train: number; readonly left: readonly TrainPart[] }
    | { readonly kind: 'takeTile'; readonly row: RowId }
    | { readonly kind: 'useTiles' }
  );

/** The types of the game with the expansion in its box. */
export interface Types extends GameTypes {
  readonly Config: Config;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: BaseEvent | EvolutionEvent;
  readonly Prompt: BasePrompt | EvolutionPrompt;
  readonly View: View;
  readonly Rule: RuleId;
}
