// A change is told as the path of the view that changed, `/seats/0/coins`; a longer path is a part of it.

/** True where something at or below a part of a seat changed, or the seat as a whole. */
export function changedAt(changed: readonly string[], seat: number, part: string): boolean {
  const path = `/seats/${seat}/${part}`;
  return changed.some(
    (one) => one === '/seats' || one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`),
  );
}
