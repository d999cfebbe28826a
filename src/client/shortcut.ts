import { loadSearch } from 'virtual:roundhouse/search';

// The search over the page: by a link to the search, by Ctrl-K anywhere, by `/` outside fields. It is loaded when it is
// opened first; a page that holds a search itself takes the keys for its own field.
const own = '[data-finder] input[type=search]';

/** What the reader types while the search is on its way; `undefined` while none is. */
let typed: string | undefined;

async function open(said?: string, link?: HTMLAnchorElement, position?: unknown): Promise<void> {
  if (typed !== undefined) return;
  typed = '';
  link?.setAttribute('aria-busy', 'true');
  try {
    const search = await loadSearch();
    await search.open({ typed, ...(said === undefined ? {} : { said, position }) });
  } catch {
    // The page of the search, if it is kept, says what is wrong.
    const way = link ?? document.querySelector<HTMLAnchorElement>('a[data-search]');
    if (way !== null) location.assign(way.href);
  } finally {
    typed = undefined;
    link?.removeAttribute('aria-busy');
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-search]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (link === null || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>(own);
  if (field === null) void open(undefined, link);
  else field.focus();
});

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.matches('input:not([type=radio], [type=range]), textarea, select') || target.isContentEditable);
  const isControlled = event.ctrlKey || event.metaKey;
  const isAsked =
    !event.altKey && (isControlled ? !event.shiftKey && key.toLowerCase() === 'k' : key === '/' && !isTyping);
  if (typed !== undefined && !isTyping && !isControlled && key.length === 1) {
    event.preventDefault();
    typed += key;
    return;
  }
  if (!isAsked || event.defaultPrevented) return;
  event.preventDefault();
  const field = document.querySelector<HTMLInputElement>(own);
  if (field === null) void open();
  else field.select();
});

/** A page that Back leads to shows the search that led on from it. */
function reopen(): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('search' in state) || typeof state.search !== 'string') return;
  const { search, found, ...rest } = state as Record<string, unknown> & { search: string };
  history.replaceState(rest, '');
  void open(search, undefined, found);
}
addEventListener('popstate', reopen);
addEventListener('pageshow', reopen);
