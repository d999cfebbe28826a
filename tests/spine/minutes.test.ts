import { expect, test } from 'vitest';
import { minutesOf, minutesText } from '../../src/components/minutes.ts';
import type { Step } from '../../src/games/common/scenario.ts';

const lesson = (script: readonly object[]) => ({
  runs: [{ key: '2', start: { config: { seats: 2 }, seed: 1 }, script: script as readonly Step[], checks: {} }],
});
const say = (length: number) => ({ say: 'x'.repeat(length) });
const move = { move: { kind: 'go' } };
const task = { try: {}, say: 'x'.repeat(500), hints: [], result: 'x'.repeat(500) };

test.each([
  ['1000 characters of text', 'x'.repeat(4000), [], 4],
  ['the text of its steps', '', [say(2000), say(1000)], 3],
  ['a question with its answer', '', [{ ask: 'x'.repeat(1000), answer: 'x'.repeat(2000) }], 3],
  ['4 seconds for each step', '', Array(45).fill(say(0)), 3],
  ['20 seconds for each move of a task, and its text', '', [task, ...Array(6).fill(move)], 3],
  ['no more than a step for a move that is shown', '', [say(0), ...Array(14).fill(move)], 1],
  ['at least 1', '', [], 1],
])('a lesson takes a minute for %s', (_, text, script, minutes) => {
  expect(minutesOf(text, lesson(script))).toBe(minutes);
});

test('minutes are counted in words', () => {
  expect([minutesText(1), minutesText(12)]).toEqual(['1 minute', '12 minutes']);
});
