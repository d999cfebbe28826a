/** Whether a page is the whole rulebook of its game: what it cites of that game stands on it. */
export const isWholeRulebook = ({ routePattern }: { readonly routePattern: string }): boolean =>
  routePattern === '/[game]/print';
