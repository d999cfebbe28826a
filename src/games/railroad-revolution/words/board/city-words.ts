import { english, type Tag } from '../../../common/words/words.ts';

/** The words of the tile of a city. */
export const cityWords = (w: Tag) => ({ primary: w`Primary reward`, firstStation: w`First Station bonus` });

export const own = cityWords(english);
