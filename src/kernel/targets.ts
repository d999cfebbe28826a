import type { MoveOf, Vocabulary } from './moves.ts';

/** The places of a game as texts and back: what boards name their parts by and moves point at, `worker:0:supply:white`. */
export interface TargetCodec<V extends Vocabulary> {
  readonly vocabulary: V;
  /** A place as text: its kind and its parts in the order of the vocabulary, joined by `:`. */
  format(target: MoveOf<V>): string;
  /** The place that `format` wrote as `text`; `undefined` where there is none. */
  parse(text: string): MoveOf<V> | undefined;
}

/** The codec of a vocabulary of places: their kinds, each with the domain of every part. */
export function targetCodec<V extends Vocabulary>(vocabulary: V): TargetCodec<V> {
  // A board asks for hundreds of parts, and looks for none of them twice.
  const domains = new Map(
    Object.entries(vocabulary).map(([kind, fields]) => [
      kind,
      Object.entries(fields).map(
        ([field, domain]) => [field, new Map(domain.map((one) => [String(one), one]))] as const,
      ),
    ]),
  );
  return {
    vocabulary,
    format(target) {
      const { kind } = target as { readonly kind: string };
      const given = target as unknown as Record<string, unknown>;
      return [kind, ...(domains.get(kind) ?? []).map(([field]) => String(given[field]))].join(':');
    },
    parse(text) {
      const [kind = '', ...parts] = text.split(':');
      const fields = domains.get(kind);
      if (fields?.length !== parts.length) return undefined;
      const target: Record<string, unknown> = { kind };
      for (const [i, [field, domain]] of fields.entries()) {
        const part = parts[i] as string;
        if (!domain.has(part)) return undefined;
        target[field] = domain.get(part);
      }
      return target as unknown as MoveOf<V>;
    },
  };
}
