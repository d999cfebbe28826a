import { holdsAt } from '../spine/table.ts';
import type { Group, Result } from './answer.ts';
import { el } from './dom.ts';
import { tableOfPage } from './home.ts';
import { kindWords, type RecordKind } from './kinds.ts';
import { around, marked } from './marks.ts';
import { bearer, type Readings } from './readings.ts';

/** How a list is written. */
export interface Manner {
  /** Begins the ids of its options. */
  readonly id: string;
  /** Whether results name their game. */
  readonly isNamed: boolean;
  /** What is known of the readings that the reader's table may have chosen. */
  readonly readings: Readings;
  /** The heading of a group of all kinds; none where the list has no other. */
  readonly best?: string;
}

/** Groups as the children of a listbox. Numbers of options go on from `from`. */
export function groups(all: readonly Group[], manner: Manner, from = 0): HTMLElement[] {
  let at = from;
  return all.map(({ kind, results }) => {
    const heading = kind === undefined ? manner.best : kindWords[kind].many;
    const options = results.map((result) => {
      at += 1;
      return option(result, `${manner.id}-${at}`, manner);
    });
    return el(
      'div',
      { role: 'group', 'aria-label': heading ?? 'Results', class: 'found-group' },
      ...(heading === undefined ? [] : [el('p', { class: 'found-heading', 'aria-hidden': 'true' }, heading)]),
      ...options,
    );
  });
}

/** A result: a link that is an option of the list. What a reader typed or an author wrote stands there as text only. */
function option({ hit, words, game }: Result, id: string, { isNamed, readings }: Manner): HTMLAnchorElement {
  const kind = kindWords[hit.kind].one;
  // What a clause is known by is its number; the kind is said to those who do not see the column.
  const sign = hit.number === '' ? [kind] : [el('span', { class: 'sr' }, `${kind} `), ...write(hit.number, words)];
  const isOfTable = game.id === document.documentElement.dataset.game;
  const { players, changed } = hit;
  const table = tableOfPage();
  const isOut = isOfTable && !holdsAt(table, { players, part: hit.part?.[0], changed });
  const name = bearer(hit);
  const chosen = isOfTable ? table.readings.flatMap((one) => readings[one] ?? []) : [];
  const told = chosen.filter(({ at }) => at.includes(name));
  const isReadOtherwise = told.length > 0 || chosen.some(({ on }) => on.includes(name));
  const for_ = [
    ...(hit.part === undefined ? [] : [tagOf(hit.part)]),
    ...(hit.players === undefined ? [] : [el('span', { class: 'tag' }, `${hit.players.join(', ')} players`)]),
    ...(isOut ? [el('span', { class: 'tag quiet' }, 'Not at your table')] : []),
    ...(isReadOtherwise ? [el('span', { class: 'tag' }, 'Another reading at your table')] : []),
    ...told.map(({ says }) => el('span', { class: 'found-reading' }, says)),
  ];
  return el(
    'a',
    {
      role: 'option',
      id,
      href: hit.href,
      class: 'found',
      'data-game': game.id,
      'data-kind': hit.kind,
      'aria-selected': 'false',
    },
    el('span', { class: hit.number === '' ? 'found-sign kind' : 'found-sign' }, ...sign),
    el('span', { class: 'sr' }, ' '),
    el('strong', { class: 'found-title' }, ...write(hit.title, words)),
    el('span', { class: 'sr' }, '. '),
    el('span', { class: 'found-text' }, ...write(around(hit.text, words), words)),
    ...(isNamed || for_.length > 0
      ? [el('span', { class: 'found-where' }, ...for_, ...(isNamed ? [el('span', {}, game.title)] : []))]
      : []),
  );
}

/** Marked as everywhere: a module by its colour, a variant by its word and a broken line. */
function tagOf([, kind, title]: NonNullable<Result['hit']['part']>): HTMLElement {
  return el('span', { class: `tag ${kind}` }, kind === 'variant' ? `Variant: ${title}` : title);
}

function write(text: string, words: readonly string[]): (Node | string)[] {
  return marked(text, words).map(({ text: part, isMarked }) => (isMarked ? el('mark', {}, part) : part));
}

/** `12 rules`, `1 ruling`, `3 results`. */
export function counted(count: number, kind?: RecordKind): string {
  const { one, many } = kind === undefined ? { one: 'Result', many: 'Results' } : kindWords[kind];
  const word = count === 1 ? one : many;
  return `${count} ${kind === 'faq' ? word : word.toLowerCase()}`;
}
