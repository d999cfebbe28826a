import script from './strip.ts?worker&url';

// What opens behind a clause's control is fetched when a reader turns to one: most never do.
const listening = new AbortController();
let coming: Promise<void> | undefined;
/** The control that was pressed last while the script was on its way. */
let pressed: HTMLAnchorElement | undefined;

for (const control of document.querySelectorAll('.rule > .more')) {
  control.setAttribute('role', 'button');
  control.setAttribute('aria-expanded', 'false');
}

function load(): void {
  if (coming) return;
  coming = import(/* @vite-ignore */ script).then(
    () => {
      listening.abort();
      pressed?.click();
    },
    () => {
      coming = undefined;
      // The page of the clause has it all.
      if (pressed) location.assign(pressed.href);
    },
  );
}

function listen(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('.rule > .more');
  if (!control) return;
  const { type } = event;
  if (type === 'click' || type === 'keydown') {
    const { key = ' ', ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent;
    if (key !== ' ' || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    pressed = control;
  }
  load();
}
for (const type of ['pointerover', 'focusin', 'click', 'keydown'])
  document.addEventListener(type, listen, { signal: listening.signal });
