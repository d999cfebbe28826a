/** The colours of the players, by seat. The rulebook names four of them; the fifth is ours. */
export const PLAYER_COLOURS = ['red', 'blue', 'yellow', 'gray', 'purple'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

/** The colours of the goods cubes: wood, coal, grain, iron. */
export const CUBES = ['brown', 'black', 'yellow', 'gray'] as const;
export type Cube = (typeof CUBES)[number];

/** The city tiles of which one is the start tile. */
export const START_CANDIDATES = ['chicago', 'st-louis', 'cincinnati'] as const;

/** The start tiles of the solitaire game, in the order in which they get their cubes. */
export const SOLO_CITIES = ['chicago', 'st-louis', 'washington'] as const;

/** The single numbers of the rules. */
export const CONSTANTS = {
  hand: 2,
  /** Stock tiles of each railroad, and with two players. */
  stocksEach: 4,
  stocksEachForTwo: 3,
  /** City tiles that leave a game of two players. */
  citiesRemoved: 6,
  /** The score of the first player in the opening order, and what each later one has more. */
  firstScore: 6,
  scoreStep: 2,
  /** Locomotives of a player beside the one on the score track. */
  locomotives: 19,
  ownerPoints: 2,
  stockRise: 1,
  stockTop: 10,
  /** Stock tiles for each player once city tiles are short. */
  stocksPerPlayer: 2,
  soloScore: 1,
  soloRow: 3,
  soloStocks: 3,
  soloCities: 3,
  soloTurns: 11,
  soloRise: 2,
  soloLookBack: 4,
} as const;

/** What a delivery scores by how many cubes of its colour were delivered earlier in the turn; the last one for all more. */
export const DELIVERY_POINTS = [3, 2, 1] as const;
