/** Sentences that a first step seldom needs, and what loads them. */
export interface LazyWords {
  readonly isHere: boolean;
  /** Loads them; where that fails, the next sentence asks again. */
  come(): Promise<void>;
}

/** What says sentences of a kind, once it has come. Until then it says nothing, and whoever shows that will show what it says. */
export function lazyWords<Args extends readonly unknown[]>(
  load: () => Promise<(...args: Args) => string>,
): LazyWords & { say(...args: Args): string } {
  let here = $state.raw<(...args: Args) => string>();
  const come = () =>
    load().then(
      (say) => {
        here = say;
      },
      () => undefined,
    );
  return {
    get isHere() {
      return here !== undefined;
    },
    come,
    say(...args) {
      if (here) return here(...args);
      void come();
      return '';
    },
  };
}
