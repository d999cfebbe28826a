import { expect, test } from 'vitest';
import { isOver } from '../../src/kernel/define.ts';
import type { AnyMove, Vocabulary } from '../../src/kernel/moves.ts';
import { pliesOf } from '../../src/kernel/playout.ts';
import { some } from '../effort.ts';
import { wings } from '../wings.ts';

// A move that is not asked for now is refused with the time when it can be made and what comes first, for every kind of
// move at every question that games come to.

/** A move of each kind, with the first value of each field. */
const samples = (vocabulary: Vocabulary): AnyMove[] =>
  Object.entries(vocabulary).map(([kind, fields]) => ({
    kind,
    ...Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, (values as readonly unknown[])[0]])),
  })) as AnyMove[];

const cases = wings.flatMap((wing) =>
  [[], Object.keys(wing.game.replaced)]
    .filter((modules, at) => at === 0 || modules.length > 0)
    .map((modules) => ({ ...wing, modules, name: [wing.title, ...modules].join(' with ') })),
);

test.each(cases)('$name: a move out of its time is refused with its time and what comes first', (wing) => {
  const { game, words, modules, players } = wing;
  const moves = samples(game.vocabulary);
  const unsaid = words.violation(
    { rule: '', code: 'notAsked', facts: { move: '?', asked: '?' } },
    moves[0] as AnyMove,
    game.view(game.setup(game.configure({ seats: players[0] as number, modules }), 1).state, 'public'),
  );
  const met = new Map<string, string>();
  for (let seed = 1; seed <= some(12); seed += 1) {
    const seats = players[seed % players.length] as number;
    const start = game.setup(game.configure({ seats, modules }), seed);
    for (const { state } of [start, ...pliesOf(game, start, [seed])]) {
      const prompt = game.prompt(state);
      if (isOver(prompt)) continue;
      for (const move of moves) {
        const refusal = game.check(state, move);
        if (refusal?.code !== 'notAsked') continue;
        const key = `${prompt.kind} ${String(refusal.facts.asked)} ${move.kind}`;
        if (met.has(key)) continue;
        met.set(
          key,
          words.violation(refusal, move, game.view(state, 'public'), 'seat' in prompt ? prompt.seat : undefined),
        );
      }
    }
  }
  expect(met.size).toBeGreaterThan(10);
  const bare = [...met].filter(
    ([, text]) => text.includes(unsaid) || !/First |only before |is played without it/.test(text),
  );
  expect(bare).toEqual([]);
});
