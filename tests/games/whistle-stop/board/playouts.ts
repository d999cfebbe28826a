import { whistleStop as game } from '../../../../src/games/whistle-stop/engine/index.ts';
import type { State, Types, View } from '../../../../src/games/whistle-stop/engine/types.ts';
import { type Ply, pliesOf } from '../../../../src/kernel/playout.ts';

export interface Seen extends Ply<Types> {
  readonly before: State;
  readonly was: View;
  readonly view: View;
}

/** Every step of a random game with what everybody saw before and after it. */
export function* seen(seats: 2 | 3 | 4 | 5, seed: number): Generator<Seen> {
  const start = game.setup(game.configure({ seats }), seed);
  let before = start.state;
  for (const ply of pliesOf(game, start, [seed * 7919])) {
    yield { ...ply, before, was: game.view(before, 'public'), view: game.view(ply.state, 'public') };
    before = ply.state;
  }
}
