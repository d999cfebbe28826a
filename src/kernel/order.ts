/** A comparator with a sample of what it compares, so that a test can hold it to a total order. */
export interface Order<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  /** Negative where `a` comes first; zero only where both are the same for every purpose of the order. */
  compare(a: Item, b: Item): number;
}

/** One comparator from several: the first that tells two items apart decides. */
export function inTurn<Item>(...by: readonly ((a: Item, b: Item) => number)[]): (a: Item, b: Item) => number {
  return (a, b) => {
    for (const compare of by) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
