import { describe, expect, test } from 'vitest';
import { allPhrased, lacks, phrased, stillWithout } from './also.ts';
import { listedClauses } from './old-texts.ts';

// Every new clause has three to six phrases that players type, written from the clause alone. The clauses from before that
// have fewer are listed in the old-texts.json of their game; `npm run voice` takes out of the list those that have them now.

const all = allPhrased();
const old = listedClauses();

test('a clause has 3 to 6 phrases of its own that players type', () => {
  expect(all.length).toBeGreaterThan(0);
  const bare = all
    .filter(({ id }) => !old.includes(id))
    .flatMap((one) => lacks(one).map((what) => `${one.id} ${what}`));
  expect(bare).toEqual([]);
});

test('the list of old clauses holds none that has them now: npm run voice', () => {
  expect(old).toEqual(stillWithout(old, all));
});

describe('phrases', () => {
  test('are read from a clause, whatever stands beside them', () => {
    const source = '<Rule id="a" also="one, two words , three" section="X">A</Rule>\n<Rule id="b">B</Rule>';
    expect(phrased('g', source)).toEqual([
      { id: 'g/a', phrases: ['one', 'two words', 'three'] },
      { id: 'g/b', phrases: [] },
    ]);
  });

  test('are 3 to 6, short, and each another', () => {
    const of = (...phrases: string[]) => lacks({ id: 'g/a', phrases });
    expect(of('a', 'b', 'c')).toEqual([]);
    expect(of('a', 'b')).toHaveLength(1);
    expect(of('a', 'b', 'c', 'd', 'e', 'f', 'g')).toHaveLength(1);
    expect(of('a', 'b', 'b')).toHaveLength(1);
    expect(of('a', 'b', 'one two three four five six seven eight nine')).toHaveLength(1);
  });

  test('that were missing and are there now leave the list', () => {
    const there = [
      { id: 'g/a', phrases: ['a', 'b', 'c'] },
      { id: 'g/b', phrases: [] },
    ];
    expect(stillWithout(['g/a', 'g/b', 'g/gone'], there)).toEqual(['g/b']);
  });
});
