import { finder } from './finder.ts';
import { homeOfPage, kept } from './home.ts';
import { parseListPosition } from './list-position.ts';
import { formatWanted, parseWanted } from './wanted.ts';

// The page of the search: the same as the dialog, with its address saying what is searched for.
const holder = document.querySelector('[data-finder]');
const home = homeOfPage();
let timer: ReturnType<typeof setTimeout> | undefined;

const find = finder({
  id: 'search',
  home,
  isInPage: true,
  changed(wanted, cause) {
    clearTimeout(timer);
    const address = `${location.pathname}${formatWanted(wanted, home)}`;
    if (cause === 'typed') timer = setTimeout(() => history.replaceState(null, '', address), 120);
    else if (address !== `${location.pathname}${location.search}`) history.pushState(null, '', address);
  },
});
holder?.replaceChildren(find.element);

function begin(): void {
  find.show(parseWanted(location.search, home), parseListPosition(kept().found));
  if (find.field.value === '') find.field.focus({ preventScroll: true });
}

find.element.addEventListener('keydown', (event) => {
  // The first Escape leaves the list, the next empties the field, as fields of a search do.
  if (event.key === 'Escape' && find.release()) event.preventDefault();
});
find.element.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null) return;
  find.keep();
  // What was typed last may not stand in the address yet, and Back is to find it there.
  clearTimeout(timer);
  const address = `${location.pathname}${formatWanted(find.wanted(), home)}`;
  history.replaceState({ ...kept(), found: find.positionOf(link) }, '', address);
});
addEventListener('popstate', begin);
begin();
