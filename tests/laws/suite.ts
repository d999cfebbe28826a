import fc from 'fast-check';
import type { AnyConfig } from '../../src/kernel/game.ts';
import { hash } from '../../src/kernel/hash.ts';
import { PLAYS } from '../effort.ts';
import { ordersAreTotal, piecesAreConserved, playEnds, scoresAdd } from './counts.ts';
import { listedIffAccepted, listedIsAccepted, listIsStable, playGoesOn, refusalsTeach } from './legality.ts';
import { type Draw, draws, play, texts } from './play.ts';
import { applyIsPure, replaysEqually, statesAreJson } from './state.ts';
import type { Counts, Law, Played, Subject } from './subject.ts';
import { eventsDeclareChanges, revealsAreMarked, unknownIsHidden } from './views.ts';
import { endComesAsAnnounced, moduleOffIsAbsent, sealedOrderIsNothing } from './whole.ts';

/** The laws of the quality page in their order. */
export const LAWS: readonly Law[] = [
  listedIsAccepted,
  listedIffAccepted,
  listIsStable,
  playGoesOn,
  applyIsPure,
  replaysEqually,
  statesAreJson,
  piecesAreConserved,
  eventsDeclareChanges,
  unknownIsHidden,
  refusalsTeach,
  playEnds,
  scoresAdd,
  ordersAreTotal,
  moduleOffIsAbsent,
  revealsAreMarked,
  endComesAsAnnounced,
  sealedOrderIsNothing,
];

type Config = Subject['configs'][number];

/** Whole games that this run plays of each configuration of a subject. */
export const playsOf = ({ plays = PLAYS }: Pick<Subject, 'plays'>): number => Math.min(plays, PLAYS);

/** With fewer games than this, what all of a configuration show together may be chance, and is not judged. */
export const MANY = 20;

/** Whether a law looks at the game of this number, from 0 on. */
export const looksAt = ({ number, every }: Pick<Law, 'number' | 'every'>, game: number): boolean =>
  game % every === number % every;

/** Where a law was found broken. */
export interface Finding {
  readonly law: number;
  readonly what: string;
  /** The game in which it was; absent where all games of a configuration show it together. */
  readonly draw?: Draw;
}

/** How `findings` plays. */
export interface Options {
  readonly plays?: number;
  readonly seed?: number;
  readonly laws?: readonly Law[];
  /** No more games after so many findings. */
  readonly enough?: number;
  /** True once no more games may begin. */
  until?(): boolean;
}

/** What a law says of one game; an error of the game is a finding too. */
export function look(law: Law, run: Played, counts: Counts): string[] {
  const out: string[] = [];
  try {
    for (const what of law.check(run, counts)) {
      out.push(what);
      if (out.length === 3) break;
    }
  } catch (error) {
    out.push(`threw ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
  }
  return out;
}

/** Each configuration has its own games. */
const seedOf = (config: Config): number => Number.parseInt(hash(config).slice(-7), 16);

/** Laws over the same games of one configuration: at most one finding a law and game. */
export function findings(
  subject: Subject,
  config: Config,
  options: Options = {},
): { readonly found: readonly Finding[]; readonly plays: number; readonly moves: number } {
  const { plays = playsOf(subject), seed = seedOf(config), laws = LAWS, enough = Infinity } = options;
  const found: Finding[] = [];
  const counts = new Map(laws.map((law) => [law, new Map() as Counts]));
  let moves = 0;
  let played = 0;
  for (const draw of fc.sample(draws(subject), { numRuns: plays, seed })) {
    if (options.until?.() || found.length >= enough) break;
    const run = play(subject, config, draw);
    moves += run.plies.length;
    for (const law of laws) {
      // A game that broke off is looked at by all.
      if (run.thrown === undefined && !looksAt(law, played)) continue;
      const what = look(law, run, counts.get(law) as Counts);
      if (what.length > 0) found.push({ law: law.number, what: what.join('; '), draw });
    }
    played += 1;
  }
  for (const law of played < MANY ? [] : laws)
    for (const what of law.overall?.(counts.get(law) as Counts, subject) ?? []) found.push({ law: law.number, what });
  return { found, plays: played, moves };
}

/** The smallest game found in `seconds` that breaks a law, as text: the configuration, the draw, the moves, what is broken. */
export function smallest(law: Law, subject: Subject, config: Config, seed = seedOf(config), seconds = 20): string {
  const broken = (draw: Draw) => look(law, play(subject, config, draw, true), new Map());
  const result = fc.check(
    fc.property(draws(subject), (draw) => broken(draw).length === 0),
    { seed, numRuns: playsOf(subject), interruptAfterTimeLimit: seconds * 1000 },
  );
  const draw = result.counterexample?.[0];
  return draw ? describeGame(law, subject, config, draw, broken(draw)) : '';
}

function describeGame(law: Law, subject: Subject, config: Config, draw: Draw, what: readonly string[]): string {
  const run = play(subject, config, draw);
  return [
    `law ${law.number}, ${law.title}`,
    ...what.map((one) => `  ${one}`),
    `  config ${JSON.stringify(config)} seed ${draw.seed}${run.from === undefined ? '' : ` from ${run.from}`}`,
    `  tape [${draw.tape.slice(0, run.plies.length).join(', ')}] of length ${draw.tape.length}`,
    `  moves ${texts(
      subject.game,
      run.plies.map((ply) => ply.move),
    ).join(' ')}`,
  ].join('\n');
}

/** A configuration as a title. */
export function titleOf(config: Config | AnyConfig): string {
  const on = Object.entries(config.variants ?? {}).flatMap(([name, yes]) => (yes ? [name] : []));
  const read = Object.entries(config.rulings ?? {}).map(([ruling, reading]) => `${ruling} ${reading}`);
  return [`${config.seats} seats`, ...(config.modules ?? []), ...on, ...read].join(', ');
}
