import { describe, expect, test } from 'vitest';
import { type Edge, edges, files, paths, reached, shown, textOf } from './graph.ts';

/** Where a file of a wing stands: its game, its module where it is one's, and the room (`engine`, `words` …) or the file there. */
interface Place {
  readonly game: string;
  readonly module?: string;
  readonly room: string;
}

function placeOf(file: string): Place | undefined {
  const [, game, module, room] = /^games\/([^/]+)\/(?:modules\/([^/]+)\/)?([^/]+)/.exec(file) ?? [];
  if (game === undefined || room === undefined || game === 'common') return undefined;
  return { game, room, ...(module === undefined ? {} : { module }) };
}

/**
 * The house from its ground up: a file may import what stands in its own line and before, never what stands behind. Rooms of
 * wings stand for those of every game and of every module.
 */
const order: readonly (readonly string[])[] = [
  ['kernel'],
  ['engine'],
  ['games/common'],
  ['words', 'scenarios', 'procedures'],
  ['board'],
  ['play.ts'],
  ['game.ts', 'engine.ts'],
  ['games/index.ts'],
  ['stepper', 'islands', 'spine', 'search'],
  ['mdx', 'components', 'client', 'build', 'content.config.ts'],
  ['layouts', 'pages'],
];

/** The room of a file: that of a wing, or the folder or file below src/. */
function roomOf(file: string): string {
  const place = placeOf(file);
  if (place) return /^play.*\.ts$/.test(place.room) ? 'play.ts' : place.room;
  if (file.startsWith('games/common/')) return 'games/common';
  return file === 'games/index.ts' ? file : (file.split('/')[0] ?? file);
}

/** Styles and declarations of types are for everybody. */
const isOpen = (file: string) => file.startsWith('styles/') || file.endsWith('.d.ts');
const rankOf = (file: string): number => order.findIndex((rooms) => rooms.includes(roomOf(file)));

const inside = edges.flatMap(({ to, ...edge }) => (to === undefined || isOpen(to) ? [] : [{ ...edge, to }]));
const games = [...new Set(files.flatMap((file) => placeOf(file)?.game ?? []))].sort();
const modules = [...new Set(files.flatMap((file) => placeOf(file)?.module ?? []))].sort();
const isEngine = (file: string) => placeOf(file)?.room === 'engine';

test('the graph is not empty, and every file has its place in the house', () => {
  expect(games.length).toBeGreaterThan(1);
  expect(modules.length).toBeGreaterThan(0);
  expect(edges.length).toBeGreaterThan(1000);
  expect(files.filter((file) => rankOf(file) < 0 && !isOpen(file))).toEqual([]);
});

test.each(order.slice(0, -1).map((rooms, rank) => [rooms.join(', '), rank] as const))(
  '%s: imports nothing that stands behind',
  (_, rank) => {
    const wrong = inside.filter(({ file, to }) => rankOf(file) === rank && rankOf(to) > rank);
    expect(shown(wrong)).toEqual([]);
  },
);

describe('a wing', () => {
  test('imports no other', () => {
    const wrong = inside.filter(({ file, to }) => {
      const [from, into] = [placeOf(file)?.game, placeOf(to)?.game];
      return from !== undefined && into !== undefined && from !== into;
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('is imported by nobody: its game.ts is found by its folder, its engine stands in a line of src/engine.ts', () => {
    const isRight = ({ file, to }: Edge) =>
      (file === 'games/index.ts' && /\/game\.ts$/.test(to ?? '')) ||
      (file === 'engine.ts' && /\/engine\/index\.ts$/.test(to ?? ''));
    const wrong = inside.filter((edge) => !placeOf(edge.file) && placeOf(edge.to) && !isRight(edge));
    expect(shown(wrong)).toEqual([]);
  });

  test('has an engine that imports nothing but the kernel and itself', () => {
    const engine = edges.filter(({ file }) => isEngine(file));
    expect(engine.length).toBeGreaterThan(300);
    expect(shown(engine.filter(({ to = '' }) => !to.startsWith('kernel/') && !isEngine(to)))).toEqual([]);
  });

  test('has boards that know no rules: of an engine they import types, tables and the codec of places alone', () => {
    const drawn = inside.filter(({ file, to }) => placeOf(file)?.room === 'board' && isEngine(to));
    expect(drawn.length).toBeGreaterThan(30);
    const isOfTypes = ({ file, name }: Edge) =>
      new RegExp(`import type [^;]*['"]${name.replaceAll('.', '\\.')}['"]`).test(textOf(file));
    const isPlain = (to: string) => to.includes('/tables/') || to.endsWith('/engine/target-codec.ts');
    expect(shown(drawn.filter((edge) => !isOfTypes(edge) && !isPlain(edge.to)))).toEqual([]);
  });

  test('is played without what only pages and laws ask: provenance, the texts of its rules, proofs', () => {
    const plays = files.filter((file) => /\/play\.ts$/.test(file));
    // Of a game that is being built the engine comes first: it is played once it has its game.ts.
    const played = games.filter((game) => files.includes(`games/${game}/game.ts`));
    expect(played.length).toBeGreaterThan(2);
    expect(plays.length).toBeGreaterThan(played.length);
    const isTold = (file: string) =>
      isEngine(file) && /\/(tables\/sources\/.*|rules\.ts|(proofs|inventory|unknown|touches)\.ts)$/.test(file);
    for (const told of ['/tables/sources/', '/rules.ts', '/proofs.ts'])
      expect(files.filter((file) => isTold(file) && file.includes(told)).length).toBeGreaterThan(1);
    const loaded = plays.map((play) => [play, [...reached(play)]] as const);
    for (const room of ['/engine/tables/', '/engine/moves/', '/words/', '/board/'])
      expect(loaded.flatMap(([, all]) => all.filter((file) => file.includes(room))).length).toBeGreaterThan(20);
    expect(loaded.flatMap(([play, all]) => all.filter(isTold).map((file) => `${play} loads ${file}`))).toEqual([]);
  });

  test('has the texts of its boards in words/', () => {
    expect(files.filter((file) => placeOf(file)?.room === 'board' && /words[^/]*$/i.test(file))).toEqual([]);
  });
});

describe('a base game', () => {
  /** Where a game is put together with what is in its box. */
  const assembles = (file: string) => /^games\/[^/]+\/(engine\/index|game|play[^/]*)\.ts$/.test(file);

  test('imports nothing of its modules, but where it is put together', () => {
    const wrong = inside.filter(({ file, to }) => {
      const place = placeOf(file);
      return place !== undefined && place.module === undefined && !assembles(file) && placeOf(to)?.module !== undefined;
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('names none of them either', () => {
    const base = files.filter((file) => {
      const place = placeOf(file);
      return place !== undefined && place.module === undefined && !assembles(file);
    });
    const named = base.filter((file) => modules.some((module) => textOf(file).includes(`'${module}'`)));
    expect(named).toEqual([]);
  });
});

test('every expansion has one shape', () => {
  const rooms = ['board', 'engine', 'scenarios', 'words'];
  const shapes = new Map<string, Set<string>>();
  for (const path of paths) {
    const [, module = '', entry] = /^games\/([^/]+\/modules\/[^/]+)\/([^/]+)/.exec(path) ?? [];
    if (entry !== undefined) shapes.set(module, (shapes.get(module) ?? new Set()).add(entry));
  }
  expect(shapes.size).toBe(modules.length);
  for (const [module, entries] of shapes) {
    expect([...entries].filter((entry) => !['play.ts', 'procedures'].includes(entry)).sort(), module).toEqual(rooms);
  }
});

describe('the kernel', () => {
  test('imports nothing but itself', () => {
    const wrong = edges.filter(({ file, to = '' }) => file.startsWith('kernel/') && !to.startsWith('kernel/'));
    expect(shown(wrong)).toEqual([]);
  });

  test('names no game', () => {
    const named = files
      .filter((file) => file.startsWith('kernel/'))
      .filter((file) => [...games, ...modules].some((name) => textOf(file).includes(`'${name}'`)));
    expect(named).toEqual([]);
  });

  test('and engines touch no clock, no chance of their own, no document and no locale', () => {
    const banned =
      /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bdocument\.|\bwindow\.|\blocaleCompare\b|\btoLocale|\bIntl\./;
    const found = files
      .filter((file) => file.startsWith('kernel/') || isEngine(file))
      .filter((file) => banned.test(textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect(found).toEqual([]);
  });
});
