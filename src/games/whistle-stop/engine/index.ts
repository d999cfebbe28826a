import { assemble, type Base, type Points } from '../../../kernel/assemble.ts';
import type { Definition } from '../../../kernel/game.ts';
import { configure } from './configure.ts';
import { faults, inventory, orders } from './inventory.ts';
import { discardResource, takeGoods, trade } from './moves/goods.ts';
import { leaveBoard } from './moves/leaving.ts';
import { firstStop, layTile } from './moves/moving.ts';
import { delivery, giveShare, town } from './moves/paying.ts';
import { startTurn, turn } from './moves/turn.ts';
import { closeTurn, endTurn, refill, startRound } from './round.ts';
import { rules } from './rules.ts';
import { scoreSheet } from './scoring.ts';
import { initialState, placeTrain, prepare } from './setup.ts';
import { targets } from './targets.ts';
import { touches } from './touches.ts';
import type { Types } from './types.ts';
import { shuffleUnknown, viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

const define = (): Definition<Types> => ({
  id: 'whistle-stop',
  rules,
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 1600, maxLegal: 80 },
  over: 'highest-total-wins',
  configure,
  initial: initialState,
  tasks: {
    prepare,
    placeTrain,
    startRound,
    startTurn,
    turn,
    layTile,
    firstStop,
    town,
    delivery,
    giveShare,
    leaveBoard,
    takeGoods,
    trade,
    discardResource,
    closeTurn,
    refill,
    endTurn,
  },
  targets,
  touches,
  score: scoreSheet,
  view: viewOf,
  inventory,
  faults,
  shuffleUnknown,
  orders,
});

/** Whistle Stop; it has no module yet, so no place for one to join. */
export const base: Base<Types, Points> = { points: {}, define };

/** Whistle Stop. */
export const whistleStop = assemble(base);
