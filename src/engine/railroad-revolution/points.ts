import type { Seat } from '../kernel/agenda.ts';
import type { ScoreLine } from '../kernel/score.ts';
import type { D } from './company.ts';
import type { RuleId } from './rules.ts';
import type { Effect, TrainBonus } from './tables/effects.ts';
import type { Section } from './tables/telegraph.ts';
import type { Config, OwnTrain, State } from './types.ts';
import type { Piece } from './vocabulary.ts';

/** Where a reward comes from; with its kind it names the clause. */
export const ORIGINS = ['setup', 'primary', 'bonus', 'telegraphTile', 'train', 'deal', 'ability'] as const;
export type RewardOrigin = (typeof ORIGINS)[number];

/** The places of the rules at which an expansion may join in; the defaults are the base game's. */
export type RevolutionPoints = {
  /** The sections of the telegraph line, left to right: their Shares, their Deal icons, whether they have a tile. */
  readonly telegraphLine: (config: Config) => readonly Section[];
  /** Step 12 of the preparation: what lies out for the players to choose from, and with which worker. */
  readonly layOutSetupChoice: (draft: D) => void;
  /** Where a piece goes that was sold in a Trade. */
  readonly soldPiece: (draft: D, seat: Seat, piece: Piece) => void;
  /** What happens to a train that a player has just taken, beyond lying there face up. */
  readonly trainTaken: (draft: D, seat: Seat, train: number) => void;
  /** The bonuses of a train that is flipped face down. */
  readonly frontBonuses: (state: State, train: OwnTrain) => readonly TrainBonus[];
  /** Whether a player can use at least one advancement. */
  readonly canAdvance: (state: State, seat: Seat) => boolean;
  /** Grants `n` advancements; with `must`, the first of them has to be made. */
  readonly grantAdvances: (draft: D, seat: Seat, n: number, rule: RuleId, must: boolean) => void;
  /** The lines of the score for performance. */
  readonly scorePerformance: (state: State, seat: Seat) => readonly ScoreLine<RuleId>[];
  /** The lines of the score for telegraph connections. */
  readonly scoreConnections: (state: State, seat: Seat) => readonly ScoreLine<RuleId>[];
};

/** A reward with the place it comes from. */
export interface Reward {
  readonly effect: Effect;
  readonly from: RewardOrigin;
  /** The clause, where origin and kind do not say it. */
  readonly rule?: RuleId;
}
