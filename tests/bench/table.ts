/** One line of the table: a figure beside its bar. */
export interface Row {
  /** Which line of "Budgets" it belongs to. */
  readonly group: string;
  readonly what: string;
  /** The figure; without it there is a reason why. */
  readonly value?: number;
  readonly unit: string;
  /** The most that is allowed; without it the figure is told for comparison only. */
  readonly bar?: number;
  /** What is aimed at beyond the bar. */
  readonly aim?: number;
  readonly digits?: number;
  /** How it was measured or what it comes from; for a figure that cannot be had yet, the reason. */
  readonly note?: string;
}

export type Verdict = 'met' | 'missed' | 'not measurable yet' | 'for comparison';

/** Whether a figure keeps to its bar. */
export function verdictOf({ value, bar }: Pick<Row, 'value' | 'bar'>): Verdict {
  if (value === undefined || Number.isNaN(value)) return 'not measurable yet';
  if (bar === undefined) return 'for comparison';
  return value <= bar ? 'met' : 'missed';
}

/** A number with its unit. One that is over its bar is never rounded down to it. */
export function figure(value: number, unit: string, digits = 1, bar?: number): string {
  let text = value.toFixed(digits);
  for (let more = digits + 1; bar !== undefined && value > bar && Number(text) <= bar && more < 7; more++)
    text = value.toFixed(more);
  return unit === '' ? text : `${text} ${unit}`;
}

function cells(row: Row): string[] {
  const { what, value, unit, bar, aim, digits = 1, note = '' } = row;
  const limit = bar === undefined ? '' : unit === '' ? String(bar) : `${bar} ${unit}`;
  return [
    what,
    value === undefined ? '' : figure(value, unit, digits, bar),
    aim === undefined ? limit : `${limit} (aim ${aim})`,
    verdictOf(row),
    note,
  ];
}

const heads = ['what', 'figure', 'bar', '', 'how'];

/** The rows as Markdown, a table for each group in the order of its first row. */
export function markdown(rows: readonly Row[]): string {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const line = (texts: readonly string[]) => `| ${texts.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return groups
    .map((group) => {
      const mine = rows.filter((row) => row.group === group).map(cells);
      return [`## ${group}`, '', line(heads), '|---|--:|--:|---|---|', ...mine.map(line)].join('\n');
    })
    .join('\n\n');
}

/** The rows as they are printed on a terminal, without what stands under "how". */
export function plain(rows: readonly Row[]): string {
  const all = rows.map((row) => ({ group: row.group, texts: cells(row).slice(0, 4), note: row.note }));
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map(({ texts }) => (texts[i] ?? '').length)));
  const pad = (text: string, i: number) =>
    i === 1 || i === 2 ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  let group = '';
  const lines: string[] = [];
  for (const { texts, note, ...row } of all) {
    if (row.group !== group) lines.push('', row.group);
    group = row.group;
    const reason = texts[3] === 'not measurable yet' && note !== undefined ? `  ${note}` : '';
    lines.push(`  ${texts.map(pad).join('  ')}${reason}`.trimEnd());
  }
  return lines.join('\n').trimStart();
}
