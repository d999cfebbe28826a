import { describe, expect, test } from 'vitest';
import { type Cursor, joinLines, LIMITS, type Line, type Outline, textOf } from '../../src/stepper/cursor.ts';
import { keep, offered, stillAhead } from '../../src/stepper/restore.ts';
import { formatSave, type Kept, parseSave, storageKey, storeOf } from '../../src/stepper/storage.ts';

const line = (name: string, ...moves: string[]): Line => ({ name, from: 1, moves });
const outlines = ['2', '3'].map((run): Outline => ({ run, fingerprint: 'abcd', steps: [] }));
const kept = (run: string, cursors: { readonly [run: string]: Cursor }): Kept => keep(run, cursors, outlines);
const nothing = { run: '2', cursors: {} };
const knows = () => false;

describe('lines of two pages', () => {
  test('are kept side by side, each with a letter of its own', () => {
    expect(joinLines([line('A', 'dig')], [line('A', 'take:1'), line('C', 'take:2')])).toEqual([
      line('A', 'dig'),
      line('B', 'take:1'),
      line('C', 'take:2'),
    ]);
  });

  test('are one where one begins the other, whichever is longer', () => {
    const long = line('A', 'dig', 'dig');
    expect(joinLines([long], [line('B', 'dig')])).toEqual([long]);
    expect(joinLines([line('B', 'dig')], [long])).toEqual([{ ...long, name: 'B' }]);
    expect(joinLines([line('A', 'dig')], [{ ...long, from: 2 }])).toHaveLength(2);
  });

  test('take no more room than there is, and one’s own go first', () => {
    const many = (mark: string) => Array.from({ length: LIMITS.lines }, (_, i) => line(`${mark}${i}`, `${mark}:${i}`));
    expect(joinLines(many('a'), many('b'))).toEqual(many('a'));
    expect(joinLines(many('a').slice(2), many('b'))).toHaveLength(LIMITS.lines);
  });
});

describe('what is kept', () => {
  test('holds the lines of both pages, and the last place', () => {
    const there = kept('2', { '2': { at: 3, line: 'A', lines: [line('A', 'dig', 'dig')] } });
    const here: Cursor = { at: 2, line: 'A', lines: [line('A', 'take:1')] };
    expect(keep('2', { '2': here }, outlines, there).runs['2']).toEqual({
      fingerprint: 'abcd',
      at: 2,
      line: 'A',
      lines: [line('A', 'take:1'), line('B', 'dig', 'dig')],
    });
  });

  test('brings no line back that was removed here, or was shorter here before', () => {
    const there = kept('2', { '2': { at: 0, lines: [line('A', 'dig'), line('B', 'take:1'), line('C', 'take:2')] } });
    const mine = new Set([line('A', 'dig'), line('B', 'take:1')].map(textOf));
    const now = { earlier: nothing, knows: (_: string, one: Line) => mine.has(textOf(one)) };
    expect(
      keep('2', { '2': { at: 0, lines: [line('B', 'take:1', 'dig')] } }, outlines, there, now).runs['2']?.lines,
    ).toEqual([line('B', 'take:1', 'dig'), line('C', 'take:2')]);
  });

  test('leaves the earlier place as it is kept now, with its run, until the reader is back there', () => {
    const own = line('A', 'dig', 'dig');
    const there = kept('3', { '3': { at: 3, line: 'A', lines: [own] }, '2': { at: 9, lines: [] } });
    const cursors = { '2': { at: 1, lines: [] }, '3': { at: 0, lines: [line('B', 'take:1'), own] } };
    const earlier = { run: '3', cursors: { '2': { at: 7, lines: [] }, '3': { at: 3, line: 'A', lines: [own] } } };
    const after = keep('2', cursors, outlines, there, { earlier, knows });
    expect([after.run, after.runs['2']?.at]).toEqual(['3', 9]);
    expect(after.runs['3']).toEqual({ fingerprint: 'abcd', at: 3, line: 'A', lines: cursors['3'].lines });
    const alone = keep('2', cursors, outlines, undefined, { earlier, knows });
    expect([alone.run, alone.runs['2']?.at, alone.runs['3']?.line]).toEqual(['3', 7, 'A']);
    const done = keep('2', cursors, outlines, there, { earlier: nothing, knows });
    expect([done.run, done.runs['2']?.at, done.runs['3']?.at]).toEqual(['2', 1, 0]);
  });
});

describe('an earlier place', () => {
  const own = line('A', 'dig', 'dig');
  const earlier = { run: '3', cursors: { '2': { at: 5, lines: [] }, '3': { at: 3, line: 'A', lines: [own] } } };
  const left = (cursors: { readonly [run: string]: Cursor }) => Object.keys(stillAhead(earlier, cursors).cursors);

  test('waits until the reader is as far, and on the same line', () => {
    expect(left({})).toEqual(['2']);
    const asleep = { '3': { at: 0, lines: [own] } };
    expect(left({ ...asleep, '2': { at: 4, lines: [] } })).toEqual(['2', '3']);
    expect(left({ ...asleep, '2': { at: 6, lines: [] } })).toEqual(['3']);
    expect(left({ '3': { at: 9, lines: [own] } })).toEqual(['2', '3']);
    expect(left({ '3': { at: 3, line: 'A', lines: [own] } })).toEqual(['2']);
    expect(left({ '3': { at: 9, lines: [] } })).toEqual(['2']);
  });

  test('is offered in its run, else that of the run that was open last, with the lines of now', () => {
    const now = { '3': { at: 0, lines: [own, line('B', 'take:1')] } };
    expect(offered(earlier, '2', now)?.cursor.at).toBe(5);
    expect(offered({ ...earlier, cursors: { '3': earlier.cursors['3'] } }, '2', now)).toEqual({
      run: '3',
      cursor: { at: 3, line: 'A', lines: now['3'].lines },
    });
    expect(offered({ cursors: {} }, '2', now)).toBeUndefined();
    expect(offered({ run: 'constructor', cursors: {} }, '2', now)).toBeUndefined();
    expect(keep('2', {}, [], { run: 'constructor', runs: {} }).run).toBe('2');
  });
});

/** A Storage of so many characters. */
function device(stored: Record<string, string> = {}, room = 1e6) {
  const all = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => all.get(key) ?? null,
    removeItem: (key: string) => all.delete(key),
    setItem(key: string, text: string) {
      const others = [...all].reduce((sum, [name, { length }]) => sum + (name === key ? 0 : length), 0);
      if (others + text.length > room) throw new DOMException('no room', 'QuotaExceededError');
      all.set(key, text);
    },
  };
  return { all, store: storeOf(() => storage as unknown as Storage, key) };
}
const key = storageKey('depot', 'wagon');
const save = (at: number, ...lines: Line[]): Kept => kept('2', { '2': { at, lines } });
const text = (one: Kept) => formatSave(one) ?? '';

describe('a store', () => {
  test('sets what it cannot read aside, never over another, and keeps nothing where there is no place left', () => {
    const { all, store } = device();
    for (const n of [1, 2, 3, 3, 4]) {
      all.set(key, `{"form":9,"n":${n}}`);
      expect(store.read()).toEqual({ fault: 'newer' });
      if (n < 4) expect(store.write(() => save(1))).toBe(true);
    }
    expect(store.write(() => save(1))).toBe(false);
    const asides = [`${key}:aside`, `${key}:aside:2`, `${key}:aside:3`, key].map((name) => all.get(name));
    expect(asides).toEqual([1, 2, 3, 4].map((n) => `{"form":9,"n":${n}}`));
  });

  test('sets a large text aside even where it cannot stand twice, and writes over none that cannot move', () => {
    const large = 'x'.repeat(150_000);
    const tight = device({ [key]: large }, 151_000);
    expect(tight.store.read()).toEqual({ fault: 'oversized' });
    expect(tight.store.write(() => save(1))).toBe(true);
    expect(tight.all.get(`${key}:aside`)).toBe(large);
    const full = device({ [key]: large }, 150_000);
    expect([full.store.read(), full.store.write(() => save(1))]).toEqual([{ fault: 'oversized' }, false]);
    expect([...full.all.values()]).toEqual([large]);
  });

  test('sets aside whole what can be read in part, once, and goes on with the rest', () => {
    const half = text(save(3, line('A', 'dig'), { ...line('B', 'take:1'), from: 6.5 }));
    const { all, store } = device({ [key]: half });
    const rest = save(3, line('A', 'dig'));
    expect(store.read()).toEqual({ kept: rest, fault: 'part' });
    for (let n = 0; n < 2; n++) expect(store.write((now) => now ?? save(0))).toBe(true);
    expect(Object.fromEntries(all)).toEqual({ [key]: text(rest), [`${key}:aside`]: half });
    expect(store.read()).toEqual({ kept: rest });
  });

  test('leaves everything where it stands on a device that can be read and takes nothing', () => {
    const shut = device({ [key]: '{"form":9}' }, -1);
    expect(shut.store.read()).toEqual({ fault: 'newer' });
    expect(shut.store.write(() => save(1))).toBe(false);
    expect([...shut.all]).toEqual([[key, '{"form":9}']]);
    const own = device({ [key]: text(save(2)) }, -1);
    expect(own.store.read()).toEqual({ kept: save(2) });
    expect(own.store.write(() => save(1))).toBe(false);
    expect([...own.all]).toEqual([[key, text(save(2))]]);
  });

  test('takes back what was set aside as soon as it can be read', () => {
    const { all, store } = device({
      [key]: text(save(3, line('A', 'dig'))),
      [`${key}:aside`]: text(save(9, line('A', 'take:1'))),
      [`${key}:aside:2`]: '{"form":9}',
    });
    const both = save(3, line('A', 'dig'), line('B', 'take:1'));
    expect(store.read()).toEqual({ kept: both });
    expect(all.size).toBe(3);
    expect(store.write((now) => now ?? save(0))).toBe(true);
    expect([parseSave(all.get(key) ?? ''), all.size]).toEqual([{ ok: true, kept: both }, 2]);
    expect(store.read()).toEqual({ kept: both });
  });

  test('is given what another page wrote meanwhile', () => {
    const { all, store } = device();
    expect(store.read()).toEqual({});
    all.set(key, text(save(4)));
    let seen: Kept | undefined;
    store.write((now) => {
      seen = now;
      return save(5);
    });
    expect(seen).toEqual(save(4));
  });

  test('says that nothing is kept where storage is closed, and does not throw', () => {
    const closed = storeOf(() => {
      throw new DOMException('closed', 'SecurityError');
    }, key);
    expect([closed.read(), closed.write(() => save(1))]).toEqual([{}, false]);
  });
});
