// In a low window the list of contents is longer than what is seen of it: it begins where the page stands in it, beside the
// text, and on a phone whenever it is opened.
const list = document.querySelector<HTMLElement>('.contents');
const current = list?.querySelector('[aria-current]');

function show(): void {
  if (!list || !current) return;
  const whole = list.getBoundingClientRect();
  const { top, bottom } = current.getBoundingClientRect();
  // The page is not scrolled, as `scrollIntoView` might.
  if (top < whole.top || bottom > whole.bottom) list.scrollTop += (top + bottom - whole.top - whole.bottom) / 2;
}
show();
list?.addEventListener('toggle', show);
