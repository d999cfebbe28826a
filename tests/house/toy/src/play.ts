import { playOf } from '../../../../src/games/common/wing.ts';
import { english } from '../../../../src/games/common/words/words.ts';
import Board from './board/Board.svelte';
import { sidingsAlone as game } from './engine/base.ts';
import type { Toy } from './engine/types.ts';
import { procedures } from './procedures/registry.ts';
import { baseWords } from './words/base.ts';

/** What examples of Sidings are played with that have no expansion on the table. */
export const play = playOf<Toy>({
  game,
  words: baseWords(english),
  facts: () => import('./words/facts.ts').then((all) => all.factWords(english)),
  Board,
  legend: () => import('./board/Key.svelte'),
  procedures,
});
