import script from './table-panel.ts?worker&url';

// The panel's script is fetched when there is a table to show, or the reader turns to the panel: most pages need none of it.
const panel = document.querySelector<HTMLFormElement>('form[data-table]');

/** What was done before the script was there, to be done again: in the panel, or on the page of a ruling. */
let again: (() => void) | undefined;
let coming: Promise<void> | undefined;
let isThere = false;

function load(): void {
  if (!panel) return;
  coming ??= import(/* @vite-ignore */ script).then(() => {
    isThere = true;
    again?.();
  });
  // A failed fetch is tried again at the next touch.
  coming.catch(() => {
    coming = undefined;
  });
}

/** Fetches it where the address or the device has a table. */
function look(): void {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(`roundhouse:table:${panel?.dataset.table}`);
  } catch {
    // Storage is closed to us, so it keeps no table.
  }
  if (kept !== null || /[?&](players|with|without|ruling)\b/.test(location.search)) load();
}

for (const type of ['pointerdown', 'focusin', 'beforetoggle']) panel?.addEventListener(type, load);
panel?.addEventListener('change', ({ target }) => {
  if (isThere) return;
  again = () => (target as HTMLElement).click();
  load();
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-choose], [data-put-on]');
  if (!button || isThere) return;
  again = () => button.click();
  load();
});
for (const type of ['pageshow', 'storage']) addEventListener(type, look);
look();
