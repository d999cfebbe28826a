import type { Pointing, Ties } from './ties.ts';

/** What has a use of its own, and what is not read as a part of the clause. */
const APART = 'a, button, .sr, [aria-hidden="true"]';

/** A word of a clause that lights the place which it names, by pointer, focus or tap. */
function wordOf(text: string, place: string, { to }: Pointing): HTMLElement {
  const word = Object.assign(document.createElement('span'), { className: 'name', textContent: text, tabIndex: 0 });
  const point = (): void => to(place);
  const leave = (): void => to(undefined);
  for (const type of ['pointerenter', 'focus', 'click']) word.addEventListener(type, point);
  for (const type of ['pointerleave', 'blur']) word.addEventListener(type, leave);
  return word;
}

/**
 * Ties the words of the clauses that an example stands beside to its board, as those of its steps are. They are the page's, and
 * nothing of them changes before the example is played.
 */
export function tieClauses(example: Element, piecesOf: Ties['piecesOfClause'], pointing: Pointing): void {
  for (const clause of example.closest('.run')?.querySelectorAll('.rule > .text') ?? []) {
    const texts = document.createTreeWalker(clause, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (!text.parentElement?.closest(APART)) all.push(text);
    for (const text of all) {
      const pieces = piecesOf(text.textContent ?? '');
      if (pieces.every((piece) => typeof piece === 'string')) continue;
      const parts = pieces.map((piece) =>
        typeof piece === 'string' ? piece : wordOf(piece.text, piece.place, pointing),
      );
      (text as Text).replaceWith(...parts);
    }
  }
}
