import { icons } from '../styles/icons.ts';
import { arrange, counts } from './answer.ts';
import { beginning, nothing, type Way, ways } from './blank.ts';
import { choice } from './choice.ts';
import { el, icon } from './dom.ts';
import { filters } from './filters.ts';
import { tableOfPage } from './home.ts';
import { readings as readingsOf } from './library.ts';
import { counted, groups } from './list.ts';
import { type ListPosition, returning } from './list-position.ts';
import { afterPress } from './press.ts';
import type { Readings } from './readings.ts';
import { forgetRecent, keepRecent, recent } from './recent.ts';
import { openSession, type SearchState } from './session.ts';
import type { Home, Wanted } from './wanted.ts';
import { wholeListsOf } from './whole-lists.ts';

/** How many results stand there at first. */
const page = 20;
/** How many of them answer a key, about as many as are in sight; the others come when the keys pause so long, in ms. */
const atOnce = 8;
const pause = 120;

/** What changes a search: a key, a choice among filters, or Enter. */
export type Cause = 'typed' | 'chosen' | 'entered';

export interface FinderOptions {
  /** Begins the ids of its parts. */
  readonly id: string;
  readonly home: Home;
  readonly changed: (wanted: Wanted, cause: Cause) => void;
  /** Stands at the end of the field's row. */
  readonly end?: HTMLElement;
  /** Whether the list scrolls with its page, and not by itself. */
  readonly isInPage?: boolean;
}

/** A field, filters and a list of results: what the dialog and the page of the search both are. */
export interface Finder {
  readonly element: HTMLFormElement;
  readonly field: HTMLInputElement;
  wanted(): Wanted;
  /** Shows a search as if it had been typed and chosen; at a position in its list, where the reader comes back to it. */
  show(wanted: Wanted, position?: ListPosition): void;
  /** Where the reader is in the list as they follow one of its results. */
  positionOf(link: Element): ListPosition;
  /** Keeps the search among the recent ones: it led somewhere. */
  keep(): void;
  /** Leaves the active option; false where none was. */
  release(): boolean;
}

export function finder({ id, home, changed, end, isInPage = false }: FinderOptions): Finder {
  let wanted: Wanted = { q: '', ...home };
  let isAll = false;
  /** Enter came before the results: the first of them becomes active. */
  let isEntered = false;
  let latest: SearchState | undefined;
  /** What the table's readings say, once it has chosen any. */
  let readings: Readings = {};
  /** Brings the results behind the first. */
  let rest: ReturnType<typeof setTimeout> | undefined;

  const list = el('div', {
    role: 'listbox',
    id: `${id}-list`,
    'aria-label': 'Results',
    class: 'results',
    hidden: true,
  });
  const field = el('input', {
    id: `${id}-field`,
    name: 'q',
    type: 'search',
    role: 'combobox',
    'aria-label': 'Search rules, questions and examples',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: 'Search rules, FAQ, examples',
  });
  const clear = el('button', { type: 'button', class: 'button plain clear' }, 'Clear');
  const state = el('p', { class: 'state', role: 'status' });
  const narrow = filters(id, choose, state);
  const more = el('button', { type: 'button', class: 'button further', hidden: true });
  const blank = el('div', { class: 'blank' });
  const body = el('div', { class: 'finder-body' }, list, more, blank);
  const element = el(
    'form',
    { class: 'finder', role: 'search' },
    el('div', { class: 'finder-head' }, icon(icons.search), field, clear, ...(end === undefined ? [] : [end])),
    narrow.element,
    body,
  );
  const chosen = choice(field, list);
  const whenFree = afterPress(list);
  const scroller = () => (isInPage ? document.scrollingElement : body);
  const back = returning(element, scroller, chosen);
  const { ask, alike } = openSession(home, (found) => {
    latest = found;
    whenFree(() => render(found));
  });

  field.addEventListener('input', () => type(field.value));
  clear.addEventListener('click', () => {
    field.value = '';
    field.focus();
    type('');
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    enter();
  });
  blank.addEventListener('click', ({ target }) => {
    const offer = target instanceof Element ? target.closest<HTMLElement>('[data-q]')?.dataset.q : undefined;
    if (offer === undefined) return;
    field.value = offer;
    field.focus();
    type(offer);
  });
  more.addEventListener('click', () => {
    const from = Math.min(page, chosen.options().length);
    isAll = true;
    if (latest !== undefined) render(latest);
    chosen.options()[from]?.focus();
  });

  function type(q: string): void {
    start({ ...wanted, q });
    changed(wanted, 'typed');
  }

  function choose({ game, ...narrowed }: Omit<Wanted, 'q'>): void {
    // A game that is shown because the query names it was not chosen.
    const isChosen = latest?.named === undefined || game !== latest.named.game;
    const next = isChosen ? game : wanted.game;
    start({ q: wanted.q, ...narrowed, ...(next === undefined ? {} : { game: next }) });
    changed(wanted, 'chosen');
  }

  function start(next: Wanted): void {
    wanted = next;
    isAll = false;
    isEntered = false;
    back.to(undefined);
    chosen.set(undefined);
    narrow.show(wanted);
    body.scrollTop = 0;
    ask(wanted);
    learn();
  }

  /** Asks what the readings say that the table has chosen, if any, and shows it. */
  function learn(): void {
    if (home.game === undefined || tableOfPage().readings.length === 0 || Object.keys(readings).length > 0) return;
    readingsOf(home.game).then(
      (known) => {
        readings = known;
        renderAnew();
      },
      // The next search asks again.
      () => undefined,
    );
  }

  /** Shows what was found once more, as what the table has chosen is known or has changed. */
  function renderAnew(): void {
    const found = latest;
    if (found !== undefined) whenFree(() => render(found));
  }

  /** Goes to the active option; where none is, the first becomes it. */
  function enter(): void {
    const active = chosen.active();
    if (active !== undefined) {
      active.click();
      return;
    }
    keepRecent(wanted.q);
    changed(wanted, 'entered');
    isEntered = true;
    chosen.set(chosen.options()[0]);
    // On a phone the keys give way to what was found.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  }

  function render(found: SearchState): void {
    clearTimeout(rest);
    narrow.offer(found.games);
    narrow.show({ ...wanted, ...(found.named && { game: found.named.game }) });
    const { small, full, phase } = found;
    element.dataset.phase = phase;
    const isIdle = phase === 'blank' || phase === 'failed';
    narrow.count(isIdle ? undefined : counts([...small, ...full]), phase === 'whole');
    const shown = isIdle ? wipe() : write(found, found.phase === 'whole' ? page : atOnce);
    const isEmpty = shown === 0;
    list.hidden = isEmpty;
    field.setAttribute('aria-expanded', `${!isEmpty}`);
    if (isEmpty) chosen.set(undefined);
    // While the full text may still find something, nothing is said to be missing.
    const whole = isEmpty ? none : others;
    const blanks = phase === 'blank' ? first(found) : phase === 'whole' ? whole(found) : [];
    blank.replaceChildren(...blanks);
    say(found, shown);
  }

  function wipe(): number {
    list.replaceChildren();
    more.hidden = true;
    return 0;
  }

  /** Writes the results, up to `most` of them now; how many there are in all. */
  function write(found: SearchState, most: number): number {
    const { small, full, games, named } = found;
    const { kind, game } = wanted;
    const isNamed = games.length > 1 && (game === undefined || (named !== undefined && named.game !== game));
    const manner = { id, isNamed, readings };
    const all = arrange(small, kind);
    const total = all.reduce((sum, { results }) => sum + results.length, 0);
    const count = isAll ? total : Math.min(total, page);
    const now = isAll ? count : Math.min(count, most);
    if (now < count) rest = setTimeout(() => whenFree(() => write(found, page)), pause);
    let left = now;
    const shown = all
      .map((group) => {
        const results = group.results.slice(0, left);
        left -= results.length;
        return { ...group, results };
      })
      .filter(({ results }) => results.length > 0);
    const added = full.filter(({ hit }) => kind === undefined || hit.kind === kind);
    const active = chosen.active()?.getAttribute('href');
    const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined;
    list.replaceChildren(
      ...groups(shown, { ...manner, ...(all.length > 1 || added.length > 0 ? { best: 'Best answers' } : {}) }),
      ...(added.length === 0 ? [] : groups([{ results: added }], { ...manner, best: 'In the full text' }, now)),
    );
    more.hidden = count === total || now < count;
    more.textContent = `Show the other ${total - count}`;
    const options = chosen.options();
    const at = (href: string | null | undefined) => options.find((one) => one.getAttribute('href') === href);
    if (active !== undefined) chosen.set(at(active));
    else if (isEntered) chosen.set(options[0]);
    if (focused !== undefined) at(focused)?.focus({ preventScroll: true });
    back.more();
    return total + added.length;
  }

  function say(
    { phase, full, small, games, named, elsewhere = [], isPartial = false }: SearchState,
    shown: number,
  ): void {
    const where = games.find(({ id }) => id === named?.game);
    const inGame = where === undefined ? '' : ` in ${where.title}`;
    const others = elsewhere.map(({ game, words }) => {
      const { title = game } = games.find(({ id }) => id === game) ?? {};
      return `. ${words.map((word) => `“${word}”`).join(', ')}: not here, but in ${title}`;
    });
    const only = full.length === 0 || small.length === 0 ? '' : `, ${full.length} of them in the full text only`;
    const partial = isPartial ? '. The full text could not be loaded; all else was searched.' : '';
    const found = `${shown === 0 ? 'No results' : counted(shown, wanted.kind)}${inGame}${only}${others.join('')}`;
    const isWaiting = phase === 'coming' || (phase === 'small' && shown === 0);
    const texts = {
      blank: '',
      failed: 'The index could not be loaded. Check the connection and search again.',
      coming: 'One moment …',
    };
    const text = isWaiting
      ? texts.coming
      : phase === 'blank' || phase === 'failed'
        ? texts[phase]
        : `${found}${partial}`;
    if (state.textContent !== text) state.textContent = text;
  }

  function first({ games }: SearchState): HTMLElement[] {
    const own = games.filter(({ id }) => wanted.game === undefined || id === wanted.game);
    // Of several games each gives its first few.
    const each = own.length < 2 ? 6 : Math.max(2, Math.floor(8 / own.length));
    const offered = new Set(own.flatMap(({ tries }) => tries.slice(0, each)));
    return beginning(recent(), [...offered], () => {
      forgetRecent();
      field.focus();
      ask(wanted);
    });
  }

  /** The ways to games that have a word of the query which this one does not have. */
  function waysTo({ games, named, elsewhere = [] }: SearchState): Way[] {
    const there = games.filter(({ id }) => elsewhere.some(({ game }) => game === id));
    return there.map(({ id, title }) => ({
      label: `Search ${title}`,
      go: () => {
        field.focus();
        if (named !== undefined) field.value = named.q;
        start({ ...wanted, q: field.value, game: id });
        changed(wanted, 'chosen');
      },
    }));
  }

  function others(found: SearchState): HTMLElement[] {
    const there = waysTo(found);
    return there.length === 0 ? [] : [ways(there)];
  }

  function none(found: SearchState): HTMLElement[] {
    const { games, named } = found;
    const { q, kind, players } = wanted;
    const game = named?.game ?? wanted.game;
    const without = (key: 'game' | 'kind' | 'players', label: string) => ({
      label,
      go: () => {
        const { [key]: _, ...rest } = wanted;
        field.focus();
        // As long as a name stands in the query, it narrows.
        if (key === 'game' && named !== undefined) field.value = named.q;
        start({ ...rest, q: field.value });
        changed(wanted, 'chosen');
      },
    });
    return nothing({
      query: q.trim(),
      others: [
        ...waysTo(found),
        ...(kind === undefined ? [] : [without('kind', 'Search every kind')]),
        ...(players === undefined ? [] : [without('players', 'For any number of players')]),
        ...(game === undefined || games.every(({ id }) => id === game) ? [] : [without('game', 'Search every game')]),
      ],
      // Words that another game has are no slips.
      alike: found.elsewhere?.length ? [] : alike(q),
      lists: wholeListsOf(games.filter(({ id }) => game === undefined || id === game)),
    });
  }

  // The table can be changed beside the search, and what its results say of it with it.
  document.addEventListener('roundhouse:table', () => {
    learn();
    renderAnew();
  });

  narrow.show(wanted);
  return {
    element,
    field,
    wanted: () => wanted,
    show(next, position) {
      if (field.value !== next.q) field.value = next.q;
      start(next);
      isAll = position?.isAll ?? false;
      back.to(position);
    },
    positionOf: (link) => ({ href: link.getAttribute('href') ?? '', top: scroller()?.scrollTop ?? 0, isAll }),
    keep: () => keepRecent(wanted.q),
    release() {
      const was = chosen.active() !== undefined;
      chosen.set(undefined);
      return was;
    },
  };
}
