import { copyLink } from './copy-link.ts';
import styles from './strip.css?inline';

/** What stands behind the control of a clause, as `strips.json` gives it; addresses include the base. */
export interface StripData {
  readonly rulebook: string;
  readonly groups: readonly {
    readonly label: string;
    readonly links: readonly { readonly text: string; readonly href: string }[];
  }[];
}

type Strips = Readonly<Record<string, StripData>>;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let strips: Promise<Strips> | undefined;

document.addEventListener('click', (event) => {
  const control = controlOf(event.target);
  if (control === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void toggle(control);
});

document.addEventListener('keydown', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const control = controlOf(target);
  if (event.key === ' ' && control !== undefined) {
    event.preventDefault();
    void toggle(control);
  }
  const opener = target.closest('.rule')?.querySelector<HTMLAnchorElement>(':scope > .more[aria-expanded="true"]');
  if (
    event.key === 'Escape' &&
    opener &&
    !event.defaultPrevented &&
    (control !== undefined || target.closest('.strip'))
  ) {
    close(opener);
    opener.focus();
  }
});

function controlOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('.rule > .more')) || undefined;
}

async function toggle(control: HTMLAnchorElement): Promise<void> {
  if (control.getAttribute('aria-expanded') === 'true') return close(control);
  const rule = control.closest('.rule');
  if (rule === null) return;
  control.setAttribute('aria-expanded', 'true');
  const strip = make('div', { className: 'strip', id: `strip-${rule.id}` }, [
    make('p', { className: 'wait' }, ['One moment …']),
  ]);
  control.setAttribute('aria-controls', strip.id);
  control.after(strip);
  try {
    const data = (await load())[rule.id];
    strip.replaceChildren(...fill(control.href, data));
    strip.scrollIntoView({ block: 'nearest' });
  } catch {
    strips = undefined;
    const page = make('a', { href: control.href }, ['page of this clause']);
    strip.replaceChildren(make('p', {}, ['This could not be loaded. The ', page, ' has it all.']));
  }
}

function close(control: HTMLAnchorElement): void {
  control.setAttribute('aria-expanded', 'false');
  control.removeAttribute('aria-controls');
  control.parentElement?.querySelector(':scope > .strip')?.remove();
}

function load(): Promise<Strips> {
  strips ??= fetch(document.querySelector<HTMLElement>('[data-strips]')?.dataset.strips ?? '').then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json() as Promise<Strips>;
  });
  return strips;
}

function fill(page: string, data: StripData | undefined): Node[] {
  const copy = make('button', { type: 'button', className: 'button quiet' }, ['Copy link']);
  copy.addEventListener('click', () => void copyLink(copy, page));
  const first = make('p', { className: 'first' }, [copy, make('a', { href: page }, ['Open the clause page'])]);
  if (data === undefined) return [first];
  const source = data.rulebook === '' ? [] : row('Rulebook', [data.rulebook]);
  const rows = data.groups.flatMap(({ label, links }) =>
    row(
      label,
      links.map(({ text, href }) => make('a', { href }, [text])),
    ),
  );
  return [first, make('dl', {}, [...source, ...rows])];
}

function row(label: string, entries: readonly (Node | string)[]): Node[] {
  return [make('dt', {}, [label]), ...entries.map((entry) => make('dd', {}, [entry]))];
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}
