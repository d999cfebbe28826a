import styles from './previews.css?inline';

/** Words of a preview; those of a mark, as `2 players`, are set apart by its classes. */
interface Piece {
  readonly words: string;
  readonly mark?: string;
}

interface Preview {
  readonly title: string;
  readonly text: readonly Piece[];
}

/** `previews.json` of a game: by id the title, the text, and the labels in it that are marks, each with its kind. */
type Kept = Readonly<
  Record<'clauses' | 'terms', Readonly<Record<string, readonly [string, string, Readonly<Record<string, string>>?]>>>
>;

/** What stands in the text of a clause and is no part of it: controls, and the legend of its signs, which are spelled out. */
const apart = '.ruled, .legend, [aria-hidden="true"]';

const wait = { hover: 180, leave: 220 } as const;
const margin = 8;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const card = document.createElement('div');
card.id = 'preview';
card.className = 'preview';
card.popover = 'manual';
document.querySelector('main')?.append(card);

let kept: Promise<Kept> | undefined;
/** The link whose preview is shown or on its way. */
let current: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How the reader last pressed: a click does not tell it in every browser. */
let pressed = '';

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'mouse') return;
  const link = linkOf(event.target);
  if (link !== undefined && link !== current) later(wait.hover, () => void show(link, false));
  else if (link !== undefined || inCard(event.target)) stay();
  else if (current !== undefined) later(wait.leave, hide);
  else stay();
});

document.addEventListener('focusin', (event) => {
  const link = linkOf(event.target);
  if (link?.matches(':focus-visible')) void show(link, false);
  else if (!inCard(event.target)) hide();
});
document.addEventListener('focusout', (event) => {
  if (!inCard(event.relatedTarget)) hide();
});

document.addEventListener('pointerdown', (event) => {
  pressed = event.pointerType;
  if (!inCard(event.target) && linkOf(event.target) === undefined) hide();
});

document.addEventListener('click', (event) => {
  const link = linkOf(event.target);
  const touched = pressed === 'touch';
  pressed = '';
  if (inCard(event.target) && event.target instanceof Element && event.target.closest('a')) return hide();
  // A finger has no hover: its first tap previews, with a link to go on, and its second goes. A click by a mouse, by
  // keys or by a screen reader, with any modifier, is a link's own.
  if (link === undefined || !touched || (link === current && card.matches(':popover-open'))) return;
  event.preventDefault();
  void show(link, true);
});

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || !card.matches(':popover-open')) return;
  event.preventDefault();
  if (inCard(document.activeElement)) current?.focus();
  hide();
});
addEventListener('scroll', () => follow(), { passive: true, capture: true });
addEventListener('resize', hide);

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a.see, a.term')) || undefined;
}

function inCard(target: EventTarget | null): boolean {
  return target instanceof Node && card.contains(target);
}

function later(ms: number, then: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(then, ms);
}

function stay(): void {
  clearTimeout(timer);
}

function hide(): void {
  clearTimeout(timer);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  if (card.matches(':popover-open')) card.hidePopover();
}

async function show(link: HTMLAnchorElement, touched: boolean): Promise<void> {
  hide();
  current = link;
  const preview = await find(link).catch(() => undefined);
  // The reader may have moved on while the text came.
  if (current !== link) return;
  if (preview === undefined) {
    current = undefined;
    if (touched) location.assign(link.href);
    return;
  }
  const title = document.createElement('strong');
  title.textContent = preview.title;
  const text = document.createElement('p');
  text.append(...preview.text.map(set));
  const go = document.createElement('a');
  go.href = link.href;
  go.textContent = link.matches('.term') ? 'Open the glossary' : `Go to ${preview.title}`;
  card.replaceChildren(title, text, ...(touched ? [go] : []));
  card.classList.toggle('sheet', touched);
  card.showPopover();
  link.setAttribute('aria-describedby', card.id);
  follow();
}

/** Puts the card below the link, or above it where there is more room, within the window on every side. */
function follow(): void {
  if (current === undefined || !card.matches(':popover-open')) return;
  const link = current.getClientRects()[0] ?? current.getBoundingClientRect();
  const { innerHeight } = window;
  const width = document.documentElement.clientWidth;
  if (link.bottom < 0 || link.top > innerHeight) {
    hide();
    return;
  }
  const { offsetWidth, offsetHeight } = card;
  const below = link.bottom + margin;
  const fits = below + offsetHeight + margin <= innerHeight || link.top < innerHeight - link.bottom;
  const top = fits ? below : link.top - margin - offsetHeight;
  card.style.left = `${Math.max(margin, Math.min(link.left, width - offsetWidth - margin))}px`;
  card.style.top = `${Math.max(margin, Math.min(top, innerHeight - offsetHeight - margin))}px`;
}

/** The text that a link leads to: from this page where it stands there, else from the previews of the game. */
async function find(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const id = decodeURIComponent(link.hash.slice(1));
  const target = link.pathname === location.pathname ? document.getElementById(id) : null;
  const title = target?.querySelector('.number, .word')?.textContent;
  // A row of a table is no sentence: what its clause says stands in the previews.
  const isText = target?.querySelector('.text') ?? null;
  const here = isText
    ? [...(target?.querySelectorAll('.text, .changed') ?? [])].flatMap((part) => [...read(part)])
    : [];
  if (title && here.length > 0) return { title: title.trim(), text: here };
  const [word, words, labels] = (await load())[link.matches('.term') ? 'terms' : 'clauses'][id] ?? [];
  return word === undefined || words === undefined ? undefined : { title: word, text: cut(words, labels ?? {}) };
}

/** What is read below a node, in its order. */
function* read(node: Node): Generator<Piece> {
  if (!(node instanceof Element)) {
    yield { words: node.textContent ?? '' };
    return;
  }
  if (node.matches(apart)) return;
  if (node.matches('.tag')) {
    yield { words: node.textContent ?? '', mark: node.className };
    return;
  }
  const isBlock = node.matches('p, li, div');
  if (isBlock) yield { words: ' ' };
  for (const child of node.childNodes) yield* read(child);
  if (isBlock) yield { words: ' ' };
}

/** A plain text cut into its marks and what stands between. */
function cut(text: string, labels: Readonly<Record<string, string>>): Piece[] {
  const names = Object.keys(labels);
  // The longest first: one label may begin as another does.
  const any = names.sort((a, b) => b.length - a.length).map((name) => name.replace(/[^\w ]/g, '\\$&'));
  if (any.length === 0) return [{ words: text }];
  return text.split(new RegExp(`(${any.join('|')}): `)).map((words, at) => {
    const kind = labels[words];
    return at % 2 === 0 || kind === undefined ? { words } : { words, mark: `tag ${kind}` };
  });
}

/** A piece as it stands in the card, with room on either side of a mark. */
function set({ words, mark }: Piece): Node {
  const said = words.replace(/\s+/g, ' ');
  if (mark === undefined) return document.createTextNode(said);
  const tag = document.createElement('b');
  tag.className = mark;
  tag.textContent = said.trim();
  const room = document.createDocumentFragment();
  room.append(' ', tag, ' ');
  return room;
}

function load(): Promise<Kept> {
  kept ??= fetch(document.querySelector<HTMLElement>('[data-previews]')?.dataset.previews ?? '').then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json() as Promise<Kept>;
  });
  kept.catch(() => {
    kept = undefined;
  });
  return kept;
}
