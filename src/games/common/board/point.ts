export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far from a place a touch may be, in pixels of the window: places of a map are narrower than a finger. */
const REACH = 28;

/**
 * The target nearest to a click in a picture with this frame (`left`, `top`, `width` in units of the picture), as far as a
 * finger reaches.
 */
export function nearest(
  { clientX, clientY, currentTarget }: MouseEvent & { currentTarget: SVGElement },
  [left, top, width]: readonly [left: number, top: number, width: number, height: number],
  targets: readonly string[],
  placeOf: (target: string) => Point | undefined,
): string | undefined {
  const box = currentTarget.getBoundingClientRect();
  const scale = box.width / width;
  const x = (clientX - box.left) / scale + left;
  const y = (clientY - box.top) / scale + top;
  let best: string | undefined;
  let least = REACH / scale;
  for (const target of targets) {
    const at = placeOf(target);
    const distance = at === undefined ? Number.POSITIVE_INFINITY : Math.hypot(at.x - x, at.y - y);
    if (distance < least) [best, least] = [target, distance];
  }
  return best;
}
