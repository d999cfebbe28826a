import { assemble, type Base, type Points } from '../../../kernel/assemble.ts';
import type { Definition } from '../../../kernel/game.ts';
import { configure } from './configure.ts';
import { faults, inventory, orders } from './inventory.ts';
import { anytime } from './moves/anytime.ts';
import { assignDie, beginAssigning, readyDice } from './moves/assigning.ts';
import { placeCard, readyCards } from './moves/cards.ts';
import { fourthDice, lowTotal, rerollTokens, rollDice } from './moves/dice.ts';
import { startTurn, turn } from './moves/turn.ts';
import { beginPhase, endPhase, payments, preparation } from './round.ts';
import { rules } from './rules.ts';
import { scoreSheet } from './scoring.ts';
import { initialState, prepare } from './setup.ts';
import { targets } from './targets.ts';
import { touches } from './touches.ts';
import { openSlot } from './turn-order.ts';
import type { Types } from './types.ts';
import { shuffleUnknown } from './unknown.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

const define = (): Definition<Types> => ({
  id: 'railway-workers',
  rules,
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 1500, maxLegal: 260 },
  over: 'end-after-round-four',
  configure,
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
  touches,
  score: scoreSheet,
  view: viewOf,
  inventory,
  faults,
  shuffleUnknown,
  orders,
});

/** Railway Workers; it has no module yet, so no place for one to join. */
export const base: Base<Types, Points> = { points: {}, define };

/** Railway Workers. */
export const railwayWorkers = assemble(base);
