import { createHash } from 'node:crypto';
import type { APIRoute } from 'astro';
import type { GameList } from '../../search/library.ts';
import { namesOf } from '../../search/names.ts';
import { tries } from '../../search/tries.ts';
import { searchRecords } from '../../spine/records.ts';
import { siteSpine } from '../../spine/site.ts';

/** The games that can be searched, and which edition of the full text belongs to them. */
export const GET: APIRoute = () => {
  const spine = siteSpine();
  const games = [...spine.games.values()];
  const text = JSON.stringify(games.map((game) => searchRecords(spine, game)));
  const list: GameList = {
    edition: createHash('sha256').update(text).digest('hex').slice(0, 8),
    games: games.map((game) => ({
      id: game.id,
      title: game.data.title,
      code: game.data.code,
      names: namesOf(spine, game),
      players: game.data.players,
      tries: tries(spine, game),
    })),
  };
  return Response.json(list);
};
