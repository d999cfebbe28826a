import type { APIRoute } from 'astro';
import { href } from '../../components/href.ts';
import { makeIndex } from '../../search/index.ts';
import { searchRecords } from '../../spine/records.ts';
import { siteGame, siteSpine } from '../../spine/site.ts';

export function getStaticPaths() {
  return [...siteSpine().games.keys()].map((game) => ({ params: { game } }));
}

export const GET: APIRoute = ({ params }) => {
  const records = searchRecords(siteSpine(), siteGame(params.game));
  const entries = records.map(({ path, ...record }, id) => ({ id, ...record, href: href(path) }));
  return new Response(makeIndex(entries), { headers: { 'content-type': 'application/json' } });
};
