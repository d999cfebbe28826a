import { describe, expect, test } from 'vitest';
import { railwayWorkers as game } from '../../../src/games/railway-workers/engine/index.ts';
import { SITES } from '../../../src/games/railway-workers/engine/tables/sites.ts';
import { cellOf, Pictured, setupOf } from '../../pictured.ts';

// The table by number of players and the picture above it say what the engine lays out.

const drawn = await setupOf('railway-workers', 'base');
const numbersIn = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);

describe.each([2, 3, 4])('RW the setup of %i players', (players) => {
  const cell = (clause: string) => numbersIn(cellOf('railway-workers', clause, players));
  const { state } = game.setup(game.configure({ seats: players }), 1);
  const picture = new Pictured(drawn, players);

  test('middle-dice, reroll-token-pile, plus-one-token-pile: dice and tokens', () => {
    expect(cell('middle-dice')).toEqual([state.middle]);
    expect(cell('reroll-token-pile')).toEqual([state.tokens.reroll]);
    expect(cell('plus-one-token-pile')).toEqual([state.tokens.plusOne]);
    expect(picture.texts().filter((text) => text === `× ${state.tokens.reroll}`).length).toBeGreaterThan(1);
  });

  test('project-seven, second-site: Project tiles in the game, and Construction sites on the map', () => {
    const all = state.projects.length + state.sites.length;
    expect(cell('project-seven')[0]).toBe(all);
    expect(cell('second-site')).toEqual([state.sites.length]);
    const left = SITES.filter(
      ({ number }) => !state.projects.includes(number) && !state.sites.some((site) => site.number === number),
    );
    expect(cell('project-seven').slice(1)).toEqual(left.map(({ number }) => number));
    for (const { number } of state.sites) expect(picture.texts()).toContain(`${number}`);
    expect(picture.texts()).toContain(`× ${state.projects.length}`);
  });

  test('first-player-coins, other-players-coins: the picture shows both', () => {
    const coins = new Set(state.seats.map((one) => `${one.coins}`));
    expect(coins.size).toBe(2);
    for (const n of coins) expect(picture.texts()).toContain(n);
  });
});
