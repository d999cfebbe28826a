import { games } from '../../../src/engine/index.ts';
import type { Game } from '../../../src/engine/kernel/game.ts';
import { toy } from '../../engine/toy/toy.ts';
import { mean, median, mediansOf, slowest, tenths } from '../statistics.ts';
import type { Row } from '../table.ts';
import { configurations, timed } from './decisions.ts';
import { type Library, loadLibrary, nameOf, type Player, type Ready, type SetUp, setUps } from './library.ts';
import { type Recorded, record } from './recorded.ts';

/** The bars of "Budgets" for a mean decision, in moves of boardgame.io; any other game has 1. */
const bars: { readonly [game: string]: number } = { 'whistle-stop': 4 };
const SLOWEST_BAR = 30;
const LATE_BAR = 1.5;

export interface Effort {
  /** Games of the toy that boardgame.io plays, for each number of seats. */
  readonly toys: number;
  /** Games of each of ours, for each number of seats. */
  readonly games: number;
  /** How often everything is measured; the median counts. */
  readonly rounds: number;
}

const group = 'Engine, in moves of boardgame.io';

interface Contender {
  readonly setUp: SetUp;
  readonly player: Player;
  readonly ready: readonly Ready[];
}

/** The toy games for a set-up, each checked against what the kernel played before anything is timed. */
function contender(library: Library, setUp: SetUp, recorded: readonly Recorded[]): Contender {
  const player = library.playerFor(setUp);
  const ready = recorded.map(player.ready);
  for (const one of ready) {
    const told = player.checksum(one);
    if (told !== one.recorded.checksum)
      throw new Error(
        `${nameOf(setUp)}: another game (seed ${one.recorded.seed}): ${told}, not ${one.recorded.checksum}`,
      );
  }
  return { setUp, player, ready };
}

/** Mean time of a move over all games of a set-up, in ms. */
function perMove({ player, ready }: Contender): number {
  let moves = 0;
  const begun = performance.now();
  for (const one of ready) {
    const totals = player.play(one);
    if (totals?.join() !== one.recorded.totals.join()) throw new Error('other final points while timed');
    moves += one.actions.length;
  }
  return (performance.now() - begun) / moves;
}

/** A game of ours, as it comes or with an expansion. */
interface Ours {
  readonly game: Game;
  readonly modules: readonly string[];
}

/** What a game of ours took: for each whole game the times of its decisions, in ms. */
function gamesOf({ game, modules }: Ours, count: number, played?: Map<string, string>): number[][] {
  return configurations(game, modules).flatMap((config) =>
    Array.from({ length: count }, (_, i) => {
      const run = timed(game, config, i + 1);
      const key = `${config.seats}/${i}`;
      if (played?.has(key) && played.get(key) !== run.played) throw new Error(`${game.id}: two plays of a game differ`);
      played?.set(key, run.played);
      return [...run.times];
    }),
  );
}

/** All rows about the engine. `folder` is where boardgame.io is installed; `say` hears how far it has come. */
export function engineRows(folder: string, effort: Effort, say: (text: string) => void): Row[] {
  const library = loadLibrary(folder);
  say(`boardgame.io ${library.version}: checking ${effort.toys} games for each number of seats`);
  const recorded = [2, 3, 4].flatMap((seats) => Array.from({ length: effort.toys }, (_, i) => record(i + 1, seats)));
  const contenders = setUps.map((setUp) => contender(library, setUp, recorded));
  const moves = recorded.reduce((sum, one) => sum + one.moves.length, 0);
  const sum = recorded.map((one) => one.checksum).reduce((all, one) => all ^ BigInt(`0x${one}`), 0n);
  say(`  the same ${moves} moves and final points in all set-ups: ${sum.toString(16).padStart(16, '0')}`);

  const ours = Object.values(games).flatMap((one) => {
    const game = one as unknown as Game;
    return [[], ...Object.keys(game.replaced).map((module) => [module])].map((modules) => ({
      ...{ game, modules, name: [game.id, ...modules].join(' with ') },
      rounds: [] as number[][][],
    }));
  });
  const played = ours.map(() => new Map<string, string>());
  const theirs = contenders.map((): number[] => []);
  const toys: number[][] = [];
  for (const one of contenders) perMove(one);
  for (const one of ours) if (one.modules.length === 0) gamesOf(one, 1);
  // Round by round, one after another, so that a slow spell of the machine falls on all of them.
  for (let round = 0; round < effort.rounds; round++) {
    say(`engine, round ${round + 1} of ${effort.rounds}`);
    for (const [i, one] of contenders.entries()) theirs[i]?.push(perMove(one));
    toys.push(gamesOf({ game: toy as unknown as Game, modules: [] }, effort.toys).flat());
    for (const [i, one] of ours.entries())
      if (one.modules.length === 0) one.rounds.push(gamesOf(one, effort.games, played[i]));
  }
  // Expansions come after all games alone: a reader of the base game has not played one before, and what is compiled for both is slower.
  for (let round = 0; round < effort.rounds; round++) {
    say(`engine, expansions, round ${round + 1} of ${effort.rounds}`);
    for (const [i, one] of ours.entries())
      if (one.modules.length > 0) one.rounds.push(gamesOf(one, effort.games, played[i]));
  }

  const costs = theirs.map(median);
  const unit = Math.min(...costs);
  const best = contenders[costs.indexOf(unit)]?.setUp;
  const micro = (ms: number) => `${(1000 * ms).toFixed(1)} µs`;
  const rows: Row[] = [
    {
      ...{ group, what: 'boardgame.io, one move of the toy game', value: 1000 * unit, unit: 'µs' },
      note: `the quickest set-up (${best ? nameOf(best) : ''}) is the yardstick; ${moves} moves of ${recorded.length} games, checksum ${sum.toString(16).padStart(16, '0')} on both sides`,
    },
    ...contenders.map(({ setUp }, i) => ({
      ...{ group, what: `boardgame.io: ${nameOf(setUp)}`, value: (costs[i] ?? 0) / unit, unit: 'moves', digits: 2 },
    })),
    {
      ...{
        group,
        what: 'the toy game on our kernel, mean decision',
        value: median(toys.map(mean)) / unit,
        unit: 'moves',
      },
      ...{ digits: 2, note: 'the same games, with lists and look-ahead, which boardgame.io does not have' },
    },
  ];
  for (const { game, name, rounds } of ours) {
    const means = rounds.map((all) => mean(all.flat()));
    // Each decision is played once a round; its median leaves out what the machine did meanwhile.
    const perGame = (rounds[0] ?? []).map((_, i) => mediansOf(rounds.map((all) => all[i] ?? [])));
    const decisions = perGame.flat();
    const parts = perGame.map(tenths);
    const late = mean(parts.flatMap(({ last }) => last)) / mean(parts.flatMap(({ first }) => first));
    const bar = bars[game.id] ?? 1;
    const average = median(means);
    const how = `${decisions.length} decisions of ${perGame.length} games, median of ${effort.rounds} rounds`;
    rows.push(
      {
        ...{
          group,
          what: `${name}: mean decision`,
          value: average / unit,
          unit: 'moves',
          bar,
          aim: bar / 2,
          digits: 2,
        },
        note: `${micro(average)}; ${how}`,
      },
      {
        ...{ group, what: `${name}: mean of the slowest in a hundred`, value: slowest(decisions, 0.01) / unit },
        ...{ unit: 'moves', bar: SLOWEST_BAR, aim: SLOWEST_BAR / 2, digits: 1 },
        note: `${micro(slowest(decisions, 0.01))}; each decision by its median of ${effort.rounds} plays`,
      },
      {
        ...{ group: 'Engine, early and late', what: `${name}: last tenth of a game against the first` },
        ...{ value: late, unit: '', bar: LATE_BAR, digits: 2, note: 'mean cost of a decision, over all games' },
      },
    );
  }
  return rows.sort((a, b) => Number(a.group !== group) - Number(b.group !== group));
}
