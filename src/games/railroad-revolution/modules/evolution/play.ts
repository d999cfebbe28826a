import { assemble } from '../../../../kernel/assemble.ts';
import { lazyWords } from '../../../common/lazy-words.svelte.ts';
import { playOf } from '../../../common/wing.ts';
import { english } from '../../../common/words/words.ts';
import { base } from '../../engine/base.ts';
import { procedures } from '../../procedures/registry.ts';
import { namesOf } from '../../words/names.ts';
import type { violationWords } from '../../words/violations.ts';
import Board from './board/Board.svelte';
import { evolution } from './engine/index.ts';
import type { Types } from './engine/types.ts';
import { wordsWithEvolution } from './words/with-evolution.ts';

const refusals = lazyWords(() =>
  import('../../words/violations.ts').then<ReturnType<typeof violationWords>>((all) =>
    all.violationWords(english, namesOf(english), words.seat),
  ),
);
const words = wordsWithEvolution(english, () => refusals.say);

/** What examples with Railroad Evolution are played with. */
export const play = playOf<Types>({
  game: assemble(base, evolution),
  words,
  facts: () => import('./words/facts.ts').then((all) => all.evolutionFacts(english, words.seat)),
  refusals,
  Board,
  ties: () => import('./board/ties.ts'),
  legend: () => import('./board/Key.svelte'),
  procedures,
  looks: 'asked',
});
