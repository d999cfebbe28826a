// A change is told as the path of what changed in the view, `/seats/0/money`: of a value, or of what came or went as a whole.

/** True where something changed at a path of the view, below it, or in what holds it as a whole. */
export const isChanged = (changed: readonly string[], path: string): boolean =>
  changed.some((one) => one === path || one.startsWith(`${path}/`) || path.startsWith(`${one}/`));
