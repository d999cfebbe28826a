import { railroadRivals } from '../../../../src/games/railroad-rivals/engine/index.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { logs } from '../../../laws/golden.ts';
import { games } from './games.ts';

// Once the wing has its game.ts, `games.ts` becomes `recipes.ts`, which the suite of all wings finds by its name, and this file goes.
logs(railroadRivals as unknown as Game, import.meta.dirname, games);
