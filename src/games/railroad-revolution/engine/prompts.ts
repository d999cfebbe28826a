import type { Seat } from '../../../kernel/agenda.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import type { Action, Worker } from './tables/constants.ts';
import type { DealTileId } from './tables/deal-tiles.ts';
import type { MilestoneId, StackId } from './tables/milestones.ts';
import type { SectionNumber } from './tables/telegraph.ts';
import type { OfferNumber, Place } from './vocabulary.ts';

/** A part of an action that may still be taken. */
export const PARTS = ['primaryReward', 'firstStationBonus', 'telegraphTile', 'flip', 'workerEffect'] as const;
export type Part = (typeof PARTS)[number];

interface Common {
  readonly seat: Seat;
  /** The clause that asks. */
  readonly rule: RuleId;
}

/** What a player is asked. */
export type Prompt =
  | (Common & { readonly kind: 'chooseSetupTile' })
  /** The last moment for a hire that averts the recall. */
  | (Common & { readonly kind: 'recall' })
  | (Common & { readonly kind: 'placeWorker' })
  /** The action under way: what must still be placed or sold, what is unpaid (in dollars), and what may still be taken. */
  | (Common & {
      readonly kind: 'action';
      readonly action: Action;
      readonly worker: Worker;
      /** Pieces of the main action still to place or sell. */
      readonly toPlace: number;
      readonly unpaid: number;
      readonly open: readonly Part[];
      readonly city?: CityId;
      readonly section?: SectionNumber;
    })
  /** `waiting` are the seats that are asked after this one. */
  | (Common & {
      readonly kind: 'deal';
      readonly tile: DealTileId;
      readonly limit: 1 | 2;
      readonly taken: readonly OfferNumber[];
      readonly waiting: readonly Seat[];
    })
  | (Common & { readonly kind: 'privateDeal'; readonly tile: DealTileId })
  /** A reward to carry out; `may` is true where the seat can take no more of it. */
  | (Common & { readonly kind: 'advance'; readonly left: number; readonly may: boolean })
  | (Common & { readonly kind: 'promote'; readonly left: number; readonly costEach: number; readonly may: boolean })
  | (Common & { readonly kind: 'flip'; readonly left: number; readonly may: boolean })
  | (Common & { readonly kind: 'takeTrain'; readonly may: boolean })
  | (Common & { readonly kind: 'gainWorker'; readonly workers: readonly Worker[]; readonly may: boolean })
  | (Common & { readonly kind: 'exchange'; readonly may: boolean })
  | (Common & { readonly kind: 'exchangeFor'; readonly from: Place; readonly worker: Worker; readonly may: boolean })
  | (Common & { readonly kind: 'discardWorker'; readonly may: boolean })
  | (Common & { readonly kind: 'layRail'; readonly cost: number; readonly aside: boolean; readonly may: boolean })
  | (Common & { readonly kind: 'layStation'; readonly aside: boolean; readonly may: boolean })
  | (Common & { readonly kind: 'layOffice'; readonly aside: boolean; readonly may: boolean })
  /** The turn (or the decision on a deal) cannot end yet: `missing` workers must be hired. */
  | (Common & { readonly kind: 'restoreWorkers'; readonly missing: number })
  | (Common & { readonly kind: 'completeMilestone'; readonly milestones: readonly MilestoneId[] })
  | (Common & { readonly kind: 'replaceMilestone'; readonly stack: StackId; readonly count: number });

export type PromptKind = Prompt['kind'];
