import { describe, expect, test } from 'vitest';
import { ReplayError } from '../../src/kernel/errors.ts';
import { advance, canUndo, type History, historyOf, jump, present, redo, undo } from '../../src/kernel/history.ts';
import { playout } from '../../src/kernel/playout.ts';
import { ENGINE, replay, type Save, saveOf } from '../../src/kernel/save.ts';
import { sidingsAlone as toy } from '../house/toy/src/engine/base.ts';
import type { Move, Toy } from '../house/toy/src/engine/types.ts';

const config = toy.configure({ seats: 2 });
const start = toy.setup(config, 3);
const go = (history: History<Toy>, ...moves: Move[]): History<Toy> =>
  moves.reduce((now, move) => {
    const next = advance(toy, now, move);
    if (!next.ok) throw new Error(`refused: ${next.violation.code}`);
    return next.history;
  }, history);

describe('history', () => {
  const begun = historyOf<Toy>(start);

  test('begins at the setup, where nothing can be undone or redone', () => {
    expect(present(begun)).toBe(start.state);
    expect([canUndo(begun), undo(begun), redo(begun)]).toEqual([false, begun, begun]);
  });

  test('a move can be taken back and made again', () => {
    const one = go(begun, { kind: 'pass' });
    expect(canUndo(one)).toBe(true);
    const back = undo(one);
    expect(present(back)).toBe(start.state);
    expect(present(redo(back))).toBe(present(one));
    expect(redo(redo(back))).toEqual(redo(back));
  });

  test('a move that made hidden things known is not taken back in play', () => {
    const rolled = go(begun, { kind: 'pass' }, { kind: 'roll' });
    expect(rolled.frames.at(-1)?.revealed).toBe(true);
    expect(canUndo(rolled)).toBe(false);
    expect(undo(rolled)).toBe(rolled);
  });

  test('nor is what lies before it, once back at it', () => {
    const later = go(begun, { kind: 'pass' }, { kind: 'roll' }, { kind: 'pass' });
    const back = undo(later);
    expect(back.cursor).toBe(2);
    expect(undo(back)).toBe(back);
  });

  test('a reader may leaf anywhere', () => {
    const rolled = go(begun, { kind: 'pass' }, { kind: 'roll' });
    expect([-3, 0, 1.7, 2, 99].map((to) => jump(rolled, to).cursor)).toEqual([0, 0, 1, 2, 2]);
    expect(present(jump(rolled, 0))).toBe(start.state);
  });

  test('a new move drops what could be made again', () => {
    const other = go(undo(go(begun, { kind: 'pass' })), { kind: 'take', slot: 'right' });
    expect(other.frames).toHaveLength(1);
    expect(redo(other)).toEqual(other);
  });

  test('a refused move changes nothing and says why', () => {
    const refused = advance(toy, begun, { kind: 'haul' });
    expect(refused).toEqual({
      ok: false,
      violation: { rule: 'load', code: 'notAsked', facts: { asked: 'load', move: 'haul' } },
    });
    expect(begun.frames).toEqual([]);
  });
});

describe('save', () => {
  const game = playout(toy, start, [1, 2, 3, 4, 5, 6, 7]);
  const save = saveOf(
    toy,
    config,
    3,
    game.plies.map((ply) => ply.move),
  );

  test('is plain JSON and replays to the same positions', () => {
    const again = replay(toy, JSON.parse(JSON.stringify(save)) as Save);
    expect(again).toHaveLength(game.plies.length + 1);
    expect(JSON.stringify(again.at(-1)?.state)).toBe(JSON.stringify(game.end));
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /damaged/],
    ['null', null, /damaged/],
    ['a text', 'sidings', /damaged/],
    ['another game', { ...save, game: 'chess' }, /a save of chess, not of sidings/],
    ['no game', { ...save, game: undefined }, /a save of undefined/],
    ['another engine', { ...save, engine: ENGINE + 1 }, new RegExp(`engine ${ENGINE + 1}; this is engine ${ENGINE}`)],
    ['a seed that is no number', { ...save, seed: '3' }, /damaged/],
    ['half a seed', { ...save, seed: 0.5 }, /damaged/],
    ['no moves', { ...save, moves: undefined }, /damaged/],
    ['no table', { ...save, config: undefined }, /damaged/],
    ['modules that are no list', { ...save, config: { ...config, modules: 'night' } }, /damaged/],
    ['a variant that is no switch', { ...save, config: { ...config, variants: { short: 'yes' } } }, /damaged/],
    ['too many seats', { ...save, config: { ...config, seats: 9 } }, /seats 2 to 4/],
    ['a module that is not in the box', { ...save, config: { ...config, modules: ['night'] } }, /no module night/],
    [
      'an unknown ruling',
      { ...save, config: { ...config, rulings: { tie: 'dice' } } },
      /ruling tie is shared or later/,
    ],
    ['what is no move', { ...save, moves: [{ kind: 'fly' }] }, /move 1 is not a move of sidings/],
    ['a refused move', { ...save, moves: [{ kind: 'haul' }] }, /move 1, haul: refused under load \(notAsked\)/],
    ['a move after the end', { ...save, moves: [...save.moves, { kind: 'pass' }] }, /refused under game-end/],
  ])('a save with %s is refused in one sentence', (_, given, message) => {
    expect(() => replay(toy, given as Save)).toThrow(ReplayError);
    expect(() => replay(toy, given as Save)).toThrow(message);
  });
});
