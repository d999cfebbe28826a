import type { APIRoute } from 'astro';
import { readingsOf } from '../../../search/readings.ts';
import { siteGame, siteSpine } from '../../../spine/site.ts';

export function getStaticPaths() {
  return [...siteSpine().games.keys()].map((game) => ({ params: { game } }));
}

/** What a search tells a table that has chosen other readings than ours; no other table loads it. */
export const GET: APIRoute = ({ params }) => Response.json(readingsOf(siteGame(params.game)));
