import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { games } from '../../../src/engine.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { sidingsAlone as toy } from '../../house/toy/src/engine/base.ts';
import { configurations, timed } from './decisions.ts';

// Each game of ours is played in a thread of its own, as on a page: what is compiled for one is not made slower by another.

/** A game of ours, as it comes or with an expansion. */
export interface Ours {
  /** The toy where it is none of the site's games. */
  readonly id: string;
  readonly modules: readonly string[];
}

/** All that are measured, in the order in which they are told. */
export const ours: readonly Ours[] = Object.values(games).flatMap((one) => {
  const game = one as unknown as Game;
  return [[], ...Object.keys(game.replaced).map((module) => [module])].map((modules) => ({ id: game.id, modules }));
});

/** One at a time plays; the others wait. */
export interface Thread {
  /** Plays `count` games for each number of seats: of each the times of its decisions, in ms. @throws Error where two plays differ. */
  play(count: number): Promise<number[][]>;
  end(): Promise<unknown>;
}

/** Opens the thread of a game. */
export function threadFor(one: Ours): Thread {
  const worker = new Worker(new URL(import.meta.url), { workerData: one });
  return {
    async play(count) {
      worker.postMessage(count);
      const [times] = await once(worker, 'message');
      return times;
    },
    end: () => worker.terminate(),
  };
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const { id, modules } = workerData as Ours;
  const all: { readonly [id: string]: unknown } = { toy, ...games };
  const game = (Object.values(all) as Game[]).find((one) => one.id === id) as Game;
  const played = new Map<string, string>();
  port.on('message', (count: number) => {
    const times = configurations(game, modules).flatMap((config) =>
      Array.from({ length: count }, (_, i) => {
        const run = timed(game, config, i + 1);
        const key = `${config.seats}/${i}`;
        if (played.has(key) && played.get(key) !== run.played) throw new Error(`${id}: two plays of a game differ`);
        played.set(key, run.played);
        return [...run.times];
      }),
    );
    port.postMessage(times);
  });
}
