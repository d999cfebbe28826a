import { expect, test } from 'vitest';
import { catalogue } from '../../../src/games/whistle-stop/words/known.ts';

test('WS how much of the board is from the sources is counted from the provenance of its tables', () => {
  const told = catalogue.board?.tallies.map(({ what, known, all }) => `${known} of ${all} ${what}`);
  expect(told).toEqual([
    '60 of 60 hexes',
    '16 of 16 East Coast stops',
    '2 of 2 Stock Markets',
    '0 of 8 other End tiles',
    '0 of 10 Towns',
    '0 of 50 ordinary tiles',
  ]);
});
