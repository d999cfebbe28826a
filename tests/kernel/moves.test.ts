import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asMove, formatMove, type MoveOf, parseMove, type Vocabulary } from '../../src/kernel/moves.ts';

const vocabulary = {
  pass: {},
  take: { slot: ['left', 'right'] },
  pay: { seat: [0, 1, 2], coins: [0, 5], all: [true, false] },
} as const satisfies Vocabulary;
type Move = MoveOf<typeof vocabulary>;

const all: readonly Move[] = [
  { kind: 'pass' },
  ...vocabulary.take.slot.map((slot) => ({ kind: 'take', slot }) as const),
  ...vocabulary.pay.seat.flatMap((seat) =>
    vocabulary.pay.coins.flatMap((coins) =>
      vocabulary.pay.all.map((all) => ({ kind: 'pay', seat, coins, all }) as const),
    ),
  ),
];

describe('moves', () => {
  test('every move survives JSON, text and back', () => {
    for (const move of all) {
      expect(asMove(vocabulary, JSON.parse(JSON.stringify(move)))).toEqual(move);
      expect(parseMove(vocabulary, formatMove(vocabulary, move))).toEqual(move);
    }
    expect(new Set(all.map((move) => formatMove(vocabulary, move))).size).toBe(all.length);
  });

  test('the text has the kind and the values in the order of the vocabulary', () => {
    const move = { all: true, coins: 5, seat: 2, kind: 'pay' };
    expect(formatMove(vocabulary, move)).toBe('pay:2:5:true');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'pass'],
    ['a list', ['pass']],
    ['no kind', {}],
    ['an unknown kind', { kind: 'sing' }],
    ['a kind that every object has', { kind: 'constructor' }],
    ['a missing field', { kind: 'take' }],
    ['a value of no domain', { kind: 'take', slot: 'middle' }],
    ['a number as text', { kind: 'pay', seat: '0', coins: 0, all: true }],
    ['a boolean as number', { kind: 'pay', seat: 0, coins: 0, all: 1 }],
    ['one field more', { kind: 'pass', why: 'tired' }],
    ['NaN', { kind: 'pay', seat: Number.NaN, coins: 0, all: true }],
    ['a list in a field', { kind: 'take', slot: ['left'] }],
  ])('%s is no move', (_, value) => {
    expect(asMove(vocabulary, value)).toBeUndefined();
  });

  test('minus zero, which JSON can hold, becomes the 0 of the domain', () => {
    const move = asMove<{ kind: 'pay'; seat: number }>(
      vocabulary,
      JSON.parse('{"kind":"pay","seat":-0,"coins":0,"all":true}'),
    );
    expect(Object.is(move?.seat, 0)).toBe(true);
  });

  test.each([
    '',
    'sing',
    'take',
    'take:middle',
    'take:left:right',
    'pass:',
    'pay:0:5',
    'pay:0:5:maybe',
    'toString',
    'pay:00:5:true',
  ])('"%s" reads as no move', (text) => {
    expect(parseMove(vocabulary, text)).toBeUndefined();
  });

  test('no text and no JSON throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMove(vocabulary, text)));
    fc.assert(fc.property(fc.anything(), (value) => void asMove(vocabulary, value)));
  });
});
