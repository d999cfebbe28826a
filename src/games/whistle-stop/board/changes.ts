import { isChanged } from '../../common/board/changed.ts';
import type { HexId } from '../engine/tables/board.ts';
import type { View } from '../engine/types.ts';

/** The parts of a seat that the last step changed, `coal`, `resources/cotton`; everything below a part that changed as a whole. */
export function changedOf(seat: number, changed: readonly string[]): (part: string) => boolean {
  return (part) => isChanged(changed, `/seats/${seat}/${part}`);
}

/** The hexes on which the last step laid a tile. */
export function laidNow(changed: readonly string[], view: View): HexId[] {
  const all = changed.flatMap((path) => {
    const [, root, hex] = path.split('/');
    return root === 'board' && hex !== undefined && hex in view.board ? [hex as HexId] : [];
  });
  return [...new Set(all)];
}
