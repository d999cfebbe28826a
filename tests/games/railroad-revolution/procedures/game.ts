import { railroadRevolution } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Game } from '../../../../src/kernel/game.ts';

/** The game as its charts know it, without its expansion. */
export const game = railroadRevolution as unknown as Game<Types>;
