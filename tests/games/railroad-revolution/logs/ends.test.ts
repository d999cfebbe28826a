import { expect, test } from 'vitest';
import { endingsIn, endsAreKept } from './ends.ts';

endsAreKept(import.meta.dirname, '');

test('one of the kept games is a shared victory', () => {
  expect(endingsIn(import.meta.dirname).map(({ decided }) => decided)).toContain('shared');
});
