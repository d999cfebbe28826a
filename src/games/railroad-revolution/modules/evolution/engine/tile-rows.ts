import type { Seat } from '../../../../../kernel/agenda.ts';
import { push } from '../../../../../kernel/draft.ts';
import type { D } from '../../../engine/company.ts';
import type { State } from '../../../engine/types.ts';
import type { Refusal } from '../../../engine/violations.ts';
import { choice, type MoveOfKind } from './asking.ts';
import { cite } from './cite.ts';
import { extensionOf, partOf, setExtension, setPart, tell } from './part.ts';
import type { RuleId } from './rules.ts';
import { rowOf, SLOTS, type Slot } from './tables/extension.ts';
import { type PerformanceTileId, pieceOf, REWARD_LIMIT, type RewardTileId } from './tables/tiles.ts';
import { type RowId, TILE_ROW } from './tables/track.ts';
import { refuse } from './violations.ts';

// The rows of tiles beside the Performance track.

type Taking = MoveOfKind<'takePerformanceTile' | 'takeRewardTile'>;

/**
 * True where a player has no reward tile of this type yet, used or not.
 * @rule reward-tile-limit
 */
export function mayHaveReward(state: State, seat: Seat, piece: 'rail' | 'building'): boolean {
  const { rewards, used } = extensionOf(state, seat);
  const had = [...rewards, ...used].filter((tile) => pieceOf(tile) === piece);
  return had.length < REWARD_LIMIT;
}

const slotsFor = (row: RowId): readonly Slot[] =>
  SLOTS.filter((slot) => rowOf(slot).row === TILE_ROW[row].extensionRow);

function hasSlot(state: State, seat: Seat, row: RowId): boolean {
  const { tiles } = extensionOf(state, seat);
  return slotsFor(row).some((slot) => tiles[slot] === undefined);
}

/** Every tile of the row, a performance tile with every slot of its numeral. */
function takings(state: State, row: RowId): readonly Taking[] {
  return partOf(state).rows[row].flatMap((tile): readonly Taking[] =>
    TILE_ROW[row].extensionRow
      ? slotsFor(row).map((slot) => ({ kind: 'takePerformanceTile', tile: tile as PerformanceTileId, slot }))
      : [{ kind: 'takeRewardTile', tile: tile as RewardTileId }],
  );
}

function performanceRefused(
  state: State,
  seat: Seat,
  row: RowId,
  { tile, slot }: MoveOfKind<'takePerformanceTile'>,
): Refusal {
  if (!partOf(state).rows[row].includes(tile)) return refuse('take-performance-tile', 'tileNotThere', { tile });
  const { extensionRow = '' } = TILE_ROW[row];
  if (!slotsFor(row).includes(slot)) return refuse('take-performance-tile', 'wrongSlot', { slot, row: extensionRow });
  if (extensionOf(state, seat).tiles[slot] === undefined) return undefined;
  return refuse(hasSlot(state, seat, row) ? 'one-tile-a-slot' : 'extension-slot-needed', 'slotTaken', { slot });
}

function rewardRefused(state: State, seat: Seat, row: RowId, { tile }: MoveOfKind<'takeRewardTile'>): Refusal {
  if (!partOf(state).rows[row].includes(tile)) return refuse('take-reward-tile', 'tileNotThere', { tile });
  const piece = pieceOf(tile);
  return mayHaveReward(state, seat, piece) ? undefined : refuse('reward-tile-limit', 'rewardLimit', { piece });
}

const takingRefused = (state: State, seat: Seat, row: RowId, move: Taking): Refusal =>
  move.kind === 'takeRewardTile' ? rewardRefused(state, seat, row, move) : performanceRefused(state, seat, row, move);

/** The clause by which no tile of a row can be taken; `undefined` where one can. */
export function missedTile(state: State, seat: Seat, row: RowId): RuleId | undefined {
  const refusals = takings(state, row).map((move) => takingRefused(state, seat, row, move));
  if (refusals.some((refusal) => !refusal)) return undefined;
  return refusals[0]?.rule ?? (TILE_ROW[row].extensionRow ? 'take-performance-tile' : 'take-reward-tile');
}

/** The tile of a row beside the space that the marker has come to: one, or none; once passed up it is lost. */
export const takeTile = choice<'takeTile', 'takePerformanceTile' | 'takeRewardTile' | 'decline'>({
  rule: 'several-tiles',
  accepts: ['takePerformanceTile', 'takeRewardTile', 'decline'],
  prompt: ({ seat, row }) => ({
    kind: 'takeTile',
    seat,
    rule: TILE_ROW[row].extensionRow ? 'take-performance-tile' : 'take-reward-tile',
    row,
  }),
  candidates: (state, { row }) => [...takings(state, row), { kind: 'decline' }],
  check: (state, move, { seat, row }) => (move.kind === 'decline' ? undefined : takingRefused(state, seat, row, move)),
  perform(draft: D, move, { seat, row }) {
    const rule = TILE_ROW[row].extensionRow ? 'take-performance-tile' : 'take-reward-tile';
    if (move.kind === 'decline') return tell(draft, { kind: 'noTileTaken', seat, rule, row });
    const { rows } = partOf(draft.state);
    setPart(draft, { rows: { ...rows, [row]: rows[row].filter((tile) => tile !== move.tile) } });
    const { tiles, rewards } = extensionOf(draft.state, seat);
    if (move.kind === 'takePerformanceTile') {
      const { tile, slot } = move;
      setExtension(draft, seat, { tiles: { ...tiles, [slot]: tile } });
      return tell(draft, { kind: 'performanceTileTaken', seat, rule, tile, row, slot });
    }
    const { tile } = move;
    setExtension(draft, seat, { rewards: [...rewards, tile] });
    tell(draft, { kind: 'rewardTileTaken', seat, rule, tile, row });
    for (let i = 0; i < TILE_ROW[row].workers; i++)
      push(draft, { kind: 'discardWorker', seat, rule: cite(rule), must: true });
  },
});
