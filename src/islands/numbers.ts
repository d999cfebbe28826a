/** What `previews.json` of a game has of a clause, its number first. */
type Kept = { readonly clauses: { readonly [rule: string]: readonly [number: string, text: string] } };

const kept = new Map<string, Promise<Kept | undefined>>();

/**
 * The number of a clause that the page did not expect: beyond the script any may be cited. `root` is where the pages of the
 * game's clauses stand. `undefined` where it cannot be had; it is asked for again then.
 */
export async function numberOf(root: string, rule: string): Promise<string | undefined> {
  const asked =
    kept.get(root) ??
    fetch(`${root}../previews.json`)
      .then((found) => (found.ok ? (found.json() as Promise<Kept>) : undefined))
      .catch(() => undefined);
  kept.set(root, asked);
  const found = await asked;
  if (!found) kept.delete(root);
  return found?.clauses[rule]?.[0];
}
