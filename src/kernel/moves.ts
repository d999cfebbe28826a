/** The values a field of a move may have. Text values hold no `:` `.` `~`, which separate moves in links. */
export type Domain = readonly (string | number | boolean)[];

/** Every kind of move of a game with the domain of each field: one table for types, parsing, links and random tests. */
export type Vocabulary = { readonly [kind: string]: { readonly [field: string]: Domain } };

/** The union of moves that a vocabulary describes. */
export type MoveOf<V extends Vocabulary> = {
  [K in keyof V & string]: { readonly kind: K } & { readonly [F in keyof V[K]]: V[K][F][number] };
}[keyof V & string];

/** What every move has. */
export interface AnyMove {
  readonly kind: string;
}

/** `value` as a move of the vocabulary, with nothing but its fields; `undefined` where it is not one. */
export function asMove<M extends AnyMove>(vocabulary: Vocabulary, value: unknown): M | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  if (typeof given.kind !== 'string' || !Object.hasOwn(vocabulary, given.kind)) return undefined;
  const fields = vocabulary[given.kind] ?? {};
  const move: Record<string, unknown> = { kind: given.kind };
  for (const [field, domain] of Object.entries(fields)) {
    // The domain's own value, for a given -0 equals its 0.
    const item = domain.find((one) => one === given[field]);
    if (item === undefined) return undefined;
    move[field] = item;
  }
  return Object.keys(given).length === Object.keys(move).length ? (move as unknown as M) : undefined;
}

/** A move as a short text for links and logs: its kind and its values in the vocabulary's order, joined by `:`. */
export function formatMove(vocabulary: Vocabulary, move: AnyMove): string {
  const given = move as unknown as Record<string, unknown>;
  return [move.kind, ...Object.keys(vocabulary[move.kind] ?? {}).map((field) => String(given[field]))].join(':');
}

/** The move that `formatMove` wrote as `text`; `undefined` where there is none. */
export function parseMove<M extends AnyMove>(vocabulary: Vocabulary, text: string): M | undefined {
  const [kind = '', ...values] = text.split(':');
  if (!Object.hasOwn(vocabulary, kind)) return undefined;
  const fields = Object.entries(vocabulary[kind] ?? {});
  if (fields.length !== values.length) return undefined;
  const move: Record<string, unknown> = { kind };
  for (const [i, [field, domain]] of fields.entries()) {
    const item = domain.find((one) => String(one) === values[i]);
    if (item === undefined) return undefined;
    move[field] = item;
  }
  return move as unknown as M;
}
