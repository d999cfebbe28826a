import { describe, expect, test } from 'vitest';
import { ABILITY } from '../../../../src/games/railroad-revolution/engine/tables/abilities.ts';
import { CITIES, CITY_IDS } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILES } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import {
  CONSTANTS,
  SPECIALISTS,
  WORKER_COUNTS,
} from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILES } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES, STACK_IDS } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { BOARD_SECTIONS } from '../../../../src/games/railroad-revolution/engine/tables/player-board.ts';
import { SETUP_TILES } from '../../../../src/games/railroad-revolution/engine/tables/setup-tiles.ts';
import { SPACE, SPACES } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import {
  CONNECTIONS,
  SECTIONS,
  TELEGRAPH_TILES,
} from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRACKS } from '../../../../src/games/railroad-revolution/engine/tables/tracks.ts';
import { TRAINS } from '../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import { originOf, type Provenance } from '../../../../src/kernel/provenance.ts';

const rows: readonly Provenance[] = [
  ...CITIES,
  ...SPACES,
  ...CITY_TILES,
  ...SECTIONS,
  ...CONNECTIONS,
  ...TELEGRAPH_TILES,
  ...DEAL_TILES,
  ...DEAL_TILES.flatMap(({ offers }) => offers),
  ...MILESTONES,
  ...BOARD_SECTIONS,
  ...TRACKS,
  ...TRACKS.flatMap(({ slots, costs }) => [...slots, ...costs]),
  ...TRAINS,
  ...SETUP_TILES.flatMap(({ sides }) => sides),
  ...Object.values(ABILITY).flatMap((of) => Object.values(of)),
  ...Object.values(CONSTANTS),
];

describe('RR tables', () => {
  test('every row says where it comes from; a printed or derived value has its reference, ours has none', () => {
    for (const row of rows)
      for (const origin of [row, ...Object.keys(row.fieldSources ?? {}).map((field) => originOf(row, field))]) {
        expect(['printed', 'derived', 'public', 'reconstructed']).toContain(origin.source);
        if (origin.source === 'reconstructed') expect(origin.ref).toBeUndefined();
        else expect(origin.ref).toMatch(/^[BEP]\d+(-\d+)?$/);
      }
    expect(originOf(SPACE['washington--chicago'], 'triangles')).toEqual({ source: 'printed', ref: 'B369' });
    expect(originOf(SPACE['washington--chicago'], 'deal').source).toBe('reconstructed');
  });

  for (const { what, count, is } of [
    { what: 'cities', count: CITIES.length, is: 15 },
    { what: 'City tiles, two of them printed', count: CITY_TILES.length, is: 15 },
    { what: 'rail spaces', count: SPACES.length, is: 29 },
    { what: 'workers (RR-249)', count: Object.values(WORKER_COUNTS.value).reduce((a, b) => a + b), is: 64 },
    { what: 'trains (RR-250)', count: TRAINS.reduce((sum, train) => sum + train.count, 0), is: 24 },
    { what: 'Milestones (RR-251)', count: MILESTONES.length, is: 38 },
    { what: 'Deal tiles (RR-29)', count: DEAL_TILES.length, is: 9 },
    { what: 'sides of Setup tiles', count: SETUP_TILES.flatMap(({ sides }) => sides).length, is: 8 },
    { what: 'sections of the line (RR-35)', count: SECTIONS.length, is: 8 },
    { what: 'Telegraph tiles', count: TELEGRAPH_TILES.length, is: 6 },
    {
      what: 'buildings of a player board (RR-6)',
      count: BOARD_SECTIONS.reduce((sum, { buildings }) => sum + buildings, 0),
      is: 12,
    },
    {
      what: 'rails of a player board (RR-6)',
      count: BOARD_SECTIONS.reduce((sum, { rails }) => sum + rails, 0),
      is: 15,
    },
  ])
    test(`RR tables: ${is} ${what}`, () => {
      expect(count).toBe(is);
    });

  test('RR ids are the ids of the rows, in their order', () => {
    expect(CITIES.map(({ id }) => id)).toEqual([...CITY_IDS]);
    expect(new Set(SPACES.map(({ id }) => id)).size).toBe(29);
    for (const { id, ends } of SPACES) expect(id).toBe(ends.join('--'));
    for (const stack of STACK_IDS)
      expect(MILESTONES.filter((tile) => tile.stack === stack)).toHaveLength(stack.startsWith('A') ? 4 : 10);
    for (const of of Object.values(ABILITY)) expect(new Set(Object.keys(of))).toEqual(new Set(SPECIALISTS));
  });
});
