/** How far from a place a touch may be, in pixels of the window: places of a map are narrower than a finger. */
const REACH = 28;

/** What an element of a board stands for. */
export function namesOf(place: Element): readonly string[] {
  const { target, targetAlso } = (place as HTMLElement | SVGElement).dataset;
  return [target, targetAlso].filter((name) => name !== undefined);
}

/** How far a point is from a box, in pixels; within it 0. */
const distance = ({ left, right, top, bottom }: DOMRect, x: number, y: number): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** The place of a board that a touch means; `isNear` where it hits another one, which has no moves. */
export interface Touched {
  readonly name: string;
  readonly isNear: boolean;
}

/**
 * The place of a board that a touch means: the one that it hits and that has moves; else, on a map, the nearest that may be
 * chosen, as far as a finger reaches; else the one that it hits, though it has none.
 */
export function placeAt(
  { target, clientX, clientY }: MouseEvent,
  hasMoves: (place: string) => boolean,
  isChoosable: (place: string) => boolean,
): Touched | undefined {
  if (!(target instanceof Element)) return undefined;
  const hit: string[] = [];
  for (let at = target.closest('[data-target]'); at; at = at.parentElement?.closest('[data-target]') ?? null)
    hit.push(...namesOf(at));
  const found = hit.find(hasMoves);
  if (found !== undefined) return { name: found, isNear: false };
  const near = [...(target.closest('svg')?.querySelectorAll('[data-target]') ?? [])]
    .flatMap((place) => {
      const name = namesOf(place).find(isChoosable);
      return name === undefined ? [] : [{ name, away: distance(place.getBoundingClientRect(), clientX, clientY) }];
    })
    .filter(({ away }) => away < REACH)
    .sort((a, b) => a.away - b.away);
  const [nearest] = near;
  if (nearest !== undefined) return { name: nearest.name, isNear: hit.length > 0 };
  return hit[0] === undefined ? undefined : { name: hit[0], isNear: false };
}
