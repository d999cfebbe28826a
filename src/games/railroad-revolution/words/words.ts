import type { Types } from '../modules/evolution/engine/types.ts';
import { violationWords } from './violations.ts';
import { wordsWithEvolution } from '../modules/evolution/words/with-evolution.ts';
import type { Tag, Words } from '../../common/words/words.ts';

/** All that is said about Railroad Revolution, with its expansion in the box. */
export const railroadRevolution = (w: Tag): Words<Types> => wordsWithEvolution(w, violationWords);
