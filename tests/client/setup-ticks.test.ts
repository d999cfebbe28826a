import { describe, expect, test } from 'vitest';
import { formatTicks, parseTicks, ticksStore } from '../../src/client/setup-ticks.ts';

/** A device with one text, or one that keeps nothing. */
function device(text?: string, full = false) {
  const kept = new Map(text === undefined ? [] : [['key', text]]);
  return {
    kept,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key: string) => void kept.delete(key),
    } as unknown as Storage,
  };
}

describe('the ticks of a setup', () => {
  test('come back as they were kept', () => {
    const ticks = new Set(['trains', 'board']);
    expect(formatTicks(ticks)).toBe('{"form":1,"done":["board","trains"]}');
    expect(parseTicks(formatTicks(ticks))).toEqual({ ok: true, ticks });
  });

  test.each([
    ['no JSON', '{"form":1', 'damaged'],
    ['no object', '7', 'damaged'],
    ['another form', '{"form":0,"done":[]}', 'damaged'],
    ['no list', '{"form":1,"done":"board"}', 'damaged'],
    ['markup', '{"form":1,"done":["<b>"]}', 'damaged'],
    ['too long', `{"form":1,"done":["${'a'.repeat(5000)}"]}`, 'damaged'],
    ['a later form', '{"form":2,"done":{}}', 'newer'],
  ])('are refused whole where they are %s', (_, text, fault) => {
    expect(parseTicks(text)).toEqual({ ok: false, fault });
  });

  test('are kept, and none leaves nothing', () => {
    const { kept, storage } = device();
    const store = ticksStore(() => storage, 'key');
    expect(store.read()).toEqual({ ticks: new Set() });
    expect(store.write(new Set(['board']))).toBe(true);
    expect(store.read()).toEqual({ ticks: new Set(['board']) });
    expect(store.write(new Set())).toBe(true);
    expect(kept.size).toBe(0);
  });

  test('that are damaged stay until another is kept; those of a later form stay for good', () => {
    const damaged = device('?');
    const store = ticksStore(() => damaged.storage, 'key');
    expect(store.read()).toEqual({ ticks: new Set(), fault: 'damaged' });
    expect(damaged.kept.get('key')).toBe('?');
    expect(store.write(new Set(['board']))).toBe(true);
    const newer = device('{"form":2}');
    const other = ticksStore(() => newer.storage, 'key');
    expect(other.read().fault).toBe('newer');
    expect(other.write(new Set(['board']))).toBe(false);
    expect(other.write(new Set())).toBe(false);
    expect(newer.kept.get('key')).toBe('{"form":2}');
  });

  test('are not kept where storage is full or closed, which is said', () => {
    const full = device(undefined, true);
    expect(ticksStore(() => full.storage, 'key').write(new Set(['board']))).toBe(false);
    const closed = ticksStore(() => {
      throw new DOMException('closed', 'SecurityError');
    }, 'key');
    expect(closed.read()).toEqual({ ticks: new Set() });
    expect(closed.write(new Set(['board']))).toBe(false);
  });
});
