import { sidingsAlone as toy } from '../../house/toy/src/engine/base.ts';
import { budgetsOf } from '../budgets.ts';
import { mean, median, mediansOf, slowest, tenths } from '../statistics.ts';
import type { Row } from '../table.ts';
import { type Library, loadLibrary, nameOf, type Player, type Ready, type SetUp, setUps } from './library.ts';
import { ours, threadFor } from './player.ts';
import { type Recorded, record } from './recorded.ts';

const SLOWEST_BAR = 30;
const LATE_BAR = 2;

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

/** All rows about the engine. `folder` is where boardgame.io is installed; `say` hears how far it has come. */
export async function engineRows(folder: string, effort: Effort, say: (text: string) => void): Promise<Row[]> {
  const library = loadLibrary(folder);
  say(`boardgame.io ${library.version}: checking ${effort.toys} games for each number of seats`);
  const recorded = [2, 3, 4].flatMap((seats) => Array.from({ length: effort.toys }, (_, i) => record(i + 1, seats)));
  const contenders = setUps.map((setUp) => contender(library, setUp, recorded));
  const moves = recorded.reduce((sum, one) => sum + one.moves.length, 0);
  const sum = recorded.map((one) => one.checksum).reduce((all, one) => all ^ BigInt(`0x${one}`), 0n);
  say(`  the same ${moves} moves and final points in all set-ups: ${sum.toString(16).padStart(16, '0')}`);

  const players = ours.map((one) => ({
    ...one,
    name: [one.id, ...one.modules].join(' with '),
    thread: threadFor(one),
    rounds: [] as number[][][],
  }));
  const theirs = contenders.map((): number[] => []);
  const toys: number[][] = [];
  const toyThread = threadFor({ id: toy.id, modules: [] });
  for (const one of contenders) perMove(one);
  for (const { thread } of players) await thread.play(1);
  // Round by round, one after another, so that a slow spell of the machine falls on all of them.
  for (let round = 0; round < effort.rounds; round++) {
    say(`engine, round ${round + 1} of ${effort.rounds}`);
    for (const [i, one] of contenders.entries()) theirs[i]?.push(perMove(one));
    toys.push((await toyThread.play(effort.toys)).flat());
    for (const { thread, rounds } of players) rounds.push(await thread.play(effort.games));
  }
  await Promise.all([toyThread, ...players.map(({ thread }) => thread)].map((thread) => thread.end()));

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
  for (const { id, modules, name, rounds } of players) {
    const means = rounds.map((all) => mean(all.flat()));
    // Each decision is played once a round; its median leaves out what the machine did meanwhile.
    const perGame = (rounds[0] ?? []).map((_, i) => mediansOf(rounds.map((all) => all[i] ?? [])));
    const decisions = perGame.flat();
    const parts = perGame.map(tenths);
    const late = mean(parts.flatMap(({ last }) => last)) / mean(parts.flatMap(({ first }) => first));
    const { decision: bar } = await budgetsOf(id, modules);
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
        ...{
          value: late,
          unit: '',
          bar: LATE_BAR,
          aim: 1.2,
          digits: 2,
          note: 'mean cost of a decision, over all games',
        },
      },
    );
  }
  return rows.sort((a, b) => Number(a.group !== group) - Number(b.group !== group));
}
