import type { Violation } from '../../../kernel/rules.ts';
import type { RuleId } from './rules.ts';

/**
 * Why a move is refused: the code with the names of its facts. The kernel adds `notAsked` (asked, move), `notAMove` and
 * `gameOver` (move).
 */
export const VIOLATIONS = {
  /** A train stands there already. */
  coastTaken: ['stop', 'seat'],
  /** The player has no such train. */
  noSuchTrain: ['train'],
  /** The train has left the board. */
  trainGone: ['train'],
  /** All tokens of a turn are spent. */
  fourSpent: ['tokens'],
  /** The player has no such token. */
  noToken: ['token'],
  /** No track leads that way from the stop. */
  noTrack: ['way', 'stop'],
  /** The move could end only further east than it began. */
  eastward: ['stop'],
  /** An opponent's train holds the small stop that the track leads to. */
  opponentInWay: ['stop', 'seat'],
  /** A move cannot end on a small stop that holds a train. */
  stopHeld: ['stop', 'seat'],
  /** The move has used that stretch of track. */
  trackUsed: ['hex'],
  /** The track runs into the frame, to the coast, or to an edge without track. */
  boardEnds: ['hex'],
  coastAhead: ['hex'],
  trackEnds: ['hex'],
  /** A fourth tile would be needed. */
  threeLaid: ['hex'],
  /** The hand is empty. */
  noTileLeft: ['hex'],
  /** No way of laying the tiles left brings the train to a stop. */
  noStopInReach: ['hex', 'tiles'],
  /** The tile is not in the hand. */
  notInHand: ['tile'],
  /** Turned less, the tile looks the same. */
  sameTurn: ['tile'],
  /** The tile leads the route nowhere but back. */
  leadsNowhere: ['hex'],
  /** Only a small stop with an own train can be passed. */
  nothingToPass: ['stop'],
  /** Nothing leads on from an End tile. */
  lastStop: ['stop'],
  /** There is no End tile to bypass. */
  noEndTile: ['stop'],
  /** The payment is more than the player has. */
  cannotPay: ['missing'],
  /** Another train is on that space. */
  spaceTaken: ['space'],
  /** The supply has none left. */
  supplyEmpty: ['goods'],
  /** A General Store gives resources. */
  resourcesOnly: ['goods'],
  /** The player has no such resource. */
  noResource: ['resource'],
  /** The table of trades has no such exchange. */
  noSuchTrade: ['give', 'get'],
  /** The player has no such share. */
  noShare: ['railroad', 'number'],
  /** The tile is not in the display. */
  notOnDisplay: ['tile'],
  pileEmpty: [],
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
