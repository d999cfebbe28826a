import type { APIRoute } from 'astro';
import { fullRecords } from '../../search/full-records.ts';
import { siteSpine } from '../../spine/site.ts';

/** Read by the integration of the full text, which does not leave it in the site. */
export const GET: APIRoute = () => {
  const spine = siteSpine();
  return Response.json([...spine.games.values()].flatMap((game) => fullRecords(spine, game)));
};
