import { referenceOf } from '../games/index.ts';
import { games } from '../spine/wings.ts';

/** The addresses of the sheets that the pictures of some parts of a game need: `base`, and modules; all of them without. */
export async function boardSheets(id: string, parts?: readonly string[]): Promise<string[]> {
  const game = games.get(id);
  const sheets = Object.entries(game === undefined ? {} : referenceOf(game.wing).sheets);
  const due = sheets.filter(([part]) => part === 'base' || parts === undefined || parts.includes(part));
  return Promise.all(due.map(async ([, sheet]) => (await sheet()).default));
}
