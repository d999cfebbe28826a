import { href } from '../spine/href.ts';
import { searchPath } from '../spine/paths.ts';
import { icons } from '../styles/icons.ts';
import { el, icon } from './dom.ts';
import sheet from './finder.css?url';
import { type Finder, finder } from './finder.ts';
import { homeOfPage, kept } from './home.ts';
import { parseListPosition } from './list-position.ts';
import { formatWanted, parseWanted } from './wanted.ts';

interface Made {
  readonly dialog: HTMLDialogElement;
  readonly find: Finder;
}

interface Opening {
  typed?: string;
  said?: string;
  position?: unknown;
}

let made: Made | undefined;
/** The anchor on this page that a result led to. */
let led: string | undefined;

/**
 * Opens the search over the page. `typed` is what the reader typed while it came; `said` a search as an address says it, and
 * `position` where the reader was in its list. The focus goes back to where it was when it closes.
 */
export async function open({ typed = '', said, position }: Opening = {}): Promise<void> {
  made ??= make();
  const { dialog, find } = made;
  if (dialog.open) return;
  await styled();
  const before = document.activeElement;
  dialog.showModal();
  const next = said === undefined ? find.wanted() : parseWanted(said, homeOfPage());
  find.show(typed === '' ? next : { ...next, q: typed }, typed === '' ? parseListPosition(position) : undefined);
  find.field.focus();
  if (typed === '') find.field.select();
  led = undefined;
  const back = (): void => {
    const there = led === undefined ? null : document.getElementById(led);
    // What a result led to has the focus; from it the keys go on.
    if (there?.tabIndex === -1) there.tabIndex = -1;
    const next = there ?? before;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  dialog.addEventListener('close', back, { once: true });
}

function make(): Made {
  const home = homeOfPage();
  const close = el('button', { type: 'button', class: 'button plain close', 'aria-label': 'Close' }, icon(icons.close));
  const whole = el('a', { href: href(searchPath()) }, 'Open full search');
  const find = finder({ id: 'find', home, end: close, changed: () => undefined });
  const keys = [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ] as const;
  const foot = el(
    'p',
    { class: 'finder-foot' },
    ...keys.map(([key, what]) => el('span', { class: 'key' }, el('kbd', {}, key), ` ${what}`)),
    whole,
  );
  const dialog = el('dialog', { class: 'search-dialog', 'aria-label': 'Search' }, find.element, foot);
  document.body.append(dialog);

  close.addEventListener('click', () => dialog.close());
  // A field of a search would take Escape to empty itself.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  // A press on what is behind closes; a press that only ends there, after text was selected, does not.
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const said = formatWanted(find.wanted(), {});
    // The page of the search has no game of its own: everything is said.
    if (link === whole) whole.href = `${href(searchPath())}${said}`;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    find.keep();
    // Back shows the same results at the same position again, also where the page is loaded anew.
    const search = formatWanted(find.wanted(), homeOfPage()) || '?';
    history.replaceState({ ...kept(), search, found: find.positionOf(link) }, '');
    if (link.pathname === location.pathname && link.hash !== '') led = decodeURIComponent(link.hash.slice(1));
    dialog.close();
  });
  return { dialog, find };
}

function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

let styles: Promise<void> | undefined;

/** The styles of the search, loaded with the first dialog. */
function styled(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const link = el('link', { rel: 'stylesheet', href: sheet });
    // Without its styles a dialog still works.
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
    document.head.append(link);
  });
  return styles;
}
