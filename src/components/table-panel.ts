import { parsePlayers, type Table, tableKey, withTable } from './table.ts';

// Keeps the table of a game in the address, on the device, on <html data-players> and in the panel, all saying the same.
const root = document.documentElement;

function kept(game: string): string | null {
  try {
    return localStorage.getItem(tableKey(game));
  } catch {
    return null;
  }
}

function keep(game: string, { players }: Table): void {
  try {
    if (players === undefined) localStorage.removeItem(tableKey(game));
    else localStorage.setItem(tableKey(game), `${players}`);
  } catch {
    // Storage is closed to us: the table holds for this page and in its address.
  }
}

function start(panel: HTMLFormElement): void {
  const game = panel.dataset.table ?? '';
  const choices = [...panel.querySelectorAll<HTMLInputElement>('input[name=players]')];
  const allowed = choices.map((choice) => Number(choice.value)).filter((count) => count > 0);

  const show = (table: Table): void => {
    const players = table.players === undefined ? '' : `${table.players}`;
    for (const choice of choices) choice.checked = choice.value === players;
    if (players === '') delete root.dataset.players;
    else root.dataset.players = players;
    for (const place of document.querySelectorAll('[data-table-now]'))
      place.textContent = players === '' ? '' : ` · ${players}`;
    document.dispatchEvent(
      new CustomEvent<Table & { game: string }>('roundhouse:table', { detail: { ...table, game } }),
    );
  };
  const read = (): Table => {
    const asked = new URLSearchParams(location.search).get('players');
    return parsePlayers(asked ?? kept(game), allowed);
  };

  panel.addEventListener('change', () => {
    const table = parsePlayers(choices.find((choice) => choice.checked)?.value, allowed);
    keep(game, table);
    history.replaceState(history.state, '', withTable(location.href, table));
    show(table);
  });
  panel.addEventListener('submit', (event) => event.preventDefault());
  // A link that names a table sets the device's too, so that the next page agrees.
  const table = read();
  if (new URLSearchParams(location.search).has('players')) keep(game, table);
  show(table);
  // Back may bring a frozen page, or one whose form the browser filled in by itself.
  addEventListener('pageshow', () => show(read()));
  addEventListener('popstate', () => show(read()));
}

for (const panel of document.querySelectorAll<HTMLFormElement>('form[data-table]')) start(panel);
