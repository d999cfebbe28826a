import type { APIRoute } from 'astro';
import { labelsOf } from '../../components/preview-marks.ts';
import { previewsOf } from '../../spine/records.ts';
import { siteGame, siteSpine } from '../../spine/site.ts';

export function getStaticPaths() {
  return [...siteSpine().games.keys()].map((game) => ({ params: { game } }));
}

/** The previews of a game; a clause with marks in its text has them third, so that they can be set apart from it. */
export const GET: APIRoute = ({ params }) => {
  const game = siteGame(params.game);
  const { clauses, terms } = previewsOf(siteSpine(), game);
  const marked = Object.entries(clauses).map(([id, said]) => {
    const clause = game.clauses.get(id);
    const labels = clause === undefined ? {} : labelsOf(game, clause);
    return [id, Object.keys(labels).length === 0 ? said : [...said, labels]];
  });
  return Response.json({ clauses: Object.fromEntries(marked), terms });
};
