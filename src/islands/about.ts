import type { GameTypes } from '../engine/kernel/game.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/** The kinds of moves that an example makes or tries, and of the places that its steps point at: what its picture has to show. */
export function aboutOf<T extends GameTypes>({ runs }: Scenario<T>): string[] {
  const steps = runs.flatMap(({ script }) => script);
  const kinds = steps.flatMap((step) => {
    if ('move' in step) return [step.move.kind];
    if ('refuse' in step) return [step.refuse.kind];
    const places = 'try' in step ? step.hints.flatMap(({ targets = [] }) => targets) : (step.targets ?? []);
    return places.map((place) => place.split(':')[0] ?? place);
  });
  return [...new Set(kinds)];
}
