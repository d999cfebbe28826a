import type { Page } from 'playwright-core';

// From an event of the reader's to the picture that answers it, measured in the page: the clock starts with the event's own
// time stamp and stops in the task after the frame that shows the first change below a given element that passes a test.

interface Painting {
  /** In ms, in the order of the events. */
  times: number[];
}

export interface Watched {
  /** Events whose answer has been painted, in ms. */
  times(): Promise<number[]>;
  /** Waits until so many have been. */
  reach(count: number): Promise<void>;
}

/**
 * Watches a page from now on. `event` is what starts the clock (`click`, `keydown`), `from` selects what it must happen in,
 * `answer` selects the element whose change is the answer. Every event must be answered before the next one.
 */
export async function watchPaint(page: Page, event: string, from: string, answer: string): Promise<Watched> {
  await page.evaluate(
    ([type, source, target]) => {
      const painting: Painting = { times: [] };
      Object.assign(window, { painting });
      addEventListener(
        type,
        (happened) => {
          if (!happened.isTrusted || !(happened.target as Element).closest(source)) return;
          const changed = new MutationObserver(() => {
            changed.disconnect();
            requestAnimationFrame(() => {
              const after = new MessageChannel();
              after.port1.onmessage = () => painting.times.push(performance.now() - happened.timeStamp);
              after.port2.postMessage(undefined);
            });
          });
          for (const one of document.querySelectorAll(target))
            changed.observe(one, { subtree: true, childList: true, attributes: true, characterData: true });
        },
        { capture: true },
      );
    },
    [event, from, answer] as const,
  );
  return {
    times: () => page.evaluate(() => (window as unknown as { painting: Painting }).painting.times),
    reach: async (count) => {
      await page.waitForFunction(
        (n) => (window as unknown as { painting: Painting }).painting.times.length >= n,
        count,
      );
    },
  };
}
