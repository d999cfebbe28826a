/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The two Action Phases of a round. */
export const PHASES = [1, 2] as const;
export type Phase = (typeof PHASES)[number];

/** The colours of the players, by seat. The rulebook shows four without naming them; these are ours. */
export const PLAYER_COLOURS = ['red', 'green', 'yellow', 'brown'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The single numbers of the rules; money in coins. */
export const CONSTANTS = {
  rounds: 4,
  coinsFirst: 20,
  coinsOthers: 22,
  diceEach: 3,
  lowRollMax: 4,
  passCoins: 1,
  topSum: 4,
  bottomSum: 7,
  raiseTo: 4,
  /** For one missing point, or for the whole step, by the ruling `raisePrice`. */
  raiseCost: 1,
  projectRemovedWithTwo: 7,
} as const;
