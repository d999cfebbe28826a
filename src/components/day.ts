const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `27 November 2026` for `2026-11-27`. */
export function dayLong(date: string): string {
  return long.format(new Date(`${date}T00:00:00Z`));
}
