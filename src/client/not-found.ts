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

/** The game whose address a page below `base` has or would have. */
function gameOf(base: string): string | undefined {
  const [first, second] = location.pathname.slice(base.length + 1).split('/');
  return first === 'embed' ? second : first;
}

/** Says of a game whose rules are not here yet that they will be; whether the address is of one. */
function foretell(game: string | undefined): boolean {
  const notices = [...document.querySelectorAll<HTMLElement>('[data-planned]')];
  const notice = notices.find(({ dataset }) => dataset.planned === game?.toLowerCase());
  if (!notice) return false;
  notice.hidden = false;
  for (const lost of document.querySelectorAll<HTMLElement>('[data-lost]')) lost.hidden = true;
  return true;
}

/** Who went astray within a game finds its contents, its colour and its search. */
function stayIn(game: string | undefined): void {
  const contents = [...document.querySelectorAll<HTMLElement>('[data-within]')].find(
    ({ dataset }) => dataset.within === game,
  );
  if (!contents) return;
  contents.hidden = false;
  document.documentElement.dataset.game = contents.dataset.within;
}

const game = gameOf((place?.dataset.near ?? '').replace(/\/paths\.json$/, ''));
stayIn(game);
// No page of another game is like one that is still to come.
if (!foretell(game) && place && list) suggest(place, list, place.dataset.near ?? '').catch(() => place.remove());
