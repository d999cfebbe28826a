import {
  formatKept,
  formatTable,
  isNewerTable,
  namesTable,
  parseKept,
  parseOffer,
  parseTable,
  type Read,
  type Table,
  tableKey,
  withTable,
} from '../spine/table.ts';

import styles from './table-panel.css?inline';

// Keeps the table of a game in the address, on the device, on the page and in the panel, all saying the same. What it hides
// and shows is laid out by src/client/theme-inline.js, before the first paint and at every `roundhouse:table`.

function start(panel: HTMLFormElement): void {
  const game = panel.dataset.table ?? '';
  const offer = parseOffer(document.documentElement.dataset.offer ?? '');
  const key = tableKey(game);
  const choices = [...panel.querySelectorAll<HTMLInputElement>('input')];

  const device = (act: (storage: Storage) => string | null | undefined): string | null => {
    try {
      return act(localStorage) ?? null;
    } catch {
      // Storage is closed to us: the table holds for this page and in its address.
      return null;
    }
  };
  const keep = (table: Table): void => {
    const text = formatKept(table);
    device((storage) => {
      // What a later form of the site has kept is left alone; the choice holds in the address of this page.
      if (isNewerTable(storage.getItem(key))) return null;
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
      return null;
    });
  };
  const kept = (text = device((storage) => storage.getItem(key))): Read => parseKept(text, offer);
  const isNamed = (): boolean => namesTable(location.search);
  const read = (): Read => (isNamed() ? parseTable(location.search, offer) : kept());
  const readdress = (table: Table): void =>
    history.replaceState(history.state, '', location.pathname + withTable(location.search, table) + location.hash);

  const check = (name: string, value: string): void => {
    for (const choice of choices) if (choice.name === name) choice.checked = choice.value === value;
  };
  const show = (table: Table): void => {
    const { players, with: on, without, readings } = table;
    const chosen = new Set([
      `${players}`,
      ...on.map((part) => `with ${part}`),
      ...without.map((part) => `without ${part}`),
      ...readings,
    ]);
    const named: string[] = [];
    for (const choice of choices) {
      choice.checked = chosen.has(choice.value);
      if (choice.checked && choice.name !== 'players') named.push(choice.dataset.said ?? '');
    }
    // What nothing is chosen of has its first choice: all counts, both texts, our reading.
    for (const { name } of choices.filter(({ value }) => value === ''))
      if (!choices.some((choice) => choice.name === name && choice.checked)) check(name, '');
    const [first = '', ...further] = named;
    const extra = named.length === 0 ? '' : `+${named.length}`;
    const now = [players ?? '', extra].filter(Boolean).join(' ');
    for (const place of document.querySelectorAll('[data-table-now]')) place.textContent = now && ` · ${now}`;
    // The button has room for one; all are named where the pointer rests on it.
    for (const place of document.querySelectorAll<HTMLElement>('[data-table-rules]')) {
      place.textContent = first && (further.length === 0 ? first : `${first} +${further.length}`);
      place.textContent ||= place.dataset.tableRules ?? '';
      place.title = named.join(', ');
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-choose]')) {
      const { choose = '' } = button.dataset;
      const isOurs = !choose.includes('.') && !readings.some((reading) => reading.startsWith(`${choose}.`));
      button.setAttribute('aria-pressed', `${isOurs || readings.includes(choose)}`);
    }
    document.documentElement.dataset.table = formatTable(table);
    document.dispatchEvent(
      new CustomEvent<Table & { game: string }>('roundhouse:table', { detail: { ...table, game } }),
    );
  };

  const choose = (): void => {
    const values = choices.filter(({ checked, value }) => checked && value !== '').map(({ value }) => value);
    const parts = (manner: string): string[] => offer.parts.filter((part) => values.includes(`${manner} ${part}`));
    const players = offer.players.find((count) => values.includes(`${count}`));
    const table: Table = {
      ...(players === undefined ? {} : { players }),
      with: parts('with'),
      without: parts('without'),
      readings: offer.readings.filter((reading) => values.includes(reading)),
    };
    keep(table);
    readdress(table);
    show(table);
  };

  /** A reading that is chosen on the page of its ruling, or a module that a note offers to put on the table. */
  const onChoose = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-choose], [data-put-on]');
    if (!button) return;
    const { putOn } = button.dataset;
    if (putOn !== undefined) {
      check(`part ${putOn}`, `with ${putOn}`);
      choose();
      // The note goes, and the button with it: the keys go on from the text.
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
      return;
    }
    const [ruling, option] = (button.dataset.choose ?? '').split('.');
    check(`ruling ${ruling}`, option === undefined ? '' : `${ruling}.${option}`);
    choose();
  };

  /** Our reading of every ruling again. The button goes, and the keys go on from the first of them. */
  const onOurs = (): void => {
    const ours = choices.filter(({ name, value }) => name.startsWith('ruling ') && value === '');
    for (const choice of ours) choice.checked = true;
    ours[0]?.focus({ preventScroll: true });
    choose();
  };

  /** Says once what of a table could not be used. */
  const tell = (where: string, { left, isNewer }: Read): void => {
    const fault = document.querySelector<HTMLElement>('#table-fault');
    if (isNewer) {
      fault
        ?.querySelector('p')
        ?.replaceChildren(
          'A newer version of this site kept your game on this device. It is not changed: reload the page to get that version. Until then, what you choose here holds only in the address of this page.',
        );
      fault?.showPopover();
      return;
    }
    if (left.length === 0 || !fault) return;
    const list = left.map((one) => (one.length > 40 ? `${one.slice(0, 40)}…` : one)).join(', ');
    fault
      .querySelector('p')
      ?.replaceChildren(
        `${where} names something that no table of this game has, so it counts as not chosen: ${list}.`,
      );
    fault.showPopover();
  };

  panel.addEventListener('change', choose);
  panel.addEventListener('submit', (event) => event.preventDefault());
  panel.addEventListener('reset', () => setTimeout(choose));
  document.addEventListener('click', onChoose);
  panel.querySelector('.ours')?.addEventListener('click', onOurs);

  // Back may bring a frozen page, or one whose form the browser filled in by itself.
  for (const type of ['pageshow', 'popstate']) addEventListener(type, () => show(read().table));
  // Another tab chose.
  addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return;
    const { table } = kept();
    if (isNamed()) readdress(table);
    show(table);
  });

  const first = read();
  const isWhole = first.left.length === 0;
  // A link that names a table sets the device's too, so that the next page agrees; a damaged one leaves it alone.
  if (isNamed() ? isWhole : !isWhole) keep(first.table);
  show(first.table);
  tell(isNamed() ? 'The address of this page' : 'The table kept on this device', first);
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
for (const panel of document.querySelectorAll<HTMLFormElement>('form[data-table]')) start(panel);
