import type { Sourced } from '../../../../kernel/provenance.ts';

/** The colours of the players, by seat. Only yellow is known; the others are ours. */
export const PLAYER_COLOURS = ['yellow', 'red', 'blue', 'green', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The trains of a player by number. */
export const TRAIN_NUMBERS = [0, 1, 2, 3, 4] as const;
export type TrainNumber = (typeof TRAIN_NUMBERS)[number];

/** The spaces of the turn track. */
export const TURN_SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type TurnSpace = (typeof TURN_SPACES)[number];

const printed = <const V>(value: V, ref: string): Sourced<V> => ({ value, source: 'printed', ref });

/** The single numbers of the rules. */
export const CONSTANTS = {
  tokensPerTurn: printed(4, 'L72'),
  passWhistles: printed(1, 'L75'),
  hand: printed(3, 'L78'),
  display: printed(3, 'L79'),
  tilesPerLeg: printed(3, 'L103'),
  resourceLimit: printed(10, 'L183'),
  coalIncome: printed(2, 'L69'),
  whistleIncome: printed(1, 'L69'),
  startWhistles: printed(1, 'L48'),
  /** By place in turn order. */
  startCoal: printed([2, 2, 3, 3, 4], 'L57-L61'),
  coalYard: printed(2, 'L108'),
  whistleFactory: printed(1, 'L119'),
  trades: printed(2, 'L109'),
  tradeCoal: printed(2, 'L110'),
  tradeWhistles: printed(1, 'L110'),
  majority: printed(15, 'L168'),
  tokensPerVp: printed(2, 'L175'),
  specialInHand: printed(-10, 'L176'),
  /** The space of the turn track that holds whistles; all others hold coal. */
  whistleSpace: { value: 10, source: 'public', ref: 'P10' } satisfies Sourced<number>,
} as const;
