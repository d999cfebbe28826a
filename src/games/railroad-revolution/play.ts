import { assemble } from '../../kernel/assemble.ts';
import { lazyWords } from '../common/lazy-words.svelte.ts';
import { playOf } from '../common/wing.ts';
import { english } from '../common/words/words.ts';
import Board from './board/Board.svelte';
import { base } from './engine/base.ts';
import type { Types } from './engine/types.ts';
import { procedures } from './procedures/registry.ts';
import { baseWords } from './words/base.ts';
import { namesOf } from './words/names.ts';
import type { violationWords } from './words/violations.ts';

const refusals = lazyWords(() =>
  import('./words/violations.ts').then<ReturnType<typeof violationWords>>((all) =>
    all.violationWords(english, namesOf(english), words.seat),
  ),
);
const words = baseWords(english, () => refusals.say);

/** What examples of Railroad Revolution are played with that have no expansion on the table. */
export const play = playOf<Types>({
  game: assemble(base),
  words,
  facts: () => import('./words/facts.ts').then((all) => all.factWords(english, words.seat)),
  refusals,
  Board,
  ties: () => import('./board/ties.ts'),
  legend: () => import('./board/Key.svelte'),
  procedures,
  looks: 'asked',
});
