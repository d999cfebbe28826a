import type { Game } from './answer.ts';
import { el } from './dom.ts';
import { kindWords, parseKind, type RecordKind, recordKinds } from './kinds.ts';
import type { Wanted } from './wanted.ts';

type Narrowed = Omit<Wanted, 'q'>;

/** The controls that narrow a search. */
export interface Filters {
  readonly element: HTMLElement;
  /** Shows what is narrowed to. */
  show(wanted: Narrowed): void;
  /**
   * Shows how many results of each kind there are; nothing where nothing is asked. A kind without any says so and leaves once
   * `isWhole`, so that the row does not change with every key; it is back with its first result.
   */
  count(counts: Readonly<Record<RecordKind, number>> | undefined, isWhole: boolean): void;
  /** Offers the games and their player counts. */
  offer(games: readonly Game[]): void;
}

/** The controls; `change` hears what the reader chose. `id` begins their ids; `state` stands among them, and says what was found. */
export function filters(id: string, change: (wanted: Narrowed) => void, state: HTMLElement): Filters {
  const kinds = [undefined, ...recordKinds].map((kind) => {
    const input = el('input', { type: 'radio', name: `${id}-kind`, value: kind ?? '', checked: kind === undefined });
    const count = el('span', { class: 'chip-count' });
    const label = el('label', { class: 'chip' }, input, kind === undefined ? 'All' : kindWords[kind].many, count);
    return { kind, input, count, label };
  });
  const game = select('Game', 'Every game');
  const players = select('Players', 'Any players');
  /** What the lists of games and players were last made of. */
  let offered: { readonly games: readonly Game[]; readonly game: string } | undefined;
  const read = (): Narrowed => {
    const kind = parseKind(kinds.find(({ input }) => input.checked)?.input.value);
    return {
      ...(game.value === '' ? {} : { game: game.value }),
      ...(kind === undefined ? {} : { kind }),
      ...(players.value === '' ? {} : { players: Number(players.value) }),
    };
  };
  const row = el(
    'fieldset',
    { class: 'chips' },
    el('legend', { class: 'sr' }, 'Kind'),
    ...kinds.map(({ label }) => label),
  );
  const element = el('div', { class: 'filters' }, row, state, el('div', { class: 'selects' }, game, players));
  element.addEventListener('change', () => change(read()));
  // Where kinds go on beyond an edge, the edge shows it.
  const edge = (): void => {
    const left = Math.round(row.scrollLeft);
    row.toggleAttribute('data-before', left > 1);
    row.toggleAttribute('data-after', left + row.clientWidth < row.scrollWidth - 1);
  };
  row.addEventListener('scroll', edge, { passive: true });
  new ResizeObserver(edge).observe(row);

  return {
    element,
    show(wanted) {
      for (const { kind, input } of kinds) input.checked = kind === wanted.kind;
      choose(game, wanted.game ?? '');
      choose(players, `${wanted.players ?? ''}`);
      for (const one of [game, players]) one.classList.toggle('chosen', one.value !== '');
    },
    count(counts, isWhole) {
      const all = counts === undefined ? undefined : Object.values(counts).reduce((sum, count) => sum + count, 0);
      for (const { kind, count, label } of kinds) {
        const number = kind === undefined ? all : counts?.[kind];
        count.textContent = number || (number === 0 && isWhole) ? ` ${number}` : '';
        label.classList.toggle(
          'none',
          kind !== undefined && number === 0 && (isWhole || label.classList.contains('none')),
        );
      }
      requestAnimationFrame(edge);
    },
    offer(games) {
      if (offered?.games === games && offered.game === game.value) return;
      offered = { games, game: game.value };
      const chosen = { game: game.value, players: players.value };
      game.replaceChildren(
        ...[...game.options].slice(0, 1),
        ...games.map(({ id: value, title }) => el('option', { value }, title)),
      );
      // A count that the chosen game does not have is not offered.
      const those = games.some(({ id }) => id === chosen.game) ? games.filter(({ id }) => id === chosen.game) : games;
      const seats = [...new Set(those.flatMap((one) => one.players))].sort((a, b) => a - b);
      players.replaceChildren(
        ...[...players.options].slice(0, 1),
        ...seats.map((value) => el('option', { value }, `${value} player${value === 1 ? '' : 's'}`)),
      );
      choose(game, chosen.game);
      choose(players, chosen.players);
    },
  };
}

function select(name: string, all: string): HTMLSelectElement {
  return el('select', { 'aria-label': name }, el('option', { value: '' }, all));
}

/** Chooses a value. One that is not offered yet, or does not exist, is offered as it stands, so that what narrows is seen. */
function choose(field: HTMLSelectElement, value: string): void {
  if (![...field.options].some((one) => one.value === value)) field.append(el('option', { value }, value));
  field.value = value;
}
