/** `derive` computed once for each object it is given and kept as long as that object lives; never part of the state. */
export function memo<S extends object, R>(derive: (state: S) => R): (state: S) => R {
  const kept = new WeakMap<S, { readonly value: R }>();
  return (state) => {
    const hit = kept.get(state);
    if (hit) return hit.value;
    const value = derive(state);
    kept.set(state, { value });
    return value;
  };
}
