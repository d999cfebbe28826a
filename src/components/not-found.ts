import { type KnownPage, nearest, readable } from './nearest.ts';

// Fills the suggestions of the page for what is not there; without them it still leads on.
const place = document.querySelector<HTMLElement>('[data-near]');
const list = place?.querySelector('ul');

async function suggest(section: HTMLElement, lines: HTMLElement, source: string): Promise<void> {
  const answer = await fetch(source);
  if (!answer.ok) return;
  const base = source.replace(/\/paths\.json$/, '');
  const pages: readonly KnownPage[] = await answer.json();
  for (const [path, title] of nearest(pages, readable(location.pathname.slice(base.length)), 3)) {
    const link = document.createElement('a');
    link.href = `${base}${path}`;
    link.textContent = title;
    const line = document.createElement('li');
    line.append(link);
    lines.append(line);
  }
  section.hidden = lines.childElementCount === 0;
}

/** Who went astray within a game finds its contents, its colour and its search. */
function stayIn(base: string): void {
  const [first, second] = location.pathname.slice(base.length + 1).split('/');
  const game = first === 'embed' ? second : first;
  const contents = [...document.querySelectorAll<HTMLElement>('[data-within]')].find(
    ({ dataset }) => dataset.within === game,
  );
  if (!contents) return;
  contents.hidden = false;
  document.documentElement.dataset.game = contents.dataset.within;
}

stayIn((place?.dataset.near ?? '').replace(/\/paths\.json$/, ''));
if (place && list) suggest(place, list, place.dataset.near ?? '').catch(() => place.remove());
