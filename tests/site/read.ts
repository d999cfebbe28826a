import type { Locator } from 'playwright-core';

/** The words of a part of a page in one line. */
export async function read(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim();
}
