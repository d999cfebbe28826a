import { describe, expect, test } from 'vitest';
import { whistleStop as game } from '../../../src/games/whistle-stop/engine/index.ts';
import { TOKEN_COUNT } from '../../../src/games/whistle-stop/engine/tables/goods.ts';
import { playerCount } from '../../../src/games/whistle-stop/engine/tables/player-counts.ts';
import { cellOf, Pictured, setupOf } from '../../pictured.ts';

// The table by number of players and the picture above it say what the engine lays out.

const drawn = await setupOf('whistle-stop', 'base');
const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

describe.each([2, 3, 4, 5])('WS the setup of %i players', (players) => {
  const cell = (clause: string) => numbersIn(cellOf('whistle-stop', clause, players));
  const { state } = game.setup(game.configure({ seats: players }), 1);
  const { seats, first, supply } = state;
  const inOrder = seats.map((_, i) => seats[(first + i) % players]);
  const picture = new Pictured(drawn, players);

  test('starting-coal, trains-per-player: coal by turn order, and trains', () => {
    expect(cell('starting-coal')).toEqual(inOrder.map((one) => one?.coal));
    expect(cell('trains-per-player')).toEqual([seats[0]?.trains.length]);
    expect(picture.count('ws-train')).toBe(seats[0]?.trains.length);
    expect(picture.texts()).toContain(inOrder.map((one) => one?.coal).join(' '));
  });

  test('turn-track-tokens: with what the track holds, all coal and all whistles are accounted for', () => {
    const held = inOrder.reduce((sum, one) => sum + (one?.coal ?? 0), 0);
    const [each = 0] = cell('turn-track-tokens');
    // One of the spaces in use holds whistles.
    const spaces = playerCount(players).rounds - 1;
    expect(supply.coal + held + each * spaces).toBe(TOKEN_COUNT.coal);
    expect(picture.texts().filter((text) => text === `${each}`).length).toBeGreaterThanOrEqual(spaces);
    const whistles = seats.reduce((sum, one) => sum + one.whistles, 0);
    expect(supply.whistles + whistles + players).toBe(TOKEN_COUNT.whistle);
  });

  test('end-tiles-laid, mid-column, east-side-tiles, starting-tiles: every tile that lies is drawn', () => {
    const tiles = Object.keys(state.board).length + state.display.length + (seats[first]?.tiles.length ?? 0);
    expect(picture.count('ws-tile')).toBe(tiles);
  });
});
