import { parseTarget } from '../engine/target-codec.ts';
import type { View } from '../engine/types.ts';
import type { Part } from './more.ts';

/** More parts than this would have a reader look for what a step tells. */
const MOST = 2;

/** Where a place stands that an expansion brings. */
type PartsOf = (view: View, places: readonly string[]) => readonly Part[];

function partsAt(view: View, place: string, others: PartsOf): readonly Part[] {
  const at = parseTarget(place);
  switch (at?.kind) {
    case 'space':
    case 'city':
      return ['map'];
    case 'section':
      return ['telegraph'];
    case 'track':
      return ['tracks'];
    case 'stack':
      return ['stacks'];
    case 'piece':
    case 'train':
      return [at.seat];
    case 'milestone':
      return view.seats.flatMap(({ milestones }, seat) =>
        milestones.some(({ id }) => id === at.milestone) ? [`milestones:${seat}`] : [],
      );
    default:
      return others(view, [place]);
  }
}

/**
 * What an example is about, in the order in which its picture shows it: parts of the table, and `map` where something
 * happens there. What is pointed at in passing is none of it, nor is the player board that a piece comes from onto the map;
 * workers are where an example is of little else.
 * @param places the targets that its steps point at, in their order
 * @param moves the kinds of moves that it makes or tries
 * @param others where the places stand that an expansion brings
 */
export function aboutOf(
  view: View,
  places: readonly string[],
  moves: readonly string[],
  others: PartsOf = () => [],
): Part[] {
  const isOnMap =
    places.some((place) => partsAt(view, place, others).includes('map')) ||
    moves.includes('placeRail') ||
    moves.includes('buildStation');
  const told = places
    .filter((place) => !(isOnMap && parseTarget(place)?.kind === 'piece'))
    .flatMap((place) => partsAt(view, place, others));
  // Every example places a worker or two. One that speaks of little else is about whose they are.
  const workers = places.flatMap((place) => {
    const at = parseTarget(place);
    return at?.kind === 'worker' ? [at.seat] : [];
  });
  const isOfWorkers = workers.length > 2 * told.length;
  const all: readonly Part[] = isOfWorkers ? workers : told;
  const times = (part: Part) => all.filter((one) => one === part).length;
  const each = [...new Set(all)];
  const parts = each.filter((part) => part !== 'map');
  const most = Math.max(...parts.map(times));
  const main = parts.filter((part) => 2 * times(part) >= most).slice(0, MOST);
  if (!isOnMap) return main;
  return each[0] === 'map' ? ['map', ...main] : [...main, 'map'];
}
