/** How much of the board somebody who chooses shall see at least, in pixels, where there is room for it. */
const LEAST = 180;

/** What of an example stands between its panel and the list of moves, or the foot of the window: from where to where, in pixels. */
function viewportOf(example: Element | null) {
  const [panel, picture, list] = ['.panel', '.picture', '[data-picker]'].map((part) => example?.querySelector(part));
  if (!panel || !picture) return undefined;
  const { top: above, bottom: top } = panel.getBoundingClientRect();
  // Where the panel keeps to the head of the window, it does not move when the page is scrolled on.
  const isHeld = above <= Number.parseFloat(getComputedStyle(panel).top) + 1;
  return { picture, top, isHeld, bottom: Math.min(innerHeight, list?.getBoundingClientRect().top ?? innerHeight) };
}

/** Brings the board of an example between the panel and the list of moves, where too little of it is seen: whoever chooses looks at it. */
export function scrollBoardIntoView(example: Element | null): void {
  const sight = viewportOf(example);
  if (!sight) return;
  const { top, bottom } = sight.picture.getBoundingClientRect();
  const seen = Math.min(bottom, sight.bottom) - top;
  if (top < sight.top - 1 || seen < LEAST) sight.picture.scrollIntoView({ behavior: 'instant' });
}

/** What scrolls an element: beside a text an example does so by itself. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}

/** What the reader is to look at, the first of them that is there: on the map, in the other parts, or where one may choose. */
const PLACES = ['.frame :is(.lit, .ghost, .placed)', '.lit', '.frame .choosable'];

/**
 * Brings the board into sight, and of it what is lit; where there is no room for all of that, its middle. With `some`
 * nothing moves as long as one of the places is seen, and the panel never: who goes from move to move is not led about.
 */
export function scrollTargetsIntoView(example: Element | null, many: 'all' | 'some' = 'all'): void {
  if (many === 'all') scrollBoardIntoView(example);
  const sight = viewportOf(example);
  if (!sight) return;
  const found = PLACES.map((places) =>
    [...sight.picture.querySelectorAll(places)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width + height > 0),
  ).find((boxes) => boxes.length > 0);
  if (!found) return;
  const [first, last] = [Math.min(...found.map(({ top }) => top)), Math.max(...found.map(({ bottom }) => bottom))];
  const isSeen = ({ top, bottom }: DOMRect) => top >= sight.top && bottom <= sight.bottom;
  if (many === 'all' ? found.every(isSeen) : found.some(isSeen)) return;
  // The panel stays where it is, so that its buttons do.
  const least = sight.picture.getBoundingClientRect().top - sight.top;
  const by = Math.max((first + last - sight.top - sight.bottom) / 2, least);
  if (many === 'some' && by > 0 && !sight.isHeld) return;
  scrollerOf(sight.picture).scrollBy({ top: by, behavior: 'instant' });
}
