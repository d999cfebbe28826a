import type { Sourced } from '../../../../kernel/provenance.ts';

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The two Action Phases of a round. */
export const PHASES = [1, 2] as const;
export type Phase = (typeof PHASES)[number];

/** The colours of the players, by seat. The rulebook shows four without naming them; these are ours. */
export const PLAYER_COLOURS = ['red', 'green', 'yellow', 'brown'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

const printed = <const V>(value: V, ref: string): Sourced<V> => ({ value, source: 'printed', ref });

/** The single numbers of the rules; money in coins. */
export const CONSTANTS = {
  rounds: printed(4, 'L191'),
  coinsFirst: printed(20, 'L70'),
  coinsOthers: printed(22, 'L70'),
  diceEach: printed(3, 'L74'),
  lowRollMax: printed(4, 'L117'),
  passCoins: printed(1, 'L146'),
  topSum: printed(4, 'L151'),
  bottomSum: printed(7, 'L153'),
  raiseTo: printed(4, 'L155'),
  /** For one missing point, or for the whole step, by the ruling `raisePrice`. */
  raiseCost: { value: 1, source: 'reconstructed', note: 'the rulebook names no price' } satisfies Sourced<number>,
  projectRemovedWithTwo: printed(7, 'L46'),
} as const;
