import { describe, expect, test } from 'vitest';
import { listedSentences } from './old-texts.ts';
import { allOffences, offences, reported, stillThere, turns } from './voice.ts';

// New and changed text is plain English. What was written before is listed in the old-texts.json of its game, by a key of each sentence, so
// that a changed sentence has to be plain; `npm run voice` takes out of the list what is mended.

const all = allOffences();
const old = listedSentences();

test('no new or changed sentence has a turn that plain English does without', () => {
  expect(all.filter(({ path, key }) => !old[path]?.includes(key)).map(reported)).toEqual([]);
});

test('the list of old sentences holds nothing that is mended: npm run voice', () => {
  expect(old).toEqual(stillThere(old, all));
});

describe('finds', () => {
  test.each([
    ['everybody', 'Everybody draws a card.'],
    ['he or she', 'She pays $100.'],
    ['included', 'Shuffle all tiles, the last one included.'],
    ['own colour', 'Take the board of the own colour.'],
    ['of Red', 'A train of Red waits.'],
    ['is to be', 'The rest is to be paid later.'],
    ['is to be', 'A worker has to be promoted.'],
    ['stands', 'The icon stands on some spaces.'],
    ['lies', 'The tile lies beside the board.'],
    ['holds', 'A city holds 1 Station.'],
    ['brings', 'This brings $100.'],
    ['comes to', 'Your marker comes to the row.'],
    ['accepts a Deal', 'You may accept a Deal.'],
    ['turned up', 'The next tile is turned up.'],
    ['would like', 'Red would like the train.'],
    ['at hand', 'You have $400 at hand.'],
    ['a good deal', 'Red built a good deal.'],
    ['Of these', 'Of these you take one.'],
    ['so there', 'Nothing comes of that.'],
    ['a digit first', '3 workers are left.'],
    ['no comma in thousands', 'Pay $1000 for it.'],
    ['American spelling', 'Choose a color for your board.'],
  ])('%s', (name, sentence) => {
    expect(offences('content/x.mdx', sentence).flatMap((one) => one.turns.map((turn) => turn.name))).toContain(name);
  });

  test('every turn by an example above', () => {
    const plain = 'You take a Deal, pay $1,000 and place Red’s train in your colour.';
    expect(offences('content/x.mdx', plain)).toEqual([]);
    expect(turns.every(({ instead }) => instead !== '')).toBe(true);
  });

  test('text in clauses, in facts at the head of a file, in words and in scenarios', () => {
    const mdx =
      '---\ntitle: Nobody waits\naliases: [nobody asked]\n---\n\n<Rule id="a" also="nobody">Somebody **pays**.</Rule>\n';
    expect(offences('content/a.mdx', mdx).map(({ sentence }) => sentence)).toEqual(['Nobody waits', 'Somebody pays.']);
    const code = ['const a = w`Nobody has $', "{n(1)}.`;\nsay('She pays now.');\nconst id = 'nobody-there';\n"].join(
      '',
    );
    expect(offences('src/a.ts', code).map(({ sentence }) => sentence)).toEqual(['Nobody has ….', 'She pays now.']);
  });

  test('a sentence once, under the same key wherever its spaces are', () => {
    const [one] = offences('content/a.mdx', 'Nobody\npays.');
    const [other] = offences('content/a.mdx', 'Nobody pays.');
    expect(one?.key).toBe(other?.key);
    expect(offences('content/a.mdx', 'Nobody pays now.')[0]?.key).not.toBe(one?.key);
  });
});

test('a list shrinks, and never grows', () => {
  const [gone] = offences('content/a.mdx', 'Nobody pays.');
  const [left] = offences('content/a.mdx', 'Nobody waits.');
  if (!gone || !left) throw new Error('no offence');
  const list = { 'content/a.mdx': [gone.key, left.key], 'content/b.mdx': [gone.key] };
  expect(stillThere(list, [left])).toEqual({ 'content/a.mdx': [left.key] });
  expect(stillThere({}, [left])).toEqual({});
});
