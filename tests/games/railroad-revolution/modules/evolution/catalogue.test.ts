import { describe, expect, test } from 'vitest';
import type { Kind } from '../../../../../src/games/common/words/catalogue.ts';
import { VP_TILES } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/telegraph.ts';
import { PERFORMANCE_TILES } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import { WAGONS } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import { catalogue } from '../../../../../src/games/railroad-revolution/modules/evolution/words/catalogue.ts';

const kind = (id: string): Kind => {
  const found = catalogue.kinds.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no kind ${id}`);
  return found;
};
const rowsOf = (id: string) => kind(id).pieces.flatMap(({ rows }) => rows);

describe('RE the catalogue', () => {
  test.each([
    ['vp-tiles', VP_TILES.length],
    ['wagons', WAGONS.length],
    ['performance-tiles', PERFORMANCE_TILES.length],
  ])('%s: every one of the %i in the tables', (id, count) => {
    expect(kind(id).pieces.length).toBe(count);
  });

  test('what is in the box of the expansion is marked as its own, and told as what it is', () => {
    const own = catalogue.kinds.filter(({ part }) => part === 'evolution');
    expect(own.map(({ id }) => id)).toEqual([
      'performance-track',
      'extension-board',
      'trade-area',
      'evolution-line',
      'vp-tiles',
      'wagons',
      'tenders',
      'performance-tiles',
      'reward-tiles',
    ]);
    const marksAt = (id: string, head: string) =>
      rowsOf(id)
        .filter((row) => row.head === head)
        .flatMap((row) => row.values.map(({ text, mark }) => `${text}: ${mark.kind}`));
    const certain = (list: string[]) => list.filter((one) => !one.endsWith(': reconstructed'));
    expect(certain(marksAt('wagons', 'Bonus'))).toEqual(['Gain $300: printed']);
    expect(certain(marksAt('performance-tiles', 'Scores'))).toEqual([
      '4 VP for each Station in a level 3 city: printed',
      '3 VP for each completed A or B milestone: printed',
    ]);
    expect(certain(marksAt('performance-tiles', 'Letter'))).toEqual([]);
    expect(marksAt('vp-tiles', 'Scores').slice(0, 2)).toEqual([
      '7 VP: derived',
      'for each Station in a level 1 city: printed',
    ]);
    // The three costs are printed, where they stand is not.
    const costs = rowsOf('performance-track').flatMap((row) =>
      row.values.filter(({ text }) => text.startsWith('cost')),
    );
    expect(costs.map(({ text, mark }) => `${text}: ${mark.kind}`)).toEqual([
      'cost: $300: reconstructed',
      'cost: 2 Shares: reconstructed',
      'cost: 1 worker: reconstructed',
    ]);
    expect(marksAt('performance-track', 'Costs')).toEqual(['$300: printed', '2 Shares: printed', '1 worker: printed']);
    const prices = ['I', 'II', 'III', 'IV'].flatMap((row) =>
      marksAt('extension-board', `Row ${row}`).filter((text) => /point|worker|diagonal/.test(text)),
    );
    expect(prices).toEqual([
      'from row I: 2 points: printed',
      'from row II: 4 points: reconstructed',
      'from row III: 4 points: reconstructed',
      'and 1 worker: printed',
      'diagonally too: printed',
    ]);
    const rows = rowsOf('trade-area').filter(({ head }) => head === 'Wagon section 5');
    expect(rows.flatMap((row) => row.values.map(({ text, players }) => `${players}: ${text}`))).toEqual([
      '2: no Wagons',
      '3: 1 Wagon',
      '4: 2 Wagons',
    ]);
  });
});
