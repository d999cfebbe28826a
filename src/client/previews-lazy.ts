import script from './previews.ts?worker&url';

// Previews are fetched when a reader first turns to a link that has one. What was done meanwhile is done again then.
const listening = new AbortController();
let coming: Promise<void> | undefined;
const done = new Map<string, Event>();

function load(): void {
  if (coming) return;
  coming = import(/* @vite-ignore */ script).then(
    () => {
      listening.abort();
      for (const [type, event] of done)
        event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    },
    () => {
      coming = undefined;
      const tapped = done.has('click') && linkOf(done.get('click'));
      if (tapped) location.assign(tapped.href);
    },
  );
}

function linkOf(event: Event | undefined): HTMLAnchorElement | null {
  return event?.target instanceof Element ? event.target.closest('a.see, a.term') : null;
}

function listen(event: Event): void {
  const { type } = event;
  const link = linkOf(event);
  if (type === 'click') {
    // Any other click than a finger's is the link's own.
    if (!link || (done.get('pointerdown') as PointerEvent | undefined)?.pointerType !== 'touch') return;
    event.preventDefault();
  } else done.delete('click');
  done.delete(type);
  done.set(type, event);
  if (link) load();
}
for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
  document.addEventListener(type, listen, { signal: listening.signal });
