import type { Seat } from '../../../kernel/agenda.ts';
import { inTurn } from '../../../kernel/order.ts';
import { placesOf, type ScoreLine, type ScoreSheet, totalsOf } from '../../../kernel/score.ts';
import { playerOf } from '../../../kernel/seats.ts';

import { networkAt, officesOf, ofLevel, stationsOf } from './network.ts';
import { points } from './points.ts';
import type { RuleId } from './rules.ts';
import { CONSTANTS } from './tables/constants.ts';
import { MILESTONE } from './tables/milestones.ts';
import { CONNECTIONS } from './tables/telegraph.ts';
import { TRACK, type TrackId } from './tables/tracks.ts';
import type { State } from './types.ts';

type Line = ScoreLine<RuleId>;

/** 8 VP for each train that lies face up. */
function scoreTrains(state: State, seat: Seat): readonly Line[] {
  const trains = playerOf(state, seat).trains.filter(({ faceUp }) => faceUp).length;
  if (trains === 0) return [];
  const each = CONSTANTS.trainVp;
  return [{ seat, points: trains * each, rule: 'train-vp', because: { trains, each } }];
}

/** The VP of every completed Milestone. */
function scoreMilestones(state: State, seat: Seat): readonly Line[] {
  return playerOf(state, seat).completed.map((milestone) => ({
    seat,
    points: MILESTONE[milestone].vp,
    rule: 'milestone-vp',
    because: { milestone },
  }));
}

/**
 * The VP that a marker has reached.
 * @rule track-vp
 */
export function trackVp(state: State, seat: Seat, track: TrackId): number {
  const { slots } = TRACK[track];
  return slots[playerOf(state, seat).markers[track]]?.vp ?? 0;
}

/** The three Performance Tracks: level-5 cities connected, stations and offices, each times the VP of its marker. */
export function scoreTracks(state: State, seat: Seat): readonly Line[] {
  const line = (track: TrackId, rule: RuleId, count: number): Line => {
    const vp = trackVp(state, seat, track);
    return { seat, points: count * vp, rule, because: { track, count, vp } };
  };
  return [
    line('network', 'network-score', ofLevel(networkAt(state, seat).cities, 5)),
    line('stations', 'stations-score', stationsOf(state, seat).length),
    line('telegraph', 'offices-score', officesOf(state, seat).length),
  ].filter(({ points }) => points > 0);
}

/** The VP between every two neighbouring sections with an office of this seat; an office alone scores nothing. */
export function scoreConnections(state: State, seat: Seat): readonly Line[] {
  const offices = officesOf(state, seat);
  const joined = CONNECTIONS.filter(({ between }) => between.every((section) => offices.includes(section)));
  return [
    ...joined.map(
      ({ between, vp }): Line => ({ seat, points: vp, rule: 'telegraph-connections', because: { sections: between } }),
    ),
    ...loneOffices(state, seat, joined),
  ];
}

/** Offices of this seat that none of its connections joins: they score nothing. */
export function loneOffices(
  state: State,
  seat: Seat,
  joined: readonly { readonly between: readonly number[] }[],
): readonly Line[] {
  return officesOf(state, seat)
    .filter((section) => !joined.some(({ between }) => between.includes(section)))
    .map((section) => ({ seat, points: 0, rule: 'lone-office', because: { section } }));
}

/** Money at the tie-break, in dollars: every Share counts what it sells for. */
export function tieMoney(state: State, seat: Seat): number {
  const { money, shares } = playerOf(state, seat);
  return money + shares * CONSTANTS.tieShareValue;
}

/**
 * How two seats compare at the end: VP, then money with Shares. Negative where the first is better.
 * @rule most-vp-wins, tie-break
 */
export function bySuccess(state: State, totals: readonly number[]): (a: Seat, b: Seat) => number {
  return inTurn(
    (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0),
    (a, b) => tieMoney(state, b) - tieMoney(state, a),
  );
}

/**
 * The score of a position: face-up trains, completed Milestones, performance and telegraph connections, no more.
 * @rule vp-sources
 */
export function scoreSheet(state: State): ScoreSheet<RuleId> {
  const { seats } = state.config;
  const lines = Array.from({ length: seats }, (_, seat) => [
    ...scoreTrains(state, seat),
    ...scoreMilestones(state, seat),
    ...points.scorePerformance(state, seat),
    ...points.scoreConnections(state, seat),
  ]).flat();
  const totals = totalsOf(lines, seats);
  return { lines, totals, places: placesOf(seats, bySuccess(state, totals)) };
}

/**
 * Who wins, and what decides: VP, money with Shares, or nothing, so that the victory is shared.
 * @rule shared-win
 */
export function winnersOf(sheet: ScoreSheet<RuleId>): {
  readonly winners: readonly Seat[];
  readonly by: 'vp' | 'money' | 'shared';
} {
  const winners = sheet.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = Math.max(...sheet.totals);
  if (winners.length > 1) return { winners: winners, by: 'shared' };
  return { winners, by: sheet.totals.filter((total) => total === best).length > 1 ? 'money' : 'vp' };
}
