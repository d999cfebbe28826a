import type { Violation } from '../../../kernel/rules.ts';
import type { RuleId } from './rules.ts';

/**
 * Why a move is refused: the code with the names of its facts. `money`, `shares` and `available` are what the player
 * has; `price` and `minimum` what is needed; money in dollars. The kernel adds `notAsked` (asked, move), `notAMove`
 * and `gameOver` (move).
 */
export const VIOLATIONS = {
  /** A Share or a hire before the first turn. */
  notBegun: ['move'],
  /** Nobody sits there. */
  noSuchSeat: ['seat'],
  /** A Share or a hire by a seat that is not asked, under the ruling that forbids it. */
  notYourDecision: ['seat'],
  /** A Share or a hire while another seat, `asked`, carries out a reward or chooses among drawn tiles. */
  insideStep: ['seat', 'asked'],
  noShares: ['seat'],
  hireMoney: ['seat', 'price', 'money'],
  /** No worker of that type in the common supply. */
  noWorkerLeft: ['worker'],
  /** The player has no such worker in that place. */
  noSuchWorker: ['worker', 'from'],
  noRailsLeft: [],
  noBuildingsLeft: [],
  noPiecesLeft: [],
  /** Fewer available rail spaces than rails to place. */
  noRailSpace: ['needed', 'spaces'],
  noCityAvailable: [],
  noSectionAvailable: [],
  /** The main action costs more than the player can raise in it. */
  actionPrice: ['action', 'price', 'raised', 'effect'],
  /** A move of another action than the one that was chosen. */
  notInAction: ['action', 'move'],
  /** The main action is done already. */
  mainActionDone: ['action'],
  /** The action cannot end before the main action is done. */
  mainActionOpen: ['action'],
  /** The action cannot end before it is paid. */
  unpaid: ['amount'],
  nothingToPay: [],
  /** An action that has no price. */
  freeAction: ['action'],
  /** The price (of a payment, an effect or a reward) is more than the player has. */
  money: ['price', 'money'],
  spaceTaken: ['space'],
  spaceNotConnected: ['space'],
  spaceJoinsLater: ['space'],
  cityNotConnected: ['city'],
  stationThere: ['city'],
  officeThere: ['section'],
  /** The telegraph line is not that long. */
  noSuchSection: ['section'],
  /** The setup building has other places. */
  setupPlace: ['place'],
  setupTileGone: ['tile'],
  /** That piece does not stand in the leftmost section that holds any. */
  notLeftmost: ['piece', 'section'],
  /** The reward, bonus, flip or tile was taken already. */
  rewardTaken: ['reward'],
  /** So it was, and the worker's effect, still open, would give it once more. */
  rewardAgain: ['reward', 'worker'],
  notFirstStation: ['city'],
  /** A part of the action that refers to a city, section or spaces not yet chosen. */
  mainActionFirst: ['action'],
  noTelegraphTile: ['section'],
  effectUsed: ['worker'],
  /** A white worker has no ability of its own. */
  noAbility: ['worker'],
  /** An effect or reward that would do nothing here. */
  nothingToGain: ['reward'],
  noThirdRail: ['rails', 'spaces'],
  noSuchTrain: ['train'],
  trainStackEmpty: ['train'],
  trackTop: ['track'],
  trackMoney: ['track', 'price', 'money'],
  trackShares: ['track', 'price', 'shares'],
  /** No free manager's place for that type. */
  noManagerPlace: ['worker', 'milestone'],
  notYourMilestone: ['milestone'],
  dealTaken: ['offer'],
  dealShares: ['offer', 'price', 'shares'],
  dealMoney: ['offer', 'price', 'money'],
  /** The reward of the deal cannot be taken. */
  dealReward: ['offer', 'reward'],
  /** The reward, once taken, must be carried out. */
  mustTake: ['reward'],
  notOffered: ['worker'],
  notDrawn: ['milestone'],
  notComplete: ['milestone'],
  /** A seat would end its turn (or its decision on a deal) with too few available workers. */
  fourWorkers: ['seat', 'available', 'minimum'],
} as const satisfies { readonly [code: string]: readonly string[] };

export type ViolationCode = keyof typeof VIOLATIONS;

/** The facts that a code carries. */
export type FactsOf<C extends ViolationCode> = {
  readonly [F in (typeof VIOLATIONS)[C][number]]: string | number | boolean;
};

/** A refusal under `rule`, with all the facts of its code. */
export function refuse<C extends ViolationCode>(rule: RuleId, code: C, facts: FactsOf<C>): Violation<RuleId> {
  return { rule, code, facts };
}

export type Refusal = Violation<RuleId> | undefined;
