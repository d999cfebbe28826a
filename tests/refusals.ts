import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Lack } from '../src/games/common/board/lacks.ts';
import type { BoardProps } from '../src/games/common/board/props.ts';
import { type Play, partOf, type Wing } from '../src/games/common/wing.ts';
import type { GameTypes } from '../src/kernel/game.ts';
import { optionsOf } from '../src/stepper/branch.ts';
import { type Frame, openTrack } from '../src/stepper/track.ts';

// What the pictures of a game mark where its examples refuse a move, by the code of the violation.

/** A refused move, with what its picture marks. */
interface Tried {
  /** Example, run and step. */
  readonly where: string;
  readonly code: string;
  readonly lacks: readonly Lack[];
}
/** One of an example's script, with what its board shows. */
export interface Refusal extends Tried {
  readonly drawn: readonly Lack[];
  readonly html: string;
}

type Refused = Pick<Extract<Frame['narration'], { kind: 'refuse' }>, 'move' | 'violation'>;

const viewOf = ({ game, looks }: Play, { prompt, state }: Frame) =>
  game.view(state, 'seat' in prompt && looks === 'asked' ? prompt.seat : 'public');

/** What a picture marks of a refused move, where a move of `options` answers what is asked. */
async function lacksIn(play: Play, frame: Frame, refused: Refused, options = optionsOf(play.game, frame)) {
  const ties = await play.ties?.();
  const open = () => options.flatMap(({ violation, between, targets }) => (violation || between ? [] : targets));
  return ties?.lacks?.({ ...refused, view: viewOf(play, frame), asked: frame.prompt, open }) ?? [];
}

/** The board of a frame as the server draws it. */
function boardOf(play: Play, frame: Frame, { move, violation }: Refused): string {
  const view = viewOf(play, frame);
  const props: BoardProps<GameTypes> = {
    view,
    prompt: frame.prompt,
    lit: play.game.targets(frame.state, move),
    before: view,
    played: { move, violation, events: [] },
    large: true,
    idPrefix: 'x',
  };
  return render(play.Board as Component<BoardProps<GameTypes>>, { props }).body;
}

/** The frames of all examples of a game, with what they are played with. */
async function* framesOf(wing: Wing, first = false) {
  for (const load of Object.values(wing.scenarios)) {
    const scenario = await load();
    const play = await wing.plays[partOf(scenario)]?.();
    if (play === undefined) continue;
    for (const { key } of first ? scenario.runs.slice(0, 1) : scenario.runs)
      for (const [at, frame] of openTrack(play.game, scenario, key).frames.entries())
        yield { play, frame, where: `${scenario.id} ${key} ${at}` };
  }
}

/** All moves that the scripts of a game's examples refuse. */
export async function refusalsOf(wing: Wing): Promise<Refusal[]> {
  const all: Refusal[] = [];
  for await (const { play, frame, where } of framesOf(wing)) {
    const { narration } = frame;
    if (narration.kind !== 'refuse') continue;
    const lacks = await lacksIn(play, frame, narration);
    const html = boardOf(play, frame, narration);
    const isDrawn = ({ at }: Lack) =>
      at.some((name) => ['target', 'spot'].some((kind) => html.includes(`data-${kind}="${name}"`)));
    all.push({ where, code: narration.violation.code, lacks, html, drawn: lacks.filter(isDrawn) });
  }
  return all;
}

/** The near misses that a reader is offered at the steps of the first run of each example of a game. */
async function triesOf(wing: Wing): Promise<Tried[]> {
  const all: Tried[] = [];
  for await (const { play, frame, where } of framesOf(wing, true)) {
    const options = optionsOf(play.game, frame);
    for (const { move, violation } of options)
      if (violation)
        all.push({ where, code: violation.code, lacks: await lacksIn(play, frame, { move, violation }, options) });
  }
  return all;
}

/** What a list of refusals marks, by code: the kinds of the marks with what their places are, once each. */
function marksByCode(refusals: readonly Tried[]): Record<string, string[]> {
  const marks = new Map<string, Set<string>>();
  for (const { code, lacks } of refusals) {
    const known = marks.get(code) ?? new Set();
    for (const { kind, at, text } of lacks)
      known.add([kind, at[0]?.replace(/:\d+(?=:|$)/g, ':n'), ...(text === undefined ? [] : [text])].join(' '));
    marks.set(code, known);
  }
  return Object.fromEntries(
    [...marks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, all]) => [code, [...all].sort()]),
  );
}

/** Holds the refusals of a game to what each code marks: kind, place and note; `unmarked` are the codes that mark nothing. */
export function testMarks(
  refusals: readonly Tried[],
  expected: Readonly<Record<string, readonly RegExp[]>>,
  unmarked: readonly string[] = [],
): void {
  const marks = marksByCode(refusals);
  test('every code that an example refuses is told of', () => {
    expect(Object.keys(marks)).toEqual([...Object.keys(expected), ...unmarked].sort());
  });

  test.each(Object.entries(expected))('%s', (code, patterns) => {
    const found = marks[code] ?? [];
    expect(found.filter((one) => !patterns.some((pattern) => pattern.test(one)))).toEqual([]);
    for (const pattern of patterns)
      expect(
        found.some((one) => pattern.test(one)),
        `${pattern}`,
      ).toBe(true);
  });
}

/** Holds whatever a reader is offered to try in a game's examples to marks that name places, and are few. */
export function testTries(wing: Wing, least: number): void {
  test('whatever a reader tries in an example, its marks name places, and are few', async () => {
    const tries = await triesOf(wing);
    expect(tries.length).toBeGreaterThan(least);
    for (const { where, code, lacks } of tries) {
      expect(lacks.length, `${where} ${code}`).toBeLessThanOrEqual(6);
      for (const { at } of lacks) {
        expect(at.length, `${where} ${code}`).toBeGreaterThan(0);
        for (const name of at) expect(name, `${where} ${code}`).toMatch(/^[a-z]+(:(?!undefined|NaN)[\w-]+)*$/);
      }
    }
  });
}
