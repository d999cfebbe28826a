import type { State } from '../engine/types.ts';

/** The states of the chart in which a player is asked something. */
export type TurnPlace = 'load' | 'shunt' | 'earn' | 'settleUp';

const PLACES: readonly string[] = ['load', 'shunt', 'earn', 'settleUp'] satisfies readonly TurnPlace[];

/** Where a position stands in the turn that is played; `undefined` where it asks something else. */
export function placeInTurn({ agenda }: Pick<State, 'agenda'>): TurnPlace | undefined {
  const kind = agenda.at(-1)?.kind ?? '';
  return PLACES.includes(kind) ? (kind as TurnPlace) : undefined;
}
