import type { Seat } from '../../../kernel/agenda.ts';
import type { Draft } from '../../../kernel/draft.ts';
import { tell } from '../../../kernel/draft.ts';
import { total } from '../../../kernel/pieces.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import type { Event } from './events.ts';
import type { RuleId } from './rules.ts';
import { ACTIONS, CONSTANTS, WORKERS, type Worker } from './tables/constants.ts';
import { BOARD_SECTIONS } from './tables/player-board.ts';
import type { Company, Pieces, State, Workers } from './types.ts';
import type { Piece, Place } from './vocabulary.ts';

/** A transition of this game in the making. */
export type D = Draft<State, Event>;

export const NO_WORKERS: Workers = { white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0 };

/**
 * Available workers: those in the personal supply and on the player board; managers are none.
 * @rule available-workers
 */
export function availableWorkers({ supply, board }: Company): number {
  let count = total(supply);
  for (const action of ACTIONS) count += total(board[action]);
  return count;
}

/** The workers of a player in one place. */
export function workersAt(company: Company, place: Place): Workers {
  return place === 'supply' ? company.supply : company.board[place];
}

/** Changes the number of workers of a type in a place of a player. */
export function moveWorkers(draft: D, seat: Seat, place: Place, worker: Worker, by: 1 | -1): void {
  const company = playerOf(draft.state, seat);
  const before = workersAt(company, place);
  const after = { ...before, [worker]: before[worker] + by };
  change(draft, seat, place === 'supply' ? { supply: after } : { board: { ...company.board, [place]: after } });
}

/** Changes the number of workers of a type in the common supply. */
export function moveCommon(draft: D, worker: Worker, by: 1 | -1): void {
  const { supply } = draft.state;
  draft.state = { ...draft.state, supply: { ...supply, [worker]: supply[worker] + by } };
}

/** Types of worker in the common supply. */
export function typesLeft(state: State): readonly Worker[] {
  return WORKERS.filter((worker) => state.supply[worker] > 0);
}

const KEY = { rail: 'rails', building: 'buildings' } as const satisfies { [P in Piece]: keyof Pieces };

/** The index of the leftmost section of a player board that holds a piece of this kind, or of any kind; -1 where none. */
export function leftmostSection(company: Company, piece?: Piece): number {
  const { sections } = company;
  if (piece !== undefined) return sections.findIndex((section) => section[KEY[piece]] > 0);
  return sections.findIndex((section) => section.rails + section.buildings > 0);
}

/** Pieces of a kind left on a player board. */
export function piecesLeft(company: Company, piece: Piece): number {
  let left = 0;
  for (const section of company.sections) left += section[KEY[piece]];
  return left;
}

/** True once no piece stands left of the company logo. */
function isClearOfLogo(sections: readonly Pieces[]): boolean {
  return sections.every((section, i) => !BOARD_SECTIONS[i]?.leftOfLogo || section.rails + section.buildings === 0);
}

/**
 * Takes a piece off a player board: the leftmost of its kind, wherever that stands. Returns the section, counted from 1.
 * @rule pieces-beyond-logo
 */
export function takePiece(draft: D, seat: Seat, piece: Piece): number {
  const at = leftmostSection(playerOf(draft.state, seat), piece);
  takePieceFrom(draft, seat, piece, at);
  return at + 1;
}

/** Takes a piece out of the section with this index. */
export function takePieceFrom(draft: D, seat: Seat, piece: Piece, at: number): void {
  const { sections } = playerOf(draft.state, seat);
  change(draft, seat, {
    sections: sections.map((section, i) =>
      i === at ? { ...section, [KEY[piece]]: section[KEY[piece]] - 1 } : section,
    ),
  });
}

/** Puts a piece out of the game that a player has sold. */
export function boxSoldPiece(
  draft: D,
  seat: Seat,
  piece: Piece,
  sale: { readonly from: number; readonly value: number },
): void {
  tell(draft, { kind: 'pieceSold', seat, rule: 'trade-sale', piece, ...sale });
  const { box } = playerOf(draft.state, seat);
  change(draft, seat, { box: { ...box, [KEY[piece]]: box[KEY[piece]] + 1 } });
}

/**
 * Once it is told where a piece went: the first board that is clear left of the logo triggers the end; later ones change
 * nothing.
 */
export function noteEnd(draft: D, seat: Seat): void {
  const rule: RuleId = 'end-trigger';
  const { round, end } = draft.state;
  if (end || !isClearOfLogo(playerOf(draft.state, seat).sections)) return;
  draft.state = { ...draft.state, end: { seat, round } };
  tell(draft, { kind: 'endTriggered', seat, rule, round });
}

/** Pays money to the common supply. */
export function pay(draft: D, seat: Seat, amount: number, rule: RuleId): void {
  if (amount === 0) return;
  change(draft, seat, { money: playerOf(draft.state, seat).money - amount });
  tell(draft, { kind: 'paid', seat, rule, amount });
}

/**
 * Gains money from the common supply, which never runs out.
 * @rule unlimited-money-and-shares
 */
export function gainMoney(draft: D, seat: Seat, amount: number, rule: RuleId): void {
  const { money } = playerOf(draft.state, seat);
  change(draft, seat, { money: money + amount });
  tell(draft, { kind: 'moneyGained', seat, rule, amount });
}

/** Gains Shares from the common supply, which never runs out. */
export function gainShares(draft: D, seat: Seat, shares: number, rule: RuleId): void {
  change(draft, seat, { shares: playerOf(draft.state, seat).shares + shares });
  tell(draft, { kind: 'sharesGained', seat, rule, shares });
}

/** Discards Shares to the common supply. */
export function discardShares(draft: D, seat: Seat, shares: number, rule: RuleId): void {
  change(draft, seat, { shares: playerOf(draft.state, seat).shares - shares });
  tell(draft, { kind: 'sharesDiscarded', seat, rule, shares });
}

/** The money a player could have by selling every Share, in dollars. */
export function raisable(company: Company): number {
  return company.money + company.shares * CONSTANTS.shareSale;
}
