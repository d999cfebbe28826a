import type { APIRoute } from 'astro';
import { previewsOf } from '../../spine/records.ts';
import { siteGame, siteSpine } from '../../spine/site.ts';

export function getStaticPaths() {
  return [...siteSpine().games.keys()].map((game) => ({ params: { game } }));
}

export const GET: APIRoute = ({ params }) => Response.json(previewsOf(siteSpine(), siteGame(params.game)));
