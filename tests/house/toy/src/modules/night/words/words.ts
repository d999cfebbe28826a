import { withModule } from '../../../../../../../src/games/common/words/module-words.ts';
import type { Tag, Words } from '../../../../../../../src/games/common/words/words.ts';
import { baseWords } from '../../../words/base.ts';
import type { Night } from '../engine/index.ts';
import { nightWords } from './night.ts';

/** All that is said about Sidings, with its expansion in the box. */
export const sidingsWords = (w: Tag): Words<Night> => withModule(baseWords(w), nightWords(w));
