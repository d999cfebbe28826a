import { playOf } from '../../../../../../src/games/common/wing.ts';
import { english } from '../../../../../../src/games/common/words/words.ts';
import { sidings as game } from '../../engine/index.ts';
import { procedures } from '../../procedures/registry.ts';
import Board from './board/Board.svelte';
import type { Night } from './engine/index.ts';
import { sidingsWords } from './words/words.ts';

/** What examples with Night Trains are played with. */
export const play = playOf<Night>({
  game,
  words: sidingsWords(english),
  facts: () => import('./words/facts.ts').then((all) => all.nightFacts(english)),
  Board,
  legend: () => import('../../board/Key.svelte'),
  procedures,
});
