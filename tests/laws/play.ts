import fc from 'fast-check';
import type { Seat } from '../../src/kernel/agenda.ts';
import { isOver } from '../../src/kernel/define.ts';
import type { AnyConfig, AnyState, Game, GameTypes, Transition, Viewer } from '../../src/kernel/game.ts';
import { canonical, differences } from '../../src/kernel/json.ts';
import { type AnyMove, formatMove } from '../../src/kernel/moves.ts';
import { type Ply, pliesOf } from '../../src/kernel/playout.ts';
import { below, type Rng, seedRng } from '../../src/kernel/rng.ts';
import type { Played, Subject } from './subject.ts';

/** How a game to play is drawn: everything that decides it. */
export interface Draw {
  readonly seed: number;
  readonly tape: readonly number[];
  /** 0 to 3: the setup; above, one of the subject's other starts. */
  readonly start: number;
}

/** Draws for a subject; smaller ones are shorter and plainer. */
export function draws(subject: Subject): fc.Arbitrary<Draw> {
  return fc.record({
    seed: fc.nat({ max: 2 ** 31 - 1 }),
    tape: fc.array(fc.noBias(fc.nat({ max: 2 ** 31 - 1 })), { maxLength: subject.game.bounds.maxMoves, size: 'max' }),
    start: fc.nat({ max: subject.starts?.length ? 3 + subject.starts.length : 0 }),
  });
}

/** Plays one game to its end, its bound or its first error; nothing is thrown. */
export function play(subject: Subject, given: Subject['configs'][number], draw: Draw, thorough = false): Played {
  const { game, proofs } = subject;
  const other = subject.starts?.[draw.start - 4];
  const config = game.configure(given);
  const common = { subject, game, proofs, config, seed: draw.seed, tape: draw.tape, thorough };
  const plies: Ply<GameTypes>[] = [];
  let start: Transition | undefined;
  try {
    start = game.setup(config, draw.seed);
    if (other) start = game.resume(other.set(start.state));
    for (const ply of pliesOf(game, start, draw.tape)) {
      plies.push(ply);
      if (plies.length > game.bounds.maxMoves) break;
    }
    const over = isOver(game.prompt(plies[plies.length - 1]?.state ?? start.state));
    return { ...common, ...(other ? { from: other.name } : {}), start, plies, over };
  } catch (thrown) {
    const nothing: Transition = { state: { config, rng: seedRng(0), agenda: [] }, events: [], revealed: false };
    return { ...common, ...(other ? { from: other.name } : {}), start: start ?? nothing, plies, over: false, thrown };
  }
}

/** The position before a ply; after the last one for its number. */
export const stateAt = (run: Played, i: number): AnyState =>
  i === 0 ? run.start.state : (run.plies[i - 1]?.state as AnyState);

/** Numbers from 0 to `count` - 1: all of them in a thorough look, else about `few`, spread and other ones in each game. */
export function sample(run: Played, count: number, few: number): number[] {
  if (run.thorough || count <= few) return Array.from({ length: count }, (_, i) => i);
  const random = dice(run.seed + count);
  return Array.from({ length: few }, (_, i) => Math.floor(((i + random(1000) / 1000) * count) / few));
}

/** Some plies of a game with the position before each. */
export function* somePlies(run: Played, few: number): Generator<{ i: number; before: AnyState; ply: Ply<GameTypes> }> {
  for (const i of sample(run, run.plies.length, few)) {
    const ply = run.plies[i];
    if (ply) yield { i, before: stateAt(run, i), ply };
  }
}

/** Some positions of a game, the last one always among them. */
export function* someStates(run: Played, few: number): Generator<{ i: number; state: AnyState }> {
  if (run.plies.length === 0 && run.thrown !== undefined) return;
  for (const i of sample(run, run.plies.length, few)) yield { i, state: stateAt(run, i) };
  yield { i: run.plies.length, state: stateAt(run, run.plies.length) };
}

/** A source of small random numbers for a law's own choices, the same for the same game. */
export function dice(seed: number): (n: number) => number {
  let rng: Rng = seedRng(seed);
  return (n) => {
    const drawn = below(rng, n);
    rng = drawn.rng;
    return drawn.value;
  };
}

export const viewersOf = (config: AnyConfig): Viewer[] => [
  'public',
  ...Array.from({ length: config.seats }, (_, seat) => seat),
];

/** All of `viewers` in a thorough look, else the public and one seat in turn. */
export function someViewers(run: Played, i: number): Viewer[] {
  if (run.thorough) return viewersOf(run.config);
  return ['public', (i + run.seed) % run.config.seats];
}

export const clone = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

/** Whether two values are equal as JSON. The native text is quick and mostly the same; where it is not, keys may be in another order. */
export const equal = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b);

/** The paths in which two values differ. */
export const apart = (a: unknown, b: unknown): string[] => (equal(a, b) ? [] : differences(a, b));

export const texts = (game: Game, moves: readonly AnyMove[]): string[] =>
  moves.map((move) => formatMove(game.vocabulary, move));

/** The asked seat of a running game. */
export function askedSeat(game: Game, state: AnyState): Seat | undefined {
  const prompt = game.prompt(state);
  return isOver(prompt) ? undefined : prompt.seat;
}

/** Where in a game a finding stands. */
export const at = (run: Played, i: number): string => {
  const move = run.plies[i]?.move;
  return `before move ${i + 1}${move ? ` (${formatMove(run.game.vocabulary, move)})` : ''}`;
};
