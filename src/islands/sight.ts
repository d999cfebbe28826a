/** How much of the board somebody who chooses shall see at least, in pixels, where there is room for it. */
const LEAST = 180;

/** Brings the board of an example between the panel and the list of moves, where too little of it is seen: whoever chooses looks at it. */
export function showBoard(example: Element | null): void {
  const [panel, picture, list] = ['.panel', '.picture', '[data-picker]'].map((part) =>
    example?.querySelector(part)?.getBoundingClientRect(),
  );
  if (!panel || !picture) return;
  const seen = Math.min(picture.bottom, list?.top ?? innerHeight) - picture.top;
  if (picture.top < panel.bottom - 1 || seen < LEAST)
    example?.querySelector('.picture')?.scrollIntoView({ behavior: 'instant' });
}
