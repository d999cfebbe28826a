// What only the figures of a chapter wear stands in a sheet of its own: see src/build/sheets.ts.
const late = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name="roundhouse:late"]'));
if (late) {
  const root = document.documentElement;
  const href = late.content;
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const isBeside = matchMedia('(width >= 75em)').matches;
  // On a wide screen the example stands beside the first clauses; and who may land in the middle of the page, or comes back
  // to it, gets all of it before it is painted: only a sheet that the parser meets is waited for in every browser.
  if (isBeside || location.hash || location.search || visit?.type !== 'navigate')
    document.write(`<link href="${href}" rel="stylesheet">`);
  else {
    // Elsewhere it comes when the first figure is a third of a screen away. Until then src/styles/base.css keeps them from being seen.
    root.dataset.bare = '';
    // Clauses far from the window are not laid out, unless a place among them is wanted: src/mdx/Rule.astro.
    root.dataset.lean = '';
    addEventListener(
      'click',
      ({ target }) => {
        /** @type {HTMLAnchorElement | null} */
        const link = target instanceof Element ? target.closest('a[href*="#"]') : null;
        if (link?.pathname === location.pathname) delete root.dataset.lean;
      },
      true,
    );
    /** @type {HTMLLinkElement | undefined} */
    let sheet;
    const dress = () => {
      if (sheet) return;
      sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = href;
      sheet.onload = sheet.onerror = () => delete root.dataset.bare;
      document.head.append(sheet);
    };
    addEventListener('hashchange', () => {
      delete root.dataset.lean;
      dress();
    });
    addEventListener('DOMContentLoaded', () => {
      const near = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && dress(), {
        rootMargin: '30% 0px',
      });
      for (const figure of document.querySelectorAll('.example, .procedure, .pieces')) near.observe(figure);
    });
    // Paper waits for nothing: what has not come yet is fetched on the spot.
    addEventListener('beforeprint', () => {
      delete root.dataset.lean;
      if (!('bare' in root.dataset)) return;
      delete root.dataset.bare;
      const ask = new XMLHttpRequest();
      try {
        ask.open('GET', href, false);
        ask.send();
      } catch {
        return;
      }
      const printed = new CSSStyleSheet();
      printed.replaceSync(ask.responseText);
      document.adoptedStyleSheets.push(printed);
    });
  }
}
