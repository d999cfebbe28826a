import { describe, expect, test } from 'vitest';
import type { Run, Scenario } from '../../src/games/common/scenario.ts';
import { english } from '../../src/games/common/words/words.ts';
import { deepFreeze } from '../../src/kernel/json.ts';
import { offScript, optionsOf, played } from '../../src/stepper/branch.ts';
import { compare } from '../../src/stepper/compare.ts';
import { type Frame, ScriptError, trackOf } from '../../src/stepper/track.ts';
import { citable, sheetOf, transcript } from '../../src/stepper/transcript.ts';
import { type Depot, depot, depotFacts, depotProofs, depotWords, wagon } from './toy.ts';

const words = depotWords(english);
const last = <X>(list: readonly X[]) => list[list.length - 1] as X;

/** The scenario with a change to its run for two. */
function changed(change: (run: Run<Depot>) => Partial<Run<Depot>>): Scenario<Depot> {
  const run = wagon.runs[0] as Run<Depot>;
  return { ...wagon, runs: [{ ...run, ...change(run) }] };
}
const withStep = (n: number, step: Run<Depot>['script'][number]) =>
  changed(({ script }) => ({ script: script.map((old, i) => (i === n - 1 ? step : old)) }));

describe('a track', () => {
  test('has one frame a step and the start before them', () => {
    const { frames } = trackOf(depot, deepFreeze(wagon), '2');
    expect(frames.map(({ narration }) => narration.kind)).toEqual([
      'start',
      'say',
      'refuse',
      'move',
      'move',
      'ask',
      'move',
    ]);
    expect(frames.map(({ state }) => state.coal[0])).toEqual([2, 2, 2, 3, 3, 3, 0]);
    expect(last(frames).events.map(({ kind }) => kind)).toEqual(['wagonBought', 'turnBegun']);
  });

  test('tells at what a sentence or a question points', () => {
    const pointing = withStep(1, { say: 'Look here.', targets: ['coal:0'] });
    const asking = withStep(5, { ask: 'How much?', answer: 'Enough.', targets: ['coal:1'] });
    expect(trackOf(depot, pointing, '2').frames[1]?.narration).toMatchObject({ targets: ['coal:0'] });
    expect(trackOf(depot, asking, '2').frames[5]?.narration).toMatchObject({ targets: ['coal:1'] });
  });

  test.each<[string, Scenario<Depot>, string]>([
    ['a run that does not exist', { ...wagon, runs: [] }, 'start: there is no such run'],
    [
      'a start with faults',
      changed((run) => ({ start: { ...run.start, set: { coal: { 0: -1 } } } })),
      'start: seat 0 has -1 coal',
    ],
    [
      'a move that is refused',
      withStep(3, { move: { kind: 'buy', wagon: 'red' } }),
      'step 3: buy:red is refused under price (tooLittleCoal)',
    ],
    [
      'a refusal that is none',
      withStep(2, { refuse: { kind: 'dig' }, rule: 'price', say: '' }),
      'step 2: dig is legal, not refused under price',
    ],
    [
      'a refusal under another rule',
      withStep(2, { refuse: { kind: 'give', seat: 1, to: 0 }, rule: 'price', say: '' }),
      'step 2: give:1:0 is refused under gift (nothingToGive), not price',
    ],
    [
      'a position that shows something else',
      withStep(3, { move: { kind: 'take', coal: 2 }, shows: { '/coal/0': 3 } }),
      'step 3: /coal/0 shows 4, not 3',
    ],
    [
      'a path that shows nothing',
      withStep(1, { say: '', shows: { '/coal/7/x': 3 } }),
      'step 1: /coal/7/x shows undefined, not 3',
    ],
    [
      'a clause that scores something else',
      withStep(1, { say: '', scores: { end: [2, 1] } }),
      'step 1: end scores [2,0], not [2,1]',
    ],
    ['another total', withStep(1, { say: '', scores: { total: [3, 0] } }), 'step 1: total scores [2,0], not [3,0]'],
    ['an end that is another', changed(() => ({ checks: { '/left': 0 } })), 'end: /left shows 5, not 0'],
    [
      'draws that are left over',
      changed((run) => ({ start: { ...run.start, draws: [3, 1, 2] } })),
      'end: scripted draws are left over: 1, 2',
    ],
    [
      'a draw that is not written down',
      changed((run) => ({ start: { ...run.start, draws: [] } })),
      'end: a draw is missing from the script',
    ],
    [
      'a draw out of range',
      changed((run) => ({ start: { ...run.start, draws: [4] } })),
      'step 4: scripted draw 4 is not in 0 … 3',
    ],
  ])('refuses %s', (_, scenario, message) => {
    expect(() => trackOf(depot, scenario, '2', depotProofs)).toThrow(new ScriptError(`wagon, run 2, ${message}`));
  });
});

describe('a branch', () => {
  const track = trackOf(depot, wagon, '2');

  test('is played from its fork, and what was played is not played again', () => {
    const one = played(track, { from: 3, moves: ['take:2'] });
    const two = played(track, { from: 3, moves: ['take:2', 'buy:blue'] });
    expect(last(two.frames).state.wagons).toEqual({ blue: 0 });
    expect(two.frames[0]).toBe(one.frames[0]);
    expect(two.broken).toBeUndefined();
  });

  test('ends before a move that is refused or no move, without a throw', () => {
    expect(played(track, { from: 0, moves: ['dig', 'buy:red', 'dig'] })).toMatchObject({ broken: 1 });
    expect(played(track, { from: 0, moves: ['fly:9'] })).toEqual({ frames: [], broken: 0 });
    expect(played(track, { from: 99, moves: ['dig'] })).toEqual({ frames: [], broken: 0 });
  });

  test('does not take the draws that the script has written down', () => {
    const before = track.frames[2] as Frame<Depot>;
    expect(before.state.rng).toMatchObject({ alg: 'script/1', draws: [3] });
    expect(offScript(before.state).rng.alg).toBe('sfc32/1');
    expect(offScript(before.state)).toBe(offScript(before.state));
    const found = [2, 3].map((from) => last(played(track, { from, moves: ['dig'] }).frames).state.coal);
    expect(found[0]?.[0]).toBe((found[1]?.[1] ?? 0) + 2);
  });

  test('offers what is legal, what may be done at any time, and near misses with their rule', () => {
    const options = optionsOf(depot, track.frames[1] as Frame<Depot>);
    expect(options.map(({ text, violation }) => `${text}${violation ? ` ✕ ${violation.rule}` : ''}`)).toEqual([
      'take:1',
      'take:2',
      'dig',
      'give:0:1',
      'buy:red ✕ price',
      'buy:blue ✕ price',
    ]);
    expect(options[4]?.targets).toEqual(['wagon:red']);
  });

  test('keeps back what only a seat that is not asked knows to be possible', () => {
    const frame = track.frames[1] as Frame<Depot>;
    const between = (seat: number) =>
      optionsOf({ ...depot, knownTo: () => seat }, frame).flatMap((one) => (one.between ? one.text : []));
    expect(between(0)).toEqual(['give:0:1']);
    expect(between(1)).toEqual([]);
  });
});

describe('a transcript', () => {
  const track = trackOf(depot, wagon, '3');

  test('tells every step with what happened, why a move is refused, and the answer to the question', () => {
    expect(transcript(track, words)).toEqual([
      { number: 0, kind: 'start', say: 'Blue saves coal for the red wagon.', happened: [] },
      { number: 1, kind: 'say', say: 'Blue has 2 coal and wants the red wagon, which costs 3.', happened: [] },
      {
        number: 2,
        kind: 'refuse',
        say: 'Two coal are not enough.',
        move: 'Buy the red wagon ($3)',
        happened: [],
        refusal: { text: '2 coal are not enough for 3.', rule: 'price' },
      },
      {
        number: 3,
        kind: 'move',
        say: 'So Blue takes 1.',
        move: 'Take 1 coal',
        happened: [
          { text: 'Blue takes 1 coal.', rule: 'take' },
          { text: 'It is the turn of Red.', rule: 'turn' },
        ],
      },
      expect.objectContaining({ number: 4, move: 'Dig (0 to 3 coal)' }),
      {
        number: 5,
        kind: 'ask',
        happened: [],
        question: {
          ask: 'Can Red buy a wagon before Blue?',
          answer: 'No: after Red it is the turn of the next player.',
        },
      },
      { number: 6, kind: 'move', move: 'Take 2 coal', happened: expect.any(Array) },
      expect.objectContaining({ number: 7, say: 'Blue pays 3 coal.' }),
    ]);
  });

  test('tells the points that a step speaks of, of all players, and cites the clauses that it has them from', () => {
    const scoring = trackOf(depot, withStep(1, { say: 'Blue is ahead.', scores: { end: [2, 0] } }), '2');
    const score: typeof words.score = ({ seat, points }) => `Seat ${seat}: ${points} points.`;
    const [start, narration] = transcript(scoring, { ...words, score });
    expect(start?.happened).toEqual([]);
    expect(narration?.happened).toEqual([
      { text: 'Seat 0: 2 points.', rule: 'end' },
      { text: 'Seat 1: 0 points.', rule: 'end' },
    ]);
    expect(transcript(scoring, words)[1]?.happened).toEqual([]);
    expect(sheetOf(depot, scoring.frames[1] as Frame<Depot>)?.totals).toEqual([2, 0]);
    expect(sheetOf(depot, scoring.frames[2] as Frame<Depot>)).toBeUndefined();
    expect(citable([scoring])).toContain('end');
  });

  test('lists the clauses that can be cited, first those that the example is about', () => {
    expect(citable([track])).toEqual(['price', 'turn', 'take', 'dig', 'one-wagon']);
  });
});

test('a comparison names what differs, in words', () => {
  const track = trackOf(depot, wagon, '2');
  const mine = last(played(track, { from: 3, moves: ['take:2', 'buy:blue'] }).frames);
  const view = ({ state }: Frame<Depot>) => depot.view(state, 'public');
  expect(compare(depotFacts(english), view(last(track.frames)), view(mine))).toEqual([
    { key: 'coal1', of: 'Red', what: 'coal', script: '3', line: '2' },
    { key: 'wagons', of: 'Wagons', what: 'sold', script: 'the red wagon', line: 'the blue wagon' },
  ]);
  expect(compare(depotFacts(english), view(mine), view(mine))).toEqual([]);
});
