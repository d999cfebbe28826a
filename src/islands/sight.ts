/** Brings the board of an example up to the panel, where it lies behind it: whoever chooses sees it above the moves. */
export function showBoard(example: HTMLElement | undefined): void {
  const [panel, picture] = ['.panel', '.picture'].map((part) => example?.querySelector(part));
  if (panel && picture && picture.getBoundingClientRect().top < panel.getBoundingClientRect().bottom - 1)
    picture.scrollIntoView({ behavior: 'instant' });
}
