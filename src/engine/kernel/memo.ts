/** `derive` computed once for each object it is given and kept as long as that object lives; never part of the state. */
export function memo<S extends object, R>(derive: (state: S) => R): (state: S) => R {
  const kept = new WeakMap<S, R>();
  return (state) => {
    const hit = kept.get(state);
    if (hit !== undefined || kept.has(state)) return hit as R;
    const value = derive(state);
    kept.set(state, value);
    return value;
  };
}
