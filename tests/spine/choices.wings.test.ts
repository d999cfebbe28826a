import { describe, expect, test } from 'vitest';
import { hyphened } from '../../src/spine/choices.ts';
import { siteInput } from '../../src/spine/site.ts';
import { readSources } from '../../src/spine/sources.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { wings } from '../wings.ts';

const all = siteInput(readSources(process.cwd()));
const { spine } = buildSpine(all);
const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe.each(wings)('the choices of a table of $id', ({ id, game, players }) => {
  const { parts = [], rulings = [] } = spine.games.get(id)?.choices ?? {};
  const readings = rulings.flatMap(({ others }) => others.map((other) => other.id));
  const set = (config: object) =>
    game.configure({ seats: players[0] ?? 0, ...config }) as { variants: object; rulings: object };

  test('each reading of the engine has a page', () => {
    const wanted = Object.entries(all.options[id]?.rulings ?? {}).flatMap(([ruling, [, ...values]]) =>
      values.map((value) => `${hyphened(ruling)}.${value}`),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((one) => !readings.includes(one))).toEqual([]);
  });

  test('each variant and each reading is one that the engine can be set to', () => {
    for (const { id: part } of parts.filter(({ kind }) => kind === 'variant'))
      expect(set({ variants: { [camel(part)]: true } }).variants).toHaveProperty(camel(part), true);
    expect(readings.length).toBeGreaterThan(0);
    for (const reading of readings) {
      const [name = '', value = ''] = reading.split('.');
      expect(set({ rulings: { [camel(name)]: value } }).rulings).toHaveProperty(camel(name), value);
      expect(set({}).rulings).not.toHaveProperty(camel(name), value);
    }
  });
});
