// What was searched for on this device, latest first.
const key = 'roundhouse:searches';
const most = 5;

/** The latest searches; none where storage is closed to us or holds something else. */
export function recent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((one): one is string => typeof one === 'string' && one.trim() !== '').slice(0, most);
  } catch {
    return [];
  }
}

/** Keeps a search that led somewhere. */
export function keepRecent(query: string): void {
  const said = query.trim().slice(0, 100);
  if (said === '') return;
  const others = recent().filter((one) => one.toLowerCase() !== said.toLowerCase());
  store([said, ...others].slice(0, most));
}

export function forgetRecent(): void {
  store([]);
}

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is closed to us: nothing is kept.
  }
}
