import { describe, expect, test } from 'vitest';
import { buildSpine } from '../../src/spine/spine.ts';
import { type Change, input, printed, swap } from './sample.ts';

const yaml = 'content/toy/game.yaml';
const start = 'content/toy/rules/start.mdx';
const ruling = 'content/toy/rulings/two-rails.mdx';
const options = { toy: { variants: ['longNight'], rulings: { twoRails: ['one', 'two'] } } };
const night = swap('chapters:', 'variants: [{ id: long-night, title: The long night }]\nchapters:');
const whole: Change = {
  [yaml]: night,
  [ruling]: swap('It is quicker.', 'It is quicker.\n    option: twoRails two'),
};

describe('what a table can choose', () => {
  test('comes from the facts of a game and from the pages of its rulings', () => {
    const { spine, faults } = buildSpine(input(whole, { options }));
    expect(faults).toEqual([]);
    expect(spine.games.get('toy')?.choices).toEqual({
      // Of the module Bridges no clause tells anything yet.
      parts: [{ id: 'long-night', title: 'The long night', kind: 'variant' }],
      rulings: [
        {
          id: 'two-rails',
          slug: 'two-rails',
          title: 'Two rails',
          asks: 'May you lay two?',
          reading: 'No.',
          clauses: ['lay-twice'],
          others: [{ id: 'two-rails.two', reading: 'Yes.' }],
        },
      ],
    });
  });

  test('holds a module as soon as a clause is all for it', () => {
    const told = (text: string) =>
      `${text}\n<Rule id="bridge-cost" explains><With module="bridges">A bridge costs $2.</With></Rule>\n`;
    const { spine } = buildSpine(input({ ...whole, [start]: told }, { options }));
    expect(spine.games.get('toy')?.choices.parts).toContainEqual({ id: 'bridges', title: 'Bridges', kind: 'module' });
  });

  test.each<[string, Change, RegExp]>([
    [
      'a variant that the engine lacks',
      { ...whole, [yaml]: (text) => night(text).replace('long-night', 'long-nigt') },
      /no variant "long-nigt"; did you mean "long-night"/,
    ],
    [
      'a variant that no page lists',
      { ...whole, [yaml]: (text) => text },
      /the variant "long-night" of the engine is not listed/,
    ],
    [
      'a ruling that the engine lacks',
      { ...whole, [ruling]: swap('It is quicker.', 'It is quicker.\n    option: twoRail two') },
      /no ruling "twoRail"; did you mean "twoRails"/,
    ],
    [
      'an option that the engine lacks',
      { ...whole, [ruling]: swap('It is quicker.', 'It is quicker.\n    option: twoRails ten') },
      /can be set to two, not to "ten"/,
    ],
    [
      'our own reading as another',
      { ...whole, [ruling]: swap('It is quicker.', 'It is quicker.\n    option: twoRails one') },
      /can be set to two, not to "one"/,
    ],
    [
      'an option in another form',
      { ...whole, [ruling]: swap('It is quicker.', "It is quicker.\n    option: 'twoRails: two'") },
      /an option is written/,
    ],
    [
      'text for an unknown variant',
      { ...whole, [start]: swap('The youngest begins.', '<With variant="night">The youngest begins.</With>') },
      /no variant "night"/,
    ],
  ])('reports %s', (_, change, message) => {
    expect(printed(change, { options }).join('\n')).toMatch(message);
  });

  test('a clause that is all for a variant is for that variant, and its text says so', () => {
    const marked = (text: string) => ({ ...whole, [start]: swap('The youngest begins.', text) });
    const clauseOf = (change: Change) =>
      buildSpine(input(change, { options })).spine.games.get('toy')?.clauses.get('first-player');
    const all = clauseOf({
      ...whole,
      [start]: swap(
        'The youngest begins. <Players n="2">The other one is second.</Players>',
        '<With variant="long-night">Nobody begins.</With>',
      ),
    });
    expect(all).toMatchObject({ part: 'long-night', text: 'With The long night: Nobody begins.' });
    expect(clauseOf(marked('<With variant="long-night">Nobody begins.</With>'))?.part).toBeUndefined();
  });
});
