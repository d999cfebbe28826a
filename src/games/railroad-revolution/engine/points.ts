import type { Seat } from '../../../kernel/agenda.ts';
import { extensionPoints } from '../../../kernel/points.ts';
import type { ScoreLine } from '../../../kernel/score.ts';
import type { D } from './company.ts';
import type { Worth } from './moves/main-action.ts';
import type { RuleId } from './rules.ts';
import type { Worker } from './tables/constants.ts';
import type { Effect } from './tables/effects.ts';
import type { Section } from './tables/telegraph.ts';
import type { Config, OwnTrain, Pieces, RewardTask, State, Task, View } from './types.ts';
import type { Refusal } from './violations.ts';
import type { Move, Piece } from './vocabulary.ts';

/** Where a reward comes from; with its kind it names the clause. */
export const ORIGINS = ['setup', 'primary', 'bonus', 'telegraphTile', 'train', 'deal', 'ability'] as const;
export type RewardOrigin = (typeof ORIGINS)[number];

export type AdvanceTask = Extract<RewardTask, { readonly kind: 'advance' }>;

/** What a player may come by in a turn beside what the base game knows of; money in dollars. */
export interface Prospects {
  /** No less than what one flip of a train can bring more than its bonuses do now. */
  readonly perFlip: number;
  /** Whether a train can be taken. */
  readonly train: boolean;
  /** No less than what waits for the player's choice can bring. */
  readonly waiting: number;
  /** What each rail costs that the player can place beside those of the action. */
  readonly rails: readonly number[];
  /** True where such a rail may make the main action possible or cheaper. */
  readonly opens: boolean;
}

export const NO_PROSPECTS: Prospects = { perFlip: 0, train: false, waiting: 0, rails: [], opens: false };

/** What an expansion may change of the rules. */
export type RevolutionPoints = {
  /** The sections of the telegraph line, left to right: their Shares, their Deal icons, whether they have a tile. */
  readonly telegraphLine: (config: Config) => readonly Section[];
  /** The position before the preparation, with what else is on the table. */
  readonly unpacked: (state: State) => State;
  /** Step 12 of the preparation: what lies out for the players to choose from, and with which worker. */
  readonly layOutSetupChoice: (draft: D) => void;
  /** The workers that lie out for that choice. */
  readonly setupWorkers: (state: State) => readonly { readonly worker: Worker }[];
  /** Asks a player to make that choice. */
  readonly setupChoice: (state: State, seat: Seat) => Task;
  /** What becomes of the pieces still aside when the preparation ends. */
  readonly setupEnded: (draft: D) => void;
  /** Where a piece goes that was sold in a Trade: `from` is its section, `value` what it brings in dollars. */
  readonly soldPiece: (
    draft: D,
    seat: Seat,
    piece: Piece,
    sale: { readonly from: number; readonly value: number },
  ) => void;
  /** What a player is asked of in an own turn that would go on without another question to them. */
  readonly beforeGoingOn: (state: State, seat: Seat) => readonly Task[];
  /** What happens to a train that a player has just taken, beyond lying there face up. */
  readonly trainTaken: (draft: D, seat: Seat, train: number) => void;
  /** The bonuses of a train that is flipped face down; without `at` it is one that could still be taken. */
  readonly frontBonuses: (state: State, seat: Seat, train: OwnTrain, at?: number) => readonly Effect[];
  /** What follows from a flip face down; `take` takes a bonus, or lets it lapse where that cannot be. */
  readonly frontFlipped: (draft: D, seat: Seat, train: number, take: (reward: Reward) => void) => void;
  /** Whether a player can use any of `n` advancements. */
  readonly canAdvance: (state: State, seat: Seat, n: number) => boolean;
  /** Grants `n` advancements; with `must`, the first of them has to be made. */
  readonly grantAdvances: (draft: D, seat: Seat, n: number, rule: RuleId, must: boolean) => void;
  /** The ways to use an advancement, some of which may be refused. */
  readonly advances: (state: State, task: AdvanceTask) => readonly Move[];
  /** Why an advancement cannot be used so. */
  readonly advanceRefused: (state: State, move: Move, task: AdvanceTask) => Refusal;
  /** Uses an advancement; what is left of them goes back on the agenda. */
  readonly useAdvance: (draft: D, move: Move, task: AdvanceTask) => void;
  /** What a move of an expansion takes away at once, at most. */
  readonly lossOf: (state: State, move: Move, seat: Seat) => Worth;
  /** False where the look-ahead need not try a move of an expansion. */
  readonly isWorthTrying: (state: State, move: Move) => boolean;
  /** What a player may still come by in this turn. */
  readonly prospects: (state: State, seat: Seat) => Prospects;
  /** The lines of the score for performance. */
  readonly scorePerformance: (state: State, seat: Seat) => readonly ScoreLine<RuleId>[];
  /** The lines of the score for telegraph connections. */
  readonly scoreConnections: (state: State, seat: Seat) => readonly ScoreLine<RuleId>[];
  /** A player's pieces in places that the base game does not have. */
  readonly piecesBeside: (state: State, seat: Seat) => Pieces;
  /** A view with what else everybody sees. */
  readonly seen: (state: State, view: View) => View;
};

/** The places of the rules at which an expansion may join in; base.ts says what the base game does there. */
export const points = extensionPoints<RevolutionPoints>();

/** A reward with the place it comes from. */
export interface Reward {
  readonly effect: Effect;
  readonly from: RewardOrigin;
  /** The clause, where origin and kind do not say it. */
  readonly rule?: RuleId;
}
