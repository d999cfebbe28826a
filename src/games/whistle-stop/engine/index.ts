import { assemble, type Base } from '../../../kernel/assemble.ts';
import type { Options } from '../../../kernel/config.ts';
import type { Definition } from '../../../kernel/game.ts';
import { discardResource, takeGoods, trade } from './moves/goods.ts';
import { leaveBoard } from './moves/leaving.ts';
import { firstStop, layTile } from './moves/moving.ts';
import { delivery, giveShare, town } from './moves/paying.ts';
import { startTurn, turn } from './moves/turn.ts';
import { closeTurn, endTurn, refill, startRound } from './round.ts';
import { scoreSheet } from './scoring.ts';
import { initialState, placeTrain, prepare } from './setup.ts';
import { PLAYER_COUNTS } from './tables/player-counts.ts';
import { targets } from './targets.ts';
import { RULINGS, type Types } from './types.ts';
import { viewOf } from './view.ts';
import { VOCABULARY } from './vocabulary.ts';

/**
 * What a table of it can choose.
 * @rule player-count
 */
export const options: Options = {
  title: 'Whistle Stop',
  seats: PLAYER_COUNTS.map(({ players }) => players),
  variants: [],
  rulings: RULINGS,
};

const definition: Definition<Types> = {
  id: 'whistle-stop',
  vocabulary: VOCABULARY,
  bounds: { maxMoves: 1600, maxLegal: 80 },
  over: 'highest-total-wins',
  options,
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
  score: scoreSheet,
  view: viewOf,
};

/** Whistle Stop; it has no module yet, so no place for one to join. */
export const base: Base<Types> = { definition };

/** Whistle Stop. */
export const whistleStop = assemble(base);
