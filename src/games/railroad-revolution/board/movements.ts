import { type Movement, movementsOf } from '../../common/board/movements.ts';
import { ACTIONS, WORKERS } from '../engine/tables/constants.ts';
import type { Company, View } from '../engine/types.ts';

const managersOf = ({ milestones }: Company, kind: string): { readonly [id: string]: number } =>
  Object.fromEntries(milestones.map(({ id, managers }) => [id, managers.filter((one) => one === kind).length]));

/** The workers of a company, by type: between its supply, its player board, its milestones and the common supply. */
function workers(before: Company, now: Company, seat: number): Movement[] {
  return WORKERS.flatMap((kind) => {
    const at = (place: string) => [`worker:${seat}:${place}:${kind}`, `place:${seat}:${place}`, `row:${seat}:${kind}`];
    const own = [
      { names: at('supply'), was: before.supply[kind], now: now.supply[kind] },
      ...ACTIONS.map((action) => ({
        names: [...at(action), `action:${action}`],
        was: before.board[action][kind],
        now: now.board[action][kind],
      })),
    ];
    const [was, is] = [managersOf(before, kind), managersOf(now, kind)];
    // A milestone that is complete goes, with its managers: these have not moved to anywhere else.
    const managers = Object.keys(is).map((id) => ({
      names: [`manager:${id}:${kind}`, `milestone:${id}`],
      was: was[id] ?? 0,
      now: is[id] ?? 0,
    }));
    const all = [...own, ...managers];
    const gained = all.reduce((sum, place) => sum + place.now - place.was, 0);
    const isLost = Object.keys(was).some((id) => !(id in is));
    const bank = { names: [`supply:${kind}`], was: Math.max(0, gained), now: isLost ? 0 : Math.max(0, -gained) };
    return movementsOf([...all, bank]);
  });
}

/** The rails and buildings that have left a player board, to where they have been placed. */
function pieces(before: View, now: View, seat: number): Movement[] {
  const [was, is] = [before.seats[seat], now.seats[seat]];
  if (was === undefined || is === undefined) return [];
  const sections = (kind: 'rails' | 'buildings') =>
    is.sections.map((section, i) => ({
      // Once it is empty, its whole section.
      names: [`section:${seat}:${i + 1}:${kind}`, `pieces:${seat}:${i + 1}`],
      was: was.sections[i]?.[kind] ?? 0,
      now: section[kind],
    }));
  const spaces = is.rails.filter((space) => !was.rails.includes(space));
  const owned = (owners: readonly unknown[] = []) => owners.filter((owner) => owner === seat).length;
  const rails = [
    ...sections('rails'),
    ...spaces.map((space) => ({ names: [`rail:${space}:${is.colour}`, `space:${space}`], was: 0, now: 1 })),
  ];
  return [
    ...movementsOf(rails, true),
    ...movementsOf(
      [
        ...sections('buildings'),
        ...Object.entries(now.cities).map(([id, city]) => ({
          names: [`station:${id}:${is.colour}`, `city:${id}`],
          was: owned(before.cities[id as 'miami']?.stations),
          now: owned(city.stations),
        })),
        ...now.telegraph.map(({ offices }, i) => ({
          names: [`office:${i + 1}:${is.colour}`, `section:${i + 1}`],
          was: owned(before.telegraph[i]?.offices),
          now: owned(offices),
        })),
      ],
      true,
    ),
  ];
}

/** The markers of a company along their tracks. */
function markers(before: Company, now: Company): Movement[] {
  return Object.entries(now.markers ?? {}).flatMap(([track, slot]) => {
    const was = before.markers[track as 'network'];
    return was === slot ? [] : [{ from: [`slot:${track}:${was}`], to: [`slot:${track}:${slot}`] }];
  });
}

/** The trains that a company has taken, from their stacks. */
function trains(before: Company, now: Company, seat: number): Movement[] {
  return now.trains
    .slice(before.trains.length)
    .map(({ front }, i) => ({ from: [`stack:${front}`], to: [`train:${seat}:${before.trains.length + i}`] }));
}

/** The pieces that a step has moved, as the boards of the base game show them. */
export function movements(before: View, now: View): readonly Movement[] {
  return now.seats.flatMap((company, seat) => {
    const was = before.seats[seat];
    if (was === undefined) return [];
    return [
      ...workers(was, company, seat),
      ...pieces(before, now, seat),
      ...markers(was, company),
      ...trains(was, company, seat),
    ];
  });
}
