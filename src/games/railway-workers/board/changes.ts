import { isChanged } from '../../common/board/changed.ts';

/** True where something at or below a part of a seat changed. */
export const changedAt = (changed: readonly string[], seat: number, part: string): boolean =>
  isChanged(changed, `/seats/${seat}/${part}`);
