import { el } from './dom.ts';

/** What an empty search shows: what to type, what was searched for here, what is often searched for. */
export function beginning(recent: readonly string[], tries: readonly string[], forget: () => void): HTMLElement[] {
  const last = recent.length === 0 ? [] : [offers('You searched for', recent)];
  if (recent.length > 0) {
    const button = el('button', { type: 'button', class: 'button plain forget' }, 'Forget these');
    button.addEventListener('click', forget);
    last[0]?.append(button);
  }
  const amount = tries.find((one) => one.startsWith('$'));
  return [
    ...last,
    ...(tries.length === 0 ? [] : [offers('Try', tries)]),
    el(
      'p',
      { class: 'hint' },
      'Words, a number such as ',
      el('b', {}, '4.2.1'),
      ...(amount === undefined ? [] : [', an amount such as ', el('b', {}, amount)]),
      ', a link to a clause. Slips are forgiven; what stands in “quotation marks” must stand so.',
    ),
  ];
}

/** Another search to go on with. */
export interface Way {
  readonly label: string;
  readonly go: () => void;
}

/** What could be tried where nothing was found. */
export interface Ways {
  readonly query: string;
  readonly others: readonly Way[];
  /** Words that are known and look alike. */
  readonly alike: readonly string[];
  readonly lists: readonly { readonly label: string; readonly href: string }[];
}

/** What a search that found nothing shows. */
export function nothing({ query, others, alike, lists }: Ways): HTMLElement[] {
  return [
    el(
      'p',
      { class: 'none-found' },
      'Nothing found for ',
      el('b', {}, query.length > 60 ? `${query.slice(0, 60)} …` : query),
      '.',
    ),
    ...(others.length === 0 ? [] : [ways(others)]),
    ...(alike.length === 0 ? [] : [offers('Did you mean', alike)]),
    el(
      'p',
      { class: 'hint' },
      'Fewer or other words may do, or what the rulebook calls it. Whole lists to look through:',
    ),
    el('ul', { class: 'lists' }, ...lists.map(({ label, href }) => el('li', {}, el('a', { href }, label)))),
  ];
}

export function ways(others: readonly Way[]): HTMLElement {
  const buttons = others.map(({ label, go }) => {
    const button = el('button', { type: 'button', class: 'button' }, label);
    button.addEventListener('click', go);
    return button;
  });
  return el('p', { class: 'ways' }, ...buttons);
}

/** Searches to pick, each a button that carries it as `data-q`. */
function offers(title: string, queries: readonly string[]): HTMLElement {
  return el(
    'section',
    { class: 'offers' },
    el('h2', { class: 'label' }, title),
    ...queries.map((query) => el('button', { type: 'button', class: 'offer', 'data-q': query }, query)),
  );
}
