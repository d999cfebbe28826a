import { finder } from './finder.ts';
import { homeOfPage } from './home.ts';
import { formatWanted, parseWanted } from './wanted.ts';

// The page of the search: the same as the dialog, with its address saying what is searched for.
const place = document.querySelector('[data-finder]');
const home = homeOfPage();
let timer: ReturnType<typeof setTimeout> | undefined;

const find = finder({
  id: 'search',
  home,
  changed(wanted, cause) {
    clearTimeout(timer);
    const address = `${location.pathname}${formatWanted(wanted, home)}`;
    if (cause === 'typed') timer = setTimeout(() => history.replaceState(history.state, '', address), 120);
    else if (address !== `${location.pathname}${location.search}`) history.pushState(null, '', address);
  },
});
place?.replaceChildren(find.element);

function begin(): void {
  find.show(parseWanted(location.search, home));
  if (find.field.value === '') find.field.focus({ preventScroll: true });
}

find.element.addEventListener('keydown', (event) => {
  // The first Escape leaves the list, the next empties the field, as fields of a search do.
  if (event.key === 'Escape' && find.release()) event.preventDefault();
});
find.element.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || target.closest('a') === null) return;
  find.keep();
  // What was typed last may not stand in the address yet, and Back is to find it there.
  clearTimeout(timer);
  history.replaceState(history.state, '', `${location.pathname}${formatWanted(find.wanted(), home)}`);
});
addEventListener('popstate', begin);
begin();
