import type { Report, Source } from './document.ts';
import { hint } from './faults.ts';
import { type Kind, kinds } from './types.ts';

/** One promised address: an id once published, and for a former one the id that stands for it now. */
export interface Registered {
  readonly kind: Kind;
  readonly id: string;
  readonly now?: string;
  readonly line: number;
}

const head = 'kind\tid\tnow';

/** Reads a registry: tab-separated kind, id and, for a former id, the id of today. */
export function parseRegistry(source: Source, report: Report): Registered[] {
  const rows: Registered[] = [];
  const seen = new Set<string>();
  for (const [index, text] of source.text.split('\n').entries()) {
    const line = index + 1;
    if (text.trim() === '' || text.startsWith('#') || text === head) continue;
    const [kindText = '', id = '', now = ''] = text.split('\t').map((cell) => cell.trim());
    const kind = kinds.find((name) => name === kindText);
    if (kind === undefined || id === '') {
      report(
        'alias',
        line,
        `a row is "kind<tab>id" or "kind<tab>id<tab>id of today", where kind is ${kinds.join(', ')}`,
      );
      continue;
    }
    if (seen.has(`${kind} ${id}`)) {
      report('duplicate', line, `${kind} "${id}" is registered twice`);
      continue;
    }
    seen.add(`${kind} ${id}`);
    rows.push(now === '' ? { kind, id, line } : { kind, id, now, line });
  }
  return rows;
}

/** What a new registry begins with. */
export const registryHead = `${head}\n`;

/** Writes rows so that reading them gives the same rows. */
export function formatRows(rows: readonly Omit<Registered, 'line'>[]): string {
  return `${rows.map(({ kind, id, now }) => (now === undefined ? `${kind}\t${id}` : `${kind}\t${id}\t${now}`)).join('\n')}\n`;
}

/** The rows that a registry lacks for what is live. A registry grows at its end; no row is ever dropped or changed. */
export function newRows(
  rows: readonly Registered[],
  live: Readonly<Record<Kind, Iterable<string>>>,
): Omit<Registered, 'line'>[] {
  const known = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return kinds.flatMap((kind) =>
    [...live[kind]].filter((id) => !known.has(`${kind} ${id}`)).map((id) => ({ kind, id })),
  );
}

/**
 * Compares a registry with the ids of today, and returns the aliases by kind. A registered id must be live or name
 * the live id that stands for it, through other former ids if need be.
 */
export function checkRegistry(
  rows: readonly Registered[],
  live: Readonly<Record<Kind, ReadonlySet<string>>>,
  report: Report,
): Record<Kind, Map<string, string>> {
  const aliases = {
    clause: new Map<string, string>(),
    faq: new Map<string, string>(),
    ruling: new Map<string, string>(),
    lesson: new Map<string, string>(),
  };
  const next = new Map(
    rows.flatMap(({ kind, id, now }) => (now === undefined ? [] : [[`${kind} ${id}`, now] as const])),
  );
  for (const { kind, id, now, line } of rows) {
    const alive = live[kind].has(id);
    if (now === undefined) {
      if (!alive) report('vanished', line, `${kind} "${id}" has vanished; give its row the id that stands for it now`);
      continue;
    }
    if (alive) {
      report('alias', line, `${kind} "${id}" stands for "${now}" but is in use`);
      continue;
    }
    let target: string = now;
    const steps = new Set([id]);
    while (!live[kind].has(target) && !steps.has(target)) {
      steps.add(target);
      target = next.get(`${kind} ${target}`) ?? target;
    }
    if (live[kind].has(target)) aliases[kind].set(id, target);
    else report('alias', line, `${kind} "${id}" stands for "${now}", which does not exist${hint(now, live[kind])}`);
  }
  return aliases;
}
