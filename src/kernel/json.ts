/** A value that survives `JSON.parse(JSON.stringify(value))` unchanged. Absence is an absent key, never `null`. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** `T` where every leaf of `T` is JSON, `never` in the place of whatever is not; compare with `T` to prove a type. */
export type Jsonable<T> = T extends string | number | boolean
  ? T
  : T extends (...args: never[]) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: Jsonable<T[K]> }
      : never;

/** `true` where `T` is JSON through and through: `const proof: IsJson<State> = true` compiles only then. */
export type IsJson<T> = [T] extends [Jsonable<T>] ? true : false;

/** The same value as text, with object keys in code-unit order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i]);
    return `${text}]`;
  }
  const record = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(record).sort())
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
  return `${text}}`;
}

/** The places (as `/`-joined paths) where `value` is not JSON as this engine means it: integers only, no `-0`, no `undefined`. */
export function notJson(value: unknown, path = ''): string[] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return [];
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? []
        : [`${path}: ${Object.is(value, -0) ? '-0' : value}`];
    case 'object': {
      if (value === null) return [`${path}: null`];
      if (Array.isArray(value)) return Array.from(value, (item, i) => notJson(item, `${path}/${i}`)).flat();
      const proto = Object.getPrototypeOf(value);
      if (proto !== Object.prototype && proto !== null) return [`${path}: ${value.constructor?.name ?? 'object'}`];
      return Object.entries(value).flatMap(([key, item]) => notJson(item, `${path}/${key}`));
    }
    default:
      return [`${path}: ${typeof value}`];
  }
}

/** What `deepFreeze` has been through; an object that others froze may still hold some that are not frozen. */
const frozen = new WeakSet<object>();

/** Freezes `value` and everything in it; returns it. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozen.has(value)) {
    frozen.add(Object.freeze(value));
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
}

/** True of an object that is no array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The `/`-joined paths of the leaves in which two JSON values differ. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (a === b) return [];
  if (
    typeof a !== 'object' ||
    typeof b !== 'object' ||
    a === null ||
    b === null ||
    Array.isArray(a) !== Array.isArray(b)
  )
    return [path];
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].flatMap((key) =>
    key in left && key in right ? differences(left[key], right[key], `${path}/${key}`) : [`${path}/${key}`],
  );
}
