import type { Types } from '../engine/railroad-revolution/modules/evolution/types.ts';
import { violationWords } from './railroad-revolution/violations.ts';
import { wordsWithEvolution } from './railroad-revolution/with-evolution.ts';
import type { Tag, Words } from './words.ts';

/** All that is said about Railroad Revolution, with its expansion in the box. */
export const railroadRevolution = (w: Tag): Words<Types> => wordsWithEvolution(w, violationWords);
