/** What can be chosen at a table of a game; the names are those of the address. */
export interface Offer {
  readonly players: readonly number[];
  /** Modules, then variants: each is played with or without. */
  readonly parts: readonly string[];
  /** Readings that are not ours, by ruling: `exchange.in-place`. */
  readonly readings: readonly string[];
}

/** What is at the reader's table. What is absent is not chosen, so everything shows, and rulings have our reading. */
export interface Table {
  readonly players?: number;
  readonly with: readonly string[];
  readonly without: readonly string[];
  readonly readings: readonly string[];
}

/** A table as it was read, with the parameters, or parts of them, that count as not chosen. */
export interface Read {
  readonly table: Table;
  readonly left: readonly string[];
  /** Whether a later form of the site has kept it: it cannot be read here, and is not ours to change. */
  readonly isNewer?: boolean;
}

/**
 * What the table decides of something that is found: the counts and the module or variant that it is for, if not for all,
 * and the modules with which something else holds instead.
 */
export interface Held {
  readonly players?: readonly number[] | undefined;
  readonly part?: string | undefined;
  readonly changed?: readonly string[] | undefined;
}

/** What a page tells its scripts of the offer, in `<html data-offer>`: `2 3 4|open-stack|exchange.in-place`. */
export function formatOffer({ players, parts, readings }: Offer): string {
  return [players, parts, readings].map((list) => list.join(' ')).join('|');
}

export function parseOffer(text: string): Offer {
  const [players = [], parts = [], readings = []] = text.split('|').map((list) => list.split(' ').filter(Boolean));
  return { players: players.map(Number), parts, readings };
}

/** The parameters of a table, in the order in which an address has them. */
const NAMES = ['players', 'with', 'without', 'ruling'] as const;
/** Longer values are refused unread. */
const LONGEST = 400;

const pairsOf = (query: string): string[] => query.replace(/^\?/, '').split('&').filter(Boolean);
const isOfTable = (pair: string): boolean => {
  // As the browser reads it: other software may have escaped the name.
  const [name = ''] = new URLSearchParams(pair).keys();
  return (NAMES as readonly string[]).includes(name);
};

/** What a search says that is not narrowed to a player count: no count is chosen by it. */
const ALL = 'all';

/** Whether a query (`location.search`) chooses anything for a table. */
export const namesTable = (query: string): boolean =>
  pairsOf(query).some((pair) => isOfTable(pair) && pair !== `players=${ALL}`);

/**
 * Reads the table in a query. What the game does not offer, what stands twice, and what contradicts itself counts as not
 * chosen and is named in `left`; the rest holds.
 */
export function parseTable(query: string, offer: Offer): Read {
  const said = new URLSearchParams(query);
  const left: string[] = [];
  const value = (name: string): string => {
    const [first = '', ...others] = said.getAll(name);
    if (others.length === 0 && first.length <= LONGEST) return first;
    left.push(name);
    return '';
  };
  const list = (name: string, known: readonly string[]): string[] => {
    const text = value(name);
    const names = text === '' && !said.has(name) ? [] : text.split(' ');
    if (left.includes(name)) return [];
    left.push(
      ...names.filter((one, at) => !known.includes(one) || names.indexOf(one) < at).map((one) => `${name}=${one}`),
    );
    return known.filter((one) => names.includes(one));
  };
  const asked = value('players');
  const players = offer.players.find((count) => `${count}` === asked);
  if (players === undefined && said.has('players') && asked !== ALL && !left.includes('players'))
    left.push(`players=${asked}`);
  const on = list('with', offer.parts);
  const off = list('without', offer.parts);
  const both = on.filter((one) => off.includes(one));
  left.push(...both.map((one) => `with=${one}`));
  const readings = list('ruling', offer.readings);
  const rulingOf = (reading: string): string => reading.replace(/\..*/, '');
  const isTwice = (one: string): boolean =>
    readings.some((other) => other !== one && rulingOf(other) === rulingOf(one));
  left.push(...readings.filter(isTwice).map((one) => `ruling=${one}`));
  const once = (names: readonly string[]): string[] => names.filter((one) => !both.includes(one));
  return {
    table: {
      ...(players === undefined ? {} : { players }),
      with: once(on),
      without: once(off),
      readings: readings.filter((one) => !isTwice(one)),
    },
    left,
  };
}

/** The parameters of a table, as `parseTable` reads them; empty where nothing is chosen. */
export function formatTable({ players, with: on, without, readings }: Table): string {
  const values = {
    players: players === undefined ? '' : `${players}`,
    with: on.join('+'),
    without: without.join('+'),
    ruling: readings.join('+'),
  };
  return NAMES.flatMap((name) => (values[name] === '' ? [] : [`${name}=${values[name]}`])).join('&');
}

/** A query with a table in place of the one that it names; everything else stays as it stands. */
export function withTable(query: string, table: Table): string {
  const pairs = pairsOf(query).filter((pair) => !isOfTable(pair));
  const said = [...pairs, formatTable(table)].filter(Boolean).join('&');
  return said === '' ? '' : `?${said}`;
}

/** Where a game's table is kept on the device. */
export const tableKey = (game: string): string => `roundhouse:table:${game}`;

/** The form of what is kept. Before it had one, a table was a bare player count. */
const FORM = '2?';

/** A table as it is kept; `undefined` where nothing is chosen, and nothing is to be kept. */
export function formatKept(table: Table): string | undefined {
  const said = formatTable(table);
  return said === '' ? undefined : FORM + said;
}

/** Whether a later form of the site has kept a table. */
export const isNewerTable = (text: string | null): boolean => {
  const [, form] = /^(\d+)\?/.exec(text ?? '') ?? [];
  return form !== undefined && Number(form) > Number.parseInt(FORM, 10);
};

/** Reads what `formatKept` wrote, or a bare count. */
export function parseKept(text: string | null, offer: Offer): Read {
  if (text === null || text === '') return parseTable('', offer);
  if (text.startsWith(FORM)) return parseTable(text.slice(FORM.length), offer);
  if (isNewerTable(text)) return { ...parseTable('', offer), isNewer: true };
  return /^\d{1,2}$/.test(text)
    ? parseTable(`players=${text}`, offer)
    : { ...parseTable('', offer), left: [text.slice(0, 40)] };
}

/** Whether something that is found holds at a table. What is not chosen excludes nothing. */
export function holdsAt(table: Table, { players, part, changed = [] }: Held): boolean {
  const isForCount = table.players === undefined || players === undefined || players.includes(table.players);
  const isChanged = changed.some((module) => table.with.includes(module));
  return isForCount && !isChanged && (part === undefined || !table.without.includes(part));
}
