const root = document.documentElement;
try {
  const theme = localStorage.getItem('roundhouse:theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
} catch {}
// The reader's table: what it hides and shows, before anything is painted. src/client/table-panel.ts reads it strictly.
const { game, offer } = root.dataset;
if (offer) {
  const sheet = new CSSStyleSheet();
  const [counts, parts, choices] = offer.split('|').map((names) => names.split(' '));
  const linked = ':is(:target,:has(:target))';
  /** @param {{ players?: string | number | undefined, with: string[], without: string[], readings: string[] }} table */
  const lay = ({ players, with: on, without, readings }) => {
    /** @param {string} those */
    const hide = (those) =>
      `main ${those}:not(${linked},.only${linked} *,.shown *){display:none}.only${linked}${those}::after{content:'Not at your table: shown because a link leads here.'}`;
    const at = [...on, ...without.map((part) => `without.${part}`), ...readings];
    if (players) root.dataset.players = `${players}`;
    else delete root.dataset.players;
    root.dataset.at = at.join(' ');
    sheet.replaceSync(
      (players ? hide(`[data-players]:not([data-players~='${players}'])`) : '') +
        without.map((part) => hide(`[data-part='${part}']`)).join('') +
        // Of a clause that a module changes one line stays, which says where to look.
        on
          .map((part) => {
            const gone = `[data-not~='${part}']`;
            const row = `.rule:not(${linked}):has(>${gone})`;
            return `main :not(${linked})>${gone},${row}>.more{display:none}${row}{grid-template-rows:auto}`;
          })
          .join('') +
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
  // As strict as the panel: what stands twice or contradicts itself is not chosen.
  /** @param {string} name @param {string[]=} known @param {boolean=} isOne @returns {string[]} */
  const list = (name, known, isOne) => {
    const all = said.getAll(name);
    const names = all[1] === undefined && all[0] ? (isOne ? all : all[0].split(' ')) : [];
    return (known || []).filter((one) => one && names.includes(one));
  };
  const on = list('with', parts);
  const off = list('without', parts);
  const read = list('ruling', choices);
  lay({
    players: list('players', counts, true)[0],
    with: on.filter((one) => !off.includes(one)),
    without: off.filter((one) => !on.includes(one)),
    readings: read.filter((one) => read.filter((other) => other.split('.')[0] === one.split('.')[0]).length < 2),
  });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.addEventListener('roundhouse:table', (event) => lay(/** @type {CustomEvent} */ (event).detail));
}
