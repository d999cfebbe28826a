/** How long a reader takes at least to see what now stands under the finger, in milliseconds. */
const LOOK = 400;

/** How far what stands still may move, and the second tap of a double tap from the first, in pixels. */
const NEAR = 10;

/** What can be pressed. */
const PRESSED = 'button, a, summary, input, [data-target]';

interface Spot {
  readonly what: string;
  readonly left: number;
  readonly top: number;
}

/** What the window showed when a press began: what stood where, and at which cursor of the example. */
interface Shown {
  readonly when: number;
  readonly cursor: unknown;
  readonly spots: ReadonlyMap<Element, Spot>;
}

function spotOf(element: Element): Spot {
  const { left, top } = element.getBoundingClientRect();
  const { move, target } = (element as HTMLElement | SVGElement).dataset;
  // A move, or a place, is the same whatever is said beside it, as long as the position is the same.
  const what = move ?? target ?? `${element.ariaLabel ?? ''}${element.textContent}`;
  return { what, left, top };
}

/**
 * Keeps from a press what it cannot have meant: what has come under the finger, or under the second click of a double
 * click, so lately that nobody can have seen it. Keys are taken, and Back and Next where they have not moved.
 *
 * @param example what is watched
 * @param cursor the cursor of the example that is shown
 */
export function openTouches(example: () => HTMLElement | undefined, cursor: () => unknown) {
  let changed = Number.NEGATIVE_INFINITY;
  /** When that was painted, as far as it is: a slow device takes its time. */
  let painted = changed;
  /** What was shown at the last presses, the latest first. */
  let presses: readonly Shown[] = [];
  let last: { readonly when: number; readonly x: number; readonly y: number; readonly on: Element | null } | undefined;

  /** Whether what is pressed stood there before the last change. */
  function isStill(element: Element, before: Shown): boolean {
    const [was, is] = [before.spots.get(element), spotOf(element)];
    return was !== undefined && Math.hypot(was.left - is.left, was.top - is.top) < NEAR;
  }

  /** Whether it does, and means the same. */
  function isSame(element: Element, before: Shown): boolean {
    const isMove = element.matches('[data-move], [data-target]');
    if (before.spots.get(element)?.what !== spotOf(element).what || (isMove && before.cursor !== cursor()))
      return false;
    return isStill(element, before);
  }

  return {
    /** Something else is shown from now on. */
    note(): void {
      changed = painted = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          painted = performance.now();
        }),
      );
    },
    /** A press begins. */
    press(): void {
      const all = example()?.querySelectorAll(PRESSED) ?? [];
      const spots = new Map([...all].map((element) => [element, spotOf(element)]));
      presses = [{ when: performance.now(), cursor: cursor(), spots }, ...presses].slice(0, 3);
    },
    /** Whether a click is to be taken. */
    takes(event: MouseEvent): boolean {
      const { target, clientX: x, clientY: y } = event;
      const pointer = (event as PointerEvent).pointerType;
      const now = event.timeStamp;
      // What keys or scripts press comes from no pointer.
      if (!pointer || !(target instanceof Element)) return true;
      const element = target.closest(PRESSED);
      const again = last && now - last.when < LOOK && Math.hypot(last.x - x, last.y - y) < NEAR ? last : undefined;
      last = { when: now, x, y, on: element };
      // A map has more than what can be pressed: a touch means what is near.
      if (now - painted >= LOOK || (element ?? target.closest('.picture')) === null) return true;
      if (pointer === 'mouse' && event.detail < 2) return true;
      const before = presses.find(({ when }) => when < changed);
      // Back and Next are pressed again and again, and mean the same wherever the reader is, as long as they have not come under a finger.
      if (element?.matches('[data-act="back"], [data-act="next"]'))
        return again === undefined || before === undefined || isStill(element, before);
      // The press before woke the example, and nothing was watched yet.
      const isMeant =
        before === undefined
          ? again === undefined || again.on === element
          : element === null
            ? before.cursor === cursor()
            : isSame(element, before);
      // Who taps on has not seen it yet either.
      if (!isMeant) painted = Math.max(painted, performance.now());
      return isMeant;
    },
  };
}
