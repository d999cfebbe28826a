import { playOf } from '../common/wing.ts';
import { english } from '../common/words/words.ts';
import Board from './board/Board.svelte';
import { whistleStop as game } from './engine/index.ts';
import type { Types } from './engine/types.ts';
import { procedures } from './procedures/registry.ts';
import { whistleStop as wordsIn } from './words/words.ts';

const words = wordsIn(english);

/** What examples of Whistle Stop are played with. */
export const play = playOf<Types>({
  game,
  words,
  facts: () => import('./words/facts.ts').then((all) => all.factWords(english, words.seat)),
  Board,
  ties: () => import('./board/ties.ts'),
  drawn: ['layTile'],
  legend: () => import('./board/Key.svelte'),
  procedures,
});
