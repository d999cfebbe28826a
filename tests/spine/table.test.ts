import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingsOfLines, readingsOn } from '../../src/components/readings.ts';
import {
  formatKept,
  formatOffer,
  formatTable,
  holdsAt,
  namesTable,
  type Offer,
  parseKept,
  parseOffer,
  parseTable,
  type Table,
  withTable,
} from '../../src/spine/table.ts';

const offer: Offer = {
  players: [2, 3, 4, 5],
  parts: ['bridges', 'open-stack', 'track-costs'],
  readings: ['exchange.in-place', 'exchange.both', 'any-time.own-decisions'],
};
const none: Table = { with: [], without: [], readings: [] };

/** Every table that the offer allows, in its order. */
const tables: fc.Arbitrary<Table> = fc
  .record({
    players: fc.option(fc.constantFrom(...offer.players), { nil: undefined }),
    parts: fc.tuple(...offer.parts.map(() => fc.constantFrom('', 'with', 'without'))),
    exchange: fc.constantFrom('', 'exchange.in-place', 'exchange.both'),
    anyTime: fc.constantFrom('', 'any-time.own-decisions'),
  })
  .map(({ players, parts, exchange, anyTime }) => ({
    ...(players === undefined ? {} : { players }),
    with: offer.parts.filter((_, at) => parts[at] === 'with'),
    without: offer.parts.filter((_, at) => parts[at] === 'without'),
    readings: [exchange, anyTime].filter((reading) => reading !== ''),
  }));

/** Queries as a stranger, a slip or a machine would write them. */
const junk: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom('players', 'with', 'without', 'ruling', 'x', ''),
      fc.oneof(
        fc.string({ maxLength: 20 }),
        fc.constantFrom(
          '3',
          '03',
          '3 ',
          ' 3',
          '9',
          '-2',
          'bridges',
          'Bridges',
          'open-stack+open-stack',
          '%',
          '%00',
          '<b>',
        ),
        fc.constantFrom(
          'exchange.in-place',
          'exchange',
          'exchange.in-place+exchange.both',
          '__proto__',
          'x'.repeat(5000),
        ),
      ),
    ),
    { maxLength: 6 },
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

describe('a table in an address', () => {
  test('reads as it was written, with nothing left out', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(parseTable(formatTable(table), offer)).toEqual({ table, left: [] });
        expect(namesTable(`?${formatTable(table)}`)).toBe(formatTable(table) !== '');
      }),
    );
  });

  test('is short and readable', () => {
    const table = {
      players: 3,
      with: ['open-stack'],
      without: ['bridges'],
      readings: ['exchange.in-place', 'any-time.own-decisions'],
    };
    expect(formatTable(table)).toBe(
      'players=3&with=open-stack&without=bridges&ruling=exchange.in-place+any-time.own-decisions',
    );
    expect(formatTable(none)).toBe('');
  });

  test('has one form, in whatever order it was written', () => {
    fc.assert(
      fc.property(tables, fc.func(fc.integer()), (table, weight) => {
        const pairs = formatTable(table).split('&').filter(Boolean);
        const mixed = pairs.map((pair) => {
          const [name = '', value = ''] = pair.split('=');
          return `${name}=${value.split('+').reverse().join('+')}`;
        });
        mixed.sort((a, b) => weight(a) - weight(b));
        expect(formatTable(parseTable(mixed.join('&'), offer).table)).toBe(formatTable(table));
      }),
    );
  });

  test('never throws, and only ever gives a table that the game has', () => {
    fc.assert(
      fc.property(junk, (query) => {
        const { table, left } = parseTable(query, offer);
        expect(parseTable(formatTable(table), offer)).toEqual({ table, left: [] });
        if (left.length === 0) expect(namesTable(query) || formatTable(table) === '').toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['players=9', 'players=9'],
    ['players=03', 'players=03'],
    ['players=3.0', 'players=3.0'],
    ['players=', 'players='],
    ['players=3&players=4', 'players'],
    ['players=3%00', 'players=3\0'],
    ['with=night', 'with=night'],
    ['with=', 'with='],
    ['with=Bridges', 'with=Bridges'],
    ['with=bridges,open-stack', 'with=bridges,open-stack'],
    [`with=${'x'.repeat(5000)}`, 'with'],
    ['ruling=exchange', 'ruling=exchange'],
    ['ruling=exchange.supply', 'ruling=exchange.supply'],
    ['without=__proto__', 'without=__proto__'],
  ])('what no table has is not chosen, and is told: %s', (query, left) => {
    expect(parseTable(query, offer)).toEqual({ table: none, left: [left] });
  });

  test('what contradicts itself is not chosen, and the rest holds', () => {
    expect(parseTable('players=3&with=bridges&without=bridges+open-stack', offer)).toEqual({
      table: { players: 3, with: [], without: ['open-stack'], readings: [] },
      left: ['with=bridges'],
    });
    const twice = parseTable('ruling=exchange.in-place+exchange.both+any-time.own-decisions', offer);
    expect(twice.table.readings).toEqual(['any-time.own-decisions']);
    expect(twice.left).toEqual(['ruling=exchange.in-place', 'ruling=exchange.both']);
    expect(parseTable('with=bridges+bridges', offer)).toEqual({
      table: { ...none, with: ['bridges'] },
      left: ['with=bridges'],
    });
  });

  test('leaves everything else of the address as it stands', () => {
    const table = { ...none, players: 4 };
    expect(withTable('?x=deal~1a.3.7&players=2&c=d%20e', table)).toBe('?x=deal~1a.3.7&c=d%20e&players=4');
    expect(withTable('?players=4', none)).toBe('');
    expect(withTable('', table)).toBe('?players=4');
    expect(withTable('?%70layers=2&q=1', table)).toBe('?q=1&players=4');
    expect(namesTable('?%70layers=2')).toBe(true);
    fc.assert(
      fc.property(tables, tables, (before, after) => {
        const query = withTable(withTable('?q=a%2Bb&withered=1', before), after);
        expect(query.startsWith('?q=a%2Bb&withered=1')).toBe(true);
        expect(parseTable(query, offer).table).toEqual(after);
      }),
    );
  });

  test('a search for any number of players chooses none', () => {
    expect(parseTable('players=all', offer)).toEqual({ table: none, left: [] });
    expect(namesTable('?players=all')).toBe(false);
    expect(namesTable('?players=all&with=bridges')).toBe(true);
    expect(namesTable('?q=players=3')).toBe(false);
  });
});

describe('a table on the device', () => {
  test('reads as it was kept', () => {
    fc.assert(
      fc.property(tables, (table) => {
        expect(parseKept(formatKept(table) ?? null, offer)).toEqual({ table, left: [] });
      }),
    );
    expect(formatKept(none)).toBeUndefined();
  });

  test('of the first form, a bare count, is still read', () => {
    expect(parseKept('3', offer)).toEqual({ table: { ...none, players: 3 }, left: [] });
    expect(parseKept('7', offer)).toEqual({ table: none, left: ['players=7'] });
  });

  test('that is empty is none', () => {
    expect(parseKept('', offer)).toEqual({ table: none, left: [] });
    expect(parseKept('3?seats=4', offer)).toEqual({ table: none, left: [], isNewer: true });
    expect(parseKept('12?players=3', offer)).toEqual({ table: none, left: [], isNewer: true });
  });

  test.each(['1?players=3', '{"players":3}', '<img src=x>', 'x'.repeat(9000), 'players=3'])(
    'that cannot be read is none, and is told: %s',
    (text) => {
      const { table, left } = parseKept(text, offer);
      expect(table).toEqual(none);
      expect(left).toEqual([text.slice(0, 40)]);
    },
  );
});

describe('what lays a table out before the first paint', () => {
  const script = readFileSync(new URL('../../src/client/theme-inline.js', import.meta.url), 'utf8');
  const run = new Function('document', 'location', 'localStorage', 'CSSStyleSheet', script);
  /** What stands on `<html>` after the script, for a query and what the device keeps. */
  function laid(search: string, kept: string | null = null) {
    const dataset: Record<string, string> = { game: 'depot', offer: formatOffer(offer) };
    const page = { documentElement: { dataset }, adoptedStyleSheets: [], addEventListener: () => undefined };
    const Sheet = class {
      replaceSync = () => undefined;
    };
    run(page, { search }, { getItem: (key: string) => (key.startsWith('roundhouse:table') ? kept : null) }, Sheet);
    return { players: dataset.players, at: dataset.at };
  }
  const told = ({ players, with: on, without, readings }: Table) => ({
    players: players === undefined ? undefined : `${players}`,
    at: [...on, ...without.map((part) => `without.${part}`), ...readings].join(' '),
  });

  test('reads an address and a device as strictly as the panel does', () => {
    fc.assert(
      fc.property(fc.oneof(junk, tables.map(formatTable)), (query) => {
        fc.pre(namesTable(query));
        expect(laid(`?${query}`, '2?players=4')).toEqual(told(parseTable(query, offer).table));
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(tables, (table) => {
        expect(laid('', formatKept(table) ?? null)).toEqual(told(table));
      }),
    );
    expect(laid('', '3')).toEqual(told({ ...none, players: 3 }));
  });
});

test('what a page offers is read as it was written', () => {
  for (const one of [
    offer,
    { players: [2], parts: [], readings: [] },
    { players: [1, 2], parts: [], readings: ['a.b'] },
  ])
    expect(parseOffer(formatOffer(one))).toEqual(one);
});

test('something holds at a table unless the table excludes it', () => {
  const table: Table = { players: 3, with: ['open-stack'], without: ['bridges'], readings: [] };
  expect(holdsAt(table, {})).toBe(true);
  expect(holdsAt(table, { players: [2, 3] })).toBe(true);
  expect(holdsAt(table, { players: [2, 4] })).toBe(false);
  expect(holdsAt(table, { part: 'open-stack' })).toBe(true);
  expect(holdsAt(table, { part: 'track-costs' })).toBe(true);
  expect(holdsAt(table, { part: 'bridges' })).toBe(false);
  expect(holdsAt(table, { part: 'bridges', players: [3] })).toBe(false);
  expect(holdsAt(none, { part: 'bridges', players: [2] })).toBe(true);
  // What a module changes holds where it is not played, or may be.
  expect(holdsAt(table, { changed: ['open-stack'] })).toBe(false);
  expect(holdsAt(table, { changed: ['bridges'] })).toBe(true);
  expect(holdsAt(none, { changed: ['bridges'] })).toBe(true);
});

describe('readings that are not ours', () => {
  const ruling = (id: string, clauses: string[], ...others: string[]) => ({
    ...{ id, slug: `${id}-page`, title: id, asks: '', reading: '', clauses },
    others: others.map((one) => ({ id: `${id}.${one}`, reading: one })),
  });
  const choices = {
    parts: [],
    rulings: [ruling('twice', ['once', 'both'], 'yes'), ruling('order', ['both'], 'a', 'b')],
  };
  const ids = (readings: readonly { id: string }[] | undefined) => readings?.map(({ id }) => id);

  test('are told to whoever rests on a clause that their ruling touches', () => {
    expect(ids(readingsOn(choices, ['both', 'else']))).toEqual(['twice.yes', 'order.a', 'order.b']);
    expect(ids(readingsOn(choices, ['once']))).toEqual(['twice.yes']);
    expect(ids(readingsOn(choices, ['both'], true))).toEqual(['order.a', 'order.b']);
    expect(readingsOn(choices, ['else'])).toEqual([]);
  });

  test('are told once on a sheet: at the line that their ruling is most about, or apart from the lines', () => {
    const both = { rule: 'both' };
    const once = { rule: 'once' };
    const told = readingsOfLines(choices, [both, once, { rule: 'both' }]);
    expect([ids(told.get(both)), ids(told.get(once)), told.size]).toEqual([['order.a', 'order.b'], ['twice.yes'], 2]);
    expect(ids(readingsOfLines(choices, [once]).get(undefined))).toEqual(['order.a', 'order.b']);
  });
});
