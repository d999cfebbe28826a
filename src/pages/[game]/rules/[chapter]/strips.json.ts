import type { APIRoute } from 'astro';
import type { StripData } from '../../../../client/strip.ts';
import { href } from '../../../../spine/href.ts';
import { siteGame, siteSpine } from '../../../../spine/site.ts';
import { stripOf } from '../../../../spine/strips.ts';

export function getStaticPaths() {
  return [...siteSpine().games.values()].flatMap((game) =>
    [...game.chapters.keys()].map((chapter) => ({ params: { game: game.id, chapter } })),
  );
}

export const GET: APIRoute = ({ params }) => {
  const game = siteGame(params.game);
  const clauses = [...game.clauses.values()].filter(({ chapter }) => chapter === params.chapter);
  const strips = clauses.map((clause): [string, StripData] => {
    const { rulebook, groups } = stripOf(game, clause);
    const linked = groups.map(({ label, links }) => ({
      label,
      links: links.map(({ text, path }) => ({ text, href: href(path) })),
    }));
    return [clause.id, { rulebook, groups: linked }];
  });
  return Response.json(Object.fromEntries(strips));
};
