import type { Words } from '../games/common/words/words.ts';
import type { Seat } from '../kernel/agenda.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { memo } from '../kernel/memo.ts';
import { formatMove, parseMove } from '../kernel/moves.ts';
import type { Violation } from '../kernel/rules.ts';
import type { Frame, Track } from './track.ts';

/** A line of play beside the script: where it leaves it, and its moves as `formatMove` writes them. */
export interface Branch {
  /** The frame of the script from which it starts. */
  readonly from: number;
  readonly moves: readonly string[];
}

/** A branch replayed as far as it goes. */
export interface Played<T extends GameTypes> {
  /** One a move. */
  readonly frames: readonly Frame<T>[];
  /** The first move that could not be made, from 0. */
  readonly broken?: number;
}

/** A move that a reader may try, with what the engine says of it. */
export interface Option<T extends GameTypes> {
  readonly move: T['Move'];
  readonly text: string;
  readonly targets: readonly string[];
  /** Set on moves that may be made between any two steps, whoever is asked. */
  readonly between?: true;
  /** Set on near misses: why the engine refuses them. */
  readonly violation?: Violation<T['Rule']>;
}

/** The position with chance as it is for those who leave the script: its written draws fit no other line of play. */
export const offScript: <S extends GameTypes['State']>(state: S) => S = memo((state) =>
  state.rng.alg === 'script/1' ? { ...state, rng: state.rng.after } : state,
) as <S extends GameTypes['State']>(state: S) => S;

const cache = new WeakMap<object, Map<string, unknown>>();

/** A branch of a track played out on the engine; what was played once is kept as long as the track lives. */
export function played<T extends GameTypes>(track: Track<T>, branch: Branch): Played<T> {
  const kept = cache.get(track) ?? new Map<string, unknown>();
  cache.set(track, kept);
  const fork = track.at(branch.from);
  if (!fork) return { frames: [], broken: 0 };
  let key = String(branch.from);
  let state = offScript(fork.state);
  const frames: Frame<T>[] = [];
  for (const [i, text] of branch.moves.entries()) {
    key += `.${text}`;
    const frame = (kept.get(key) ?? playOne(track.game, state, text)) as Frame<T> | undefined;
    if (!frame) return { frames, broken: i };
    kept.set(key, frame);
    frames.push(frame);
    state = frame.state;
  }
  return { frames };
}

function playOne<T extends GameTypes>(game: Game<T>, state: T['State'], text: string): Frame<T> | undefined {
  const move = parseMove<T['Move']>(game.vocabulary, text);
  if (!move) return undefined;
  const outcome = game.apply(state, move);
  if (!outcome.ok) return undefined;
  const { events } = outcome;
  return { state: outcome.state, prompt: game.prompt(outcome.state), events, narration: { kind: 'move', move } };
}

/**
 * Everything a reader may try in a frame: the legal moves, those between two steps, then the near misses. The reader sees
 * with the eyes of who is asked, so the list keeps back what only another seat knows to be possible.
 */
export function optionsOf<T extends GameTypes>(game: Game<T>, frame: Frame<T>): readonly Option<T>[] {
  const state = offScript(frame.state);
  const { seat } = frame.prompt as { readonly seat?: Seat };
  const option = (move: T['Move']) => ({
    move,
    text: formatMove(game.vocabulary, move),
    targets: game.targets(state, move),
  });
  const tried = game.attempts(state).map((move): Option<T> => {
    const violation = game.check(state, move);
    return violation ? { ...option(move), violation } : option(move);
  });
  const between = game.anytime(state).map((move): Option<T> => ({ ...option(move), between: true }));
  const all = [...game.legal(state).map(option), ...between, ...tried];
  return all.filter(({ move }) => (game.knownTo?.(move) ?? seat) === seat);
}

/**
 * The options as a reader tells them apart: without near misses that teach nothing (those that the words call idle, or
 * cannot tell from a legal move), and pieces that are alike, as two Wagons with the same bonus, offered once. Of these the
 * list has the first, or `meant`, and its places are those of all.
 */
export function teaching<T extends GameTypes>(
  options: readonly Option<T>[],
  words: Words<T>,
  view: T['View'],
  asked: Frame<T>['prompt'],
  meant?: string,
): readonly Option<T>[] {
  const said = ({ move }: Option<T>) => {
    const { label, detail = '' } = words.move(move, view, asked);
    return `${label}\n${detail}`;
  };
  const byWords = new Map<string, Option<T>>();
  const missed = new Map<string, Option<T>>();
  for (const option of options) {
    const { violation } = option;
    if (violation && !(words.teaches?.(violation) ?? true)) continue;
    const kept = violation ? missed : byWords;
    const name = said(option);
    const other = kept.get(name);
    const [first, targets] = other
      ? [option.text === meant ? option : other, [...new Set([...other.targets, ...option.targets])]]
      : [option, option.targets];
    kept.set(name, { ...first, targets });
  }
  return [...byWords.values(), ...[...missed].flatMap(([name, one]) => (byWords.has(name) ? [] : [one]))];
}

/** Why the engine refuses a move here; `undefined` where it is legal. */
export function refusal<T extends GameTypes>(
  game: Game<T>,
  frame: Frame<T>,
  move: T['Move'],
): Violation<T['Rule']> | undefined {
  return game.check(offScript(frame.state), move);
}
