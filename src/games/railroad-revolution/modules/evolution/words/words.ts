import type { Tag, Words } from '../../../../common/words/words.ts';
import { violationWords } from '../../../words/violations.ts';
import type { Types } from '../engine/types.ts';
import { wordsWithEvolution } from './with-evolution.ts';

/** All that is said about Railroad Revolution, with its expansion in the box. */
export const railroadRevolution = (w: Tag): Words<Types> => wordsWithEvolution(w, violationWords);
