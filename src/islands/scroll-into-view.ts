import { grouped } from './grouped.ts';
import { namesOf } from './places.ts';

/** How much of the board somebody who chooses shall see at least, in pixels, where there is room for it. */
const LEAST = 180;

/**
 * What of an example is free for its board, from where to where, in pixels: between its panel, or the head of the page where that
 * stands beside or below the board, and the list of moves, the panel or the foot of the window.
 */
function viewportOf(example: Element | null) {
  const [panel, picture, list] = ['.panel', '.picture', '[data-picker]'].map((part) => example?.querySelector(part));
  if (!panel || !picture) return undefined;
  const box = panel.getBoundingClientRect();
  const board = picture.getBoundingClientRect();
  const foot = list?.getBoundingClientRect().top ?? innerHeight;
  if (box.top >= board.top - 1) {
    const isBeside = box.left > board.left + board.width / 2;
    const { position, top } = getComputedStyle(panel);
    // One that keeps its place beside the board is as high as what is free of the window, with the list of moves.
    const isKept = isBeside && position === 'sticky';
    const head = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
    return {
      picture,
      isKept,
      top: Math.max(0, head),
      isHeld: !isBeside || (isKept && box.top <= Number.parseFloat(top) + 1),
      bottom: isKept
        ? (list ?? panel).getBoundingClientRect().bottom
        : Math.min(innerHeight, foot, isBeside ? innerHeight : box.top),
    };
  }
  // Where the panel keeps to the head of the window, it does not move when the page is scrolled on.
  const isHeld = box.top <= Number.parseFloat(getComputedStyle(panel).top) + 1;
  return { picture, isKept: false, top: box.bottom, isHeld, bottom: Math.min(innerHeight, foot) };
}

/** Brings the board of an example between the panel and the list of moves, where too little of it is seen: whoever chooses looks at it. */
export function scrollBoardIntoView(example: Element | null): void {
  const sight = viewportOf(example);
  if (!sight) return;
  const { top, bottom } = sight.picture.getBoundingClientRect();
  const seen = Math.min(bottom, sight.bottom) - top;
  // Where the moves stand below the text, both fill the window once the board is at its head.
  const isLow = sight.isKept && !sight.isHeld;
  if (top < sight.top - 1 || seen < LEAST || isLow) sight.picture.scrollIntoView({ behavior: 'instant' });
}

/** What scrolls an element: beside a text an example does so by itself. */
function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement ?? document.documentElement;
}

/** What a step shows, the first of them that is there: on the map, in the other parts. */
const SHOWN = ['.frame :is(.lit, .ghost, .placed)', '.lit'];

const boxesOf = (places: Iterable<Element>): DOMRect[] =>
  [...places].map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width + height > 0);

const ends = (boxes: readonly DOMRect[]) =>
  [Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))] as const;

/**
 * Of the places that moves are about and those that a step has touched what fits into a height: one of both, if that can be,
 * then as many as there is room for, the upper ones first.
 */
function fitting(asked: readonly DOMRect[], shown: readonly DOMRect[], height: number): readonly DOMRect[] {
  const from =
    ({ top }: DOMRect) =>
    (box: DOMRect) =>
      box.top >= top && box.bottom <= top + height;
  let best: readonly DOMRect[] = [];
  let most = 0;
  for (const box of [...asked, ...shown]) {
    const [some, others] = [asked.filter(from(box)), shown.filter(from(box))];
    const worth = (some.length > 0 ? 2000 + some.length : 0) + (others.length > 0 ? 1000 : 0);
    if (worth > most) [best, most] = [[...some, ...others], worth];
  }
  return best.length > 0 ? best : asked.length > 0 ? asked : shown;
}

/** What a step has changed: numbers, pieces that came, and the ends of arrows. */
const CHANGED = '.delta, .placed, .overlay :is(.ghost, .arrived, .lack), .frame :is(.lit, .ghost, .fresh)';

/**
 * Brings what a step has changed, or points at, into sight, as much of it as fits, the upper parts first. Only where the buttons keep their
 * place in the window meanwhile: whoever reads on presses the same spot again and again. Whoever chooses is not led away from
 * what the moves are about.
 */
export function scrollChangesIntoView(example: Element | null): void {
  if (example?.querySelector('[data-picker]')) return;
  const sight = viewportOf(example);
  const panel = example?.querySelector('.panel');
  if (!sight || !panel || getComputedStyle(panel).position !== 'sticky' || !sight.isHeld) return;
  // A step that changes nothing may point at something.
  const boxes =
    [CHANGED, '.lit'].map((what) => boxesOf(sight.picture.querySelectorAll(what))).find(({ length }) => length > 0) ??
    [];
  const isSeen = ({ top, bottom }: DOMRect) => top >= sight.top - 1 && bottom <= sight.bottom + 1;
  if (boxes.every(isSeen)) return;
  const [first, last] = ends(fitting([], boxes, sight.bottom - sight.top));
  const by = (first + last - sight.top - sight.bottom) / 2;
  // Past the end of the example its buttons would leave their place.
  const most = sight.picture.getBoundingClientRect().bottom - sight.bottom - 2;
  scrollerOf(sight.picture).scrollBy({ top: Math.min(by, Math.max(0, most)), behavior: 'instant' });
}

/** The places of a board by what stands on it beside each other: a map, a player board; the one with most of them first. */
function byPart(picture: Element, about: readonly string[]): DOMRect[] {
  const board = picture.firstElementChild;
  const partOf = (place: Element): Element => {
    for (let at = place; ; at = at.parentElement as Element)
      if (!at.parentElement || at.parentElement === board) return at;
  };
  const places = [...picture.querySelectorAll('[data-target]')].filter((place) =>
    namesOf(place).some((name) => about.includes(name)),
  );
  return grouped(places, partOf)
    .map(([, some]) => boxesOf(some))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
}

/**
 * Brings the board into sight, and of it the places that moves are `about`, or else what is lit; where there is no room for
 * all of that, the most that fits. With `some` nothing moves as long as one of the places is seen, and the panel never: who goes
 * from move to move is not led about. Tells whether the board has what they are about: some of its parts come later.
 */
export function scrollTargetsIntoView(
  example: Element | null,
  many: 'all' | 'some' = 'all',
  about: readonly string[] = [],
): boolean {
  if (many === 'all') scrollBoardIntoView(example);
  const sight = viewportOf(example);
  if (!sight) return false;
  const { picture } = sight;
  const asked = about.length > 0 ? byPart(picture, about) : [];
  const shown = SHOWN.map((places) => boxesOf(picture.querySelectorAll(places))).find(({ length }) => length > 0) ?? [];
  const isSeen = ({ top, bottom }: DOMRect) => top >= sight.top - 1 && bottom <= sight.bottom + 1;
  const isEnough = (boxes: readonly DOMRect[]) => (many === 'all' ? boxes.every(isSeen) : boxes.some(isSeen));
  const found = asked.length > 0 ? asked : shown;
  const isThere = asked.length > 0 || about.length === 0;
  if (found.length === 0) return isThere;
  const best = fitting(asked, shown, sight.bottom - sight.top);
  if (isEnough(found) && (shown.some(isSeen) || !shown.some((one) => best.includes(one)))) return isThere;
  const [first, last] = ends(best);
  // The panel stays where it is, so that its buttons do.
  const least = picture.getBoundingClientRect().top - sight.top;
  const by = Math.max((first + last - sight.top - sight.bottom) / 2, least);
  if (many === 'some' && by > 0 && !sight.isHeld) return isThere;
  scrollerOf(picture).scrollBy({ top: by, behavior: 'instant' });
  return isThere;
}
