import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyConfig, AnyEvent, Game, Transition } from '../../src/kernel/game.ts';
import { hash } from '../../src/kernel/hash.ts';
import { formatMove, parseMove } from '../../src/kernel/moves.ts';
import { playout } from '../../src/kernel/playout.ts';
import { replay, saveOf } from '../../src/kernel/save.ts';

/** A tape that differs from game to game and picks any-time moves at times. */
export const tapeOf = (seed: number): number[] =>
  Array.from({ length: 120 }, (_, i) => (seed * 7919 + i * i * 104_729) % 2 ** 20);

/** A whole game to keep as a log: what decides it. */
export interface Recipe {
  /** The name of the log: seat count, modules, and what is worth keeping about it. */
  readonly name: string;
  readonly config: Partial<AnyConfig> & { readonly seats: number };
  readonly seed: number;
  readonly tape: readonly number[];
}

/** True where logs are to be written anew: `ROUNDHOUSE_UPDATE_LOGS=1`, and never in CI. */
const updating = process.env.ROUNDHOUSE_UPDATE_LOGS === '1' && process.env.CI === undefined;

const value = (item: unknown): string => (typeof item === 'string' ? item : JSON.stringify(item));

/** An event in one line: what happened, its facts, the clause it follows. */
function line(event: AnyEvent): string {
  const { kind, rule, ...facts } = event;
  const told = Object.entries(facts).map(([name, item]) => ` ${name}=${value(item)}`);
  return `  ${kind}${told.join('')} [${rule}]`;
}

/** A whole game as text to read: how it began, each move with what followed from it, the score and the hash of the end. */
export function logOf(game: Game, config: AnyConfig, seed: number, moves: readonly string[]): string {
  const read = moves.map((text) => {
    const move = parseMove(game.vocabulary, text);
    if (!move) throw new RangeError(`${text} is no move of ${game.id}`);
    return move;
  });
  const [start, ...steps] = replay(game, saveOf(game, config, seed, read)) as [Transition, ...Transition[]];
  const end = steps.at(-1) ?? start;
  const { lines, totals, places } = game.score(end.state);
  const mark = ({ revealed }: Transition) => (revealed ? ' (reveals)' : '');
  return [
    `game ${game.id}`,
    `config ${JSON.stringify(config)}`,
    `seed ${seed}`,
    '',
    'start',
    ...start.events.map(line),
    ...steps.flatMap((step, i) => [`${i + 1} ${moves[i]}${mark(step)}`, ...step.events.map(line)]),
    '',
    ...totals.map((total, seat) => {
      const own = lines.filter((one) => one.seat === seat && one.points !== 0);
      return `seat ${seat}: ${total} points, place ${places[seat]}${own.map(({ points, rule }) => `, ${points} ${rule}`).join('')}`;
    }),
    `end ${game.prompt(end.state).kind}`,
    `hash ${hash(end.state)}`,
    '',
  ].join('\n');
}

/** What a log says of its game: the part that is not a consequence. */
export function readLog(text: string): { readonly config: AnyConfig; readonly seed: number; readonly moves: string[] } {
  const field = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? '';
  const moves = [...text.matchAll(/^\d+ (\S+)/gm)].map((match) => match[1] ?? '');
  return { config: JSON.parse(field('config')) as AnyConfig, seed: Number(field('seed')), moves };
}

/** The names of the logs kept in a folder. */
export function logsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .map((file) => file.slice(0, -'.log'.length))
    .sort();
}

/**
 * The kept text of a log, and the text that its configuration, seed and moves give now. Where logs are written anew a log
 * that is missing, or whose moves are refused now, is played from its recipe.
 */
function compared(game: Game, folder: string, recipe: Recipe): { readonly kept: string; readonly now: string } {
  const file = join(folder, `${recipe.name}.log`);
  const config = game.configure(recipe.config);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const again = (): string => {
    const { plies } = playout(game, game.setup(config, recipe.seed), recipe.tape);
    return logOf(
      game,
      config,
      recipe.seed,
      plies.map(({ move }) => formatMove(game.vocabulary, move)),
    );
  };
  const told = (): string => {
    const log = readLog(kept);
    return logOf(game, log.config, log.seed, log.moves);
  };
  if (!updating) return { kept, now: kept === '' ? 'no log is kept' : told() };
  let now: string;
  try {
    now = kept === '' ? again() : told();
  } catch {
    now = again();
  }
  writeFileSync(file, now);
  return { kept: now, now };
}

/**
 * Registers a test for each whole game that is kept as text in a folder. A change of what happens in any of them shows here,
 * line by line; if it is meant, write them anew with ROUNDHOUSE_UPDATE_LOGS=1 and read the difference.
 */
export function logs(game: Game, folder: string, recipes: readonly Recipe[]): void {
  test.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s plays as kept', (_, recipe) => {
    const { kept, now } = compared(game, folder, recipe);
    expect(now).toBe(kept);
    expect(kept).toContain('\nend over\n');
    expect(game.configure(readLog(kept).config)).toEqual(game.configure(recipe.config));
  });

  test('every log has its recipe, and every recipe its log', () => {
    expect(logsIn(folder)).toEqual(recipes.map(({ name }) => name).sort());
  });
}
