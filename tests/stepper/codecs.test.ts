import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/stepper/cursor.ts';
import { formatLink, LONGEST, linked, readLink, type Spot, withLink } from '../../src/stepper/link.ts';
import { formatSave, type Kept, LARGEST, parseSave, storageKey } from '../../src/stepper/storage.ts';

const name = fc.oneof(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), fc.string({ minLength: 1, maxLength: 8 }));
const move = fc.oneof(
  fc.stringMatching(/^[a-z][a-zA-Z]{0,8}(:[a-z0-9-]{1,6}){0,3}$/),
  fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' }),
);
const moves = fc.array(move, { minLength: 1, maxLength: LIMITS.moves });
const count = fc.nat(9999);
const spot: fc.Arbitrary<Spot> = fc
  .record({
    run: name,
    fingerprint: fc.stringMatching(/^[0-9a-f]{4}$/),
    at: count,
    branch: fc.option(fc.record({ from: count, moves })),
  })
  .map(({ branch, ...rest }) => (branch ? { ...rest, branch } : rest));
const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/);

describe('a link', () => {
  test('is short and readable', () => {
    const cursor = {
      run: '3',
      fingerprint: 'a3f9',
      at: 6,
      branch: { from: 4, moves: ['declineDeal', 'sellShares:0:1'] },
    };
    expect(formatLink('deal-resolution', cursor)).toBe('deal-resolution~1a3f9.3.6.4.declineDeal.sellShares:0:1');
  });

  test('gives back what was linked to, beside whatever else the address has', () => {
    fc.assert(
      fc.property(
        id,
        spot,
        fc.constantFrom('', '?players=3', '?q=%E0%A4%A&x=other~1zz.3.1'),
        (scenario, given, search) => {
          fc.pre(scenario !== 'other');
          const there = withLink(search, scenario, given);
          fc.pre(there.length < LONGEST);
          expect(readLink(there, scenario)).toEqual({ ok: true, spot: given });
          expect(new URL(there, 'https://example.org/').search).toBe(there);
          expect(withLink(there, scenario, undefined)).toBe(search);
        },
      ),
    );
  });

  test('leaves the other examples of a page alone', () => {
    const a = { run: '3', fingerprint: 'aaaa', at: 1 };
    const b = { run: '2', fingerprint: 'bbbb', at: 9 };
    const both = withLink(withLink('?players=4', 'first', a), 'second', b);
    expect(both).toBe('?players=4&x=first~1aaaa.3.1&x=second~1bbbb.2.9');
    expect(linked(both)).toEqual(['first', 'second']);
    expect(withLink(both, 'first', { ...a, at: 2 })).toBe('?players=4&x=second~1bbbb.2.9&x=first~1aaaa.3.2');
    expect(readLink(both, 'third')).toBeUndefined();
  });

  test('survives software that escapes more than it must', () => {
    expect(readLink('?x=wagon%7E1abcd.3.4.2.buy%3Ared', 'wagon')).toMatchObject({
      spot: { at: 4, branch: { from: 2, moves: ['buy:red'] } },
    });
  });

  test.each([
    ['?x=wagon', 'damaged'],
    ['?x=wagon~', 'damaged'],
    ['?x=wagon~1abcd.3', 'damaged'],
    ['?x=wagon~1abcd.3.-1', 'damaged'],
    ['?x=wagon~1abcd.3.1e9', 'damaged'],
    ['?x=wagon~1abcd.3.4.2', 'damaged'],
    ['?x=wagon~1abcd.3.4.2.%E0%A4%A', 'damaged'],
    ['?x=wagon~1abcd.%.4', 'damaged'],
    ['?x=wagon~2abcd/whatever', 'newer'],
    [`?x=wagon~1abcd.3.4.2.${'buy:red.'.repeat(600)}buy:red`, 'oversized'],
  ])('%s is named by its fault', (search, fault) => {
    expect(readLink(search, 'wagon')).toEqual({ ok: false, fault });
  });

  test('never throws, whatever stands in an address', () => {
    const junk = fc.array(
      fc.oneof(fc.constantFrom('x=', 'wagon', '~', '1', '.', '&', '%', '%7E', '%00', '<script>'), fc.string()),
    );
    fc.assert(
      fc.property(junk, (parts) => {
        const search = `?${parts.join('')}`;
        linked(search);
        const read = readLink(search, 'wagon');
        if (read?.ok) expect(readLink(withLink('', 'wagon', read.spot), 'wagon')).toEqual(read);
        withLink(search, 'wagon', undefined);
      }),
    );
  });
});

const line = fc.record({ name: fc.constantFrom('A', 'B', 'C', 'Z2'), from: count, moves });
const lines = fc.uniqueArray(line, { maxLength: LIMITS.lines, selector: (one) => one.name });
const run = fc
  .record({ fingerprint: fc.stringMatching(/^[0-9a-f]{4}$/), at: count, lines, on: fc.boolean() })
  .map(({ on, ...rest }) => (on && rest.lines[0] ? { ...rest, line: rest.lines[0].name } : rest));
const kept: fc.Arbitrary<Kept> = fc.record({
  run: fc.constantFrom('2', '3', '4'),
  runs: fc.dictionary(fc.constantFrom('2', '3', '4'), run, { noNullPrototype: true }),
});

describe('a save', () => {
  test('gives back what was kept', () => {
    expect(storageKey('depot', 'wagon')).toBe('roundhouse:example:depot/wagon');
    fc.assert(
      fc.property(kept, (given) => {
        const text = formatSave(given);
        if (text !== undefined) expect(parseSave(text)).toEqual({ ok: true, kept: given });
      }),
    );
  });

  test('is never longer than its limit: the other runs go first, and what is too long alone is not kept', () => {
    const big = (n: number) => ({
      fingerprint: 'abcd',
      at: 1,
      lines: [{ name: 'A', from: 0, moves: Array.from({ length: n }, () => 'x'.repeat(100)) }],
    });
    const both = formatSave({ run: '2', runs: { '2': big(500), '3': big(600) } });
    expect(both?.length).toBeLessThanOrEqual(LARGEST);
    expect(Object.keys(JSON.parse(both ?? '{}').runs)).toEqual(['2']);
    expect(formatSave({ run: '2', runs: { '2': big(1200) } })).toBeUndefined();
  });

  test.each([
    ['', 'damaged'],
    ['null', 'damaged'],
    ['[]', 'damaged'],
    ['{"form":1}', 'damaged'],
    ['{"form":1,"run":"2","runs":[]}', 'damaged'],
    ['{"form":2,"anything":true}', 'newer'],
    ['x'.repeat(LARGEST + 1), 'oversized'],
  ])('%.40s is named by its fault', (text, fault) => {
    expect(parseSave(text)).toEqual({ ok: false, fault });
  });

  test('loses no good line to a bad one', () => {
    const good = { name: 'B', from: 1, moves: ['dig'] };
    const bad = [7, { name: 'A', from: -1, moves: ['dig'] }, { name: 'C', from: 1, moves: [] }];
    const text = JSON.stringify({ form: 1, run: '2', runs: { '2': { print: 'abcd', at: 2, lines: [...bad, good] } } });
    expect(parseSave(text)).toEqual({
      ok: true,
      kept: { run: '2', runs: { '2': { fingerprint: 'abcd', at: 2, lines: [good] } } },
      fault: 'part',
    });
  });

  const whole = { fingerprint: 'abcd', at: 2, line: 'A', lines: [{ name: 'A', from: 1, moves: ['dig'] }] };
  const withLine = (change: object) => ({ ...whole, lines: [{ ...whole.lines[0], ...change }] });
  test.each([
    ['no fingerprint', { ...whole, fingerprint: undefined }],
    ['a step before the first', { ...whole, at: -1 }],
    ['no lines', { ...whole, lines: undefined }],
    ['no run', null],
    ['a line with a long name', withLine({ name: 'ABCDE' })],
    ['a line from between two steps', withLine({ from: 6.5 })],
    ['a line with too many moves', withLine({ moves: Array.from({ length: 61 }, () => 'dig') })],
    ['two lines of one name', { ...whole, lines: [...whole.lines, ...whole.lines] }],
    ['too many lines', { ...whole, lines: Array.from('ABCDEFGHIJKLM', (name) => ({ ...whole.lines[0], name })) }],
  ])('says that a part of it cannot be read, and keeps the rest: %s', (_, damaged) => {
    // As it is written: a fingerprint is called `print` there.
    const written = (run: unknown) => {
      const { fingerprint: print, ...rest } = (run ?? {}) as { readonly fingerprint?: string };
      return run === null ? run : { print, ...rest };
    };
    const read = (run: unknown) =>
      parseSave(JSON.stringify({ form: 1, run: '2', runs: { '2': written(run), '3': written(whole) } }));
    expect(read(whole)).toEqual({ ok: true, kept: { run: '2', runs: { '2': whole, '3': whole } } });
    expect(read(damaged)).toMatchObject({ ok: true, fault: 'part', kept: { runs: { '3': whole } } });
  });

  test('never throws, and what it accepts it can keep again', () => {
    const nearly = fc.record({
      form: fc.constantFrom(1, 2, '1'),
      run: fc.jsonValue(),
      runs: fc.dictionary(fc.string(), fc.jsonValue()),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          nearly.map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const read = parseSave(text);
          if (read.ok) expect(parseSave(formatSave(read.kept) ?? '')).toEqual({ ok: true, kept: read.kept });
        },
      ),
    );
  });
});
