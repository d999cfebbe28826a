import type { APIRoute } from 'astro';
import { href } from '../spine/href.ts';
import { rulesJson } from '../spine/records.ts';
import { siteSpine } from '../spine/site.ts';

/** Every clause, FAQ, ruling and term for bots; whole addresses where the site knows its own. */
export const GET: APIRoute = ({ site }) =>
  Response.json(rulesJson(siteSpine(), (path) => (site === undefined ? href(path) : new URL(href(path), site).href)));
