// The reader's theme. Only a choice against the system is kept, so that a reader who goes back follows the system again.
const key = 'roundhouse:theme';
const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');
const isDark = (): boolean => (root.dataset.theme === undefined ? system.matches : root.dataset.theme === 'dark');

function show(): void {
  for (const button of document.querySelectorAll('[data-theme-toggle]'))
    button.setAttribute('aria-pressed', `${isDark()}`);
}

/** Takes over what is kept; another tab, or the page before this one in the history, may have changed it. */
function read(): void {
  try {
    const kept = localStorage.getItem(key);
    if (kept === 'light' || kept === 'dark') root.dataset.theme = kept;
    else delete root.dataset.theme;
  } catch {
    // Storage is closed to us: the theme holds for this page.
  }
  show();
}

function toggle(): void {
  const wanted = isDark() ? 'light' : 'dark';
  const followsSystem = (wanted === 'dark') === system.matches;
  if (followsSystem) delete root.dataset.theme;
  else root.dataset.theme = wanted;
  try {
    if (followsSystem) localStorage.removeItem(key);
    else localStorage.setItem(key, wanted);
  } catch {
    // As above.
  }
  show();
}

for (const button of document.querySelectorAll('[data-theme-toggle]')) button.addEventListener('click', toggle);
system.addEventListener('change', show);
addEventListener('storage', (event) => event.key === key && read());
addEventListener('pageshow', (event) => event.persisted && read());
show();
