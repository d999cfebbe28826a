/** The longest that something waits for a device that has nothing else to do, in milliseconds. */
const LONGEST = 100;

/**
 * Does something once what is about to be shown is painted and nothing more urgent is to be done; soon where nothing is
 * shown, as in a tab behind another.
 */
export function afterPaint(act: () => void): void {
  const idle = () => {
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST });
    else setTimeout(act);
  };
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(idle);
}
