import type { Seat } from '../../../kernel/agenda.ts';
import type { KernelEvent } from '../../../kernel/draft.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import type { CityTileId } from './tables/city-tiles.ts';
import type { Action, Worker } from './tables/constants.ts';
import type { DealTileId } from './tables/deal-tiles.ts';
import type { MilestoneId, StackId } from './tables/milestones.ts';
import type { SetupSideId, SetupTileId } from './tables/setup-tiles.ts';
import type { SpaceId } from './tables/spaces.ts';
import type { SectionNumber, TelegraphTileId } from './tables/telegraph.ts';
import type { TrackId } from './tables/tracks.ts';
import type { TrainId, TrainStack } from './tables/trains.ts';
import type { Move, OfferNumber, Piece, Place, Use } from './vocabulary.ts';

interface Common {
  /** The clause it follows. */
  readonly rule: RuleId;
}
interface OfSeat extends Common {
  readonly seat: Seat;
}

/** Where a piece that is placed was taken from: a section of the player board (1 to 8), or aside. */
export type Origin = number | 'aside';

/** What happens before the first turn. */
export type SetupEvent =
  | (Common & { readonly kind: 'cityTileLaid'; readonly city: CityId; readonly tile: CityTileId })
  | (Common & { readonly kind: 'neutralStationPlaced'; readonly city: CityId })
  | (Common & { readonly kind: 'telegraphTileLaid'; readonly section: SectionNumber; readonly tile: TelegraphTileId })
  | (Common & { readonly kind: 'neutralOfficePlaced'; readonly section: SectionNumber })
  | (Common & { readonly kind: 'trainStacksCut'; readonly left: number })
  | (OfSeat & { readonly kind: 'startingMilestones'; readonly milestones: readonly MilestoneId[] })
  | (Common & {
      readonly kind: 'setupTileLaid';
      readonly tile: SetupTileId;
      readonly side: SetupSideId;
      readonly worker: Worker;
    })
  | (Common & { readonly kind: 'spareWorkerReturned'; readonly worker: Worker })
  | (OfSeat & { readonly kind: 'firstPlayerChosen' })
  | (OfSeat & { readonly kind: 'setupTileTaken'; readonly tile: SetupTileId; readonly side: SetupSideId })
  | (Common & { readonly kind: 'setupEnded' });

/** What happens in the frame of a turn and of the game. */
export type TurnEvent =
  | (OfSeat & { readonly kind: 'turnBegun'; readonly round: number })
  | (OfSeat & { readonly kind: 'workersRecalled' })
  | (OfSeat & { readonly kind: 'workerPlaced'; readonly worker: Worker; readonly action: Action })
  /** No action is possible. */
  | (OfSeat & { readonly kind: 'turnPassed' })
  | (OfSeat & { readonly kind: 'actionFinished'; readonly action: Action })
  /** The additional effect of the placed worker. */
  | (OfSeat & { readonly kind: 'effectUsed'; readonly worker: Worker; readonly action: Action; readonly as: Use })
  | (OfSeat & { readonly kind: 'turnEnded' })
  /** A player board is clear left of the logo. */
  | (OfSeat & { readonly kind: 'endTriggered'; readonly round: number })
  | (Common & { readonly kind: 'roundBegun'; readonly round: number })
  /** Everybody has one more turn. */
  | (Common & { readonly kind: 'lastRoundBegun'; readonly round: number })
  /** `by` is what decides: VP, then money with Shares, then nothing more. */
  | (Common & {
      readonly kind: 'gameEnded';
      readonly winners: readonly Seat[];
      readonly by: 'vp' | 'money' | 'shared';
    });

/** What happens on the board. `from` is the section of the player board that the piece leaves. */
export type BoardEvent =
  | (OfSeat & { readonly kind: 'railPlaced'; readonly space: SpaceId; readonly from: Origin; readonly terrain: number })
  | (OfSeat & { readonly kind: 'stationBuilt'; readonly city: CityId; readonly from: Origin; readonly first: boolean })
  | (OfSeat & {
      readonly kind: 'officeBuilt';
      readonly section: SectionNumber;
      readonly from: Origin;
      readonly first: boolean;
    })
  | (OfSeat & { readonly kind: 'pieceSold'; readonly piece: Piece; readonly from: number; readonly value: number })
  /** The cost of the building is waived. */
  | (OfSeat & { readonly kind: 'costWaived'; readonly amount: number })
  | (OfSeat & { readonly kind: 'primaryRewardTaken'; readonly city: CityId })
  | (OfSeat & { readonly kind: 'firstStationBonusTaken'; readonly city: CityId })
  | (OfSeat & { readonly kind: 'telegraphTileTaken'; readonly section: SectionNumber; readonly tile: TelegraphTileId })
  | (OfSeat & { readonly kind: 'markerAdvanced'; readonly track: TrackId; readonly slot: number })
  | (OfSeat & { readonly kind: 'trainTaken'; readonly train: TrainStack })
  | (OfSeat & {
      readonly kind: 'trainFlipped';
      readonly train: number;
      readonly front: TrainId;
      readonly faceUp: boolean;
    });

/** What changes hands. Money in dollars. */
export type SupplyEvent =
  | (OfSeat & { readonly kind: 'paid'; readonly amount: number })
  | (OfSeat & { readonly kind: 'moneyGained'; readonly amount: number })
  | (OfSeat & { readonly kind: 'sharesGained'; readonly shares: number })
  | (OfSeat & { readonly kind: 'sharesDiscarded'; readonly shares: number })
  | (OfSeat & { readonly kind: 'shareSold'; readonly amount: number })
  | (OfSeat & { readonly kind: 'workerHired'; readonly worker: Worker; readonly amount: number })
  | (OfSeat & { readonly kind: 'workerGained'; readonly worker: Worker })
  /** The type due is missing from the common supply: another may be chosen. */
  | (OfSeat & { readonly kind: 'workerMissing'; readonly worker: Worker })
  | (OfSeat & { readonly kind: 'workerDiscarded'; readonly worker: Worker; readonly from: Place })
  | (OfSeat & {
      readonly kind: 'workerExchanged';
      readonly worker: Worker;
      readonly from: Place;
      readonly gained: Worker;
      /** Where the new worker goes. */
      readonly to: Place;
    })
  | (OfSeat & {
      readonly kind: 'workerPromoted';
      readonly worker: Worker;
      readonly from: Place;
      readonly milestone: MilestoneId;
    })
  /** The rest of a reward is not taken. */
  | (OfSeat & { readonly kind: 'rewardDeclined'; readonly reward: string })
  /** The rest of a reward cannot be taken. */
  | (OfSeat & { readonly kind: 'rewardLapsed'; readonly reward: string });

/** What happens with Deals and Milestones. */
export type TileEvent =
  | (OfSeat & { readonly kind: 'dealOpened'; readonly tile: DealTileId })
  | (OfSeat & { readonly kind: 'dealAccepted'; readonly tile: DealTileId; readonly offer: OfferNumber })
  | (OfSeat & { readonly kind: 'dealDeclined'; readonly tile: DealTileId })
  | (Common & { readonly kind: 'dealTileDiscarded'; readonly tile: DealTileId })
  | (Common & { readonly kind: 'dealTileTurned'; readonly tile: DealTileId })
  | (OfSeat & { readonly kind: 'milestoneCompleted'; readonly milestone: MilestoneId; readonly vp: number })
  /** The managers of a completed Milestone go home. */
  | (OfSeat & { readonly kind: 'managersDiscarded'; readonly managers: readonly Worker[] })
  | (OfSeat & { readonly kind: 'milestonesDrawn'; readonly stack: StackId; readonly count: number })
  /** `back` tiles go to the bottom of the stack. */
  | (OfSeat & {
      readonly kind: 'milestoneTaken';
      readonly milestone: MilestoneId;
      readonly stack: StackId;
      readonly back: number;
    })
  | (OfSeat & { readonly kind: 'noReplacement'; readonly stack: StackId });

export type GameEvent = SetupEvent | TurnEvent | BoardEvent | SupplyEvent | TileEvent;
export type Event = GameEvent | KernelEvent<RuleId, Move>;
export type EventKind = Event['kind'];
