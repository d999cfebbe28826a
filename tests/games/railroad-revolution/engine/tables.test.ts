import { describe, expect, test } from 'vitest';
import { ABILITY } from '../../../../src/games/railroad-revolution/engine/tables/abilities.ts';
import { CITIES, CITY_IDS } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILES } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { SPECIALISTS, WORKER_COUNTS } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILES } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES, STACK_IDS } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { BOARD_SECTIONS } from '../../../../src/games/railroad-revolution/engine/tables/player-board.ts';
import { SETUP_TILES } from '../../../../src/games/railroad-revolution/engine/tables/setup-tiles.ts';
import { SPACES_SOURCES } from '../../../../src/games/railroad-revolution/engine/tables/sources/spaces.ts';
import { SPACES } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { SECTIONS, TELEGRAPH_TILES } from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRAINS } from '../../../../src/games/railroad-revolution/engine/tables/trains.ts';
import { originOf } from '../../../../src/kernel/provenance.ts';

describe('RR tables', () => {
  test('a field has an origin of its own where one is named, and that of its row elsewhere', () => {
    expect(originOf(SPACES_SOURCES['washington--chicago'], 'triangles')).toEqual({ source: 'printed', ref: 'B369' });
    expect(originOf(SPACES_SOURCES['washington--chicago'], 'deal').source).toBe('reconstructed');
  });

  for (const { what, count, is } of [
    { what: 'cities', count: CITIES.length, is: 15 },
    { what: 'City tiles, two of them printed', count: CITY_TILES.length, is: 15 },
    { what: 'rail spaces', count: SPACES.length, is: 29 },
    { what: 'workers (RR-249)', count: Object.values(WORKER_COUNTS).reduce((a, b) => a + b), is: 64 },
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
