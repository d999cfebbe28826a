import { expect, test } from 'vitest';
import { english } from '../../../../src/games/common/words/words.ts';
import { playout } from '../../../../src/kernel/playout.ts';
import { pseudo, unwrapped } from '../../../stepper/pseudo.ts';
import { sidings as game } from '../src/engine/index.ts';
import { nightFacts } from '../src/modules/night/words/facts.ts';
import { sidingsWords } from '../src/modules/night/words/words.ts';

// The words of Sidings, in English and in a locale that shows what was not written with the tag.

const words = sidingsWords(english);
const foreign = sidingsWords(pseudo);
const tape = (n: number) => Array.from({ length: 200 }, (_, i) => (n * 7919 + i * i * 104_729) % 2 ** 20);
const games = [[], ['night']].flatMap((modules) =>
  [2, 3, 4].map((seats) => playout(game, game.setup(game.configure({ seats, modules }), seats), tape(seats))),
);
const bad = /undefined|NaN|null|\[object| {2}/;

test('SI words: say all that happens in whole games, all that is asked and all that is refused', () => {
  let said = 0;
  for (const { start, plies } of games)
    for (const [i, { move, events }] of plies.entries()) {
      const before = (plies[i - 1] ?? start).state;
      const view = game.view(before, 'public');
      const refused = game.attempts(before).flatMap((one) => {
        const violation = game.check(before, one);
        return violation === undefined ? [] : [{ one, violation }];
      });
      const prompt = game.prompt(before);
      const sentencesIn = (all: typeof words) => [
        all.prompt(prompt as never, view),
        ...events.flatMap((event) => all.event(event as never, view) ?? []),
        ...refused.map(({ one, violation }) => all.violation(violation as never, one, view, 0)),
      ];
      for (const text of sentencesIn(words)) {
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(bad);
        said += 1;
      }
      const { label, detail = '' } = foreign.move(move, view);
      const facts = nightFacts(pseudo)(view).map(({ of, what, value }) => `${of} ${what} ${value}`);
      const all = [...sentencesIn(foreign), label, detail, foreign.kind(move.kind), ...facts];
      expect(all.flatMap((text) => unwrapped(text))).toEqual([]);
    }
  expect(said).toBeGreaterThan(500);
});
