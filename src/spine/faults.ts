/** Every way in which content can be wrong. The kind is for tests and tools; the message is for the author. */
export const faultKinds = [
  'syntax',
  'frontmatter',
  'component',
  'outside-section',
  'duplicate',
  'unregistered',
  'vanished',
  'alias',
  'unknown-chapter',
  'unknown-clause',
  'unknown-term',
  'unknown-scenario',
  'unknown-step',
  'unknown-procedure',
  'unknown-grid',
  'unknown-piece',
  'unknown-ruling',
  'unknown-module',
  'unmarked',
  'no-lesson',
  'unknown-variant',
  'choice',
  'setup',
  'row',
  'no-source',
  'rule-without-clause',
  'unknown-rule',
  'statement',
  'link',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** One fault: where it stands (path from the top of the repository, line from 1) and what to do about it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Stops a build or a test; its message lists every fault at once as `file:line  message`. */
export class ContentFaults extends Error {
  override readonly name = 'ContentFaults';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const sorted = [...faults].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
    const count = sorted.length === 1 ? '1 fault' : `${sorted.length} faults`;
    super(`${count} in the content\n${sorted.map((f) => `  ${f.file}:${f.line}  ${f.message}`).join('\n')}`);
    this.faults = sorted;
  }
}

/** The name among `known` that differs from `name` by the fewest edits, as a hint; nothing when none is near. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const other of known) {
    const d = distance(name, other);
    if (d < least) {
      least = d;
      best = other;
    }
  }
  return best;
}

/** `, did you mean …?` or nothing. */
export function hint(name: string, known: Iterable<string>): string {
  const near = nearest(name, known);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}
