import { describe, expect, test } from 'vitest';
import { english } from '../../../../../src/games/common/words/words.ts';
import { railroadRevolution as game } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { CITIES } from '../../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import type { EvolutionEvent } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/events.ts';
import { PERFORMANCE_TILES } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import { TRACK_SPACES } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import { CAR_IDS } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import type {
  EvolutionPrompt,
  Types,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import {
  VIOLATIONS,
  type ViolationCode,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/violations.ts';
import {
  type EvolutionMove,
  VOCABULARY,
} from '../../../../../src/games/railroad-revolution/modules/evolution/engine/vocabulary.ts';
import { evolutionFacts } from '../../../../../src/games/railroad-revolution/modules/evolution/words/facts.ts';
import { railroadRevolution } from '../../../../../src/games/railroad-revolution/modules/evolution/words/words.ts';
import type { ScoreLine } from '../../../../../src/kernel/score.ts';
import { pseudo, unwrapped } from '../../../../stepper/pseudo.ts';
import { evolutionTable } from './engine/table.ts';

// The words of Railroad Evolution, in English and in a locale that shows what was not written with the tag.

const state = evolutionTable({
  players: [
    {
      marker: 4,
      tiles: { 'I-1': 'perf-A1', 'III-2': 'perf-C1' },
      rewards: ['reward-rail-1', 'reward-building-2'],
      cars: [{ id: 'wagon-10', train: 0 }, { id: 'tender-6' }],
    },
    {},
    {},
    {},
  ],
  sections: { 2: { rail: 0, building: 1 } },
});
const view = game.view(state, 'public');
const before = game.setup(game.configure({ seats: 4, modules: ['evolution'] }), 3).state;
const offered = game.view(before, 'public');
const names = [...CITIES.map(({ name }) => name), 'VP', 'III', 'II', 'IV'].sort((a, b) => b.length - a.length);
const words = railroadRevolution(english);
const foreign = railroadRevolution(pseudo);
const bad = /undefined|NaN|null|\[object| {2}/;
const seat = 1;

const moves = (Object.entries(VOCABULARY) as [EvolutionMove['kind'], Record<string, readonly unknown[]>][]).flatMap(
  ([kind, fields]) =>
    [0, 1, -1].map((at) => {
      const given = Object.entries(fields).map(([field, domain]) => [field, domain.at(at) ?? domain[0]]);
      return { kind, ...Object.fromEntries(given) } as unknown as EvolutionMove;
    }),
);

const rule = 'move-marker';
/** An event of every kind; the type asks for all of them. */
const events: { readonly [K in EvolutionEvent['kind']]: Extract<EvolutionEvent, { readonly kind: K }> } = {
  wagonsLaid: { kind: 'wagonsLaid', rule, section: 1, wagons: ['wagon-1'] },
  tileRowLaid: { kind: 'tileRowLaid', rule, row: 'perf-row-1', tiles: [] },
  vpTileLaid: { kind: 'vpTileLaid', rule, slot: 1, tile: 'tv-1' },
  performanceTileOffered: { kind: 'performanceTileOffered', rule, tile: 'perf-A1', worker: 'grey' },
  performanceTileChosen: { kind: 'performanceTileChosen', seat, rule, tile: 'perf-A1', slot: 'I-2' },
  pieceStored: { kind: 'pieceStored', seat, rule, piece: 'rail', section: 3 },
  carGained: { kind: 'carGained', seat, rule, car: 'wagon-10', section: 3 },
  carAttached: { kind: 'carAttached', seat, rule, car: 'tender-1', train: 1 },
  carKept: { kind: 'carKept', seat, rule, car: 'wagon-1' },
  bonusTaken: { kind: 'bonusTaken', seat, rule, train: 0, of: 'wagon' },
  markerMoved: { kind: 'markerMoved', seat, rule, space: 4 },
  performanceTileTaken: { kind: 'performanceTileTaken', seat, rule, tile: 'perf-B5', row: 'perf-row-2', slot: 'I-1' },
  rewardTileTaken: { kind: 'rewardTileTaken', seat, rule, tile: 'reward-building-1', row: 'reward-row-1' },
  noTileTaken: { kind: 'noTileTaken', seat, rule, row: 'reward-row-2' },
  tileMoved: { kind: 'tileMoved', seat, rule, tile: 'perf-D3', from: 'III-2', slot: 'IV-1', points: 4 },
  rewardTileUsed: { kind: 'rewardTileUsed', seat, rule, tile: 'reward-rail-1' },
};
const silent: readonly string[] = ['wagonsLaid', 'tileRowLaid', 'vpTileLaid', 'performanceTileOffered'];
const more: readonly EvolutionEvent[] = [
  { kind: 'pieceStored', seat, rule, piece: 'building', section: 'tender' },
  { kind: 'bonusTaken', seat, rule, train: 0, of: 'train' },
  { kind: 'bonusTaken', seat, rule, train: 0, of: 'tender' },
  { kind: 'noTileTaken', seat, rule, row: 'perf-row-3' },
];

const prompts: { readonly [K in EvolutionPrompt['kind']]: Extract<EvolutionPrompt, { readonly kind: K }> } = {
  choosePerformanceTile: { kind: 'choosePerformanceTile', seat, rule },
  placeInTradeArea: { kind: 'placeInTradeArea', seat, rule, piece: 'building' },
  takeWagon: { kind: 'takeWagon', seat, rule, section: 2 },
  attach: { kind: 'attach', seat, rule, cars: ['wagon-1', 'wagon-9'] },
  bonuses: { kind: 'bonuses', seat, rule, train: 1, left: ['train', 'wagon'] },
  takeTile: { kind: 'takeTile', seat, rule, row: 'perf-row-1' },
  useTiles: { kind: 'useTiles', seat, rule },
};

const sample: { readonly [fact: string]: string | number } = {
  tile: 'perf-A1',
  piece: 'rail',
  wagon: 'wagon-1',
  car: 'wagon-1',
  of: 'wagon',
  slot: 'II-1',
  row: 'I',
};
const violation = (code: ViolationCode, facts = {}) => ({
  rule: 'move-marker' as const,
  code,
  facts: { ...Object.fromEntries(VIOLATIONS[code].map((fact: string) => [fact, sample[fact] ?? 1])), ...facts },
});
const codes = Object.keys(VIOLATIONS) as ViolationCode[];
const [first] = moves as [EvolutionMove];
const sentenceOf = (one: ReturnType<typeof violation>) => words.violation(one, first, view, 1);

describe('the words of Railroad Evolution', () => {
  test.each(codes)('say why a move is refused: %s', (code) => {
    for (const facts of [{}, { piece: 'building', car: 'tender-1' }]) {
      const one = violation(code, facts);
      expect(sentenceOf(one)).toMatch(/^[\p{Lu}\d$].*\.$/u);
      expect(sentenceOf(one)).not.toMatch(bad);
      expect(unwrapped(foreign.violation(one, first, view), names)).toEqual([]);
    }
  });

  test('have a sentence of its own for each code', () => {
    const all = [
      ...codes.map((code) => sentenceOf(violation(code))),
      words.violation({ rule, code: 'new', facts: {} }, first, view),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const code of ['sectionFull', 'trainFull', 'rewardLimit', 'noRewardTile', 'noPlace'] as const)
      expect(sentenceOf(violation(code))).not.toBe(sentenceOf(violation(code, { piece: 'building', car: 'tender-1' })));
  });

  test.each([...Object.values(events), ...more].map((event) => [JSON.stringify(event), event] as const))(
    'tell what happened: %s',
    (_, event) => {
      const text = words.event(event, view);
      if (silent.includes(event.kind)) return expect(text).toBeUndefined();
      expect(text).toMatch(/^Red .*\.$/);
      expect(text).not.toMatch(bad);
      return expect(unwrapped(foreign.event(event, view) ?? 'nothing', names)).toEqual([]);
    },
  );

  test('a forced answer is told by the words of its move', () => {
    const event = { kind: 'forced', seat, rule: 'trade-area', move: { kind: 'placeInTradeArea', section: 'tender' } };
    expect(words.event(event as unknown as Types['Event'], view)).toMatch(/only one answer: “The Tender section”/);
  });

  test('what the base game says otherwise is said so only where the expansion is played', () => {
    const plain = game.view(game.setup(game.configure({ seats: 4 }), 3).state, 'public');
    const advance = { kind: 'advance', seat, rule: 'train-advance', left: 2, may: true } as const;
    expect(words.prompt(advance, view)).toBe('Red has 2 Advancement points left.');
    expect(words.prompt({ ...advance, left: 1 }, view)).toBe('Red has 1 Advancement point left.');
    expect(words.prompt(advance, plain)).toBe('Red has 2 advancements left.');
    const declined = { kind: 'rewardDeclined', seat, rule: 'train-advance', reward: 'advance' } as const;
    expect(words.event(declined, view)).toMatch(/lapse/);
    expect(words.event(declined, plain)).not.toMatch(/lapse/);
    expect(words.event({ ...declined, reward: 'bonuses' }, view)).toMatch(/bonuses of the train/);
    expect(words.event({ ...declined, reward: 'flip' }, view)).toMatch(/the rest of the flip/);
    const office = { kind: 'buildOffice', section: 3 } as const;
    expect(words.move(office, plain)).toEqual({ label: 'Office in section 3', detail: 'Deal icon' });
    expect(words.move(office, view)).toEqual({ label: 'Office in section 3' });
    expect(words.prompt({ kind: 'over', rule: 'final-turns' }, view)).toBe('The game is over.');
    expect(words.kind('sellShare')).toBe('Sell a Share');
  });

  test('moves say what they cost and bring where they are asked: a rail of a reward, a train with its Wagon', () => {
    const asked = game.prompt(state);
    const rail = { kind: 'placeRail', space: 'chicago--little-rock' } as const;
    const laying = { kind: 'layRail', seat: 0, rule: 'free-rail', cost: 0, aside: true, may: false } as const;
    const label = 'Chicago–Little Rock';
    expect(words.move(rail, view)).toEqual({ label, detail: 'terrain $100 · Deal icon' });
    expect(words.move(rail, view, laying)).toEqual({ label, detail: 'free' });
    expect(words.move(rail, view, { ...laying, cost: 200 })).toEqual({ label, detail: '$200' });
    const station = { kind: 'buildStation', city: 'miami' } as const;
    const building = { ...laying, kind: 'layStation' } as const;
    expect(words.move(station, view, building)).toEqual({ label: 'Station in Miami', detail: 'free' });
    expect(words.move({ kind: 'flipTrain', train: 0 }, view, asked)).toEqual({
      label: 'Flip train 1',
      detail: 'promote 1 or 2 · Wagon: gain a worker for $400',
    });
    expect(words.move({ kind: 'attach', car: 'tender-6', train: 0 }, view, asked).detail).toBe(
      'the Tender “gain 1 Share” · face up, promote 1 or 2 · Wagon: gain a worker for $400',
    );
    const bonuses = { kind: 'bonuses', seat: 0, rule: 'wagon-bonus', train: 0, left: ['train', 'wagon'] } as const;
    expect(words.move({ kind: 'takeBonus', of: 'wagon' }, view, bonuses).detail).toBe('gain a worker for $400');
    expect(words.move({ kind: 'takeBonus', of: 'tender' }, view, bonuses).detail).toBeUndefined();
    const two = game.view(game.setup(game.configure({ seats: 2, modules: ['evolution'] }), 3).state, 'public');
    expect(words.move({ kind: 'placeInTradeArea', section: 6 }, two).detail).toBe('no Wagon');
  });

  test.each(Object.entries(prompts))('ask: %s', (_, prompt) => {
    for (const one of [prompt, { ...prompt, piece: 'rail', row: 'reward-row-1' }]) {
      const text = words.prompt(one as EvolutionPrompt, view);
      expect(text).toMatch(/^Red .*\.$/);
      expect(text).not.toMatch(bad);
      expect(unwrapped(foreign.prompt(one as EvolutionPrompt, view), names)).toEqual([]);
    }
  });

  test.each(moves.map((move) => [JSON.stringify(move), move] as const))('label %s', (_, move) => {
    for (const here of [view, offered]) {
      const { label, detail = '' } = words.move(move, here);
      expect(label).toMatch(/^\S/);
      expect(`${label} ${detail}`.trim()).not.toMatch(bad);
      const there = foreign.move(move, here);
      expect(unwrapped(`${there.label} ${there.detail ?? ''} ${foreign.kind(move.kind)}`, names)).toEqual([]);
    }
    expect(words.kind(move.kind)).toMatch(/^\p{Lu}/u);
    for (const target of game.targets(state, move)) {
      expect(words.target(target, view)).not.toMatch(/^the board$/);
      expect(words.target(target, view)).not.toMatch(bad);
      expect(unwrapped(foreign.target(target, view), names)).toEqual([]);
    }
  });

  test('the offers of the preparation, the Wagons beside a section and every tile have their words', () => {
    const [offer] = offered.evolution?.offers ?? [];
    if (!offer) throw new Error('nothing is offered');
    expect(words.move({ kind: 'choosePerformanceTile', tile: offer.tile }, offered).detail).toMatch(/worker$/);
    expect(words.move({ kind: 'placeInTradeArea', section: 1 }, offered).detail).toMatch(/ · /);
    expect(words.move({ kind: 'placeInTradeArea', section: 'tender' }, offered).detail).toBeUndefined();
    const labels = PERFORMANCE_TILES.map(
      ({ id }) => words.move({ kind: 'choosePerformanceTile', tile: id }, view).label,
    );
    expect(new Set(labels).size).toBe(20);
    for (const label of labels) expect(label).toMatch(/^\d VP for each /);
    for (const car of CAR_IDS) expect(words.target(`car:${car}`, view)).toMatch(/^the (Wagon|Tender) “.+”$/);
    for (const { index } of TRACK_SPACES) expect(words.target(`step:${index}`, view)).toContain(String(index));
    expect(words.target('setup:setup-1', view)).toBe('a setup tile');
    expect(words.target('slot:0:IV-1', view)).toBe('row IV of the extension of Yellow');
  });

  test.each<[string, ScoreLine['because'], RegExp]>([
    ['the track', { space: 6, vp: 5 }, /space 6/],
    ['a tile', { tile: 'perf-A3', count: 2, vp: 2, multiplier: 4 }, /Station in a level 3 city, 2 × 2 × 4 = 16 VP/],
    ['a connection by its tile', { sections: [2, 3], level: 1, stations: 2, vp: 8 }, /2 and 3, 2 Stations of level 1/],
    ['the rightmost connection', { sections: [6, 7], levels: 4, vp: 4 }, /6 and 7, 4 city levels × 4 VP/],
    ['an office alone', { section: 4 }, /no neighbour/],
    ['a Milestone', { milestone: 'B-1' }, /milestone/],
  ])('tell what is scored for %s', (_, because, told) => {
    const line = { seat, points: 16, rule: 'vp-sources', because } as const;
    const text = words.score?.(line, view) ?? '';
    expect(text).toMatch(/^Red: .*16 VP\.$/);
    expect(text).toMatch(told);
    expect(unwrapped(foreign.score?.(line, view) ?? 'nothing', names)).toEqual([]);
  });

  test('tell two positions apart by facts of the expansion, and leave out the three tracks', () => {
    const factsOf = evolutionFacts(english, words.seat);
    const facts = factsOf(view);
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
    for (const { of, what, value } of facts) expect(`${of} ${what} ${value}`).not.toMatch(bad);
    const foreignFacts = evolutionFacts(pseudo, foreign.seat)(view);
    expect(foreignFacts.flatMap(({ of, what, value }) => unwrapped(`${of} ${what} ${value}`, names))).toEqual([]);
    expect(facts.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['0/marker', '0/tiles', '0/rewards', '0/train/0', '0/apart', 'trade/2']),
    );
    expect(facts.some(({ key }) => key.includes('track/'))).toBe(false);
    const value = (key: string) => facts.find((fact) => fact.key === key)?.value;
    expect(value('0/marker')).toBe('space 4');
    expect(value('0/rewards')).toBe('rail and building');
    expect(value('0/train/0')).toBe('Wagon: gain a worker for $400');
    expect(value('0/apart')).toBe('the Tender “gain 1 Share”');
    expect(value('1/train/0')).toBe('none');
    expect(value('trade/2')).toMatch(/rail of Yellow and building of Red$/);
  });
});
