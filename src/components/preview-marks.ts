import { element, walk } from '../spine/document.ts';
import type { Clause, GameSpine } from '../spine/types.ts';
import { attribute, partOf, players, playersLabel } from '../spine/vocabulary.ts';

/** How a mark in the text of a preview looks, as in its chapter: see parts.css. */
export type MarkKind = 'players' | 'module' | 'variant';

/** The marks that the plain text of a clause says as labels, each before a colon: `2 players: …`. */
export function labelsOf(game: GameSpine, { nodes }: Clause): Record<string, MarkKind> {
  const labels: Record<string, MarkKind> = {};
  for (const [node] of walk(nodes)) {
    const here = element(node);
    if (here?.name === 'Players') labels[playersLabel(players(here))] = 'players';
    const part = here?.name === 'With' ? partOf(here) : undefined;
    if (here === undefined || part === undefined) continue;
    const title = game.choices.parts.find(({ id }) => id === part)?.title ?? part;
    labels[`With ${title}`] = attribute(here, 'variant') === undefined ? 'module' : 'variant';
  }
  return labels;
}
