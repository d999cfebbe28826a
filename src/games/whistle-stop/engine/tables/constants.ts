/** The colours of the players, by seat. Only yellow is known; the others are ours. */
export const PLAYER_COLOURS = ['yellow', 'red', 'blue', 'green', 'black'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The trains of a player by number. */
export const TRAIN_NUMBERS = [0, 1, 2, 3, 4] as const;
export type TrainNumber = (typeof TRAIN_NUMBERS)[number];

/** The spaces of the turn track. */
export const TURN_SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type TurnSpace = (typeof TURN_SPACES)[number];

/** The single numbers of the rules. */
export const CONSTANTS = {
  tokensPerTurn: 4,
  passWhistles: 1,
  hand: 3,
  display: 3,
  tilesPerLeg: 3,
  resourceLimit: 10,
  coalIncome: 2,
  whistleIncome: 1,
  startWhistles: 1,
  /** By place in turn order. */
  startCoal: [2, 2, 3, 3, 4],
  coalYard: 2,
  whistleFactory: 1,
  trades: 2,
  tradeCoal: 2,
  tradeWhistles: 1,
  majority: 15,
  tokensPerVp: 2,
  specialInHand: -10,
  /** The space of the turn track that holds whistles; all others hold coal. */
  whistleSpace: 10,
} as const;
