import { assemble, type Base } from '../../../kernel/assemble.ts';
import type { Options } from '../../../kernel/config.ts';
import type { Definition } from '../../../kernel/game.ts';
import { anytime } from './moves/anytime.ts';
import { assignDie, beginAssigning, readyDice } from './moves/assigning.ts';
import { placeCard, readyCards } from './moves/cards.ts';
import { fourthDice, lowTotal, rerollTokens, rollDice } from './moves/dice.ts';
import { startTurn, turn } from './moves/turn.ts';
import { beginPhase, endPhase, payments, preparation } from './round.ts';
import { scoreSheet } from './scoring.ts';
import { initialState, prepare } from './setup.ts';
import { PLAYER_COUNTS } from './tables/player-counts.ts';
import { targets } from './targets.ts';
import { openSlot } from './turn-order.ts';
import { RULINGS, type Types } from './types.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/**
 * What a table of it can choose.
 * @rule player-count
 */
export const options: Options = {
  title: 'Railway Workers',
  seats: PLAYER_COUNTS.map(({ players }) => players),
  variants: [],
  rulings: RULINGS,
};

const definition: Definition<Types> = {
  id: 'railway-workers',
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 1500, maxLegal: 260 },
  over: 'end-after-round-four',
  options,
  initial: initialState,
  tasks: {
    prepare,
    preparation,
    beginPhase,
    placeCard,
    readyCards,
    rollDice,
    lowTotal,
    fourthDice,
    rerollTokens,
    beginAssigning,
    assignDie,
    readyDice,
    openSlot,
    startTurn,
    turn,
    endPhase,
    payments,
  },
  anytime,
  knownTo: (move) => ('seat' in move ? move.seat : undefined),
  targets,
  score: scoreSheet,
  view: viewOf,
};

/** Railway Workers; it has no module yet, so no place for one to join. */
export const base: Base<Types> = { definition };

/** Railway Workers. */
export const railwayWorkers = assemble(base);
