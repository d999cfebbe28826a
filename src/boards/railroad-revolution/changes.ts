import { ACTIONS, WORKERS } from '../../engine/railroad-revolution/tables/constants.ts';
import type { View } from '../../engine/railroad-revolution/types.ts';

// A change is told as the path of the view that changed, `/seats/0/money`; a longer path is a part of it.

/** The cells of a seat's row that changed: `money`, `shares`, a type of worker, `workers` for their sum. */
export function touched(seat: number, changed: readonly string[]): string[] {
  const cells = new Set<string>();
  for (const path of changed) {
    const [, root, index, field = '', ...rest] = path.split('/');
    if (root !== 'seats' || index !== String(seat)) continue;
    if (field === 'money' || field === 'shares') cells.add(field);
    if (field !== 'supply' && field !== 'board') continue;
    const kind = WORKERS.find((one) => rest.includes(one));
    cells.add(kind ?? field);
    // Workers that only change their place stay available.
    if (rest.every((part) => !(ACTIONS as readonly string[]).includes(part))) cells.add('workers');
  }
  return [...cells];
}

/** The targets on which a piece was placed last: `space:…:colour`, `city:…`, `section:…`, `track:…:slot`. */
export function placedBy(view: View, changed: readonly string[]): string[] {
  return changed.flatMap((path) => {
    const [, root, key = '', field, part] = path.split('/');
    if (root === 'cities') return [`city:${key}`];
    if (root === 'telegraph') return [`section:${Number(key) + 1}`];
    const company = root === 'seats' ? view.seats[Number(key)] : undefined;
    if (company === undefined) return [];
    if (field === 'rails') return [`space:${company.rails.at(-1)}:${company.colour}`];
    if (field === 'markers' && part !== undefined) return [`track:${part}:${company.markers[part as 'network']}`];
    return [];
  });
}
