import { describe, expect, test } from 'vitest';
import { railroadRevolution as game } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { TILE_ROWS } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import type { State } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { cellOf, Pictured, setupOf } from '../../../../pictured.ts';

const drawn = await setupOf('railroad-revolution', 'evolution');
const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

describe.each([2, 3, 4])('RE the setup of %i players', (players) => {
  const cell = (clause: string) => cellOf('railroad-revolution', clause, players);
  const state: State = game.setup(game.configure({ seats: players, modules: ['evolution'] }), 1).state;
  const { tradeArea, rows, offers } = state.evolution as NonNullable<State['evolution']>;
  const picture = new Pictured(drawn, players);

  test('wagon-rows: the table says how many Wagons each section has, and the picture has them', () => {
    const counts = tradeArea.sections.map(({ wagons }) => wagons.length);
    const full = counts.filter((count) => count === 2).length;
    const [sections, each, rest] = numbersIn(cell('wagon-rows'));
    expect([each, sections, rest ?? 0]).toEqual([2, full, counts.filter((count) => count === 1).length]);
    const wagons = counts.reduce((sum, count) => sum + count, 0);
    expect(picture.paths('tile').map((d) => d.split('M').length - 1)).toContain(wagons);
  });

  test('performance-tile-rows, reward-tile-rows: as many tiles in each row', () => {
    for (const { id, extensionRow } of TILE_ROWS) {
      const clause = extensionRow ? 'performance-tile-rows' : 'reward-tile-rows';
      expect(numbersIn(cell(clause))[0]).toBe(rows[id].length);
    }
  });

  test('performance-tile-choice: the picture offers a tile to each player', () => {
    expect(offers).toHaveLength(players);
    expect(picture.texts().filter((text) => text === 'VP')).toHaveLength(players);
    expect(picture.texts()).toContain(`${tradeArea.tenders.length}`);
  });

  test('train-stack-size: the stacks are those of the base game', () => {
    expect(new Set(Object.values(state.trains))).toEqual(new Set(numbersIn(cell('train-stack-size'))));
    expect(picture.texts()).toContain(`${Object.values(state.trains)[0]} each`);
  });
});
