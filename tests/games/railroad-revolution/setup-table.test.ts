import { describe, expect, test } from 'vitest';
import { railroadRevolution as game } from '../../../src/games/railroad-revolution/engine/index.ts';
import { CITIES } from '../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { cellOf, Pictured, setupOf } from '../../pictured.ts';

// The table by number of players and the picture above it say what the engine lays out.

const drawn = await setupOf('railroad-revolution', 'base');
const numberIn = (text: string | undefined) => Number(/\d+/.exec(text ?? '')?.[0] ?? 0);

describe.each([2, 3, 4])('RR the setup of %i players', (players) => {
  const cell = (clause: string) => cellOf('railroad-revolution', clause, players);
  const { state, events } = game.setup(game.configure({ seats: players }), 1);
  const picture = new Pictured(drawn, players);

  test('train-stack-size: the table and the picture say how many trains are in each stack', () => {
    const stacks = new Set(Object.values(state.trains));
    expect(stacks).toEqual(new Set([numberIn(cell('train-stack-size'))]));
    expect(picture.texts()).toContain(`${[...stacks][0]} each`);
  });

  test('neutral-stations, neutral-offices: they are named and drawn where they are placed', () => {
    const built = CITIES.filter(({ id }) => state.cities[id].stations.includes('neutral')).map(({ name }) => name);
    const said = cell('neutral-stations') ?? '';
    expect(CITIES.filter(({ name }) => said.includes(name)).map(({ name }) => name)).toEqual(built);
    const sections = state.telegraph.flatMap(({ offices }, i) => (offices.includes('neutral') ? [i + 1] : []));
    expect((cell('neutral-offices') ?? '').match(/\d/g)?.map(Number) ?? []).toEqual(sections);
    const houses = picture.paths('neutral').map((d) => d.split('M').length - 1);
    expect(houses).toEqual([built.length, sections.length].filter((count) => count > 0));
  });

  test('setup-tiles-drawn, spare-setup-workers: as many tiles as players, and the workers that are left', () => {
    expect(numberIn(cell('setup-tiles-drawn'))).toBe(state.setup.length);
    const spare = events.filter(({ kind }) => kind === 'spareWorkerReturned').length;
    expect(numberIn(cell('spare-setup-workers'))).toBe(spare);
    expect(picture.count('rr-setup-rail')).toBe(state.seats.length);
  });

  test('starting-money: the picture shows what a player starts with', () => {
    const [own] = state.seats;
    expect(picture.texts()).toContain(`$${own?.money}`);
    expect(picture.texts().filter((text) => text === 'W')).toHaveLength(own?.supply.white ?? 0);
  });
});
