import type { Types } from '../engine/railroad-revolution/modules/evolution/types.ts';
import { withModule } from './modules/module-words.ts';
import { baseWords } from './railroad-revolution/base.ts';
import { evolutionWords } from './railroad-revolution/evolution.ts';
import { namesOf } from './railroad-revolution/names.ts';
import type { Tag, Words } from './words.ts';

/** All that is said about Railroad Revolution, with its expansion in the box. */
export function railroadRevolution(w: Tag): Words<Types> {
  const base = baseWords(w);
  return withModule(base, evolutionWords(w, namesOf(w), base.seat));
}
