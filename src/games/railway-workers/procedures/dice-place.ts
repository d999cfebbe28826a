import type { State } from '../engine/types.ts';

/** The states of the chart in which somebody is asked something. */
export type DicePlace = 'place' | 'readyCards' | 'low' | 'tokens' | 'assign' | 'readyDice' | 'turn';

const PLACES = {
  placeCard: 'place',
  readyCards: 'readyCards',
  lowTotal: 'low',
  rerollTokens: 'tokens',
  assignDie: 'assign',
  readyDice: 'readyDice',
  turn: 'turn',
} as const satisfies { readonly [task: string]: DicePlace };

/** Where a position stands in its Action Phase; `undefined` where nobody is asked. */
export function placeInDice({ agenda }: State): DicePlace | undefined {
  const kind = agenda.at(-1)?.kind;
  return kind !== undefined && kind in PLACES ? PLACES[kind as keyof typeof PLACES] : undefined;
}
