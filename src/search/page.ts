import type MiniSearch from 'minisearch';
import { type Entry, type Found, find, readIndex } from './index.ts';
import { normal } from './words.ts';

const kinds = { clause: 'Rule', faq: 'FAQ', ruling: 'Ruling', term: 'Word' } as const;
const longest = 200;
/** How many results stand there at first. */
const page = 20;

interface Source {
  readonly id: string;
  readonly title: string;
  readonly address: string;
  /** The address of the search of this game. */
  readonly page: string;
}

const part = <E extends Element>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`The page lacks ${selector}.`);
  return found;
};

const form = part<HTMLFormElement>('form.search');
const field = part<HTMLInputElement>('#query');
const state = part<HTMLElement>('.state');
const list = part<HTMLElement>('.results');
const more = part<HTMLButtonElement>('.further');
const sources: readonly Source[] = [...document.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) => ({
  id: dataset.id ?? '',
  title: dataset.title ?? '',
  address: dataset.index ?? '',
  page: dataset.page ?? '',
}));
const loaded = new Map<string, Promise<MiniSearch<Entry>>>();

let timer: ReturnType<typeof setTimeout> | undefined;
field.addEventListener('input', () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    history.replaceState(null, '', addressOf(field.value));
    void search();
  }, 120);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  history.pushState(null, '', addressOf(field.value));
  void search();
});
addEventListener('popstate', begin);
lead();
begin();

/** A former address, `/search/?game=…`, leads to the search of that game, its query kept. */
function lead(): void {
  const parameters = new URLSearchParams(location.search);
  const wanted = sources.find(({ id }) => id === parameters.get('game'));
  if (wanted === undefined || wanted.page === location.pathname) return;
  parameters.delete('game');
  const said = parameters.toString();
  location.replace(said === '' ? wanted.page : `${wanted.page}?${said}`);
}

function begin(): void {
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  if (field.value === '') field.focus({ preventScroll: true });
  void search();
}

function addressOf(query: string): string {
  const parameters = new URLSearchParams(location.search);
  if (query === '') parameters.delete('q');
  else parameters.set('q', query);
  const said = parameters.toString();
  return said === '' ? location.pathname : `?${said}`;
}

function load({ id, address }: Source): Promise<MiniSearch<Entry>> {
  const kept = loaded.get(id);
  if (kept !== undefined) return kept;
  const coming = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return readIndex(await answer.text());
  });
  coming.catch(() => loaded.delete(id));
  loaded.set(id, coming);
  return coming;
}

async function search(): Promise<void> {
  const query = field.value.trim();
  if (query === '') {
    list.replaceChildren();
    state.textContent = '';
    more.hidden = true;
    return;
  }
  if (loaded.size === 0) state.textContent = 'One moment …';
  try {
    const found = await Promise.all(
      sources.map(async (source) => find(await load(source), query).map((found) => ({ found, source }))),
    );
    // The reader may have typed on meanwhile.
    if (query !== field.value.trim()) return;
    const hits = found.flat();
    list.replaceChildren();
    const show = (to: number): void => {
      const next = hits.slice(list.childElementCount, to);
      list.append(...next.map(({ found: one, source }) => item(one, source)));
      more.hidden = list.childElementCount >= hits.length;
      more.textContent = `Show the other ${hits.length - list.childElementCount}`;
    };
    show(page);
    more.onclick = () => {
      const from = list.childElementCount;
      show(hits.length);
      list.children[from]?.querySelector('a')?.focus();
    };
    state.textContent = hits.length === 0 ? 'Nothing found. Try fewer or other words.' : count(hits.length);
  } catch {
    state.textContent = 'The index could not be loaded. Check the connection and search again.';
  }
}

function count(hits: number): string {
  return hits === 1 ? '1 result' : `${hits} results, the best first`;
}

function item({ hit, words }: Found, source: Source): HTMLLIElement {
  const line = document.createElement('li');
  line.dataset.game = source.id;
  const link = document.createElement('a');
  link.href = hit.href;
  const title = document.createElement('strong');
  title.append(...marked(hit.number === '' ? hit.title : `${hit.number} ${hit.title}`, words));
  const kind = document.createElement('span');
  kind.className = 'kind tag quiet';
  kind.textContent = sources.length > 1 ? `${kinds[hit.kind]}, ${source.title}` : kinds[hit.kind];
  const text = document.createElement('p');
  text.append(kind, ...marked(around(hit.text, words), words));
  link.append(title, text);
  line.append(link);
  return line;
}

/** The part of a text that holds the first word found. */
function around(text: string, words: readonly string[]): string {
  if (text.length <= longest) return text;
  const first = pieces(text).find(({ word }) => words.includes(word))?.at ?? text.length;
  const from = first > longest - 40 && first < text.length ? text.indexOf(' ', Math.max(0, first - 60)) + 1 : 0;
  const to = from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest);
  return `${from === 0 ? '' : '… '}${text.slice(from, to)}${to === text.length ? '' : ' …'}`;
}

/** A text with the words found marked, whole words only; what the reader typed never becomes markup or a pattern. */
function marked(text: string, words: readonly string[]): Node[] {
  return pieces(text).map(({ piece, word }) => {
    if (!words.includes(word)) return document.createTextNode(piece);
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return mark;
  });
}

/** A text cut into its words and what stands between them; each with its place, and the word as the index knows it. */
function pieces(text: string): { piece: string; word: string; at: number }[] {
  let at = 0;
  return text.split(/([\p{Letter}\p{Number}$+&.,’']*[\p{Letter}\p{Number}+])/u).map((piece) => {
    const found = { piece, word: normal(piece), at };
    at += piece.length;
    return found;
  });
}
