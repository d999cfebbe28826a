/** The slots of a board extension: the row from the bottom, and the column from the left. */
export const SLOTS = ['I-1', 'I-2', 'II-1', 'II-2', 'III-1', 'III-2', 'IV-1'] as const;
export type Slot = (typeof SLOTS)[number];

export const ROWS = ['I', 'II', 'III', 'IV'] as const;
export type Row = (typeof ROWS)[number];

/** A row of the board extension, and what the VP of a tile in it are multiplied by. */
export interface ExtensionRow {
  readonly row: Row;
  readonly slots: readonly Slot[];
  readonly multiplier: number;
}

export const EXTENSION_ROWS: readonly ExtensionRow[] = [
  { row: 'I', slots: ['I-1', 'I-2'], multiplier: 1 },
  { row: 'II', slots: ['II-1', 'II-2'], multiplier: 2 },
  { row: 'III', slots: ['III-1', 'III-2'], multiplier: 3 },
  { row: 'IV', slots: ['IV-1'], multiplier: 4 },
];

/** The row of a slot. */
export const rowOf = (slot: Slot): ExtensionRow =>
  EXTENSION_ROWS.find(({ slots }) => slots.includes(slot)) as ExtensionRow;

/** What it costs to move a tile from one row to the next: Advancement points and workers. */
export interface ExtensionMove {
  readonly from: Exclude<Row, 'IV'>;
  readonly to: Row;
  readonly points: number;
  readonly workers: number;
  /** Whether a tile may also go to another column. */
  readonly diagonal: boolean;
}

export const EXTENSION_MOVES: readonly ExtensionMove[] = [
  { from: 'I', to: 'II', points: 2, workers: 0, diagonal: false },
  { from: 'II', to: 'III', points: 4, workers: 0, diagonal: false },
  { from: 'III', to: 'IV', points: 4, workers: 1, diagonal: true },
];

/** Where the performance tile of the preparation goes: bottom right. */
export const START_SLOT: Slot = 'I-2';

/** The pieces of each player that wait on the extension for reward tiles. */
export const EXTENSION_PIECES: { readonly rails: number; readonly buildings: number } = { rails: 1, buildings: 1 };
