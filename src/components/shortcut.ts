// `/` goes to the search: to the field of this page, or to the page that has one.
document.addEventListener('keydown', (event) => {
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping) return;
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  const link = document.querySelector<HTMLAnchorElement>('.header .search');
  if (field === null && link === null) return;
  event.preventDefault();
  if (field === null) location.assign(link?.href ?? '');
  else field.focus();
});
