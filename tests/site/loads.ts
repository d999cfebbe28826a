import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** What a page loads from here on, in two parts: until it is touched, and what comes new after that. */
export function watchLoads(page: Page) {
  const before: string[] = [];
  const sizes = new Map<string, number>();
  const arriving: Promise<void>[] = [];
  let isTouched = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isTouched) before.push(pathname);
    else if (!before.includes(pathname))
      arriving.push(
        response.body().then(
          (body) => void sizes.set(pathname, gzipSync(body, { level: 9 }).length),
          // What comes when the page is being closed has no body any more.
          () => undefined,
        ),
      );
  });
  return {
    /** The paths of what was loaded before the touch, by their last part. */
    before: (pattern: RegExp): string[] => before.filter((name) => pattern.test(name.split('/').at(-1) ?? '')),
    touch(): void {
      isTouched = true;
    },
    /** What was loaded since the touch: bytes by path, compressed as strongly as gzip can, and their sum. */
    async loaded(): Promise<{ total: number; sizes: { readonly [path: string]: number } }> {
      // Of several pages at once the browser does not always tell that they rest; then a while is enough.
      await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
      await Promise.all(arriving);
      return { total: [...sizes.values()].reduce((sum, size) => sum + size, 0), sizes: Object.fromEntries(sizes) };
    },
  };
}
