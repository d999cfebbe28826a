import type { Seat } from '../../../../../kernel/agenda.ts';
import { push } from '../../../../../kernel/draft.ts';
import { playerOf } from '../../../../../kernel/seats.ts';
import { type D, discardShares, pay } from '../../../engine/company.ts';
import type { AdvanceTask } from '../../../engine/points.ts';
import type { State } from '../../../engine/types.ts';
import type { Refusal } from '../../../engine/violations.ts';
import type { Move as BaseMove } from '../../../engine/vocabulary.ts';
import { cite } from './cite.ts';
import { ask, extensionOf, setExtension, tell } from './part.ts';
import { EXTENSION_MOVES, EXTENSION_ROWS, type ExtensionMove, rowOf, SLOTS, type Slot } from './tables/extension.ts';
import type { PerformanceTileId } from './tables/tiles.ts';
import { TILE_ROWS, TRACK_SPACES, type TrackSpace } from './tables/track.ts';
import { missedTile } from './tile-rows.ts';
import { refuse } from './violations.ts';
import type { Move } from './vocabulary.ts';

// Advancement points: a step of the marker, or a performance tile that goes up on the extension.

/**
 * The space that a step of the marker leads to; `undefined` at the top.
 * @rule move-marker
 */
export function nextSpace(state: State, seat: Seat): TrackSpace | undefined {
  return TRACK_SPACES[extensionOf(state, seat).marker];
}

/** Why the marker cannot go up: it stands at the top, or the cost cannot be met; a step unpaid is not made. */
function stepRefused(state: State, seat: Seat): Refusal {
  const next = nextSpace(state, seat);
  if (!next) return refuse('move-marker', 'markerTop', {});
  const { index: space, money: price = 0, shares: due = 0 } = next;
  const { money, shares } = playerOf(state, seat);
  if (money < price) return refuse('crossing-cost-unpaid', 'crossingMoney', { space, price, money });
  return shares < due ? refuse('crossing-cost-unpaid', 'crossingShares', { space, price: due, shares }) : undefined;
}

/** The slot of a performance tile on a player's extension. */
export function slotOf(state: State, seat: Seat, tile: PerformanceTileId): Slot | undefined {
  const { tiles } = extensionOf(state, seat);
  return SLOTS.find((slot) => tiles[slot] === tile);
}

const columnOf = (slot: Slot): string => slot.slice(slot.indexOf('-'));

/** What a tile's way up from a slot costs; `undefined` from the top row. */
export function wayUp(slot: Slot): ExtensionMove | undefined {
  const { row } = rowOf(slot);
  return EXTENSION_MOVES.find(({ from }) => from === row);
}

/** The slots of the next row. */
function slotsAbove(slot: Slot): readonly Slot[] {
  const to = wayUp(slot)?.to;
  return EXTENSION_ROWS.find(({ row }) => row === to)?.slots ?? [];
}

type TileMove = Extract<Move, { readonly kind: 'moveTile' }>;

/** Why a tile cannot go to a slot with so many points. */
function tileRefused(state: State, seat: Seat, { tile, slot }: TileMove, left: number): Refusal {
  const from = slotOf(state, seat, tile);
  if (from === undefined) return refuse('move-performance-tile', 'tileNotYours', { tile });
  const way = wayUp(from);
  if (!way || !slotsAbove(from).includes(slot)) return refuse('move-performance-tile', 'otherRow', { tile, slot });
  if (!way.diagonal && columnOf(from) !== columnOf(slot)) return refuse('diagonal-move', 'noDiagonal', { tile, slot });
  if (extensionOf(state, seat).tiles[slot] !== undefined) return refuse('one-tile-a-slot', 'slotTaken', { slot });
  return left < way.points ? refuse('move-performance-tile', 'pointsShort', { price: way.points, left }) : undefined;
}

/** Every tile with every slot of the next row. */
function tileMoves(state: State, seat: Seat): readonly TileMove[] {
  const { tiles } = extensionOf(state, seat);
  return SLOTS.flatMap((from) => {
    const tile = tiles[from];
    return tile === undefined ? [] : slotsAbove(from).map((slot): TileMove => ({ kind: 'moveTile', tile, slot }));
  });
}

/** True where a player can use any of `n` points. */
export function canAdvance(state: State, seat: Seat, n: number): boolean {
  return !stepRefused(state, seat) || tileMoves(state, seat).some((move) => !tileRefused(state, seat, move, n));
}

/**
 * The ways to use points.
 * @rule spend-points
 */
export function advances(state: State, { seat }: AdvanceTask): readonly BaseMove[] {
  const all: readonly Move[] = [{ kind: 'moveMarker' }, ...tileMoves(state, seat)];
  return all as readonly BaseMove[];
}

/** Why points cannot be used so. The markers of the base game's tracks are none of the ways. */
export function advanceRefused(state: State, given: BaseMove, { seat, left }: AdvanceTask): Refusal {
  const move = given as Move;
  if (move.kind === 'moveTile') return tileRefused(state, seat, move, left);
  if (move.kind === 'moveMarker') return stepRefused(state, seat);
  const rule = cite('advancement-points');
  return { rule, code: 'notAsked', facts: { asked: 'advance', move: move.kind } };
}

/**
 * Moves the marker up one space: what it crosses is paid, then the marker enters, then a tile may be taken.
 * @rule several-tiles
 */
function moveMarker(draft: D, seat: Seat): void {
  const next = nextSpace(draft.state, seat);
  if (!next) return;
  const { index: space, money = 0, shares = 0, workers = 0 } = next;
  pay(draft, seat, money, cite('crossing-cost'));
  if (shares > 0) discardShares(draft, seat, shares, cite('crossing-cost'));
  setExtension(draft, seat, { marker: space });
  tell(draft, { kind: 'markerMoved', seat, rule: 'move-marker', space });
  const row = TILE_ROWS.find((one) => one.space === space)?.id;
  const missed = row && missedTile(draft.state, seat, row);
  if (row && missed) tell(draft, { kind: 'noTileTaken', seat, rule: missed, row });
  else if (row) ask(draft, { kind: 'takeTile', seat, row });
  for (let i = 0; i < workers; i++)
    push(draft, { kind: 'discardWorker', seat, rule: cite('crossing-cost'), must: true });
}

/** Moves a performance tile up; which worker goes for row IV is asked. */
function moveTile(
  draft: D,
  seat: Seat,
  { tile, slot }: TileMove,
  from: Slot,
  { points, workers }: ExtensionMove,
): void {
  const { [from]: _, ...tiles } = extensionOf(draft.state, seat).tiles;
  setExtension(draft, seat, { tiles: { ...tiles, [slot]: tile } });
  const rule = columnOf(from) === columnOf(slot) ? 'move-performance-tile' : 'diagonal-move';
  tell(draft, { kind: 'tileMoved', seat, rule, tile, from, slot, points });
  for (let i = 0; i < workers; i++)
    push(draft, { kind: 'discardWorker', seat, rule: cite('row-four-worker'), must: true });
}

/** Uses points; those left go back on the agenda. */
export function useAdvance(draft: D, given: BaseMove, task: AdvanceTask): void {
  const move = given as Move;
  const { seat } = task;
  const from = move.kind === 'moveTile' ? slotOf(draft.state, seat, move.tile) : undefined;
  const way = from && wayUp(from);
  const left = task.left - (way?.points ?? 1);
  if (left > 0) push(draft, { ...task, left, must: false });
  if (move.kind === 'moveTile' && from && way) moveTile(draft, seat, move, from, way);
  else moveMarker(draft, seat);
}
