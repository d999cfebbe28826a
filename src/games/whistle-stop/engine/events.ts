import type { Seat } from '../../../kernel/agenda.ts';
import type { KernelEvent } from '../../../kernel/draft.ts';
import type { RuleId } from './rules.ts';
import type { CoastId, HexId, Turn, Way } from './tables/board.ts';
import type { TrainNumber, TurnSpace } from './tables/constants.ts';
import type { GoldValue, Goods, Resource, Token } from './tables/goods.ts';
import type { Railroad, ShareNumber } from './tables/railroads.ts';
import type { SpaceNumber } from './tables/resource-track.ts';
import type { BoardTile, TileId } from './tables/tiles.ts';
import type { StopId } from './types.ts';
import type { Move, TradeGet } from './vocabulary.ts';

interface Common {
  readonly rule: RuleId;
}
interface OfSeat extends Common {
  readonly seat: Seat;
}
interface OfTrain extends OfSeat {
  readonly train: TrainNumber;
}

/** What happens before the first round. */
export type SetupEvent =
  | (Common & { readonly kind: 'boardTileLaid'; readonly hex: HexId; readonly tile: BoardTile; readonly turn: Turn })
  | (OfSeat & { readonly kind: 'startingTiles'; readonly tiles: readonly TileId[] })
  /** Three tiles without a stop are set aside and drawn anew. */
  | (OfSeat & { readonly kind: 'tilesSetAside'; readonly tiles: readonly TileId[] })
  | (OfSeat & { readonly kind: 'startingTokens'; readonly coal: number; readonly whistles: number })
  | (OfSeat & { readonly kind: 'startPlayerChosen' })
  | (OfTrain & { readonly kind: 'trainPlaced'; readonly stop: CoastId });

/** What happens in the frame of a turn and of the game. */
export type TurnEvent =
  | (Common & { readonly kind: 'roundBegun'; readonly round: number; readonly space: TurnSpace })
  | (OfSeat & { readonly kind: 'incomeTaken'; readonly token: Token; readonly amount: number })
  | (OfSeat & { readonly kind: 'turnBegun'; readonly round: number })
  /** The last round of the turn track begins. */
  | (Common & { readonly kind: 'lastRoundBegun'; readonly round: number })
  /** No token was spent on a train in this turn. */
  | (OfSeat & { readonly kind: 'passed'; readonly whistles: number })
  | (OfSeat & { readonly kind: 'tokensReturned'; readonly tokens: readonly Token[] })
  | (OfSeat & { readonly kind: 'tileTaken'; readonly tile: TileId; readonly from: 'display' | 'pile' })
  | (Common & { readonly kind: 'displayFilled'; readonly tiles: readonly TileId[] })
  /** The hand is not refilled any more. */
  | (OfSeat & { readonly kind: 'refillSkipped' })
  | (OfSeat & { readonly kind: 'turnEnded' })
  /** A player has no train left on the board. */
  | (OfSeat & { readonly kind: 'endTriggered'; readonly round: number })
  | (OfSeat & { readonly kind: 'goldShown'; readonly values: readonly GoldValue[] })
  /** `by` is what decides: VP, then shares, then nothing more. */
  | (Common & {
      readonly kind: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly by: 'vp' | 'shares' | 'shared';
    });

/** What happens to trains and tiles. */
export type MoveEvent =
  | (OfTrain & { readonly kind: 'moveBegun'; readonly token: Token; readonly from: StopId; readonly way: Way })
  | (OfSeat & { readonly kind: 'tileLaid'; readonly hex: HexId; readonly tile: TileId; readonly turn: Turn })
  /** A small stop with a train of the same player is passed uncounted. */
  | (OfTrain & { readonly kind: 'trainPassed'; readonly stop: StopId })
  | (OfTrain & { readonly kind: 'stopBypassed'; readonly stop: StopId; readonly way: Way })
  | (OfTrain & { readonly kind: 'endTileBypassed'; readonly stop: StopId })
  | (OfTrain & { readonly kind: 'trainArrived'; readonly from: StopId; readonly stop: StopId })
  | (OfTrain & { readonly kind: 'trainLeft'; readonly space: SpaceNumber });

/** What changes hands at stops. */
export type StopEvent =
  | (OfSeat & { readonly kind: 'resourceGained'; readonly resource: Resource })
  | (OfSeat & { readonly kind: 'resourceDiscarded'; readonly resource: Resource })
  | (OfSeat & { readonly kind: 'tokensGained'; readonly token: Token; readonly amount: number })
  | (OfSeat & { readonly kind: 'goldTaken' })
  /** The supply has none of what a stop gives. */
  | (OfSeat & { readonly kind: 'nothingLeft'; readonly goods: Goods | 'any' })
  | (OfSeat & { readonly kind: 'traded'; readonly give: Resource; readonly get: TradeGet })
  | (OfSeat & { readonly kind: 'tradesEnded' })
  | (OfSeat & { readonly kind: 'paid'; readonly resources: readonly Resource[] })
  | (OfSeat & { readonly kind: 'pointsGained'; readonly vp: number })
  /** `vp` is what the loss comes to. */
  | (OfSeat & { readonly kind: 'pointsLost'; readonly vp: number })
  | (OfSeat & { readonly kind: 'shareGained'; readonly railroad: Railroad; readonly number: ShareNumber })
  /** No share of the Town's railroad is left. */
  | (OfSeat & { readonly kind: 'noShareLeft'; readonly railroad: Railroad })
  | (OfSeat & { readonly kind: 'sharesCounted'; readonly shares: number; readonly vp: number })
  | (OfSeat & { readonly kind: 'marketDeclined' })
  | (OfSeat & { readonly kind: 'shareGivenUp'; readonly railroad: Railroad; readonly number: ShareNumber });

export type GameEvent = SetupEvent | TurnEvent | MoveEvent | StopEvent;
export type Event = GameEvent | KernelEvent<RuleId, Move>;
export type EventKind = Event['kind'];
