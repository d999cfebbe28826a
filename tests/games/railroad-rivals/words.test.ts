import { describe, expect, test } from 'vitest';
import { english } from '../../../src/games/common/words/words.ts';
import type { Event, EventKind } from '../../../src/games/railroad-rivals/engine/events.ts';
import type { Prompt } from '../../../src/games/railroad-rivals/engine/prompts.ts';
import type { RuleId } from '../../../src/games/railroad-rivals/engine/rules.ts';
import { CITY_IDS } from '../../../src/games/railroad-rivals/engine/tables/cities.ts';
import { RAILROAD_NAMES } from '../../../src/games/railroad-rivals/engine/tables/railroads.ts';
import { RANKS } from '../../../src/games/railroad-rivals/engine/tables/ranks.ts';
import { formatTarget, type parseTarget, TARGETS } from '../../../src/games/railroad-rivals/engine/target-codec.ts';
import { PHASES } from '../../../src/games/railroad-rivals/engine/types.ts';
import { VIOLATIONS, type ViolationCode } from '../../../src/games/railroad-rivals/engine/violations.ts';
import { type Move, type MoveKind, VOCABULARY } from '../../../src/games/railroad-rivals/engine/vocabulary.ts';
import { factWords } from '../../../src/games/railroad-rivals/words/facts.ts';
import { namesOf } from '../../../src/games/railroad-rivals/words/names.ts';
import { railroadRivals } from '../../../src/games/railroad-rivals/words/words.ts';
import { playout } from '../../../src/kernel/playout.ts';
import { turns } from '../../house/voice.ts';
import { pseudo, unwrapped } from '../../stepper/pseudo.ts';
import { afterwards, game, type Places, placeTask, table } from './engine/table.ts';

// The words of Railroad Rivals, in English and in a locale that shows what was not written with the tag.

const map: Places = {
  'st-louis': [0, 0, 0],
  washington: [1, 0, 3, 'brown', 'gray', 'brown'],
  chicago: [0, 1, 2],
};
const state = table({
  seats: 4,
  map,
  hands: [['pittsburgh', 'boston'], [], [], []],
  agenda: [placeTask(0), afterwards],
});
const view = game.view(state, 'public');
const alone = game.view(game.setup(game.configure({ seats: 1 }), 3).state, 0);
const words = railroadRivals(english);
const foreign = railroadRivals(pseudo);
const bad = /undefined|NaN|null|\[object| {2}/;
/** Names of companies and their codes are the same in every language. */
const companies = Object.values(RAILROAD_NAMES).flatMap(({ code, name }) => [name, code]);
const untagged = (text: string) => unwrapped(text, companies);

/** A sentence, in plain English: what the house looks for in new texts. */
function expectSentence(text: string | undefined): void {
  expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
  expect(text).not.toMatch(bad);
  expect(turns.filter(({ found }) => found.test(text ?? '')).map(({ name }) => name)).toEqual([]);
}

/** A move of every kind, with the first, a middle and the last value of each field. */
const moves = (Object.entries(VOCABULARY) as [MoveKind, Record<string, readonly unknown[]>][]).flatMap(
  ([kind, fields]) =>
    [0, 6, -1].map((n) => {
      const given = Object.entries(fields).map(([field, domain]) => [field, domain.at(n) ?? domain[0]]);
      return { kind, ...Object.fromEntries(given) } as unknown as Move;
    }),
);

const rule: RuleId = 'place-city';
const seat = 1;
/** An event of every kind; the type asks for all of them. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  forced: { kind: 'forced', seat, rule, move: { kind: 'passBid' } },
  sealed: { kind: 'sealed', seat, rule },
  shuffled: { kind: 'shuffled', rule, what: 'cities', draws: [1, 0] },
  drawn: { kind: 'drawn', rule, what: 'cube', below: 26, value: 2 },
  startTileLaid: { kind: 'startTileLaid', rule, city: 'chicago', x: 0, y: 0, turn: 0, from: 'pile' },
  citiesRemoved: { kind: 'citiesRemoved', rule, count: 6 },
  citiesDealt: { kind: 'citiesDealt', seat, rule, count: 2 },
  startingScore: { kind: 'startingScore', seat, rule, points: 8 },
  rowBegun: { kind: 'rowBegun', seat, rule, cubes: ['gray', 'brown', 'gray'] },
  cubeSet: { kind: 'cubeSet', seat, rule, cube: 'gray', at: 0, from: 2 },
  startCitiesDrawn: { kind: 'startCitiesDrawn', seat, rule, cities: ['boston', 'dallas', 'omaha'] },
  turnBegun: { kind: 'turnBegun', rule, turn: 4 },
  phaseBegun: { kind: 'phaseBegun', rule, phase: 'deliver' },
  tilesDrawn: { kind: 'tilesDrawn', rule, cities: ['boston', 'dallas'], stocks: ['BO', 'UP'] },
  stockOnlyBegun: { kind: 'stockOnlyBegun', rule },
  auctionBegun: { kind: 'auctionBegun', rule },
  bidMade: { kind: 'bidMade', seat, rule, points: 5 },
  bidPassed: { kind: 'bidPassed', seat, rule },
  auctionWon: { kind: 'auctionWon', seat, rule },
  bidPaid: { kind: 'bidPaid', seat, rule, points: 5 },
  orderSet: { kind: 'orderSet', rule, order: [1, 0, 2, 3] },
  cubesReturned: { kind: 'cubesReturned', rule, cubes: ['black', 'black', 'brown'] },
  lastTurn: { kind: 'lastTurn', rule, why: 'lastCity', seat },
  gameEnded: { kind: 'gameEnded', rule, winners: [1], by: 'points' },
  soloEnded: { kind: 'soloEnded', seat: 0, rule, points: 47, rank: 'conductor' },
  cityTaken: { kind: 'cityTaken', seat, rule, city: 'boston' },
  stockTaken: { kind: 'stockTaken', seat, rule, railroad: 'CO' },
  draftSkipped: { kind: 'draftSkipped', seat, rule },
  stocksDiscarded: { kind: 'stocksDiscarded', rule, stocks: ['IC', 'NP'] },
  citiesDiscarded: { kind: 'citiesDiscarded', rule, cities: ['seattle', 'portland'] },
  cityPlaced: { kind: 'cityPlaced', seat, rule, city: 'boston', x: 0, y: -1, turn: 1, from: 'hand' },
  linkMade: { kind: 'linkMade', seat, rule, railroad: 'BO', city: 'washington', to: 'st-louis', owned: true },
  cubesDrawn: { kind: 'cubesDrawn', rule, city: 'washington', cubes: ['brown', 'gray', 'brown'] },
  bagShort: { kind: 'bagShort', rule, city: 'washington', missing: 1 },
  placingPassed: { kind: 'placingPassed', seat, rule },
  deliveryBegun: { kind: 'deliveryBegun', seat, rule },
  cubeDelivered: {
    kind: 'cubeDelivered',
    seat,
    rule,
    cube: 'black',
    from: 'washington',
    to: 'st-louis',
    railroad: 'BO',
    points: 2,
  },
  ownerPaid: { kind: 'ownerPaid', seat, rule, points: 2 },
  valueRaised: { kind: 'valueRaised', rule, railroad: 'BO', value: 4 },
  valueAtTop: { kind: 'valueAtTop', rule, railroad: 'BO', value: 10 },
  deliverySkipped: { kind: 'deliverySkipped', seat, rule },
  deliveryDeclined: { kind: 'deliveryDeclined', seat, rule },
};
/** What happens without a word: what follows from it tells it, or the board shows it. */
const silent: readonly EventKind[] = ['forced', 'sealed', 'shuffled', 'drawn', 'phaseBegun', 'deliveryBegun'];
/** Other forms of the same events. */
const variants: readonly Event[] = [
  { ...events.citiesRemoved, count: 1 },
  { ...events.tilesDrawn, cities: [] },
  { ...events.tilesDrawn, stocks: [] },
  { kind: 'lastTurn', rule, why: 'standstill' },
  { kind: 'lastTurn', rule, why: 'lastSoloTurn' },
  { ...events.gameEnded, winners: [0, 2], by: 'shared' },
  { ...events.gameEnded, by: 'stocks' },
  { ...events.linkMade, owned: false },
  { ...events.bagShort, missing: 2 },
  { ...events.cubeDelivered, points: 1 },
  { ...events.cityPlaced, x: 9, y: 9 },
];

const prompts: readonly Prompt[] = [
  { kind: 'setCube', seat, rule, left: ['gray', 'brown', 'gray'] },
  { kind: 'startCity', seat, rule, cities: ['boston', 'dallas'], way: 'match' },
  { kind: 'startCity', seat, rule, cities: ['boston'], way: 'beside' },
  { kind: 'bid', seat, rule, high: 0, score: 8 },
  { kind: 'bid', seat, rule, high: 5, score: 8 },
  { kind: 'bid', seat, rule, high: 8, score: 8 },
  { kind: 'draft', seat, rule, pick: 1, types: 'either' },
  { kind: 'draft', seat, rule, pick: 2, types: 'city' },
  { kind: 'draft', seat, rule, pick: 2, types: 'stock' },
  { kind: 'draft', seat, rule, pick: 1, types: 'stock' },
  { kind: 'keepStock', seat, rule },
  { kind: 'place', seat, rule, way: 'match' },
  { kind: 'place', seat, rule, way: 'blank' },
  { kind: 'place', seat, rule, way: 'none' },
  { kind: 'deliver', seat, rule },
];

const sample: { readonly [fact: string]: string } = {
  city: 'boston',
  to: 'dallas',
  matching: 'denver',
  neighbour: 'omaha',
  own: 'BO',
  theirs: 'blank',
  railroad: 'CO',
  cube: 'gray',
  way: 'match',
};
const codes = Object.keys(VIOLATIONS) as ViolationCode[];
const violation = (code: ViolationCode, n: number, more: { readonly [fact: string]: string | number } = {}) => ({
  rule,
  code,
  facts: Object.fromEntries(VIOLATIONS[code].map((fact: string) => [fact, more[fact] ?? sample[fact] ?? n])),
});
const [anyMove] = moves as [Move];

describe('the words of Railroad Rivals', () => {
  test.each([
    ...codes.flatMap((code) => [violation(code, 1), violation(code, 2)]),
    violation('noBlankPair', 1, { way: 'none' }),
    violation('mustMatch', 1, { matching: 'boston' }),
    violation('canPlace', 1, { way: 'blank' }),
    violation('noMatch', 1, { own: 'blank', theirs: 'BO' }),
  ])('say why a move is refused: $code', (one) => {
    expectSentence(words.violation(one, anyMove, view));
    expect(untagged(foreign.violation(one, anyMove, view))).toEqual([]);
  });

  test('have a sentence of its own for each code, and one for a code they do not know', () => {
    const say = (code: string) =>
      words.violation({ rule, code, facts: { ...sample, points: 1, high: 2, score: 3 } }, anyMove, view);
    const all = [...codes, 'notAsked', 'notAMove', 'gameOver'].map(say);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(say('a code of tomorrow'));
    expect(say('toString')).toBe(say('a code of tomorrow'));
  });

  test('tell what is missing, the way out and the rule', () => {
    expect(words.violation(violation('bidTooLow', 3, { high: 5 }), anyMove, view)).toBe(
      'A bid of 3 does not beat 5. Bid at least 6, or pass: each bid must be higher than the bid before.',
    );
    expect(
      words.violation(
        violation('noMatch', 1, { own: 'NYC', theirs: 'IC', neighbour: 'st-louis', city: 'cleveland' }),
        anyMove,
        view,
      ),
    ).toBe(
      'No railroad of Cleveland matches here: NYC meets IC of St. Louis. Turn the tile, or choose another space or tile: one side must match.',
    );
  });

  test.each(Object.keys(VOCABULARY) as MoveKind[])('say when a move can be made, and what comes first: %s', (move) => {
    const said = new Set(
      ['setCube', 'startCity', 'bid', 'draft', 'keepStock', 'place', 'deliver'].map((asked) => {
        const text = words.violation({ rule, code: 'notAsked', facts: { asked, move } }, anyMove, view);
        expectSentence(text);
        return text;
      }),
    );
    expect(said.size).toBe(7);
    expect([...said].join()).not.toContain('You cannot do this now');
  });

  test.each([...Object.values(events), ...variants].map((event) => [event.kind, event] as const))(
    'tell what happened: %s',
    (kind, event) => {
      for (const seen of [view, alone]) {
        const text = words.event(event, seen);
        if (silent.includes(kind)) expect(text).toBeUndefined();
        else {
          expectSentence(text);
          expect(untagged(foreign.event(event, seen) ?? 'nothing')).toEqual([]);
        }
      }
    },
  );

  test('say nothing of stock tiles that were not discarded', () => {
    expect(words.event({ ...events.stocksDiscarded, stocks: [] }, view)).toBeUndefined();
  });

  test.each(prompts.map((prompt) => [prompt.kind, prompt] as const))('ask: %s', (_, prompt) => {
    expectSentence(words.prompt(prompt, view));
    expect(untagged(foreign.prompt(prompt, view))).toEqual([]);
  });

  test('say that the game is over', () => {
    expectSentence(words.prompt({ kind: 'over', rule }, view));
  });

  test.each(moves.map((move) => [JSON.stringify(move), move] as const))('label %s', (_, move) => {
    for (const seen of [view, alone]) {
      const { label, detail = '' } = words.move(move, seen);
      expect(label).toMatch(/^\S/);
      expect(`${label} ${detail}`.trim()).not.toMatch(bad);
      const there = foreign.move(move, seen);
      expect(untagged(`${there.label} ${there.detail ?? ''} ${foreign.kind(move.kind)}`)).toEqual([]);
    }
    for (const target of game.targets(state, move)) {
      expect(words.target(target, view)).not.toMatch(/^the board$/);
      expect(words.target(target, view)).not.toMatch(bad);
    }
  });

  test('label a placement by where it is and what it makes', () => {
    const label = (city: 'pittsburgh' | 'jacksonville', x: number, y: number, turn: 0 | 1 | 2 | 3, places = map) => {
      const at = table({ map: places, hands: [[city], []], agenda: [placeTask(0), afterwards] });
      return words.move({ kind: 'placeCity', city, x, y, turn }, game.view(at, 'public'));
    };
    expect(label('pittsburgh', 1, 1, 3)).toEqual({
      label: 'Pittsburgh south of Washington and east of Chicago',
      detail: 'turned by 270°',
    });
    expect(label('pittsburgh', 1, -1, 1)).toEqual({
      label: 'Pittsburgh north of Washington',
      detail: 'links: PRR to Washington · turned by 90°',
    });
    expect(label('jacksonville', 0, -1, 1, { cleveland: [0, 0, 0] }).detail).toBe(
      'blank edge to Cleveland · turned by 90°',
    );
    expect(words.move({ kind: 'deliver', cube: 'gray', from: 'washington', to: 'st-louis' }, view)).toEqual({
      label: 'grey from Washington to St. Louis',
      detail: 'by B&O',
    });
  });

  test('name every place', () => {
    for (const [kind, fields] of Object.entries(TARGETS))
      for (const n of [0, -1]) {
        const parts = Object.entries(fields).map(([part, domain]) => [part, (domain as readonly unknown[]).at(n)]);
        const target = { kind, ...Object.fromEntries(parts) } as NonNullable<ReturnType<typeof parseTarget>>;
        const text = words.target(formatTarget(target), view);
        expect(text).toMatch(/^\S/);
        expect(text).not.toMatch(bad);
        expect(text).not.toBe('the board');
        expect(untagged(foreign.target(formatTarget(target), view))).toEqual([]);
      }
    expect(words.target('nowhere', view)).toBe('the board');
    expect(words.target('space:0:-1', view)).toBe('the space north of St. Louis');
  });

  test('name cities, railroads, ranks, phases and seats', () => {
    const names = namesOf(english);
    expect(new Set(CITY_IDS.map(names.city)).size).toBe(37);
    expect(names.city('st-louis')).toBe('St. Louis');
    expect(names.railroadName('BO')).toBe('B&O, Baltimore and Ohio');
    expect(new Set(RANKS.map(names.rank)).size).toBe(11);
    expect(new Set(PHASES.map(names.phase)).size).toBe(PHASES.length);
    expect([names.goods('brown'), names.goods('black'), names.goods('yellow'), names.goods('gray')]).toEqual([
      'wood',
      'coal',
      'grain',
      'iron',
    ]);
    expect(view.seats.map((_, index) => words.seat(index, view))).toEqual(['Red', 'Blue', 'Yellow', 'Grey']);
    expect(words.seat(5, view)).toBe('Seat 6');
  });

  test('tell the lines of a score', () => {
    const line = { seat, points: 12, rule, because: { railroad: 'ACL', tiles: 3, value: 4 } };
    expect(words.score?.({ ...line, rule: 'stock-points' }, view)).toBe('Blue: ACL, 3 stock tiles at 4, 12 points.');
    expect(words.score?.({ ...line, rule: 'final-score', because: {} }, view)).toBe('Blue: score track, 12 points.');
    expect(untagged(foreign.score?.({ ...line, rule: 'stock-points' }, view) ?? '')).toEqual([]);
  });

  test('tell two positions apart by facts with names of their own', () => {
    const factsOf = factWords(english, words.seat);
    const foreignFacts = factWords(pseudo, foreign.seat);
    const { plies } = playout(game, game.setup(game.configure({ seats: 3 }), 5), [1, 2, 3]);
    for (const ply of plies.filter((_, i) => i % 7 === 0)) {
      const seen = game.view(ply.state, 1);
      const facts = factsOf(seen);
      expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
      for (const { of, what, value } of facts) expect(`${of} ${what} ${value}`).not.toMatch(bad);
      expect(foreignFacts(seen).flatMap(({ of, what, value }) => untagged(`${of} ${what} ${value}`))).toEqual([]);
    }
    const richer = { ...view, seats: view.seats.map((one) => ({ ...one, score: one.score + 5 })) };
    const facts = factsOf(view);
    expect(factsOf(richer).filter(({ value }, i) => value !== facts[i]?.value)).toHaveLength(4);
  });

  test('whole games are told in sentences, with every refusal on the way', () => {
    for (const seats of [1, 2, 5]) {
      const start = game.setup(game.configure({ seats, variants: { challenge: true } }), seats);
      const { plies } = playout(game, start, [3, 1, 4, 1, 5]);
      for (const [i, ply] of plies.entries()) {
        const seen = game.view(ply.state, 'public');
        for (const event of ply.events) {
          const text = words.event(event, seen);
          if (text !== undefined) expectSentence(text);
        }
        expectSentence(words.prompt(game.prompt(ply.state), seen));
        if (i % 9 === 0)
          for (const move of game.attempts(ply.state)) {
            const refusal = game.check(ply.state, move);
            if (refusal) expectSentence(words.violation(refusal, move, seen));
          }
      }
    }
  });
});
