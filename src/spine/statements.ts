import type { Report, Source } from './document.ts';

/** A numbered statement of the rules and the clauses that carry it; none while its chapter is in preparation. */
export interface Statement {
  readonly id: string;
  readonly clauses: readonly string[];
  /** The chapter that will carry it, written `~chapter` in the place of a clause. */
  readonly awaits?: string;
  readonly cells: readonly string[];
  readonly line: number;
}

/** Reads a statement table: tab-separated, the statement's number first, the clause that carries it last. */
export function parseStatements(source: Source, report: Report): Statement[] {
  const rows: Statement[] = [];
  const seen = new Set<string>();
  for (const [index, text] of source.text.split('\n').entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const cells = text.split('\t').map((cell) => cell.trim());
    const [id = ''] = cells;
    if (!/^[A-Z]{2}-\d+$/.test(id)) {
      if (index > 0)
        report('statement', index + 1, `a row begins with the number of a statement, as RR-112, not "${id}"`);
      continue;
    }
    if (seen.has(id)) report('duplicate', index + 1, `statement ${id} stands twice`);
    seen.add(id);
    const words =
      cells.length < 2 ? [] : (cells.at(-1) ?? '').split(/[\s,]+/).filter((word) => word !== '' && word !== '-');
    const clauses = words.filter((word) => !word.startsWith('~'));
    const awaits = words.find((word) => word.startsWith('~'))?.slice(1);
    rows.push({ id, clauses, ...(awaits === undefined ? {} : { awaits }), cells, line: index + 1 });
  }
  return rows;
}
