import { playout } from '../../../src/kernel/playout.ts';
import { below, seedRng } from '../../../src/kernel/rng.ts';
import { sidingsAlone as toy } from '../../house/toy/src/engine/base.ts';
import type { Move, State } from '../../house/toy/src/engine/types.ts';
import { changes, copyOf, type Position, positionOf, totals } from './sidings.ts';

/** A move as another library is told it. */
export interface Told {
  readonly kind: string;
  readonly seat: number;
  readonly args: readonly (string | number)[];
}

/** A whole game of the toy, played at random by the kernel. */
export interface Recorded {
  readonly seed: number;
  readonly seats: number;
  readonly start: Position;
  /** Every move, those that the kernel plays because nothing else is possible among them. */
  readonly moves: readonly Told[];
  readonly totals: readonly number[];
  readonly checksum: string;
}

/** Numbers that drive a playout, the same for the same seed. */
export function tape(seed: number, length: number): number[] {
  const out: number[] = [];
  let rng = seedRng(seed);
  for (let i = 0; i < length; i++) {
    const drawn = below(rng, 2 ** 31);
    rng = drawn.rng as typeof rng;
    out.push(drawn.value);
  }
  return out;
}

/** One text for all moves and the final points; two that played the same game have the same. */
export function checksum(moves: readonly Told[], totals: readonly number[]): string {
  const text = [...moves.map(({ kind, seat, args }) => [kind, seat, ...args].join(' ')), totals.join(' ')].join('\n');
  let hash = 0xcbf29ce484222325n;
  for (let i = 0; i < text.length; i++) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(i))) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

function told(move: Move, seat: number): Told {
  const { kind, ...fields } = move;
  const { seat: own = seat, ...rest } = fields as { readonly seat?: number; readonly [field: string]: string | number };
  return { kind, seat: own, args: Object.values(rest) };
}

/**
 * Plays the toy at random. Its moves are told so that they can be played without look-ahead, and each is tried at once.
 * @throws Error where the other form of the game refuses one, or ends with other points.
 */
export function record(seed: number, seats: number): Recorded {
  const start = toy.setup(toy.configure({ seats }), seed);
  const { plies, end, over } = playout(toy, start, tape(seed, toy.bounds.maxMoves));
  if (!over) throw new Error(`the toy did not end (seed ${seed}, ${seats} seats)`);
  const moves: Told[] = [];
  const G = copyOf(positionOf(start.state));
  const tell = (move: Told) => {
    moves.push(move);
    const isDone = changes[move.kind]?.(G, move.seat, ...(move.args as never[]));
    if (!isDone) throw new Error(`move ${moves.length} is refused: ${JSON.stringify(move)} (seed ${seed})`);
  };
  let before: State = start.state;
  for (const { move, state, events } of plies) {
    const prompt = toy.prompt(before);
    tell(told(move, 'seat' in prompt ? prompt.seat : before.first));
    for (const event of events) {
      if (event.kind === 'forced') tell(told(event.move, event.seat));
      if (event.kind === 'nothingToShunt' && G.stage === 'shunt') tell({ kind: 'skip', seat: event.seat, args: [] });
    }
    before = state;
  }
  const points = toy.score(end).totals;
  if (!G.over || totals(G).join() !== points.join()) throw new Error(`another end (seed ${seed}, ${seats} seats)`);
  return { seed, seats, start: positionOf(start.state), moves, totals: points, checksum: checksum(moves, points) };
}
