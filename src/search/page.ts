import type MiniSearch from 'minisearch';
import { type Entry, type Found, find, readIndex } from './index.ts';

const kinds = { clause: 'Rule', faq: 'FAQ', ruling: 'Ruling', term: 'Word' } as const;
const longest = 200;

interface Source {
  readonly id: string;
  readonly title: string;
  readonly address: string;
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
const sources: readonly Source[] = [...document.querySelectorAll<HTMLElement>('[data-index]')].map(({ dataset }) => ({
  id: dataset.id ?? '',
  title: dataset.title ?? '',
  address: dataset.index ?? '',
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
begin();

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
    return;
  }
  const asked = new URLSearchParams(location.search).get('game');
  const within = sources.filter(({ id }) => asked === null || id === asked);
  if (loaded.size === 0) state.textContent = 'One moment …';
  try {
    const found = await Promise.all(
      within.map(async (source) => find(await load(source), query).map((found) => ({ found, source }))),
    );
    // The reader may have typed on meanwhile.
    if (query !== field.value.trim()) return;
    const hits = found.flat();
    list.replaceChildren(...hits.map(({ found: one, source }) => item(one, source)));
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
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const first = Math.min(...places, text.length);
  const from = first > longest - 40 && first < text.length ? text.indexOf(' ', Math.max(0, first - 60)) + 1 : 0;
  const to = from + longest >= text.length ? text.length : text.lastIndexOf(' ', from + longest);
  return `${from === 0 ? '' : '… '}${text.slice(from, to)}${to === text.length ? '' : ' …'}`;
}

/** A text with the words found marked, whole words only; what the reader typed never becomes markup or a pattern. */
function marked(text: string, words: readonly string[]): Node[] {
  return text.split(/([\p{Letter}\p{Number}$+&.,]*[\p{Letter}\p{Number}+])/u).map((piece) => {
    if (!words.includes(piece.toLowerCase())) return document.createTextNode(piece);
    const mark = document.createElement('mark');
    mark.textContent = piece;
    return mark;
  });
}
