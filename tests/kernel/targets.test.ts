import { describe, expect, test } from 'vitest';
import { targetCodec } from '../../src/kernel/targets.ts';

const { format, parse } = targetCodec({
  space: { space: ['north', 'south'] },
  worker: { seat: [0, 1], place: ['supply', 'site'] },
  pile: {},
} as const);

describe('targets', () => {
  test.each([
    [{ kind: 'space', space: 'south' }, 'space:south'],
    [{ kind: 'worker', seat: 1, place: 'supply' }, 'worker:1:supply'],
    [{ kind: 'pile' }, 'pile'],
  ] as const)('%j is written as %s, and read back', (target, text) => {
    expect(format(target)).toBe(text);
    expect(parse(text)).toEqual(target);
  });
  test.each(['', 'space', 'space:', 'space:west', 'worker:1', 'worker:2:site', 'worker:1:site:x', 'toString', 'pile:'])(
    'what is no place is none: %s',
    (text) => expect(parse(text)).toBeUndefined(),
  );
});
