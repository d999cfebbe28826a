import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { type D, discardShares, pay } from './company.ts';
import type { AdvanceTask } from './points.ts';
import { TRACK, TRACK_IDS, type TrackCost, type TrackId } from './tables/tracks.ts';
import type { Config, State } from './types.ts';
import { type Refusal, refuse } from './violations.ts';
import type { Move } from './vocabulary.ts';

/** What a marker pays for one step: money in dollars, Shares, workers. */
interface StepCost {
  readonly money: number;
  readonly shares: number;
  readonly workers: number;
}

const costs: { readonly [T in TrackId]: readonly (TrackCost | undefined)[] } = Object.fromEntries(
  TRACK_IDS.map((track) => [
    track,
    TRACK[track].slots.map((_, slot) => TRACK[track].costs.find((cost) => cost.enterSlot === slot)),
  ]),
) as unknown as { readonly [T in TrackId]: readonly (TrackCost | undefined)[] };

/**
 * The cost of entering a slot of a track; the variant multiplies the money.
 * @rule track-cost-variant
 */
export function stepCost(config: Config, track: TrackId, slot: number): StepCost {
  const cost = costs[track][slot];
  const money = config.variants.trackCosts ? cost?.variantMoney : cost?.money;
  return { money: money ?? 0, shares: cost?.shares ?? 0, workers: cost?.workers ?? 0 };
}

/** Why a marker cannot go up one slot: it stands at the top, or its cost cannot be met; a step unpaid is not made. */
export function stepRefused(state: State, seat: Seat, track: TrackId): Refusal {
  const company = playerOf(state, seat);
  const slot = company.markers[track] + 1;
  if (slot >= TRACK[track].slots.length) return refuse('advance-marker', 'trackTop', { track });
  const { money, shares } = stepCost(state.config, track, slot);
  if (company.money < money)
    return refuse('track-cost-unpaid', 'trackMoney', { track, price: money, money: company.money });
  if (company.shares < shares)
    return refuse('track-cost-unpaid', 'trackShares', { track, price: shares, shares: company.shares });
  return undefined;
}

/**
 * True where a seat can make at least one step.
 * @rule three-tracks
 */
export function canAdvance(state: State, seat: Seat): boolean {
  return TRACK_IDS.some((track) => !stepRefused(state, seat, track));
}

/**
 * A step of each marker.
 * @rule split-advances
 */
export function steps(): readonly Move[] {
  return TRACK_IDS.map((track) => ({ kind: 'advance', track }));
}

/** Why an advancement cannot be used for that step. */
export function advanceRefused(state: State, move: Move, { seat }: AdvanceTask): Refusal {
  return move.kind === 'advance' ? stepRefused(state, seat, move.track) : undefined;
}

/** Uses an advancement for a step; the others wait. */
export function useAdvance(draft: D, move: Move, task: AdvanceTask): void {
  if (move.kind !== 'advance') return;
  if (task.left > 1) push(draft, { ...task, left: task.left - 1, must: false });
  advanceMarker(draft, task.seat, move.track);
}

/** Moves a marker up one slot and takes what it costs; which worker goes is asked. */
export function advanceMarker(draft: D, seat: Seat, track: TrackId): void {
  const { markers } = playerOf(draft.state, seat);
  const slot = markers[track] + 1;
  const cost = stepCost(draft.state.config, track, slot);
  change(draft, seat, { markers: { ...markers, [track]: slot } });
  tell(draft, { kind: 'markerAdvanced', seat, rule: 'advance-marker', track, slot });
  pay(draft, seat, cost.money, 'track-money');
  if (cost.shares > 0) discardShares(draft, seat, cost.shares, 'track-shares');
  for (let i = 0; i < cost.workers; i++) push(draft, { kind: 'discardWorker', seat, rule: 'track-worker', must: true });
}
