/** `derive` computed once for each object it is given and kept as long as that object lives; never part of the state. */
export function memo<S extends object, R>(derive: (state: S) => R): (state: S) => R {
  const kept = new WeakMap<S, R>();
  // Most are asked about again at once, and that is answered without a look into the map.
  let last: S | undefined;
  let latest: R | undefined;
  return (state) => {
    if (state === last) return latest as R;
    const hit = kept.get(state);
    const value = hit !== undefined || kept.has(state) ? (hit as R) : derive(state);
    if (hit === undefined) kept.set(state, value);
    last = state;
    latest = value;
    return value;
  };
}

/** `derive`, with what it was asked last at hand: for what is asked about one object again and again, and then about the next. */
export function latest<S extends object, R>(derive: (state: S) => R): (state: S) => R {
  let last: S | undefined;
  let value: R | undefined;
  return (state) => {
    if (state !== last) {
      value = derive(state);
      last = state;
    }
    return value as R;
  };
}
