import { describe, expect, test } from 'vitest';
import { MOST, type Name, numbered, tied } from '../../src/games/common/words/ties.ts';

const names: readonly Name[] = [
  { place: 'space:a--b', words: ['between Miami and Houston'] },
  { place: 'city:miami', words: ['Miami'] },
  { place: 'city:houston', words: ['Houston'] },
  { place: 'row:0:money', words: ['$100'], isChanged: true },
];

describe('words that are tied to places', () => {
  test('are found whole, the longer name before the shorter, and nothing of the text is lost', () => {
    const text = 'Yellow pays $100 between Miami and Houston; Miamis and $1000 are others, Houston is not.';
    const pieces = tied(text, names);
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text);
    expect(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.place]))).toEqual([
      'row:0:money',
      'space:a--b',
      'city:houston',
    ]);
  });

  test('have a number where the step has changed the place or is about it, in the order of the text', () => {
    const texts = ['From Houston to Miami for $100.', 'Miami.'];
    expect(numbered(texts, names, ['city:miami'])).toEqual(['city:miami', 'row:0:money']);
    expect(numbered(texts, names, [])).toEqual(['row:0:money']);
    const many = Array.from({ length: 9 }, (_, i) => ({ place: `p${i}`, words: [`name${i}`], isChanged: true }));
    expect(numbered([many.map(({ words }) => words[0]).join(' ')], many, [])).toHaveLength(MOST);
  });

  test('a text without names stays as it is, and a name is no pattern', () => {
    expect(tied('Nothing here.', names)).toEqual(['Nothing here.']);
    expect(tied('aab a+b', [{ place: 'x', words: ['a+b'] }])).toEqual(['aab ', { text: 'a+b', place: 'x' }]);
    expect(tied('a.b', [])).toEqual(['a.b']);
  });
});
