/**
 * A change to a JSON value, written as what differs: an object patches the keys it names, also by index in an array; an
 * array or a plain value replaces; the text `absent` inside `{ $: 'absent' }` removes a key.
 */
export type Patch<T> = T extends readonly (infer Item)[]
  ? readonly Item[] | { readonly [index: number]: Patch<Item> }
  : T extends object
    ? { readonly [K in keyof T]?: Patch<T[K]> | Absent }
    : T;

/** Removes the key it is given for. */
export interface Absent {
  readonly $: 'absent';
}

export const ABSENT: Absent = { $: 'absent' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `value` with a patch applied; neither is changed. Throws RangeError where a patch names an index beyond an array. */
export function patched<T>(value: T, patch: Patch<T>): T {
  if (!isRecord(patch)) return patch as T;
  if (Array.isArray(value)) {
    const out: unknown[] = [...value];
    for (const [index, item] of Object.entries(patch)) {
      if (!(Number(index) in out)) throw new RangeError(`patch: no item ${index} in a list of ${out.length}`);
      out[Number(index)] = patched(out[Number(index)], item as Patch<unknown>);
    }
    return out as T;
  }
  if (!isRecord(value)) return patch as T;
  const out: Record<string, unknown> = { ...value };
  for (const [key, item] of Object.entries(patch)) {
    if (isRecord(item) && item.$ === 'absent') delete out[key];
    else out[key] = key in out ? patched(out[key], item as Patch<unknown>) : item;
  }
  return out as T;
}
