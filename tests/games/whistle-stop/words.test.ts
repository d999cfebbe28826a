import { describe, expect, test } from 'vitest';
import { english } from '../../../src/games/common/words/words.ts';
import type { Event, EventKind } from '../../../src/games/whistle-stop/engine/events.ts';
import { whistleStop as game } from '../../../src/games/whistle-stop/engine/index.ts';
import type { Prompt } from '../../../src/games/whistle-stop/engine/prompts.ts';
import type { RuleId } from '../../../src/games/whistle-stop/engine/rules.ts';
import type { State } from '../../../src/games/whistle-stop/engine/types.ts';
import { VIOLATIONS, type ViolationCode } from '../../../src/games/whistle-stop/engine/violations.ts';
import { type Move, type MoveKind, VOCABULARY } from '../../../src/games/whistle-stop/engine/vocabulary.ts';
import { scenario } from '../../../src/games/whistle-stop/scenarios/whistle-bypass.ts';
import { factWords } from '../../../src/games/whistle-stop/words/facts.ts';
import { whistleStop } from '../../../src/games/whistle-stop/words/words.ts';
import { trackOf } from '../../../src/stepper/track.ts';
import { pseudo, unwrapped } from '../../stepper/pseudo.ts';

// The words of Whistle Stop, in English and in a locale that shows what was not written with the tag.

const { frames } = trackOf(game, scenario, '4');
const at = (kind: Prompt['kind']) => frames.find(({ prompt }) => prompt.kind === kind)?.state as State;
const state = at('turn');
const view = game.view(state, 'public');
const words = whistleStop(english);
const foreign = whistleStop(pseudo);
const factsOf = factWords(english, words.seat);
const foreignFacts = factWords(pseudo, foreign.seat);
const bad = /undefined|NaN|null|\[object| {2}/;

/** A move of every kind, with the first, a middle and the last value of each field. */
const moves = (Object.entries(VOCABULARY) as [MoveKind, Record<string, readonly unknown[]>][]).flatMap(
  ([kind, fields]) =>
    [0, 6, -1].map((n) => {
      const given = Object.entries(fields).map(([field, domain]) => [field, domain.at(n) ?? domain[0]]);
      return { kind, ...Object.fromEntries(given) } as unknown as Move;
    }),
);

const rule: RuleId = 'coal-move';
const seat = 1;
const train = 1;
/** An event of every kind; the type asks for all of them. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  forced: { kind: 'forced', seat, rule, move: { kind: 'endTurn' } },
  sealed: { kind: 'sealed', seat, rule },
  shuffled: { kind: 'shuffled', rule, what: 'gold', draws: [1, 0] },
  drawn: { kind: 'drawn', rule, what: 'startPlayer', below: 4, value: 2 },
  boardTileLaid: { kind: 'boardTileLaid', rule, hex: 'H1', tile: 'E1', turn: 0 },
  startingTiles: { kind: 'startingTiles', seat, rule, tiles: ['O01', 'T1', 'GM1'] },
  tilesSetAside: { kind: 'tilesSetAside', seat, rule, tiles: ['O01', 'O02', 'O03'] },
  startingTokens: { kind: 'startingTokens', seat, rule, coal: 2, whistles: 1 },
  startPlayerChosen: { kind: 'startPlayerChosen', seat, rule },
  trainPlaced: { kind: 'trainPlaced', seat, rule, train, stop: 'coast-3' },
  roundBegun: { kind: 'roundBegun', rule, round: 2, space: 4 },
  incomeTaken: { kind: 'incomeTaken', seat, rule, token: 'coal', amount: 2 },
  turnBegun: { kind: 'turnBegun', seat, rule, round: 2 },
  lastRoundBegun: { kind: 'lastRoundBegun', rule, round: 10 },
  passed: { kind: 'passed', seat, rule, whistles: 1 },
  tokensReturned: { kind: 'tokensReturned', seat, rule, tokens: ['coal'] },
  tileTaken: { kind: 'tileTaken', seat, rule, tile: 'WF1', from: 'pile' },
  displayFilled: { kind: 'displayFilled', rule, tiles: ['O10', 'CY1'] },
  refillSkipped: { kind: 'refillSkipped', seat, rule },
  turnEnded: { kind: 'turnEnded', seat, rule },
  endTriggered: { kind: 'endTriggered', seat, rule, round: 8 },
  goldShown: { kind: 'goldShown', seat, rule, values: [3, 5] },
  gameEnded: { kind: 'gameEnded', rule, winners: [1], by: 'vp' },
  moveBegun: { kind: 'moveBegun', seat, rule, train, token: 'coal', from: 'C4-0', way: 'SW' },
  tileLaid: { kind: 'tileLaid', seat, rule, hex: 'E5', tile: 'O02', turn: 2 },
  trainPassed: { kind: 'trainPassed', seat, rule, train, stop: 'C4-0' },
  stopBypassed: { kind: 'stopBypassed', seat, rule, train, stop: 'D5', way: 'SW' },
  endTileBypassed: { kind: 'endTileBypassed', seat, rule, train, stop: 'H4' },
  trainArrived: { kind: 'trainArrived', seat, rule, train, from: 'C4-0', stop: 'D5' },
  trainLeft: { kind: 'trainLeft', seat, rule, train, space: 4 },
  resourceGained: { kind: 'resourceGained', seat, rule, resource: 'steel' },
  resourceDiscarded: { kind: 'resourceDiscarded', seat, rule, resource: 'steel' },
  tokensGained: { kind: 'tokensGained', seat, rule, token: 'whistle', amount: 1 },
  goldTaken: { kind: 'goldTaken', seat, rule },
  nothingLeft: { kind: 'nothingLeft', seat, rule, goods: 'coal' },
  traded: { kind: 'traded', seat, rule, give: 'steel', get: 'lumber-lumber' },
  tradesEnded: { kind: 'tradesEnded', seat, rule },
  paid: { kind: 'paid', seat, rule, resources: ['lumber', 'lumber', 'cattle'] },
  pointsGained: { kind: 'pointsGained', seat, rule, vp: 14 },
  pointsLost: { kind: 'pointsLost', seat, rule, vp: 7 },
  shareGained: { kind: 'shareGained', seat, rule, railroad: 'R1', number: 2 },
  noShareLeft: { kind: 'noShareLeft', seat, rule, railroad: 'R2' },
  sharesCounted: { kind: 'sharesCounted', seat, rule, shares: 2, vp: 8 },
  marketDeclined: { kind: 'marketDeclined', seat, rule },
  shareGivenUp: { kind: 'shareGivenUp', seat, rule, railroad: 'R3', number: 6 },
};
/** What happens without a word: what follows from it tells it, or the board shows it. */
const silent: readonly EventKind[] = ['forced', 'sealed', 'drawn', 'boardTileLaid', 'refillSkipped', 'turnEnded'];
/** Other forms of the same events. */
const variants: readonly Event[] = [
  { ...events.shuffled, what: 'pile' },
  { ...events.passed, whistles: 0 },
  { ...events.tileTaken, from: 'display' },
  { ...events.gameEnded, winners: [0, 2], by: 'shared' },
  { ...events.gameEnded, by: 'shares' },
  { ...events.moveBegun, token: 'whistle', from: 'coast-1' },
  { ...events.trainArrived, from: 'D5' },
  { ...events.nothingLeft, goods: 'any' },
  { ...events.traded, get: 'coal' },
  { ...events.traded, get: 'lumber-cotton' },
  { ...events.pointsLost, vp: 0 },
  { ...events.sharesCounted, shares: 1 },
];

const first = { kind: 'firstStop', seat, rule, train, mayEnd: true, endTile: false } as const;
const prompts: readonly Prompt[] = [
  { kind: 'placeTrain', seat, rule, left: 1 },
  { kind: 'placeTrain', seat, rule, left: 4 },
  { kind: 'turn', seat, rule, left: 0, moved: true },
  { kind: 'turn', seat, rule, left: 1, moved: true },
  { kind: 'turn', seat, rule, left: 4, moved: false },
  { kind: 'layTile', seat, rule, hex: 'E5', laid: 0, train, token: 'coal' },
  { kind: 'layTile', seat, rule, hex: 'E5', laid: 2, train, token: 'whistle' },
  { ...first, stop: 'D5' },
  { ...first, stop: 'C4-0', mayEnd: false },
  { ...first, stop: 'H4', endTile: true },
  { kind: 'town', seat, rule, hex: 'D2' },
  { kind: 'delivery', seat, rule, hex: 'H4' },
  { kind: 'delivery', seat, rule, hex: 'H2' },
  { kind: 'giveShare', seat, rule },
  { kind: 'leaveBoard', seat, rule, train },
  { kind: 'takeGoods', seat, rule, at: 'generalStore' },
  { kind: 'takeGoods', seat, rule, at: 'resourceTrack' },
  { kind: 'trade', seat, rule, left: 1 },
  { kind: 'trade', seat, rule, left: 2 },
  { kind: 'discardResource', seat, rule },
  { kind: 'refill', seat, rule, missing: 1 },
  { kind: 'refill', seat, rule, missing: 3 },
];

const sample: { readonly [fact: string]: string } = {
  stop: 'D5',
  token: 'coal',
  way: 'SW',
  hex: 'E5',
  tile: 'O02',
  goods: 'lumber',
  resource: 'steel',
  give: 'steel',
  get: 'coal',
  railroad: 'R1',
};
const codes = Object.keys(VIOLATIONS) as ViolationCode[];
const violation = (code: ViolationCode, n: number, more: { readonly [fact: string]: string } = {}) => ({
  rule,
  code,
  facts: Object.fromEntries(VIOLATIONS[code].map((fact: string) => [fact, more[fact] ?? sample[fact] ?? n])),
});

describe('the words of Whistle Stop', () => {
  test.each([
    ...codes.flatMap((code) => [violation(code, 1), violation(code, 2)]),
    violation('noToken', 1, { token: 'whistle' }),
    violation('supplyEmpty', 1, { goods: 'lumber-lumber' }),
    violation('noTrack', 1, { stop: 'coast-4' }),
  ])('say why a move is refused: $code', (one) => {
    const [move] = moves as [Move];
    const text = words.violation(one, move, view);
    expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    expect(text).not.toMatch(bad);
    expect(unwrapped(foreign.violation(one, move, view))).toEqual([]);
  });

  test('have a sentence of its own for each code, and one for a code they do not know', () => {
    const [move] = moves as [Move];
    const say = (code: string) => words.violation({ rule, code, facts: { stop: 'D5', tile: 'O01' } }, move, view);
    const all = [...codes, 'notAsked', 'notAMove', 'gameOver'].map(say);
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

  test('say nothing of tiles that are shuffled for the board', () => {
    expect(words.event({ ...events.shuffled, what: 'endTiles' }, view)).toBeUndefined();
  });

  test.each(prompts.map((prompt) => [prompt.kind, prompt] as const))('ask: %s', (_, prompt) => {
    const text = words.prompt(prompt, view);
    expect(text).toMatch(/^\p{Lu}.*\.$/u);
    expect(text).not.toMatch(bad);
    expect(unwrapped(foreign.prompt(prompt, view))).toEqual([]);
  });

  test.each(moves.map((move) => [JSON.stringify(move), move] as const))('label %s', (_, move) => {
    for (const from of [state, game.setup(game.configure({ seats: 4 }), 3).state]) {
      const seen = game.view(from, 'public');
      const { label, detail = '' } = words.move(move, seen);
      expect(label).toMatch(/^\S/);
      expect(`${label} ${detail}`.trim()).not.toMatch(bad);
      const there = foreign.move(move, seen);
      expect(unwrapped(`${there.label} ${there.detail ?? ''} ${foreign.kind(move.kind)}`)).toEqual([]);
    }
    for (const from of [state, at('layTile'), at('firstStop')])
      for (const target of game.targets(from, move)) {
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
    const richer = { ...view, seats: view.seats.map((one) => ({ ...one, coal: one.coal + 5 })) };
    const facts = factsOf(view);
    expect(factsOf(richer).filter(({ value }, i) => value !== facts[i]?.value)).toHaveLength(4);
  });

  test('name seats by their colours, trains that are gone, and every kind of move', () => {
    expect(view.seats.map((_, index) => words.seat(index, view))).toEqual(['Yellow', 'Red', 'Blue', 'Green']);
    expect(words.seat(4, view)).toBe('Seat 5');
    expect(factsOf(view).map(({ value }) => value)).toContain('space 8 of the resource track');
    for (const kind of Object.keys(VOCABULARY) as MoveKind[]) expect(words.kind(kind), kind).toMatch(/^\p{Lu}/u);
  });
});
