import { total } from '../../../kernel/pieces.ts';
import { ACTIONS, WORKERS, type Worker } from '../engine/tables/constants.ts';
import type { Company, View } from '../engine/types.ts';

/** Workers of a type beside and on the player board. */
export function available(company: Company, kind: Worker): number {
  return ACTIONS.reduce((sum, action) => sum + company.board[action][kind], company.supply[kind]);
}

/**
 * The cells of a seat's row that the last step changed: `money`, `shares`, types of worker, `workers` for their sum.
 * A type has changed where more or fewer of it are unused, or used, than `before`.
 */
export function touched(seat: number, changed: readonly string[], before: View, now: View): string[] {
  const fields = changed.flatMap((path) => {
    const [, root, index, field = ''] = path.split('/');
    return root === 'seats' && index === String(seat) ? [field] : [];
  });
  const cells: string[] = fields.filter((field) => field === 'money' || field === 'shares');
  if (!fields.some((field) => field === 'supply' || field === 'board')) return cells;
  const [was, is] = [before.seats[seat], now.seats[seat]];
  if (was === undefined || is === undefined) return cells;
  const kinds = WORKERS.filter(
    (kind) => was.supply[kind] !== is.supply[kind] || available(was, kind) !== available(is, kind),
  );
  const sum = (company: Company) => WORKERS.reduce((n, kind) => n + available(company, kind), 0);
  return [...cells, ...kinds, ...(sum(was) === sum(is) ? [] : ['workers'])];
}

/** The numbers of a seat's row, by cell as `touched` calls them; of a type of worker, those not used yet. */
export function countsOf(company: Company | undefined): Record<string, number> {
  if (company === undefined) return {};
  const { supply, money, shares } = company;
  const workers = WORKERS.reduce((sum, kind) => sum + available(company, kind), 0);
  return { ...supply, workers, money, shares };
}

/** The seats whose player board has lost all its workers: they were taken back. */
export function clearedBoards(before: View, now: View): number[] {
  const workersOn = ({ board }: Company) => ACTIONS.reduce((sum, action) => sum + total(board[action]), 0);
  return now.seats.flatMap((company, seat) => {
    const was = before.seats[seat];
    return was !== undefined && workersOn(was) > 0 && workersOn(company) === 0 ? [seat] : [];
  });
}

/**
 * The targets on which a piece was placed last: `space:…:colour`, `city:…`, `section:…`, `track:…:slot`; a train that was
 * taken or flipped, `train:…`; and the section of a player board that a piece came from, `from:<seat>:<section>`.
 */
export function placedBy(view: View, changed: readonly string[]): string[] {
  const all = changed.flatMap((path) => {
    const [, root, key = '', field, part] = path.split('/');
    if (root === 'cities') return [`city:${key}`];
    if (root === 'telegraph') return [`section:${Number(key) + 1}`];
    const company = root === 'seats' ? view.seats[Number(key)] : undefined;
    if (company === undefined) return [];
    if (field === 'rails') return [`space:${company.rails.at(-1)}:${company.colour}`];
    if (field === 'sections') return [`from:${key}:${Number(part) + 1}`];
    if (field === 'trains') return [`train:${key}:${part ?? company.trains.length - 1}`];
    if (field === 'markers' && part !== undefined) return [`track:${part}:${company.markers[part as 'network']}`];
    return [];
  });
  return [...new Set(all)];
}

/** The colour of the owner of a building. */
export function colourOf(view: View, owner: number | 'neutral'): string {
  return owner === 'neutral' ? owner : (view.seats[owner]?.colour ?? String(owner));
}
