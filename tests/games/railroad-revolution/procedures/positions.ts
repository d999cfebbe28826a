import { begin } from '../../../../src/games/common/scenario.ts';
import { railroadRevolution as game } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { Specialist } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import type { MilestoneId } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import type { State } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { type Holding, position } from '../../../../src/games/railroad-revolution/scenarios/positions.ts';

/** By seat: two Milestones, and the type of worker that the first of them needs. */
const GOALS: readonly (readonly [MilestoneId, MilestoneId, Specialist])[] = [
  ['A1-1', 'A2-1', 'orange'],
  ['A1-2', 'A2-2', 'purple'],
  ['A1-3', 'A2-3', 'grey'],
  ['A1-4', 'A2-4', 'turquoise'],
];

/** What the players have; `active` builds two rails, one of them on a Deal icon. */
export interface Table {
  readonly seats: 2 | 3 | 4;
  readonly active?: number;
  readonly tile: DealTileId;
  /** 3 tiles where it is not named. */
  readonly stack?: readonly DealTileId[];
  /** What a seat has instead of the usual: $2000, 8 Shares, 5 available workers (`crew`). */
  readonly holdings?: readonly (Partial<Holding> & { readonly crew?: number })[];
}

/** A table whose active player has done everything of a Railroad action but end it. */
export function atDeal({
  seats,
  active = 0,
  tile,
  stack = ['deal-1', 'deal-2', 'deal-5'],
  holdings = [],
}: Table): State {
  const { state } = begin(game, {
    config: { seats },
    seed: 7,
    set: position({
      turn: active,
      deals: { tile, stack },
      seats: Array.from({ length: seats }, (_, seat): Holding => {
        const [first, second, special] = GOALS[seat] ?? ['A1-1', 'A2-1', 'orange'];
        const { crew = 5, ...held } = holdings[seat] ?? {};
        return {
          money: 2000,
          shares: 8,
          supply: { white: crew - 2, [special]: 1 },
          board: { trade: { white: 1 } },
          rails: ['charlotte--miami'],
          milestones: [
            { id: first, managers: [] },
            { id: second, managers: [] },
          ],
          ...held,
        };
      }),
    }),
  });
  const moves: readonly Move[] = [
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    { kind: 'placeRail', space: 'miami--little-rock' },
    { kind: 'placeRail', space: 'chicago--little-rock' },
    { kind: 'pay' },
  ];
  return moves.reduce((here, move) => {
    const outcome = game.apply(here, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(outcome.violation)}`);
    return outcome.state;
  }, state);
}
