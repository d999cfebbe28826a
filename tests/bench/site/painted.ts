import { errors, type Page } from 'playwright-core';

// From an event of the reader's to the picture that answers it, measured in the page: the clock starts with the event's own
// time stamp and stops in the task after the frame that shows the first change below a given element that passes a test.

interface Painting {
  /** In ms, in the order of the events. */
  times: number[];
}

/** How long an answer is waited for, in ms. */
const patience = 10_000;

export interface Watched {
  /** Waits for the answer to the event that was just made: what it took, in ms; `undefined` where nothing changed. */
  answered(): Promise<number | undefined>;
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
      let waiting: MutationObserver | undefined;
      addEventListener(
        type,
        (happened) => {
          if (!happened.isTrusted || !(happened.target as Element).closest(source)) return;
          waiting?.disconnect();
          const changed = new MutationObserver(() => {
            changed.disconnect();
            requestAnimationFrame(() => {
              const after = new MessageChannel();
              after.port1.onmessage = () => painting.times.push(performance.now() - happened.timeStamp);
              after.port2.postMessage(undefined);
            });
          });
          waiting = changed;
          for (const one of document.querySelectorAll(target))
            changed.observe(one, { subtree: true, childList: true, attributes: true, characterData: true });
        },
        { capture: true },
      );
    },
    [event, from, answer] as const,
  );
  let known = 0;
  return {
    async answered() {
      const length = (at: number) => (window as unknown as { painting: Painting }).painting.times.length > at;
      try {
        await page.waitForFunction(length, known, { timeout: patience });
      } catch (error) {
        if (error instanceof errors.TimeoutError) return undefined;
        throw error;
      }
      const time = await page.evaluate((at) => (window as unknown as { painting: Painting }).painting.times[at], known);
      known += 1;
      return time;
    },
  };
}
