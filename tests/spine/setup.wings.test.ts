import { describe, expect, test } from 'vitest';
import { partsOf, rowOf, stepsAt } from '../../src/spine/setup.ts';
import { siteSpine } from '../../src/spine/site.ts';
import { games as wings } from '../../src/spine/wings.ts';
import { isAsked } from '../asked.ts';
import { Pictured, setupOf } from '../pictured.ts';

const all = [...siteSpine().games.values()].filter(({ id }) => isAsked(id));
const hasPicture = ({ id }: { readonly id: string }) => Object.keys(wings.get(id)?.setup ?? {}).length > 0;
const games = all.filter(hasPicture);

test('a game that draws its setup has a chapter that shows it, and no other has', () => {
  const shown = all.filter(({ chapters }) => [...chapters.values()].some(({ data }) => data.setup !== undefined));
  expect(shown.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

describe.each(games)('the setup of $id', (game) => {
  const chapter = [...game.chapters.values()].find(({ data }) => data.setup !== undefined);
  const { setup } = chapter?.data ?? {};
  const pictures = Object.keys(wings.get(game.id)?.setup ?? {});

  test('opens with a picture, steps and a table', () => {
    expect(setup).toBeDefined();
    expect(pictures).toContain('base');
    expect([...game.clauses.values()].filter(({ isRow }) => isRow).length).toBeGreaterThan(1);
  });

  test.each(partsOf(game.data))('every clause of its chapter has a letter at a table of %s', (part) => {
    if (setup === undefined) throw new Error('no setup');
    const cited = new Set(stepsAt(setup, part).flatMap(({ clauses }) => clauses));
    const holds = [...game.clauses.values()].filter(
      (clause) =>
        clause.chapter === chapter?.id &&
        (clause.part === undefined || clause.part === part) &&
        !clause.changedBy.some(({ module }) => module === part),
    );
    const left = holds.filter(({ id }) => !cited.has(id));
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  test.each(pictures)(
    'no two letters of the picture of %s touch, and all are within reach of its frame',
    async (part) => {
      const { scene } = await setupOf(game.id, part);
      const [width, height] = scene.frame;
      const places = Object.entries(scene.places);
      for (const [name, { x, y }] of places) {
        expect([name, x >= 8 && x <= width - 8 && y >= 6 && y <= height - 6]).toEqual([name, true]);
        for (const [other, at] of places)
          if (other !== name) expect([name, other, Math.hypot(x - at.x, y - at.y) >= 24]).toEqual([name, other, true]);
      }
    },
  );

  test.each(pictures.flatMap((part) => game.data.players.map((players) => ({ part, players }))))(
    'the picture of $part shows something at $players players',
    async ({ part, players }) => {
      const drawn = await setupOf(game.id, part);
      const shown = new Pictured(drawn, players);
      expect(drawn.tables.map((one) => one.players)).toEqual(game.data.players);
      expect(shown.texts().length).toBeGreaterThan(5);
    },
  );

  test('every number of players has its own picture', async () => {
    for (const part of pictures) {
      const drawn = await setupOf(game.id, part);
      const told = game.data.players.map((players) => {
        const one = new Pictured(drawn, players);
        return JSON.stringify([one.texts(), one.paths('tile'), one.paths('neutral')]);
      });
      expect(new Set(told).size).toBe(game.data.players.length);
    }
  });

  test('every row of its table says something of two numbers at least, or of all', () => {
    const rows = [...game.clauses.values()].filter(({ isRow }) => isRow);
    expect(rows.filter(({ nodes }) => rowOf(nodes).cells.size < 2).map(({ id }) => id)).toEqual([]);
  });
});
