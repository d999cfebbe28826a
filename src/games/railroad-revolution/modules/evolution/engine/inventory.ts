import type { State } from '../../../engine/types.ts';
import { extensionOf, partOf } from './part.ts';
import { EXTENSION_PIECES, SLOTS } from './tables/extension.ts';
import { pieceOf, REWARD_LIMIT } from './tables/tiles.ts';
import { TRACK_SPACES } from './tables/track.ts';
import { kindOf, TRAIN_CAPACITY } from './tables/wagons.ts';

/** Every tile of the expansion that is in the game, by kind. */
function tilesOf(state: State): { readonly [kind: string]: readonly string[] } {
  const { seats, tradeArea, vpTiles, rows, offers } = partOf(state);
  const cars = seats.flatMap((own) => own.cars.map(({ id }) => id));
  const all = [...Object.values(rows).flat(), ...seats.flatMap(({ rewards, used }) => [...rewards, ...used])];
  const own = seats.flatMap(({ tiles }) => SLOTS.flatMap((slot) => tiles[slot] ?? []));
  return {
    car: [...cars, ...tradeArea.tenders, ...tradeArea.sections.flatMap(({ wagons }) => wagons)],
    performanceTile: [...all.filter((tile) => tile.startsWith('perf')), ...own, ...offers.map(({ tile }) => tile)],
    rewardTile: all.filter((tile) => tile.startsWith('reward')),
    vpTile: vpTiles,
  };
}

/** The expansion's tiles, counted by kind; no move changes these counts. */
export function inventory(state: State): { readonly [piece: string]: number } {
  return Object.fromEntries(Object.entries(tilesOf(state)).map(([kind, tiles]) => [kind, tiles.length]));
}

/** What is wrong with what the expansion has on the table. */
export function faults(state: State): readonly string[] {
  const wrong: string[] = [];
  for (const [kind, tiles] of Object.entries(tilesOf(state)))
    if (new Set(tiles).size !== tiles.length) wrong.push(`a ${kind} is in the game twice`);
  for (const [seat, { colour, trains, aside }] of state.seats.entries()) {
    const { marker, rewards, used, cars } = extensionOf(state, seat);
    if (marker !== 0 && !TRACK_SPACES.some(({ index }) => index === marker))
      wrong.push(`${colour} has a marker off the Performance track`);
    for (const piece of ['rail', 'building'] as const)
      if ([...rewards, ...used].filter((tile) => pieceOf(tile) === piece).length > REWARD_LIMIT)
        wrong.push(`${colour} has had too many ${piece} reward tiles`);
    const laying = state.agenda.filter((task) => 'aside' in task && task.aside && task.seat === seat).length;
    const { rails, buildings } = EXTENSION_PIECES;
    if (aside.rails + aside.buildings !== rails + buildings - used.length + laying)
      wrong.push(`${colour} has ${aside.rails} rails and ${aside.buildings} buildings on the extension`);
    for (const [i, { id, train }] of cars.entries()) {
      const before = cars.slice(0, i).filter((one) => train !== undefined && one.train === train);
      if (before.filter((one) => kindOf(one.id) === kindOf(id)).length >= TRAIN_CAPACITY[kindOf(id)])
        wrong.push(`${colour} has two ${kindOf(id)}s at train ${train}`);
      if (train !== undefined && !trains[train]) wrong.push(`${colour} has ${id} at no train`);
    }
  }
  return wrong;
}
