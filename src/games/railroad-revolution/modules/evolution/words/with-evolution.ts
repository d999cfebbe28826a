import type { Types } from '../../engine/railroad-revolution/modules/evolution/types.ts';
import { withModule } from '../modules/module-words.ts';
import type { Tag, Words } from '../words.ts';
import { baseWords } from './base.ts';
import { evolutionWords } from './evolution.ts';
import { namesOf } from './names.ts';
import type { violationWords } from './violations.ts';

/** All that is said about Railroad Revolution with its expansion in the box. `refusals` says why the base game refuses a move. */
export function wordsWithEvolution(w: Tag, refusals: typeof violationWords): Words<Types> {
  const base = baseWords(w, refusals);
  return withModule(base, evolutionWords(w, namesOf(w), base.seat));
}
