import type { State } from '../engine/types.ts';

/** The states of the chart in which a position can stand. */
export type MovePlace = 'token' | 'tile' | 'first' | 'leave' | 'arrived';

const PLACES = {
  turn: 'token',
  layTile: 'tile',
  firstStop: 'first',
  town: 'arrived',
  delivery: 'arrived',
  giveShare: 'arrived',
  trade: 'arrived',
  takeGoods: 'arrived',
  discardResource: 'arrived',
} as const satisfies { readonly [task: string]: MovePlace };

/** Where a position stands in the move of a train; `undefined` where no train is about to move, moving or just arrived. */
export function placeInMove({ agenda }: State): MovePlace | undefined {
  const task = agenda.at(-1);
  if (task?.kind === 'leaveBoard') return task.bypassing ? 'leave' : 'arrived';
  return task !== undefined && task.kind in PLACES ? PLACES[task.kind as keyof typeof PLACES] : undefined;
}
