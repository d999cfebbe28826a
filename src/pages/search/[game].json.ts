import type { APIRoute } from 'astro';
import { pack } from '../../search/packed.ts';
import type { Entry } from '../../search/small-index.ts';
import { href } from '../../spine/href.ts';
import { searchRecords } from '../../spine/records.ts';
import { siteGame, siteSpine } from '../../spine/site.ts';

export function getStaticPaths() {
  return [...siteSpine().games.keys()].map((game) => ({ params: { game } }));
}

/** What the small index of a game is made of. */
export const GET: APIRoute = ({ params }) => {
  const records = searchRecords(siteSpine(), siteGame(params.game));
  const entries = records.map(({ path, ...record }): Entry => ({ ...record, href: href(path) }));
  return Response.json(pack(entries));
};
