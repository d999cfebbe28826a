// On a page of a game: keeps it as the last that was read. On the home page: offers to go on there. The line for it is
// there either way, so nothing moves.
const key = 'roundhouse:last';

/** The page that was read last, unless what is kept is damaged or would lead away from this site. */
function lastRead(): { path: string; title: string } | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null || !('path' in kept) || !('title' in kept)) return undefined;
    const { path, title } = kept;
    if (typeof path !== 'string' || typeof title !== 'string' || !path.startsWith('/')) return undefined;
    return new URL(path, location.href).origin === location.origin ? { path, title: title.slice(0, 120) } : undefined;
  } catch {
    return undefined;
  }
}

function keep(): void {
  const title = document.title.replace(/ · Roundhouse$/, '');
  try {
    localStorage.setItem(key, JSON.stringify({ path: location.pathname, title }));
  } catch {
    // Storage is closed to us: the home page offers nothing.
  }
}

const holder = document.querySelector('[data-continue]');
const last = holder === null ? undefined : lastRead();
if (last !== undefined) {
  const link = document.createElement('a');
  link.href = last.path;
  link.textContent = last.title;
  holder?.replaceChildren('Continue where you were: ', link);
}
if (document.documentElement.dataset.game !== undefined) keep();
