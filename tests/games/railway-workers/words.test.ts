import { describe, expect, test } from 'vitest';
import { english } from '../../../src/games/common/words/words.ts';
import type { Event, EventKind } from '../../../src/games/railway-workers/engine/events.ts';
import { railwayWorkers as game } from '../../../src/games/railway-workers/engine/index.ts';
import type { Prompt } from '../../../src/games/railway-workers/engine/prompts.ts';
import type { RuleId } from '../../../src/games/railway-workers/engine/rules.ts';
import { VIOLATIONS, type ViolationCode } from '../../../src/games/railway-workers/engine/violations.ts';
import { type Move, type MoveKind, VOCABULARY } from '../../../src/games/railway-workers/engine/vocabulary.ts';
import { scenario } from '../../../src/games/railway-workers/scenarios/dice-ordering.ts';
import { keyWords } from '../../../src/games/railway-workers/words/board/key-words.ts';
import { factWords } from '../../../src/games/railway-workers/words/facts.ts';
import { railwayWorkers } from '../../../src/games/railway-workers/words/words.ts';
import { trackOf } from '../../../src/stepper/track.ts';
import { pseudo, unwrapped } from '../../stepper/pseudo.ts';

// The words of Railway Workers, in English and in a locale that shows what was not written with the tag.

const track = trackOf(game, scenario, '3');
const frames = Array.from({ length: scenario.runs[1]?.script.length ?? 0 }, (_, i) => track.frames[i]).flatMap(
  (frame) => frame ?? [],
);
const turning = frames.find(({ prompt }) => prompt.kind === 'turn');
if (!turning) throw new Error('the example has no turn');
const { state } = turning;
const view = game.view(state, 'public');
const words = railwayWorkers(english);
const foreign = railwayWorkers(pseudo);
const factsOf = factWords(english, words.seat);
const foreignFacts = factWords(pseudo, foreign.seat);
const bad = /undefined|NaN|null|\[object| {2}/;

/** A move of every kind, with the first and the last value of each field. */
const moves = (Object.entries(VOCABULARY) as [MoveKind, Record<string, readonly unknown[]>][]).flatMap(
  ([kind, fields]) =>
    [0, -1].map((at) => {
      const given = Object.entries(fields).map(([field, domain]) => [field, domain.at(at)]);
      return { kind, ...Object.fromEntries(given) } as unknown as Move;
    }),
);

const rule: RuleId = 'sum';
const seat = 1;
/** An event of every kind; the type asks for all of them. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  forced: { kind: 'forced', seat, rule, move: { kind: 'pass' } },
  sealed: { kind: 'sealed', seat, rule: 'pick-four-cards' },
  shuffled: { kind: 'shuffled', rule, what: 'projects', draws: [1, 0] },
  drawn: { kind: 'drawn', rule, what: 'die', below: 6, value: 2 },
  firstPlayerChosen: { kind: 'firstPlayerChosen', seat, rule },
  coinsGiven: { kind: 'coinsGiven', seat, rule, coins: 22 },
  siteOpened: { kind: 'siteOpened', rule, site: 4 },
  roundBegun: { kind: 'roundBegun', rule, round: 2 },
  cardsTakenBack: { kind: 'cardsTakenBack', rule },
  indicatorTurned: { kind: 'indicatorTurned', rule, resource: 'plan', side: 'white' },
  phaseBegun: { kind: 'phaseBegun', rule, phase: 2 },
  phaseCleared: { kind: 'phaseCleared', rule, phase: 1 },
  batonPassed: { kind: 'batonPassed', seat, rule },
  gameEnded: { kind: 'gameEnded', rule, winners: [0, 2] },
  cardsPlaced: { kind: 'cardsPlaced', rule, slot: 3 },
  cardsSwapped: { kind: 'cardsSwapped', seat, rule },
  cardExchanged: { kind: 'cardExchanged', seat, rule },
  allReady: { kind: 'allReady', rule },
  diceRolled: { kind: 'diceRolled', seat, rule, dice: [3, 5, 6], total: 14 },
  diceRerolled: { kind: 'diceRerolled', seat, rule, from: [1, 1, 1], dice: [3, 5, 6], total: 14 },
  diceKept: { kind: 'diceKept', seat, rule },
  fourthDieTaken: { kind: 'fourthDieTaken', seat, rule: 'equal-totals', face: 6, rank: 1, total: 13 },
  dieRerolled: { kind: 'dieRerolled', seat, rule, die: 4, from: 2, to: 5 },
  assigningBegun: { kind: 'assigningBegun', rule },
  diceAssigned: { kind: 'diceAssigned', rule, slot: 6 },
  diceRearranged: { kind: 'diceRearranged', seat, rule },
  diceShown: { kind: 'diceShown', seat, rule, dice: [1, 2, 3, 4], tokens: [0, 1, 0, 1] },
  cardTurned: { kind: 'cardTurned', seat, rule, slot: 1, card: 'share', sum: 7 },
  orderSet: { kind: 'orderSet', rule, slot: 1, order: [1, 2, 0] },
  turnBegun: { kind: 'turnBegun', seat, rule, slot: 1, card: 'share' },
  passed: { kind: 'passed', seat, rule, card: 'buy-plans', coins: 1 },
  sumRaised: { kind: 'sumRaised', seat, rule, from: 2, to: 4, price: 2 },
  bought: { kind: 'bought', seat, rule, resource: 'plan', amount: 2, price: 6 },
  boughtToWarehouse: { kind: 'boughtToWarehouse', seat, rule, resource: 'track', site: 4, price: 4 },
  turnEnded: { kind: 'turnEnded', seat, rule },
};
/** What happens without a word: what follows from it tells it. */
const silent: readonly EventKind[] = ['forced', 'drawn', 'turnBegun', 'turnEnded'];
/** Other forms of the same events. */
const variants: readonly Event[] = [
  { ...events.sealed, rule: 'one-die-a-card' },
  { ...events.sealed, rule: 'rearrange-cards' },
  { ...events.indicatorTurned, side: 'black' },
  { ...events.gameEnded, winners: [1] },
  { ...events.passed, card: 'share' },
  { ...events.fourthDieTaken, rule: 'fourth-die', rank: 4 },
  { ...events.diceShown, tokens: [0, 0, 0, 0] },
];

const turn = { kind: 'turn', seat, rule, slot: 1, sum: 7, raised: false, done: [] } as const;
const prompts: readonly Prompt[] = [
  { kind: 'placeCard', seat, rule, slot: 6 },
  { kind: 'readyCards', seat, rule },
  { kind: 'lowTotal', seat, rule, total: 4 },
  { kind: 'rerollTokens', seat, rule, left: 1 },
  { kind: 'rerollTokens', seat, rule, left: 2 },
  { kind: 'assignDie', seat, rule, slot: 6 },
  { kind: 'readyDice', seat, rule },
  { ...turn, card: 'buy-plans', opens: ['top', 'bottom'] },
  { ...turn, card: 'buy-plans', opens: ['top'] },
  { ...turn, card: 'buy-plans', opens: [] },
  { ...turn, card: 'buy-plans', opens: ['top'], raised: true },
  { ...turn, card: 'buy-plans', opens: ['top', 'bottom'], done: ['top'] },
  { ...turn, card: 'buy-plans', opens: ['top', 'bottom'], done: ['bottom'] },
  { ...turn, card: 'buy-plans', opens: ['top'], done: ['top'] },
  { ...turn, card: 'share', opens: ['top'] },
];

const sample: { readonly [fact: string]: string | number } = {
  card: 'buy-plans',
  resource: 'track',
  from: 'aside',
  half: 'bottom',
  asked: 'placeCard',
  move: 'pass',
};
const codes = Object.keys(VIOLATIONS) as ViolationCode[];
const violation = (code: ViolationCode, n: number) => ({
  rule,
  code,
  facts: Object.fromEntries(VIOLATIONS[code].map((fact: string) => [fact, sample[fact] ?? n])),
});

describe('the words of Railway Workers', () => {
  test.each(codes.flatMap((code) => [0, 2].map((n) => [code, n] as const)))(
    'say why a move is refused: %s, %i',
    (code, n) => {
      const [first] = moves as [Move];
      const text = words.violation(violation(code, n), first, view);
      expect(text).toMatch(/^[\p{Lu}\d“].*\.$/u);
      expect(text).not.toMatch(bad);
      expect(unwrapped(foreign.violation(violation(code, n), first, view))).toEqual([]);
    },
  );

  test('have a sentence of its own for each code, and one for a code they do not know', () => {
    const [first] = moves as [Move];
    const say = (code: string) => words.violation({ rule, code, facts: {} }, first, view);
    const all = [...codes, 'notAsked', 'gameOver'].map(say);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(say('a code of tomorrow'));
    expect(say('toString')).toBe(say('a code of tomorrow'));
  });

  test.each([...Object.values(events), ...variants].map((event) => [event.kind, event] as const))(
    'tell what happened: %s',
    (kind, event) => {
      const text = words.event(event, view);
      if (silent.includes(kind)) return expect(text).toBeUndefined();
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(bad);
      return expect(unwrapped(foreign.event(event, view) ?? 'nothing')).toEqual([]);
    },
  );

  test.each(prompts.map((prompt) => [prompt.kind, prompt] as const))('ask: %s', (_, prompt) => {
    const text = words.prompt(prompt, view);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(bad);
    expect(unwrapped(foreign.prompt(prompt, view))).toEqual([]);
  });

  test.each(moves.map((move) => [JSON.stringify(move), move] as const))('label %s', (_, move) => {
    for (const seen of [view, game.view(game.setup(game.configure({ seats: 4 }), 3).state, 'public')]) {
      const { label, detail = '' } = words.move(move, seen);
      expect(label).toMatch(/^\S/);
      expect(`${label} ${detail}`.trim()).not.toMatch(bad);
      const there = foreign.move(move, seen);
      expect(unwrapped(`${there.label} ${there.detail ?? ''} ${foreign.kind(move.kind)}`)).toEqual([]);
    }
    for (const target of game.targets(state, move)) {
      expect(words.target(target, view)).not.toMatch(/^the board$/);
      expect(words.target(target, view)).not.toMatch(bad);
      expect(unwrapped(foreign.target(target, view))).toEqual([]);
    }
  });

  test('tell two positions apart by facts with names of their own', () => {
    for (const frame of frames) {
      const seen = game.view(frame.state, 'public');
      const facts = factsOf(seen);
      expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
      for (const { of, what, value } of facts) expect(`${of} ${what} ${value}`).not.toMatch(bad);
      expect(foreignFacts(seen).flatMap(({ of, what, value }) => unwrapped(`${of} ${what} ${value}`))).toEqual([]);
    }
    const richer = { ...view, seats: view.seats.map((one) => ({ ...one, coins: one.coins + 5 })) };
    const facts = factsOf(view);
    expect(factsOf(richer).filter(({ value }, i) => value !== facts[i]?.value)).toHaveLength(3);
  });

  test('name seats by their colours, and every kind of move has a heading', () => {
    expect(view.seats.map((_, index) => words.seat(index, view))).toEqual(['Red', 'Green', 'Yellow']);
    expect(words.seat(3, view)).toBe('Seat 4');
    for (const kind of Object.keys(VOCABULARY) as MoveKind[]) expect(words.kind(kind), kind).toMatch(/^[\p{Lu}\d]/u);
  });
});

test('what stands on the board is written with the tag', () => {
  const w = keyWords(pseudo);
  const said = [
    w.round(view),
    w.priceOf(view, 'plan'),
    w.stock({ structure: 1, track: 0, plan: 2 }),
    w.order(3),
    w.total(9),
  ];
  const more = [w.site(4), w.die(5), w.inHand(4), w.diceInMiddle(1), w.diceInMiddle(3), w.stored(2, 'track')];
  for (const text of [...said, ...more, ...Object.values(w.key)]) expect(unwrapped(text)).toEqual([]);
});
