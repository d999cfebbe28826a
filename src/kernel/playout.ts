import { isOver } from './define.ts';
import { SoftLock } from './errors.ts';
import type { Game, GameTypes, Transition } from './game.ts';
import { below, type Rng, seedRng } from './rng.ts';

/** One step of a playout: the move and what it led to. */
export interface Ply<T extends GameTypes> extends Transition<T> {
  readonly move: T['Move'];
}

export interface Playout<T extends GameTypes> {
  readonly start: Transition<T>;
  readonly plies: readonly Ply<T>[];
  readonly end: T['State'];
  readonly over: boolean;
}

/** One in this many tape entries tries an any-time move, where there is one. */
const ANYTIME_EVERY = 16;
/** More than any list of moves has; below it a tape entry says which move, above it whether it is an any-time move. */
const WHICH = 2 ** 12;

/**
 * The move that a number of the tape picks: `legal[n mod length]`, and rarely, by the higher digits of `n`, an any-time
 * move. A small number is an answer, so that a failure shrinks to a plain line of play.
 */
export function pick<T extends GameTypes>(game: Game<T>, state: T['State'], n: number): T['Move'] | undefined {
  const legal = game.legal(state);
  const rare = Math.floor(n / WHICH) % ANYTIME_EVERY === ANYTIME_EVERY - 1;
  const anytime = rare ? game.anytime(state) : [];
  return anytime.length > 0 ? anytime[n % anytime.length] : legal[n % legal.length];
}

/**
 * A game move by move, driven by a list of naturals, so that a failure shrinks. Past the end of the tape it goes on with a
 * generator seeded by the length of the tape.
 * @throws SoftLock where a running game offers nothing.
 */
export function* pliesOf<T extends GameTypes>(
  game: Game<T>,
  start: Transition<T>,
  tape: readonly number[],
): Generator<Ply<T>, void> {
  let state = start.state;
  let rng: Rng = seedRng(tape.length);
  for (let i = 0; !isOver(game.prompt(state)); i++) {
    let n = tape[i];
    if (n === undefined) {
      const drawn = below(rng, 2 ** 31);
      rng = drawn.rng;
      n = drawn.value;
    }
    const move = pick(game, state, n);
    if (move === undefined) throw new SoftLock(`${game.id}: nothing to do at move ${i + 1}`);
    const outcome = game.apply(state, move);
    if (!outcome.ok) throw new SoftLock(`${game.id}: a listed move is refused under ${outcome.violation.rule}`);
    state = outcome.state;
    yield { move, state, events: outcome.events, revealed: outcome.revealed };
  }
}

/** A whole game of `pliesOf`; `maxMoves` (default: the game's bound) stops it. */
export function playout<T extends GameTypes>(
  game: Game<T>,
  start: Transition<T>,
  tape: readonly number[],
  maxMoves = game.bounds.maxMoves,
): Playout<T> {
  const plies: Ply<T>[] = [];
  let end = start.state;
  if (maxMoves > 0)
    for (const ply of pliesOf(game, start, tape)) {
      plies.push(ply);
      end = ply.state;
      if (plies.length >= maxMoves) break;
    }
  return { start, plies, end, over: isOver(game.prompt(end)) };
}

/**
 * The number of lines of play of exactly `depth` moves from here (shorter ones count where the game ends). Any-time moves
 * are left out, but where they alone lead on.
 */
export function perft<T extends GameTypes>(game: Game<T>, state: T['State'], depth: number): number {
  if (depth === 0 || isOver(game.prompt(state))) return 1;
  let lines = 0;
  for (const move of game.legal(state)) {
    const outcome = game.apply(state, move);
    if (outcome.ok) lines += perft(game, outcome.state, depth - 1);
  }
  return lines;
}
