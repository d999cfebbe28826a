/**
 * Keeps of the last value all that is the same in the next one, part by part, so that what is drawn from such a part is
 * not drawn anew. For plain data: numbers, texts, lists and records of them.
 */
export function shared<T>(make: () => T): () => T {
  let last: T | undefined;
  return () => {
    last = sharing(last, make()) as T;
    return last;
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function sharing(before: unknown, now: unknown): unknown {
  if (before === now || !isRecord(before) || !isRecord(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  const next: Record<string, unknown> = Array.isArray(now) ? (Object.assign([]) as never) : {};
  for (const name of names) {
    next[name] = sharing(before[name], now[name]);
    isSame &&= name in before && next[name] === before[name];
  }
  return isSame ? before : next;
}
