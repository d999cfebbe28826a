import { describe, expect, test } from 'vitest';
import { answers } from '../../src/search/answer.ts';
import { readQuery } from '../../src/search/query.ts';
import { makeIndex } from '../../src/search/small-index.ts';
import { previewsOf, rulesJson, searchRecords } from '../../src/spine/records.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { termsOf, titlesOf } from '../../src/spine/terms.ts';
import type { Spine, Term } from '../../src/spine/types.ts';
import { type Change, files, input, printed, swap } from './sample.ts';

const toyRail = 'content/toy/glossary/rail.mdx';
const otherRail = 'content/other/glossary/rail.mdx';
const general = 'content/glossary/seat.mdx';
const card = '---\nterm: Rail\naliases: [card]\nclause: other-rail\n---\n\nA card with a line on it.\n';

/** A second game, which has a rail too and says of it something else. */
const two: Change = {
  'content/other/game.yaml': files['content/toy/game.yaml']
    .replace('Toy Line', 'Other Line')
    .replace('code: TY', 'code: OL'),
  'content/other/rules/start.mdx': `---
title: Start
lead: How it begins.
checked: 2026-01-02
---

## Rails

<Rule id="other-rail" section="Rails">Draw a <Term id="rail" />.</Rule>
`,
  [otherRail]: card,
  [toyRail]: swap('term: Rail\n', 'term: Rail\naliases: [track, card]\n'),
};

const spineOf = (change: Change): Spine => {
  const { spine, faults } = buildSpine(input(change));
  expect(faults).toEqual([]);
  return spine;
};
const termOf = (spine: Spine, id: string): Term => {
  const term = spine.terms.get(id);
  if (term === undefined) throw new Error(`There is no term ${id}.`);
  return term;
};

describe('a term of several games', () => {
  test('is one, with the aliases of all and a text for each', () => {
    const term = termOf(spineOf(two), 'rail');
    expect(term).toMatchObject({ word: 'Rail', aliases: ['track', 'card'], games: ['toy', 'other'] });
    expect(term.texts.map(({ text, of, file }) => [file, text, of])).toEqual([
      [toyRail, 'A piece of track.', [{ game: 'toy', clause: 'lay-rail' }]],
      [otherRail, 'A card with a line on it.', [{ game: 'other', clause: 'other-rail' }]],
    ]);
  });
  test('has its games in their order, whichever file comes first', () => {
    const { sources, ...more } = input(two);
    const first = sources.filter(({ path }) => path === otherRail);
    const { spine } = buildSpine({ ...more, sources: [...first, ...sources.filter((one) => !first.includes(one))] });
    expect(termOf(spine, 'rail').games).toEqual(['toy', 'other']);
    expect(termOf(spine, 'rail').texts.map(({ file }) => file)).toEqual([toyRail, otherRail]);
  });
  test('has one text where its games say the same, and the clause of each', () => {
    const spine = spineOf({ ...two, [otherRail]: card.replace('A card with a line on it.', 'A piece of track.') });
    expect(termOf(spine, 'rail').texts.map(({ text, of }) => [text, of])).toEqual([
      [
        'A piece of track.',
        [
          { game: 'toy', clause: 'lay-rail' },
          { game: 'other', clause: 'other-rail' },
        ],
      ],
    ]);
    expect(rulesJson(spine, (path) => path).terms[0]).toMatchObject({ text: 'A piece of track.' });
  });
  test('has two where they cite two clauses of one number', () => {
    const cite = (game: string, clause: string): string => `See <See rule="${clause}" game="${game}" />.`;
    const [term] = spineOf({
      ...two,
      [toyRail]: swap('A piece of track.', cite('toy', 'first-player')),
      [otherRail]: card.replace('A card with a line on it.', cite('other', 'other-rail')),
    }).terms.values();
    expect(term?.texts.map(({ text }) => text)).toEqual(['See 1.1.1.', 'See 1.1.1.']);
  });
  test('reads in previews and in the search of a game as that game means it', () => {
    const spine = spineOf(two);
    const said = [...spine.games.values()].map((game) => [
      previewsOf(spine, game).terms.rail,
      searchRecords(spine, game).filter(({ kind }) => kind === 'term'),
    ]);
    const record = { kind: 'term', title: 'Rail', aliases: 'track, card', path: '/glossary/#rail' };
    expect(said).toMatchObject([
      [['Rail', 'A piece of track.'], [{ ...record, text: 'A piece of track.' }]],
      [['Rail', 'A card with a line on it.'], [{ ...record, text: 'A card with a line on it.' }]],
    ]);
  });
  test('is found once for each text, under a game that has it', async () => {
    const found = async (change: Change): Promise<string[]> => {
      const spine = spineOf(change);
      const books = [...spine.games.values()].map(async (game) => {
        const records = searchRecords(spine, game).map(({ path, ...record }) => ({ ...record, href: path }));
        const { title, code, players } = game.data;
        return { game: { id: game.id, title, code, players, names: [title] }, index: await makeIndex(records) };
      });
      const all = answers(await Promise.all(books), readQuery('rail'), {});
      return all.filter(({ hit }) => hit.kind === 'term').map(({ hit, game }) => `${game.title}: ${hit.text}`);
    };
    expect((await found(two)).sort()).toEqual(['Other Line: A card with a line on it.', 'Toy Line: A piece of track.']);
    const alike = card.replace('A card with a line on it.', 'A piece of track.');
    expect(await found({ ...two, [otherRail]: alike })).toEqual(['Toy Line: A piece of track.']);
  });
  test('is told to bots with each text behind the game that it is of', () => {
    const spine = spineOf(two);
    expect(rulesJson(spine, (path) => path).terms).toEqual([
      {
        id: 'rail',
        term: 'Rail',
        aliases: ['track', 'card'],
        games: ['toy', 'other'],
        text: 'Toy Line: A piece of track. Other Line: A card with a line on it.',
        url: '/glossary/#rail',
      },
    ]);
    expect(termOf(spine, 'rail').texts.map(({ of }) => titlesOf(spine, of))).toEqual(['Toy Line', 'Other Line']);
  });
});

describe('a term of no game', () => {
  const seat: Change = { [general]: '---\nterm: A seat\n---\n\nWhere a player sits.\n' };
  test('belongs to every game, and stands in the order of the alphabet', () => {
    const spine = spineOf({ ...two, ...seat });
    expect([...spine.terms.keys()]).toEqual(['seat', 'rail']);
    expect(termOf(spine, 'seat')).toMatchObject({ games: [], texts: [{ text: 'Where a player sits.', of: [] }] });
    for (const game of ['toy', 'other'])
      expect(termsOf(spine, game).map(({ id, text }) => [id, text])[0]).toEqual(['seat', 'Where a player sits.']);
  });
  test('can be named by every game', () => {
    const { texts } = termOf(
      spineOf({ ...seat, [toyRail]: swap('A piece', 'By a <Term id="seat">seat</Term>, a piece') }),
      'rail',
    );
    expect(texts[0]?.text).toBe('By a seat, a piece of track.');
  });
});

const faulty: [string, Change, string][] = [
  [
    'another word under the same slug',
    { ...two, [otherRail]: card.replace('term: Rail', 'term: Road') },
    `${otherRail}:2  "rail" is one term in all games, but "Road" here and "Rail" in ${toyRail}:2`,
  ],
  [
    'a slug that is of a game and of none',
    { 'content/glossary/rail.mdx': '---\nterm: Rail\n---\n\nTrack.\n' },
    `content/glossary/rail.mdx:1  "rail" is a term of no game and of one, which has it in ${toyRail}`,
  ],
  [
    'a clause in a term of no game',
    { [general]: '---\nterm: Seat\nclause: lay-rail\n---\n\nA place.\n' },
    `${general}:3  a term of no game has no clause; one of a game stands in content/<game>/glossary/`,
  ],
  [
    'a term that only another game has',
    { ...two, [otherRail]: undefined },
    'content/other/rules/start.mdx:9  the term "rail" is only of toy; it needs a text in content/other/glossary/',
  ],
  [
    'a term of a game in a term of none',
    { [general]: '---\nterm: Seat\n---\n\nNo <Term id="rail" />.\n' },
    `${general}:5  the term "rail" is only of toy; it needs a text in content/glossary/`,
  ],
  [
    'a clause of another game',
    { ...two, [otherRail]: card.replace('clause: other-rail', 'clause: lay-rail') },
    `${otherRail}:4  there is no clause "lay-rail"`,
  ],
];

test.each(faulty)('%s fails with its file and line', (_name, change, line) => {
  expect(printed(change)).toEqual([line]);
});
