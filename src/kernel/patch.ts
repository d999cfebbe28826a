import { isRecord } from './json.ts';

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

const isAbsent = (value: unknown): boolean => isRecord(value) && value.$ === 'absent';

/**
 * `value` with a patch applied; neither is changed.
 * @throws RangeError where a patch names an index beyond an array, or takes an item out of one.
 */
export function patched<T>(value: T, patch: Patch<T>): T {
  if (!isRecord(patch)) return patch as T;
  if (Array.isArray(value)) {
    const out: unknown[] = [...value];
    for (const [index, item] of Object.entries(patch)) {
      if (!(Number(index) in out) || isAbsent(item))
        throw new RangeError(`patch: no item ${index} to change in a list of ${out.length}`);
      out[Number(index)] = patched(out[Number(index)], item as Patch<unknown>);
    }
    return out as T;
  }
  // Where nothing stands yet, a patch is laid on nothing, so that no removal mark stays in the value.
  const out: Record<string, unknown> = isRecord(value) ? { ...value } : {};
  for (const [key, item] of Object.entries(patch)) {
    if (isAbsent(item)) delete out[key];
    else out[key] = patched(Object.hasOwn(out, key) ? out[key] : undefined, item as Patch<unknown>);
  }
  return out as T;
}
