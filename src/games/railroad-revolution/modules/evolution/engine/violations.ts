import type { Violation } from '../../../../../kernel/rules.ts';
import type { RuleId as BaseRule } from '../../../engine/rules.ts';
import { cite } from './cite.ts';
import type { RuleId } from './rules.ts';

/** Why a move of the expansion is refused: the code with the names of its facts. */
export const VIOLATIONS = {
  performanceTileGone: ['tile'],
  /** The section holds a piece of that kind already. */
  sectionFull: ['section', 'piece'],
  /** That Wagon does not lie beside the section. */
  wagonNotThere: ['wagon'],
  carNotHere: ['car'],
  /** The train has a Wagon, or a Tender, already; or it is not the train just taken. */
  trainFull: ['car', 'train'],
  otherTrain: ['train'],
  /** That bonus is taken, or the train has none of that part. */
  noBonus: ['of'],
  /** The marker stands in the top space. */
  markerTop: [],
  crossingMoney: ['space', 'price', 'money'],
  crossingShares: ['space', 'price', 'shares'],
  tileNotYours: ['tile'],
  /** A tile goes to the next row only. */
  otherRow: ['tile', 'slot'],
  /** Only to row IV may a tile go to another column. */
  noDiagonal: ['tile', 'slot'],
  slotTaken: ['slot'],
  pointsShort: ['price', 'left'],
  /** The tile does not lie in the row that the marker has come to. */
  tileNotThere: ['tile'],
  /** The row is for tiles of another numeral. */
  wrongSlot: ['slot', 'row'],
  /** A reward tile of that type was taken before. */
  rewardLimit: ['piece'],
  notYourTurn: ['seat'],
  noRewardTile: ['seat', 'piece'],
  /** The worker for it is still to be discarded. */
  tileOwed: ['piece'],
  /** The extension's piece can go nowhere. */
  noPlace: ['piece'],
} as const satisfies { readonly [code: string]: readonly string[] };

export type ViolationCode = keyof typeof VIOLATIONS;

type FactsOf<C extends ViolationCode> = {
  readonly [F in (typeof VIOLATIONS)[C][number]]: string | number | boolean;
};

/** A refusal under a clause of the expansion, with all the facts of its code. */
export function refuse<C extends ViolationCode>(rule: RuleId, code: C, facts: FactsOf<C>): Violation<BaseRule> {
  return { rule: cite(rule), code, facts };
}
