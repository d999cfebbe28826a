import type { Seat } from '../../../../../kernel/agenda.ts';
import type { ScoreLine } from '../../../../../kernel/score.ts';
import { playerOf } from '../../../../../kernel/seats.ts';

import { networkAt, officesOf, ofLevel, stationsOf } from '../../../engine/network.ts';
import type { RuleId as BaseRule } from '../../../engine/rules.ts';
import { loneOffices } from '../../../engine/scoring.ts';
import { CITY, CITY_IDS } from '../../../engine/tables/cities.ts';
import { MILESTONE } from '../../../engine/tables/milestones.ts';
import { SPACE } from '../../../engine/tables/spaces.ts';
import type { State } from '../../../engine/types.ts';
import { cite } from './cite.ts';
import { extensionOf, partOf } from './part.ts';
import { rowOf, SLOTS } from './tables/extension.ts';
import { CONNECTIONS, VP_TILE } from './tables/telegraph.ts';
import { type Letter, PERFORMANCE_TILE, type Per } from './tables/tiles.ts';
import { TRACK_SPACES } from './tables/track.ts';

type Line = ScoreLine<BaseRule>;

/** How many levels are among the cities that a player has connected, however many cities those are. */
function levelsConnected(state: State, seat: Seat): number {
  return new Set(networkAt(state, seat).cities.map((city) => CITY[city].level)).size;
}

/**
 * Pairs of neighbouring sections with an office of this seat in both.
 * @rule connection-scored
 */
function connectionsOf(state: State, seat: Seat) {
  const offices = officesOf(state, seat);
  return CONNECTIONS.filter(({ between }) => between.every((section) => offices.includes(section)));
}

/** The connections of a player, and offices without a neighbour, which score nothing. */
export function scoreConnections(state: State, seat: Seat): readonly Line[] {
  const joined = connectionsOf(state, seat);
  const lines = joined.map(({ between: sections, slot, perLevel = 0 }): Line => {
    const tile = slot === undefined ? undefined : VP_TILE[partOf(state).vpTiles[slot - 1] ?? 'tv-1'];
    if (!tile) {
      const levels = levelsConnected(state, seat);
      const points = levels * perLevel;
      return { seat, points, rule: cite('connection-levels'), because: { sections, levels, vp: perLevel } };
    }
    const { level, vp } = tile;
    const stations = ofLevel(stationsOf(state, seat), level);
    return {
      seat,
      points: stations * vp,
      rule: cite('vp-tile-connection'),
      because: { sections, level, stations, vp },
    };
  });
  return [...lines, ...loneOffices(state, seat, joined)];
}

/** How often the condition of a performance tile is met. */
export function timesMet(state: State, seat: Seat, per: Per): number {
  const { rails, completed, trains } = playerOf(state, seat);
  switch (per.kind) {
    case 'stations':
      return ofLevel(stationsOf(state, seat), per.level);
    case 'connectedCities':
      return ofLevel(networkAt(state, seat).cities, per.level);
    case 'terrainRails':
      return rails.filter((rail) => SPACE[rail].triangles === per.triangles).length;
    case 'dealRails':
      return rails.filter((rail) => SPACE[rail].deal).length;
    case 'levels':
      return levelsConnected(state, seat);
    case 'milestones':
      return completed.filter((id) => per.stacks.includes(MILESTONE[id].stack.charAt(0) as Letter)).length;
    case 'trains':
      return trains.length;
    case 'wagonsAndTenders':
      return extensionOf(state, seat).cars.length;
    case 'offices':
      return officesOf(state, seat).length;
    case 'telegraphConnections':
      return connectionsOf(state, seat).length;
    case 'firstSlots':
      return (
        CITY_IDS.filter((city) => state.cities[city].stations[0] === seat).length +
        state.telegraph.filter(({ offices }) => offices[0] === seat).length
      );
  }
}

/** The highest VP that the marker has reached or passed, and each performance tile, times the multiplier of its row. */
export function scorePerformance(state: State, seat: Seat): readonly Line[] {
  const { marker, tiles } = extensionOf(state, seat);
  const passed = TRACK_SPACES.filter(({ index }) => index <= marker);
  const vp = Math.max(0, ...passed.map((space) => space.vp ?? 0));
  const track: Line = { seat, points: vp, rule: cite('track-highest-vp'), because: { space: marker, vp } };
  const lines = SLOTS.flatMap((slot): readonly Line[] => {
    const tile = tiles[slot];
    if (tile === undefined) return [];
    const { vp: each, per } = PERFORMANCE_TILE[tile];
    const { multiplier } = rowOf(slot);
    const count = timesMet(state, seat, per);
    const rule = cite(multiplier > 1 ? 'row-multiplier' : 'performance-tile-vp');
    return [{ seat, points: each * count * multiplier, rule, because: { tile, count, vp: each, multiplier } }];
  });
  return [track, ...lines].filter(({ points }) => points > 0);
}
