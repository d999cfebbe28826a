/** The sections of a player board, left to right. */
export type BoardSectionNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** A section of the player board: what it is worth in a Trade, and the pieces that stand in it at the start. */
export interface BoardSection {
  readonly section: BoardSectionNumber;
  /** In dollars. */
  readonly value: number;
  readonly buildings: number;
  readonly rails: number;
  readonly leftOfLogo: boolean;
}

export const BOARD_SECTIONS: readonly BoardSection[] = [
  { section: 1, value: 300, buildings: 1, rails: 2, leftOfLogo: true },
  { section: 2, value: 400, buildings: 2, rails: 2, leftOfLogo: true },
  { section: 3, value: 500, buildings: 1, rails: 2, leftOfLogo: true },
  { section: 4, value: 600, buildings: 2, rails: 2, leftOfLogo: true },
  { section: 5, value: 700, buildings: 1, rails: 2, leftOfLogo: true },
  { section: 6, value: 800, buildings: 2, rails: 2, leftOfLogo: true },
  { section: 7, value: 900, buildings: 2, rails: 2, leftOfLogo: true },
  { section: 8, value: 1000, buildings: 1, rails: 1, leftOfLogo: false },
];
