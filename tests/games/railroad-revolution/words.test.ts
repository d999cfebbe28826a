import { describe, expect, test } from 'vitest';
import { counted, english, listed, money, sentence, type Tag } from '../../../src/games/common/words/words.ts';
import type { Event, EventKind } from '../../../src/games/railroad-revolution/engine/events.ts';
import { railroadRevolution as game } from '../../../src/games/railroad-revolution/engine/index.ts';
import type { Prompt, PromptKind } from '../../../src/games/railroad-revolution/engine/prompts.ts';
import { CITIES } from '../../../src/games/railroad-revolution/engine/tables/cities.ts';
import type { RewardKind } from '../../../src/games/railroad-revolution/engine/types.ts';
import { VIOLATIONS, type ViolationCode } from '../../../src/games/railroad-revolution/engine/violations.ts';
import { type Move, type MoveKind, VOCABULARY } from '../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { railroadRevolution } from '../../../src/games/railroad-revolution/modules/evolution/words/words.ts';
import { factWords } from '../../../src/games/railroad-revolution/words/facts.ts';
import type { ScoreLine } from '../../../src/kernel/score.ts';
import { pseudo, unwrapped } from '../../stepper/pseudo.ts';

// The words of Railroad Revolution, in English and in a locale that shows what was not written with the tag.

const { state } = game.setup(game.configure({ seats: 4 }), 3);
const view = game.view(state, 'public');
const names = [...CITIES.map(({ name }) => name), 'VP'].sort((a, b) => b.length - a.length);
const words = railroadRevolution(english);
const foreign = railroadRevolution(pseudo);
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

const rule = 'deal-accept';
const seat = 1;
/** An event of every kind; the type asks for all of them. */
const events: { readonly [K in EventKind]: Extract<Event, { readonly kind: K }> } = {
  forced: { kind: 'forced', seat, rule, move: { kind: 'declineDeal' } },
  sealed: { kind: 'sealed', seat, rule },
  shuffled: { kind: 'shuffled', rule, what: 'deals', draws: [1, 0] },
  drawn: { kind: 'drawn', rule, what: 'first player', below: 4, value: 2 },
  cityTileLaid: { kind: 'cityTileLaid', rule, city: 'denver', tile: '4-a' },
  neutralStationPlaced: { kind: 'neutralStationPlaced', rule, city: 'duluth' },
  telegraphTileLaid: { kind: 'telegraphTileLaid', rule, section: 2, tile: 'tt-rail' },
  neutralOfficePlaced: { kind: 'neutralOfficePlaced', rule, section: 4 },
  trainStacksCut: { kind: 'trainStacksCut', rule, left: 3 },
  startingMilestones: { kind: 'startingMilestones', seat, rule, milestones: ['A1-1', 'A2-1'] },
  setupTileLaid: { kind: 'setupTileLaid', rule, tile: 'setup-1', side: 'setup-advance', worker: 'grey' },
  spareWorkerReturned: { kind: 'spareWorkerReturned', rule, worker: 'grey' },
  firstPlayerChosen: { kind: 'firstPlayerChosen', seat, rule },
  setupTileTaken: { kind: 'setupTileTaken', seat, rule, tile: 'setup-1', side: 'setup-advance' },
  setupEnded: { kind: 'setupEnded', rule },
  turnBegun: { kind: 'turnBegun', seat, rule, round: 5 },
  workersRecalled: { kind: 'workersRecalled', seat, rule },
  workerPlaced: { kind: 'workerPlaced', seat, rule, worker: 'orange', action: 'railroad' },
  turnPassed: { kind: 'turnPassed', seat, rule },
  actionFinished: { kind: 'actionFinished', seat, rule, action: 'trade' },
  effectUsed: { kind: 'effectUsed', seat, rule, worker: 'grey', action: 'railroad', as: 'specialist' },
  turnEnded: { kind: 'turnEnded', seat, rule },
  endTriggered: { kind: 'endTriggered', seat, rule, round: 12 },
  roundBegun: { kind: 'roundBegun', rule, round: 6 },
  lastRoundBegun: { kind: 'lastRoundBegun', rule, round: 13 },
  gameEnded: { kind: 'gameEnded', rule, winners: [0, 2], by: 'shared' },
  railPlaced: { kind: 'railPlaced', seat, rule, space: 'washington--chicago', from: 2, terrain: 200 },
  stationBuilt: { kind: 'stationBuilt', seat, rule, city: 'chicago', from: 2, first: true },
  officeBuilt: { kind: 'officeBuilt', seat, rule, section: 3, from: 'aside', first: false },
  pieceSold: { kind: 'pieceSold', seat, rule, piece: 'rail', from: 3, value: 200 },
  costWaived: { kind: 'costWaived', seat, rule, amount: 300 },
  primaryRewardTaken: { kind: 'primaryRewardTaken', seat, rule, city: 'chicago' },
  firstStationBonusTaken: { kind: 'firstStationBonusTaken', seat, rule, city: 'chicago' },
  telegraphTileTaken: { kind: 'telegraphTileTaken', seat, rule, section: 2, tile: 'tt-rail' },
  markerAdvanced: { kind: 'markerAdvanced', seat, rule, track: 'network', slot: 4 },
  trainTaken: { kind: 'trainTaken', seat, rule, train: 'train-money' },
  trainFlipped: { kind: 'trainFlipped', seat, rule, train: 0, front: 'train-shares', faceUp: false },
  paid: { kind: 'paid', seat, rule, amount: 1400 },
  moneyGained: { kind: 'moneyGained', seat, rule, amount: 600 },
  sharesGained: { kind: 'sharesGained', seat, rule, shares: 1 },
  sharesDiscarded: { kind: 'sharesDiscarded', seat, rule, shares: 3 },
  shareSold: { kind: 'shareSold', seat, rule, amount: 150 },
  workerHired: { kind: 'workerHired', seat, rule, worker: 'orange', amount: 800 },
  workerGained: { kind: 'workerGained', seat, rule, worker: 'white' },
  workerMissing: { kind: 'workerMissing', seat, rule, worker: 'purple' },
  workerDiscarded: { kind: 'workerDiscarded', seat, rule, worker: 'white', from: 'supply' },
  workerExchanged: {
    kind: 'workerExchanged',
    seat,
    rule,
    worker: 'white',
    from: 'trade',
    gained: 'grey',
    to: 'supply',
  },
  workerPromoted: { kind: 'workerPromoted', seat, rule, worker: 'grey', from: 'trade', milestone: 'A1-3' },
  rewardDeclined: { kind: 'rewardDeclined', seat, rule, reward: 'advance' },
  rewardLapsed: { kind: 'rewardLapsed', seat, rule, reward: 'promote' },
  dealOpened: { kind: 'dealOpened', seat, rule, tile: 'deal-2' },
  dealAccepted: { kind: 'dealAccepted', seat, rule, tile: 'deal-2', offer: 2 },
  dealDeclined: { kind: 'dealDeclined', seat, rule, tile: 'deal-2' },
  dealTileDiscarded: { kind: 'dealTileDiscarded', rule, tile: 'deal-2' },
  dealTileTurned: { kind: 'dealTileTurned', rule, tile: 'deal-6' },
  milestoneCompleted: { kind: 'milestoneCompleted', seat, rule, milestone: 'B-1', vp: 26 },
  managersDiscarded: { kind: 'managersDiscarded', seat, rule, managers: ['purple', 'grey'] },
  milestonesDrawn: { kind: 'milestonesDrawn', seat, rule, stack: 'C', count: 3 },
  milestoneTaken: { kind: 'milestoneTaken', seat, rule, milestone: 'C-1', stack: 'C', back: 2 },
  noReplacement: { kind: 'noReplacement', seat, rule, stack: 'D' },
};
/** What happens without a word: parts of the setup, and chance whose outcome is told by what follows. */
const silent: readonly EventKind[] = [
  'drawn',
  'cityTileLaid',
  'telegraphTileLaid',
  'trainStacksCut',
  'setupTileLaid',
  'spareWorkerReturned',
];

const may = true;
const prompts: { readonly [K in PromptKind]: Extract<Prompt, { readonly kind: K }> } = {
  chooseSetupTile: { kind: 'chooseSetupTile', seat, rule },
  recall: { kind: 'recall', seat, rule },
  placeWorker: { kind: 'placeWorker', seat, rule },
  action: {
    kind: 'action',
    seat,
    rule,
    action: 'railroad',
    worker: 'grey',
    toPlace: 1,
    unpaid: 500,
    open: ['primaryReward', 'firstStationBonus', 'telegraphTile', 'flip', 'workerEffect'],
  },
  deal: { kind: 'deal', seat, rule, tile: 'deal-1', limit: 2, taken: [1], waiting: [2] },
  privateDeal: { kind: 'privateDeal', seat, rule, tile: 'deal-1' },
  advance: { kind: 'advance', seat, rule, left: 2, may },
  promote: { kind: 'promote', seat, rule, left: 2, costEach: 100, may },
  flip: { kind: 'flip', seat, rule, left: 1, may },
  takeTrain: { kind: 'takeTrain', seat, rule, may },
  gainWorker: { kind: 'gainWorker', seat, rule, workers: ['grey'], may },
  exchange: { kind: 'exchange', seat, rule, may },
  exchangeFor: { kind: 'exchangeFor', seat, rule, from: 'trade', worker: 'white', may },
  discardWorker: { kind: 'discardWorker', seat, rule, may },
  layRail: { kind: 'layRail', seat, rule, cost: 0, aside: false, may },
  layStation: { kind: 'layStation', seat, rule, aside: false, may },
  layOffice: { kind: 'layOffice', seat, rule, aside: false, may: false },
  restoreWorkers: { kind: 'restoreWorkers', seat, rule, missing: 1 },
  completeMilestone: { kind: 'completeMilestone', seat, rule, milestones: ['B-1', 'B-2'] },
  replaceMilestone: { kind: 'replaceMilestone', seat, rule, stack: 'C', count: 3 },
};

const sample: { readonly [fact: string]: string | number } = {
  worker: 'grey',
  from: 'supply',
  action: 'railroad',
  space: 'washington--chicago',
  city: 'chicago',
  section: 3,
  place: 'a space',
  tile: 'setup-1',
  piece: 'rail',
  reward: 'advance',
  train: 'train-money',
  track: 'network',
  milestone: 'B-1',
  move: 'sellShare',
};
const violation = (code: ViolationCode) => ({
  rule: 'deal-accept' as const,
  code,
  facts: Object.fromEntries(
    VIOLATIONS[code].map((fact: string) => [fact, (code === 'noSuchTrain' ? undefined : sample[fact]) ?? 1]),
  ),
});
const codes = Object.keys(VIOLATIONS) as ViolationCode[];

describe('the words of Railroad Revolution', () => {
  test.each(codes)('say why a move is refused: %s', (code) => {
    const [first] = moves as [Move];
    const text = words.violation(violation(code), first, view);
    expect(text).toMatch(/^[\p{Lu}\d$].*\.$/u);
    expect(text).not.toMatch(bad);
    expect(unwrapped(foreign.violation(violation(code), first, view), names)).toEqual([]);
  });

  test('have a sentence of its own for each code, and one for a code they do not know', () => {
    const [first] = moves as [Move];
    const say = (code: string) => words.violation({ rule: 'deal-accept', code, facts: {} }, first, view);
    const all = [...codes, 'notAsked', 'notAMove', 'gameOver'].map(say);
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(say('a code of tomorrow'));
    expect(say('toString')).toBe(say('a code of tomorrow'));
  });

  test.each<[RewardKind, string]>([
    ['advance', 'advance a marker'],
    ['promote', 'promote a worker'],
    ['flip', 'flip a train'],
    ['takeTrain', 'choose a train'],
    ['gainWorker', 'choose a worker'],
    ['exchange', 'exchange a worker'],
    ['exchangeFor', 'choose another one'],
    ['discardWorker', 'discard a worker for it'],
    ['layRail', 'place a rail'],
    ['layStation', 'place a Station'],
    ['layOffice', 'place an office'],
  ])('say of a reward once taken what has to be done: %s', (reward, expected) => {
    const [first] = moves as [Move];
    const taken = { rule: 'deal-accept', code: 'mustTake', facts: { reward } } as const;
    const text = words.violation(taken, first, view);
    expect(text).toMatch(
      new RegExp(`^You (took this reward|took this bonus|returned a worker), so you must ${expected}\\.$`),
    );
    expect(unwrapped(foreign.violation(taken, first, view), names)).toEqual([]);
  });

  test.each(Object.entries(events))('tell what happened: %s', (kind, event) => {
    const text = words.event(event, view);
    if (silent.includes(kind as EventKind)) return expect(text).toBeUndefined();
    expect(text).toMatch(/^[\p{Lu}].*\.$/u);
    expect(text).not.toMatch(bad);
    return expect(unwrapped(foreign.event(event, view) ?? 'nothing', names)).toEqual([]);
  });

  test.each<[string, ScoreLine['because']]>([
    ['trains', { trains: 2, each: 8 }],
    ['a Milestone', { milestone: 'B-1' }],
    ['a track', { track: 'network', count: 1, vp: 4 }],
    ['a connection', { sections: [7, 8] }],
    ['an office alone', { section: 4 }],
  ])('tell what is scored for %s', (_, because) => {
    const line = { seat, points: 16, rule: 'vp-sources', because } as const;
    const text = words.score?.(line, view) ?? '';
    expect(text).toMatch(/^Red: .*16 VP\.$/);
    expect(text).not.toMatch(bad);
    expect(unwrapped(foreign.score?.(line, view) ?? 'nothing', names)).toEqual([]);
  });

  test.each(Object.entries(prompts))('ask: %s', (_, prompt) => {
    for (const one of [
      prompt,
      { ...prompt, may: false, left: 1, costEach: 0, limit: 1, taken: [], open: [], unpaid: 0, toPlace: 0 },
    ]) {
      const text = words.prompt(one as Prompt, view);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(bad);
      expect(unwrapped(foreign.prompt(one as Prompt, view), names)).toEqual([]);
    }
  });

  test.each(moves.map((move) => [JSON.stringify(move), move] as const))('label %s', (_, move) => {
    const { label, detail = '' } = words.move(move, view);
    expect(label).toMatch(/^\S/);
    expect(`${label} ${detail}`.trim()).not.toMatch(bad);
    const there = foreign.move(move, view);
    expect(unwrapped(`${there.label} ${there.detail ?? ''} ${foreign.kind(move.kind)}`, names)).toEqual([]);
    for (const target of game.targets(state, move)) {
      expect(words.target(target, view)).not.toMatch(/^the board$/);
      expect(words.target(target, view)).not.toMatch(bad);
      expect(unwrapped(foreign.target(target, view), names)).toEqual([]);
    }
  });

  test.each([
    ['promote', 'Decline'],
    ['takeTrain', 'Decline'],
    ['layRail', 'Decline'],
    ['advance', 'Take no more'],
    ['flip', 'Take no more'],
  ] as const)('do without what is offered: %s', (kind, label) => {
    expect(words.move({ kind: 'decline' }, view, prompts[kind])).toEqual({ label });
  });

  test('send nobody to sell Shares that would not do', () => {
    const told = (price: number) =>
      words.violation({ code: 'money', rule: 'paying', facts: { price, money: 0 } } as never, { kind: 'pay' }, view, 0);
    const [{ shares } = { shares: 0 }] = view.seats;
    expect(told(150 * shares)).toMatch(/Sell Shares first/);
    expect(told(150 * shares + 1)).not.toMatch(/Sell/);
  });

  test('tell two positions apart by facts with names of their own', () => {
    const facts = factsOf(view);
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
    for (const { of, what, value } of facts) expect(`${of} ${what} ${value}`).not.toMatch(bad);
    expect(foreignFacts(view).flatMap(({ of, what, value }) => unwrapped(`${of} ${what} ${value}`, names))).toEqual([]);
    const richer = { ...view, seats: view.seats.map((one) => ({ ...one, money: one.money + 50 })) };
    expect(factsOf(richer).filter(({ value }, i) => value !== facts[i]?.value)).toHaveLength(4);
  });

  test('name seats by their colours', () => {
    expect(view.seats.map((_, index) => words.seat(index, view))).toEqual(['Yellow', 'Red', 'Black', 'Blue']);
  });
});

describe('the forms of words', () => {
  test.each([
    [0, '$0'],
    [150, '$150'],
    [1400, '$1,400'],
    [1234567, '$1,234,567'],
    [-150, '−$150'],
  ])('money: %i is %s', (amount, text) => expect(money(amount)).toBe(text));

  test('numbers go with their nouns, lists with an and', () => {
    expect([0, 1, 2].map((n) => counted(english, n, 'Share', 'Shares'))).toEqual(['0 Shares', '1 Share', '2 Shares']);
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((list) => listed(english, list))).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
    expect([sentence('a rail.'), sentence('')]).toEqual(['A rail.', '']);
  });

  test('the pseudo-locale shows what is not written with the tag', () => {
    const w: Tag = pseudo;
    expect(w`${'Chicago'} has ${2} rails`).toBe('Chicago⟦ has ⟧2⟦ rails⟧');
    expect(unwrapped(w`${'Chicago'} has ${2} rails`)).toEqual(['Chicago']);
    expect(unwrapped(w`${'Chicago'} has ${2} rails`, ['Chicago'])).toEqual([]);
    expect(unwrapped('plain')).toEqual(['plain']);
  });
});

test('no kind of move is without a heading', () => {
  for (const kind of Object.keys(VOCABULARY) as MoveKind[]) expect(words.kind(kind), kind).toMatch(/^\p{Lu}/u);
});
