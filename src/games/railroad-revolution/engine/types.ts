import type { Seat } from '../../../kernel/agenda.ts';
import type { AnyConfig, GameTypes } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Event } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { RuleId } from './rules.ts';
import type { CityId } from './tables/cities.ts';
import type { CityTileId } from './tables/city-tiles.ts';
import type { Action, PlayerColour, Worker } from './tables/constants.ts';
import type { DealTileId } from './tables/deal-tiles.ts';
import type { MilestoneId, StackId } from './tables/milestones.ts';
import type { SetupSideId, SetupTileId } from './tables/setup-tiles.ts';
import type { SpaceId } from './tables/spaces.ts';
import type { SectionNumber, TelegraphTileId } from './tables/telegraph.ts';
import type { TrackId } from './tables/tracks.ts';
import type { TrainId, TrainStack } from './tables/trains.ts';
import type { Move, OfferNumber, Place } from './vocabulary.ts';

/** The rulebook's two variants: `openStack` chooses a Milestone from the whole stack, `trackCosts` has the higher costs. */
export const VARIANTS = ['openStack', 'trackCosts'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Rulings with a second playable reading, the default first.
 * `exchange`: where the new worker of an exchange goes, to the personal supply or to the place of the old one.
 * `anyTime`: Shares are sold and workers hired at any time, or only by the seat that is asked something.
 * `fourWorkers`: a seat has four available workers again when its turn, or its choice of a deal, ends, or at every moment.
 * `rails`: an action's rails are placed one by one, so that one may build on another, or all in the network as it was.
 * `sameDeal`: how often the active player may accept the same deal.
 * `unclaimedDeal`: what becomes of a Deal tile of which nobody accepts a deal.
 * `newDealStack`: an empty stack is made anew of all discards, or of those before the tile just resolved.
 * `privateShare`: the Share of the grey Trade effect goes towards the price of the deal, or comes once that is paid.
 * `milestoneOrder`: who completes Milestones first, the active player or the First Player; the others follow clockwise.
 * `milestonesBack`: how tiles that were drawn and not chosen go under their stack.
 */
export const RULINGS = {
  exchange: ['supply', 'in-place'],
  anyTime: ['always', 'own-decisions'],
  fourWorkers: ['turn-end', 'always'],
  rails: ['one-by-one', 'at-once'],
  sameDeal: ['once', 'twice'],
  unclaimedDeal: ['discarded', 'stays'],
  newDealStack: ['all', 'without-last'],
  privateShare: ['discount', 'afterwards'],
  milestoneOrder: ['active-player', 'first-player'],
  milestonesBack: ['as-drawn', 'shuffled'],
} as const;
export type RulingName = keyof typeof RULINGS;

export interface Config extends AnyConfig {
  readonly seats: 2 | 3 | 4;
  readonly variants: { readonly [V in Variant]: boolean };
  readonly rulings: { readonly [R in RulingName]: (typeof RULINGS)[R][number] };
}

/** How many workers of each type. */
export type Workers = { readonly [W in Worker]: number };

/** Who owns a building on the board: a seat, or nobody (the buildings of an unused colour). */
export type Owner = Seat | 'neutral';

/** One of a player's trains. */
export interface OwnTrain {
  readonly front: TrainId;
  /** True while the front (8 VP) is up. */
  readonly faceUp: boolean;
}

/** A Milestone that a player works on, with the managers on it in the order of their promotion. */
export interface OwnMilestone {
  readonly id: MilestoneId;
  readonly managers: readonly Worker[];
}

/** What stands in a section of a player board. */
export interface Pieces {
  readonly buildings: number;
  readonly rails: number;
}

/** What a player has. */
export interface Company {
  readonly colour: PlayerColour;
  /** In dollars. */
  readonly money: number;
  readonly shares: number;
  /** Workers beside the player board. */
  readonly supply: Workers;
  /** Workers on the player board, by action space. */
  readonly board: { readonly [A in Action]: Workers };
  /** The eight sections of the player board, left to right. */
  readonly sections: readonly Pieces[];
  /** The pieces kept beside the game board until the setup ends. */
  readonly aside: Pieces;
  /** Pieces that have left the game. */
  readonly box: Pieces;
  readonly trains: readonly OwnTrain[];
  readonly milestones: readonly OwnMilestone[];
  /** Milestones completed, in that order. */
  readonly completed: readonly MilestoneId[];
  /** Spaces with a rail of this player, in the order of building. */
  readonly rails: readonly SpaceId[];
  /** The slot of each Performance marker, 0 at the bottom. */
  readonly markers: { readonly [T in TrackId]: number };
}

/** A city of the board: its tile and its stations; the first of them stands in the First Station slot. */
export interface CityState {
  readonly tile: CityTileId;
  readonly stations: readonly Owner[];
}

/** A section of the telegraph line: its tile and its offices; the first of them stands in the First Office slot. */
export interface SectionState {
  readonly tile?: TelegraphTileId;
  readonly offices: readonly Owner[];
}

/** A face-down Milestone in a stack, and the seats that have seen it there. */
export interface StackedMilestone {
  readonly id: MilestoneId;
  readonly seen: readonly Seat[];
}

/** A Setup tile on offer with the worker beside it. */
export interface SetupOffer {
  readonly tile: SetupTileId;
  readonly side: SetupSideId;
  readonly worker: Worker;
}

/** What everybody sees on the table, the same in the state and in a view. */
export interface Table {
  /** By seat. */
  readonly seats: readonly Company[];
  /** The common supply of workers. */
  readonly supply: Workers;
  /** Trains left in each stack. */
  readonly trains: { readonly [T in TrainStack]: number };
  readonly cities: { readonly [C in CityId]: CityState };
  /** The telegraph line, left to right. */
  readonly telegraph: readonly SectionState[];
  /** Setup tiles still on offer; empty once the game has begun. */
  readonly setup: readonly SetupOffer[];
  /** The seat with the First Player tile. */
  readonly first: Seat;
  /** Rounds begun; 0 during the setup. */
  readonly round: number;
  /** Who cleared the sections left of the logo first, and in which round. */
  readonly end?: { readonly seat: Seat; readonly round: number };
}

export interface State extends Table {
  readonly config: Config;
  readonly rng: Rng;
  readonly agenda: readonly Task[];
  /** The current Deal tile, the face-down stack (its top first) and the discards (the last one last). */
  readonly deals: {
    readonly tile: DealTileId;
    readonly stack: readonly DealTileId[];
    readonly discard: readonly DealTileId[];
  };
  /** The stacks of Milestones, their top first. */
  readonly milestones: { readonly [S in StackId]: readonly StackedMilestone[] };
}

/** A position as a viewer sees it. */
export interface View extends Table {
  /** `stack` counts the face-down tiles. */
  readonly deals: {
    readonly tile: DealTileId;
    readonly stack: number;
    readonly discard: readonly DealTileId[];
  };
  /** The stacks of Milestones, their top first; a viewer knows only the tiles seen before. */
  readonly milestones: { readonly [S in StackId]: readonly (MilestoneId | 'unknown')[] };
  /** The Milestones from which a replacement is being chosen; `tiles` only for the seat that chooses. */
  readonly drawn?: { readonly seat: Seat; readonly count: number; readonly tiles?: readonly MilestoneId[] };
}

export interface ActionCommon {
  readonly kind: 'action';
  readonly seat: Seat;
  readonly worker: Worker;
  /** Whether the additional effect of the worker has been used. */
  readonly effect: 'open' | 'used';
  /** What is due for the main action so far and not yet paid, in dollars. */
  readonly unpaid: number;
}

/** The Station action under way. `primary` counts how often the primary reward was taken. */
export interface StationAction extends ActionCommon {
  readonly action: 'station';
  readonly city?: CityId;
  /** Whether the station stands in the First Station slot. */
  readonly first: boolean;
  readonly primary: number;
  readonly bonus: 'open' | 'used';
}

/** The Railroad action under way: the spaces built in, and how many rails must still be placed. */
export interface RailroadAction extends ActionCommon {
  readonly action: 'railroad';
  readonly spaces: readonly SpaceId[];
  readonly toPlace: number;
  /** The rails whose network all of the action's rails must join, where a ruling has them placed at once. */
  readonly before?: readonly SpaceId[];
}

/** The Telegraph action under way. `shares` were taken for the office. */
export interface TelegraphAction extends ActionCommon {
  readonly action: 'telegraph';
  readonly section?: SectionNumber;
  readonly shares: number;
  /** Whether the Telegraph tile was taken by discarding a worker. */
  readonly tile: 'open' | 'used';
}

/** The Trade action under way. */
export interface TradeAction extends ActionCommon {
  readonly action: 'trade';
  readonly sold: boolean;
  readonly flip: 'open' | 'used';
  /** Whether a deal was taken with the grey effect; the tile then goes at the end of the turn. */
  readonly deal: boolean;
}

export type ActionTask = StationAction | RailroadAction | TelegraphAction | TradeAction;

export interface RewardCommon {
  readonly seat: Seat;
  /** The clause that grants it. */
  readonly rule: RuleId;
  /** True while the reward, once taken, must be carried out. */
  readonly must: boolean;
}

/** A reward (or cost) that waits for its owner's choice. */
export type RewardTask =
  | (RewardCommon & { readonly kind: 'advance'; readonly left: number })
  | (RewardCommon & { readonly kind: 'promote'; readonly left: number; readonly costEach: number })
  | (RewardCommon & { readonly kind: 'flip'; readonly left: number })
  | (RewardCommon & { readonly kind: 'takeTrain' })
  | (RewardCommon & { readonly kind: 'gainWorker'; readonly workers: readonly Worker[] })
  | (RewardCommon & { readonly kind: 'exchange' })
  | (RewardCommon & { readonly kind: 'exchangeFor'; readonly from: Place; readonly worker: Worker })
  /** `tile`: the Telegraph tile whose bonus the worker pays for. */
  | (RewardCommon & { readonly kind: 'discardWorker'; readonly tile?: TelegraphTileId })
  | (RewardCommon & { readonly kind: 'layRail'; readonly cost: number; readonly aside: boolean })
  | (RewardCommon & { readonly kind: 'layStation'; readonly aside: boolean })
  | (RewardCommon & { readonly kind: 'layOffice'; readonly aside: boolean });

export type RewardKind = RewardTask['kind'];

export type Task =
  | RewardTask
  | ActionTask
  /** Steps 1 to 12 of the preparation, as far as nobody chooses. */
  | { readonly kind: 'prepare' }
  | { readonly kind: 'chooseSetupTile'; readonly seat: Seat }
  | { readonly kind: 'finishSetup' }
  | { readonly kind: 'startTurn'; readonly seat: Seat }
  /** The turn is about to begin with an empty personal supply, and a hire could still fill it. */
  | { readonly kind: 'recall'; readonly seat: Seat }
  | { readonly kind: 'placeWorker'; readonly seat: Seat }
  /** A Deal tile before a seat: `limit` deals may be taken, `taken` are. */
  | {
      readonly kind: 'deal';
      readonly seat: Seat;
      readonly limit: 1 | 2;
      readonly taken: readonly OfferNumber[];
    }
  /** The deal of the grey Trade effect. */
  | { readonly kind: 'privateDeal'; readonly seat: Seat }
  /** A seat whose turn it is not has decided on a deal and must have four workers. */
  | { readonly kind: 'closeDeal'; readonly seat: Seat }
  /** The active seat must have four workers. */
  | { readonly kind: 'closeTurn'; readonly seat: Seat }
  /** The resolved Deal tile is discarded and the next is turned up. */
  | { readonly kind: 'nextDealTile' }
  /** Milestones of one seat at the end of a turn. */
  | { readonly kind: 'checkMilestones'; readonly seat: Seat }
  | { readonly kind: 'completeMilestone'; readonly seat: Seat; readonly milestones: readonly MilestoneId[] }
  | { readonly kind: 'drawMilestones'; readonly seat: Seat; readonly stack: StackId }
  | {
      readonly kind: 'replaceMilestone';
      readonly seat: Seat;
      readonly stack: StackId;
      readonly drawn: readonly StackedMilestone[];
    }
  | { readonly kind: 'endTurn'; readonly seat: Seat };

export interface Types extends GameTypes {
  readonly Config: Config;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: Event;
  readonly Prompt: Prompt;
  readonly View: View;
  readonly Rule: RuleId;
}
