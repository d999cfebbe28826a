import type { Procedures } from '../../../../../src/games/common/wing.ts';
import type { Toy } from '../engine/types.ts';

/** The procedures of Sidings as charts. */
export const procedures: Procedures<Toy> = { turn: () => import('./turn.ts').then((all) => all.turn) };
