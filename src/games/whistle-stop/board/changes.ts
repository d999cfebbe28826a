import type { HexId } from '../engine/tables/board.ts';
import type { View } from '../engine/types.ts';

// A change is told as the path of the view that changed, `/seats/0/coal`; a longer path is a part of it.

/** The parts of a seat that the last step changed, `coal`, `resources/cotton`; everything below a part that changed as a whole. */
export function changedOf(seat: number, changed: readonly string[]): (part: string) => boolean {
  const paths = changed.flatMap((path) =>
    path.startsWith(`/seats/${seat}/`) ? [path.slice(`/seats/${seat}/`.length)] : [],
  );
  return (part) => paths.some((path) => path === part || path.startsWith(`${part}/`) || part.startsWith(`${path}/`));
}

/** The hexes on which the last step laid a tile. */
export function laidNow(changed: readonly string[], view: View): HexId[] {
  return changed.flatMap((path) => {
    const [, root, hex] = path.split('/');
    return root === 'board' && hex !== undefined && hex in view.board ? [hex as HexId] : [];
  });
}
