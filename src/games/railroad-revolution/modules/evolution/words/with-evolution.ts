import { withModule } from '../../../../common/words/module-words.ts';
import type { Tag, Words } from '../../../../common/words/words.ts';
import { baseWords } from '../../../words/base.ts';
import { namesOf } from '../../../words/names.ts';
import type { violationWords } from '../../../words/violations.ts';
import type { Types } from '../engine/types.ts';
import { evolutionWords } from './evolution.ts';

/** All that is said about Railroad Revolution with its expansion in the box. `refusals` says why the base game refuses a move. */
export function wordsWithEvolution(w: Tag, refusals: typeof violationWords): Words<Types> {
  const base = baseWords(w, refusals);
  return withModule(base, evolutionWords(w, namesOf(w), base.seat));
}
