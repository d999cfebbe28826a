const root = document.documentElement;
try {
  const theme = localStorage.getItem('roundhouse:theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch {}
// The reader's table: what it hides and shows, before anything is painted. src/components/table-panel.ts reads it strictly.
const { game, offer } = root.dataset;
if (offer) {
  const sheet = new CSSStyleSheet();
  const known = offer.split(/[ |]/);
  const linked = ':is(:target,:has(>:target))';
  /** @param {{ players?: string | number | undefined, with: string[], without: string[], readings: string[] }} table */
  const lay = ({ players, with: on, without, readings }) => {
    /** @param {string} those */
    const hide = (those) =>
      `main ${those}:not(${linked},.only${linked} *){display:none}.only${linked}${those}::after{content:'Not at your table: shown because a link leads here.'}`;
    const at = [...on, ...without.map((part) => `without.${part}`), ...readings];
    if (players) root.dataset.players = `${players}`;
    else delete root.dataset.players;
    root.dataset.at = at.join(' ');
    sheet.replaceSync(
      (players ? hide(`[data-players]:not([data-players~='${players}'])`) : '') +
        without.map((part) => hide(`[data-part='${part}']`)).join('') +
        at.map((choice) => `[data-at~='${choice}'].at-table{display:block}`).join(''),
    );
  };
  let kept;
  try {
    kept = localStorage.getItem(`roundhouse:table:${game}`);
  } catch {}
  kept ||= '';
  const isNamed = /[?&](players(?!=all(&|$))|with|without|ruling)(=|&|$)/.test(location.search);
  const said = new URLSearchParams(
    isNamed ? location.search : kept.startsWith('2?') ? kept.slice(2) : `players=${kept}`,
  );
  /** @param {string} name */
  const list = (name) => (said.get(name) || '').split(' ').filter((one) => one && known.includes(one));
  lay({ players: list('players')[0], with: list('with'), without: list('without'), readings: list('ruling') });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.addEventListener('roundhouse:table', (event) => lay(/** @type {CustomEvent} */ (event).detail));
}
