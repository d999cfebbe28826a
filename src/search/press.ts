/**
 * What is pressed must stay where it is until its click: work on `element` is done at once, or, while a pointer presses
 * on it, when the pointer is up. Of several works that wait the last alone is done.
 */
export function afterPress(element: HTMLElement): (work: () => void) => void {
  let isPressed = false;
  let waiting: (() => void) | undefined;
  element.addEventListener('pointerdown', () => {
    isPressed = true;
    const release = (): void => {
      for (const end of ends) removeEventListener(end, release, true);
      // The click comes right after the pointer is up.
      setTimeout(() => {
        isPressed = false;
        waiting?.();
        waiting = undefined;
      });
    };
    const ends = ['pointerup', 'pointercancel'] as const;
    for (const end of ends) addEventListener(end, release, true);
  });
  return (work) => {
    if (isPressed) waiting = work;
    else work();
  };
}
